# SPDX-License-Identifier: Apache-2.0
"""Halves the frames of a film and marks them; films are APNG, in base64."""
import base64
import io

import png
from apng import APNG, PNG

MARK = 16, 8


def halve(rows, width, height):
    """Each new pixel is the mean of four."""
    for y in range(height // 2):
        above, below = rows[2 * y], rows[2 * y + 1]
        line = bytearray(3 * (width // 2))
        for x in range(width // 2):
            for channel in range(3):
                left = 6 * x + channel
                right = left + 3
                total = above[left] + above[right] + below[left] + below[right]
                line[3 * x + channel] = total // 4
        yield line


def mark(lines):
    """Brightens a box in the upper left corner by half of what is left to white."""
    width, height = MARK
    for y, line in enumerate(lines):
        if y < height:
            for i in range(min(3 * width, len(line))):
                line[i] = (line[i] + 255) // 2
        yield line


def main(args):
    film = APNG.from_bytes(base64.b64decode(args["film"]))
    result = APNG(num_plays=film.num_plays)
    for frame, control in film.frames:
        width, height, rows, _ = png.Reader(bytes=frame.to_bytes()).asRGB8()
        out = io.BytesIO()
        writer = png.Writer(width // 2, height // 2, greyscale=False)
        writer.write(out, mark(halve(list(rows), width, height)))
        result.append(PNG.from_bytes(out.getvalue()), delay=control.delay, delay_den=control.delay_den)
    return {"frames": len(result.frames), "film": base64.b64encode(result.to_bytes()).decode("ascii")}
