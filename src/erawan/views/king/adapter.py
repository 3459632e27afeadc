"""King of Siam's views, as generic ones ask for them."""

from __future__ import annotations

from erawan.views.adapter import Views, later
from erawan.views.king.cautions import caution
from erawan.views.king.changes import changes
from erawan.views.king.hints import close_calls
from erawan.views.king.labels import label, remark
from erawan.views.king.passing import passing
from erawan.views.king.reasons import in_reason
from erawan.views.king.scene import board, boards, scene, status
from erawan.views.king.story import Story
from erawan.views.king.turn import again, options, prompt, step, turn_warnings

VIEWS = Views(
    words="king",
    example="kt:Rsk,Lsk,May/Lvt",
    scene=scene,
    board=board,
    boards=boards,
    status=status,
    prompt=prompt,
    options=options,
    again=again,
    step=step,
    passing=passing,
    turn_warnings=turn_warnings,
    in_reason=in_reason,
    caution=caution,
    changes=changes,
    story=Story,
    close_calls=close_calls,
    label=label,
    remark=remark,
    tint=later("erawan.views.king.styles", "tint"),
    draw=later("erawan.views.king.text", "draw"),
    svg=later("erawan.views.king.svg", "svg"),
)
