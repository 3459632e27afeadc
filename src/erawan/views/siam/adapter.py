"""Siam's views, as generic ones ask for them."""

from __future__ import annotations

from erawan.siam.pieces import SIDES
from erawan.views.adapter import Views, later
from erawan.views.siam.cautions import caution
from erawan.views.siam.changes import changes
from erawan.views.siam.labels import label
from erawan.views.siam.scene import board, boards, scene, status, warnings
from erawan.views.siam.story import Story
from erawan.views.siam.turn import again, options, prompt, pushes, step, turn_warnings

VIEWS = Views(
    words="siam",
    example="@b1n or b1b2n",
    side_codes=SIDES,
    confirm=False,
    scene=scene,
    board=board,
    boards=boards,
    status=status,
    warnings=warnings,
    prompt=prompt,
    options=options,
    again=again,
    step=step,
    turn_warnings=turn_warnings,
    pushes=pushes,
    caution=caution,
    changes=changes,
    story=Story,
    label=label,
    draw=later("erawan.views.siam.text", "draw"),
    svg=later("erawan.views.siam.svg", "svg"),
)
