"""Pictures with as many colours as fit: paper and ink need few."""

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image

MOST_BYTES = 60 * 1024


def keep_small(shot: bytes, file: Path) -> None:
    """Write a screenshot (PNG) in the most colours with which it stays small."""
    picture = Image.open(BytesIO(shot)).convert("RGB")
    pictures = (_of_few_colours(picture, most) for most in (256, 128, 64, 48, 32, 24, 16))
    file.write_bytes(next(small for small in pictures if len(small) < MOST_BYTES))
    sys.stdout.write(f"{file.name}: {file.stat().st_size // 1024} KB\n")


def _of_few_colours(picture: Image.Image, most: int) -> bytes:
    paper = BytesIO()
    few = picture.quantize(most, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(paper, "PNG", optimize=True)
    return paper.getvalue()
