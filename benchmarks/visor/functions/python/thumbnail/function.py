# SPDX-License-Identifier: Apache-2.0
"""A PNG of at most 80 pixels each way, of the PNG that it is sent; both in base64."""
import base64
import io

import png

SIDE = 80


def shrink(rows, size, to):
    """Each new pixel is the mean of those that it stands for."""
    (width, height), (new_width, new_height) = size, to
    for y in range(new_height):
        top = y * height // new_height
        bottom = max(top + 1, (y + 1) * height // new_height)
        line = bytearray(3 * new_width)
        for x in range(new_width):
            left = x * width // new_width
            right = max(left + 1, (x + 1) * width // new_width)
            count = (bottom - top) * (right - left)
            for channel in range(3):
                pixels = slice(3 * left + channel, 3 * right, 3)
                line[3 * x + channel] = sum(sum(row[pixels]) for row in rows[top:bottom]) // count
        yield line


def main(args):
    width, height, rows, _ = png.Reader(bytes=base64.b64decode(args["image"])).asRGB8()
    longest = max(width, height)
    to = max(1, width * SIDE // longest), max(1, height * SIDE // longest)
    out = io.BytesIO()
    writer = png.Writer(*to, greyscale=False)
    writer.write(out, shrink(list(rows), (width, height), to))
    image = base64.b64encode(out.getvalue()).decode("ascii")
    return {"width": to[0], "height": to[1], "image": image}
