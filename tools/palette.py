"""Makes a picture small: 256 colours instead of all. The browser does the counting, so that no library is needed."""

import base64
import struct
import zlib
from typing import Final

from playwright.sync_api import Page

# the commonest colours, one for each small cube of similar ones; all others become the nearest of these
FEW_COLOURS: Final = """async (picture) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    const { data, width, height } = pen.getImageData(0, 0, image.width, image.height);
    const cube = (at) => ((data[at] >> 3) << 10) | ((data[at + 1] >> 3) << 5) | (data[at + 2] >> 3);
    const sums = new Map();
    for (let at = 0; at < data.length; at += 4) {
        const sum = sums.get(cube(at)) ?? [0, 0, 0, 0];
        sums.set(cube(at), [sum[0] + 1, sum[1] + data[at], sum[2] + data[at + 1], sum[3] + data[at + 2]]);
    }
    const means = new Map([...sums].map(([key, [count, ...all]]) => [key, all.map((one) => Math.round(one / count))]));
    const palette = [...sums].sort((a, b) => b[1][0] - a[1][0]).slice(0, 256).map(([key]) => means.get(key));
    const distance = (a, b) => (a[0] - b[0]) ** 2 * 2 + (a[1] - b[1]) ** 2 * 4 + (a[2] - b[2]) ** 2 * 3;
    const nearest = new Map([...means].map(([key, colour]) => {
        const far = palette.map((one) => distance(one, colour));
        return [key, far.indexOf(Math.min(...far))];
    }));
    let places = "";
    for (let at = 0; at < data.length; at += 4) places += String.fromCharCode(nearest.get(cube(at)));
    return { width, height, palette, places: btoa(places) };
}"""


def reduced(page: Page, picture: bytes) -> bytes:
    """Give a PNG with at most 256 colours; any page without a content policy will do."""
    found = page.evaluate(FEW_COLOURS, base64.b64encode(picture).decode())
    width, height = found["width"], found["height"]
    places = base64.b64decode(found["places"])
    lines = b"".join([b"\0" + places[line * width : (line + 1) * width] for line in range(height)])
    return b"".join(
        [
            b"\x89PNG\r\n\x1a\n",
            chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            chunk(b"PLTE", bytes([part for colour in found["palette"] for part in colour])),
            chunk(b"IDAT", zlib.compress(lines, 9)),
            chunk(b"IEND", b""),
        ]
    )


def chunk(kind: bytes, content: bytes) -> bytes:
    """Give a part of a PNG: its length, kind, content and checksum."""
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
