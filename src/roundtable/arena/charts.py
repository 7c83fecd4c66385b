"""Small plots as SVG, drawn by hand so that a page needs nothing else: bars, stacked bars, dots and a line."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import log10
from typing import Final

WIDE: Final = 640
ROW: Final = 26
LABEL: Final = 190  # room for names on the left
COLOURS: Final = (
    "#33658a", "#f26419", "#758e4f", "#9b5094", "#f6ae2d", "#2f4858", "#86bbd8", "#c1666b", "#4f9d69", "#7d6b91",
    "#b08968", "#5f6caf", "#d17a22", "#3d7068",
)  # fmt: skip


@dataclass(frozen=True)
class Bar:
    """A value by name, perhaps with the interval it lies in, and what stands beside it."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    told: str = ""


def svg(height: float, body: str, title: str) -> str:
    """Wrap what was drawn; the title is what a screen reader says."""
    return (
        f'<svg viewBox="0 0 {WIDE} {height:.0f}" role="img" aria-label="{escape(title)}" '
        f'xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" font-size="12">{body}</svg>'
    )


def text(x: float, y: float, told: str, anchor: str = "start") -> str:
    """Write something."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="currentColor">{escape(told)}</text>'


def bars(found: Sequence[Bar], title: str) -> str:
    """Draw a bar for every value, the interval as a line across its end; values may lie below zero."""
    ends = [end for bar in found for end in (bar.value, bar.low, bar.high) if end is not None]
    least, most = min([0.0, *ends]), max([1e-9, *ends])
    room = WIDE - LABEL - 150

    def place(value: float) -> float:
        return LABEL + room * (value - least) / (most - least)

    body = ""
    for number, bar in enumerate(found):
        y = number * ROW
        left, right = sorted((place(0), place(bar.value)))
        body += text(LABEL - 8, y + 17, bar.name, "end")
        body += f'<rect x="{left:.1f}" y="{y + 5}" width="{max(right - left, 1):.1f}" height="16" fill="{COLOURS[0]}"/>'
        end = right
        if bar.low is not None and bar.high is not None:
            body += f'<path d="M{place(bar.low):.1f} {y + 13}H{place(bar.high):.1f}" stroke="#000" stroke-width="2"/>'
            end = max(end, place(bar.high))
        body += text(end + 6, y + 17, bar.told)
    return svg(len(found) * ROW + 4, body, title)


def stacks(names: Sequence[str], parts: Sequence[str], values: Sequence[Sequence[float]], title: str) -> str:
    """Draw a bar for every name, made of parts; what is below zero goes to the left."""
    above = [sum([part for part in row if part > 0]) for row in values]
    below = [sum([part for part in row if part < 0]) for row in values]
    least, most = min(0.0, *below), max(1.0, *above)
    scale = (WIDE - LABEL - 20) / (most - least)
    zero = LABEL - least * scale
    body = ""
    for number, row in enumerate(values):
        y = number * ROW
        body += text(LABEL - 8, y + 17, names[number], "end")
        left = right = zero
        for part, value in enumerate(row):
            width = abs(value) * scale
            x = right if value >= 0 else left - width
            left, right = min(left, x), max(right, x + width)
            about = f"<title>{escape(parts[part])}: {value:.1f}</title>"
            fill = COLOURS[part % len(COLOURS)]
            body += f'<rect x="{x:.1f}" y="{y + 4}" width="{width:.1f}" height="18" fill="{fill}">{about}</rect>'
    y = len(values) * ROW + 8
    for part, name in enumerate(parts):
        column, line = part % 3, part // 3
        x = 10 + column * (WIDE - 20) / 3
        body += f'<rect x="{x:.1f}" y="{y + line * 18}" width="11" height="11" fill="{COLOURS[part % len(COLOURS)]}"/>'
        body += text(x + 16, y + line * 18 + 10, name)
    return svg(y + (len(parts) + 2) // 3 * 18 + 4, body, title)


def columns(values: Sequence[float], labels: Sequence[str], title: str) -> str:
    """Draw a column for every value, side by side: how often something came about."""
    high, most = 160, max([*values, 1e-9])
    width = (WIDE - 40) / max(1, len(values))
    body = ""
    for number, value in enumerate(values):
        tall = high * value / most
        x = 20 + number * width
        size = f'width="{width - 2:.1f}" height="{tall:.1f}"'
        body += f'<rect x="{x:.1f}" y="{10 + high - tall:.1f}" {size} fill="{COLOURS[0]}"/>'
        body += text(x + width / 2, high + 26, labels[number], "middle")
    return svg(high + 34, body, title)


def dots(points: Sequence[tuple[float, float, str]], across: str, up: str, title: str) -> str:
    """Draw named points; what goes across is shown on a scale of powers of ten."""
    high = 220
    logs = [log10(max(x, 1e-3)) for x, _, _ in points]
    ys = [y for _, y, _ in points]
    least, most = min(logs) - 0.3, max(logs) + 0.3
    low, top = min(ys) - 1, max(ys) + 1
    body = f'<path d="M50 10V{high}H{WIDE - 20}" fill="none" stroke="currentColor"/>'
    body += text(WIDE - 20, high + 30, across, "end") + text(56, 20, up)
    for power in range(int(least) - 1, int(most) + 2):
        if least <= power <= most:
            x = 50 + (WIDE - 90) * (power - least) / (most - least)
            body += f'<path d="M{x:.1f} {high}v5" stroke="currentColor"/>' + text(
                x, high + 17, f"{10.0**power:g}", "middle"
            )
    for log, (_, y, name) in zip(logs, points, strict=True):
        px = 50 + (WIDE - 90) * (log - least) / (most - least)
        py = high - (high - 30) * (y - low) / (top - low)
        body += f'<circle cx="{px:.1f}" cy="{py:.1f}" r="5" fill="{COLOURS[1]}"/>' + text(px + 8, py - 6, name)
    return svg(high + 36, body, title)


def line(points: Sequence[tuple[float, float]], across: str, up: str, title: str) -> str:
    """Draw a line through points, with the values at both ends: a learning curve."""
    high = 220
    most = max([x for x, _ in points] + [1.0])
    ys = [y for _, y in points]
    low, top = min(ys), max([*ys, min(ys) + 1e-9])
    placed = [(50 + (WIDE - 110) * x / most, 20 + (high - 40) * (top - y) / (top - low)) for x, y in points]
    path = " ".join([f"{x:.1f},{y:.1f}" for x, y in placed])
    body = f'<path d="M50 10V{high}H{WIDE - 40}" fill="none" stroke="currentColor"/>'
    body += f'<polyline points="{path}" fill="none" stroke="{COLOURS[0]}" stroke-width="2"/>'
    for (x, y), (count, value) in zip(placed, points, strict=True):
        body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{COLOURS[0]}"/>'
        body += text(x, y - 7, f"{value:.2f}", "middle") + text(x, high + 16, f"{count:g}", "middle")
    return svg(high + 36, body + text(56, 14, up) + text(WIDE - 40, high + 32, across, "end"), title)
