"""Writing SVG: elements as text, colours by name, everything escaped."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from erawan.views.geometry import Drawing, geometry

SERIF = "Iowan Old Style, Palatino Linotype, Palatino, URW Palladio L, P052, Georgia, serif"


def element(tag: str, content: str = "", /, **attributes: str | float) -> str:
    """An element; underscores in names stand for hyphens.

    >>> element("path", d="M0 0", stroke_width=2.50)
    '<path d="M0 0" stroke-width="2.5"/>'
    """
    written = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for name, value in attributes.items()
    )
    return f"<{tag}{written}>{content}</{tag}>" if content else f"<{tag}{written}/>"


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else f"{round(value, 2):g}"


@dataclass(frozen=True)
class Pen:
    """A pen with the colours of one palette."""

    palette: str

    def colour(self, name: str) -> str:
        """What a colour's name means in this palette; `none` stays what it is."""
        colours = geometry().palettes[self.palette]
        return "none" if name == "none" else colours["ink" if name == "mark" else name]

    def path(
        self,
        d: str,
        fill: str = "none",
        stroke: str = "none",
        width: float = 0,
        **more: str | float,
    ) -> str:
        """A path in named colours."""
        paint: dict[str, str | float] = {"fill": self.colour(fill)}
        if stroke != "none":
            paint |= {"stroke": self.colour(stroke), "stroke_width": width}
        return element("path", d=d, **paint, **more)

    def drawing(
        self,
        drawing: Drawing,
        x: float,
        y: float,
        width: float,
        turn: float = 0,
        **more: str | float,
    ) -> str:
        """A drawing at its top left corner, scaled to a width and turned about its middle."""
        scale = width / drawing.box[0]
        place = f"translate({x:g} {y:g}) scale({scale:.4g})"
        if turn:
            place += f" rotate({turn:g} {drawing.box[0] / 2:g} {drawing.box[1] / 2:g})"
        paths = "".join(self.path(p.d, p.fill, p.stroke, p.width) for p in drawing.paths)
        return element(
            "g", paths, transform=place, stroke_linejoin="round", stroke_linecap="round", **more
        )

    def text(
        self, words: str, x: float, y: float, size: float, colour: str = "ink", **more: str | float
    ) -> str:
        """A line of text centred on a point."""
        return element(
            "text",
            escape(words),
            x=x,
            y=y,
            font_size=size,
            fill=self.colour(colour),
            text_anchor="middle",
            dominant_baseline="central",
            **more,
        )

    def sheet(self, title: str, width: float, height: float, content: str) -> str:
        """A whole picture, with words for those who can't see it."""
        return element(
            "svg",
            element("title", escape(title)) + content,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {width:g} {height:g}",
            role="img",
            font_family=SERIF,
        )
