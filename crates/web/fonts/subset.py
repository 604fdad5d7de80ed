"""Makes the typefaces of the page from their sources. `cargo xtask fonts` fetches these and runs it.

Usage: subset.py SOURCES OUT
"""

import io
import sys
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# What the locales need, and every letter of Europe's Latin alphabets besides: names of people are written with them.
LETTERS = set(range(0x20, 0x7F)) | set(range(0xA0, 0x180))
MARKS = set(map(ord, "–—‘’‚“”„†•…‹›€−←↑→↓"))

# The names that the sources reserve for themselves (SIL Open Font License, 3) are not kept by what is made of them.
TEXT, DISPLAY = "Ghost Stories Text", "Ghost Stories Display"


def named(font, name):
    """Gives a typeface the name under which the page knows it, and keeps who made it and under which licence."""
    kept = [record for record in font["name"].names if record.nameID in (0, 13, 14)]
    font["name"].names = kept
    for identity, text in ((1, name), (2, "Regular"), (3, name), (4, name), (6, name.replace(" ", ""))):
        font["name"].setName(text, identity, 3, 1, 0x409)


def subset(font, characters):
    options = Options()
    options.layout_features = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "tnum"]
    options.name_IDs = ["*"]
    options.hinting = False
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "meta", "STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)


def text_face(sources):
    """Source Serif with the weights that the page uses, drawn for small sizes: the table's words are 11 pixels high."""
    font = TTFont(sources / "source-serif/VAR/SourceSerif4Variable-Roman.ttf", recalcTimestamp=False)
    subset(font, LETTERS | MARKS)
    return instantiateVariableFont(font, {"opsz": 16, "wght": (400, 700)})


def display_face(sources):
    """Grenze in one weight; its letters come in two files."""
    folder = sources / "grenze/files"
    parts = []
    for part in ("latin", "latin-ext"):
        font = TTFont(folder / f"grenze-{part}-600-normal.woff2")
        font.flavor = None
        parts.append(io.BytesIO())
        font.save(parts[-1])
        parts[-1].seek(0)
    font = Merger().merge(parts)
    subset(font, LETTERS | MARKS)
    return font


def main(sources, out):
    for face, file, name in ((text_face, "text", TEXT), (display_face, "display", DISPLAY)):
        font = face(sources)
        named(font, name)
        # The same sources make the same file: it bears the date of the script, in seconds since 1904.
        font.recalcTimestamp = False
        font["head"].created = font["head"].modified = 3_880_000_000
        characters = sorted(font.getBestCmap())
        font.flavor = "woff2"
        font.save(out / f"{file}.woff2", reorderTables=False)
        (out / f"{file}.txt").write_text("".join(f"{code:04X} {chr(code)}\n" for code in characters), encoding="utf-8")


main(Path(sys.argv[1]), Path(sys.argv[2]))
