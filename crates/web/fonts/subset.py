"""Makes the typefaces of the page from their sources. `cargo xtask fonts` fetches these and runs it.

Usage: subset.py SOURCES OUT
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

# What the locales need, and every letter of Europe's Latin alphabets besides: names of people are written with them.
LETTERS = set(range(0x20, 0x7F)) | set(range(0xA0, 0x180))
MARKS = set(map(ord, "–—‘’‚“”„†•…‹›€−←↑→↓"))

# Each file with its source and the name under which the page knows it.
FACES = {
    "text": ("faustina/400Regular/Faustina_400Regular.ttf", "Ghost Stories Text"),
    "strong": ("faustina/600SemiBold/Faustina_600SemiBold.ttf", "Ghost Stories Text"),
    "display": ("grenze/600SemiBold/Grenze_600SemiBold.ttf", "Ghost Stories Display"),
}


# Those that the server draws pictures of links with.
OUTLINES = ("strong", "display")


def outlines(font, out):
    """The same letters, for a program that only draws them one after the other."""
    font.flavor = None
    for table in ("GPOS", "GSUB", "GDEF"):
        if table in font:
            del font[table]
    font.save(out, reorderTables=False)


def named(font, name):
    """Gives a typeface its name, and keeps who made it and under which licence."""
    font["name"].names = [record for record in font["name"].names if record.nameID in (0, 13, 14)]
    for identity, text in ((1, name), (2, "Regular"), (3, name), (4, name), (6, name.replace(" ", ""))):
        font["name"].setName(text, identity, 3, 1, 0x409)


def subset(font):
    options = Options()
    options.layout_features = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "tnum"]
    options.name_IDs = ["*"]
    options.hinting = False
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "meta", "STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS | MARKS)
    subsetter.subset(font)


def main(sources, out):
    for file, (source, name) in FACES.items():
        # The same sources make the same files: they keep their dates.
        font = TTFont(sources / source, recalcTimestamp=False)
        subset(font)
        named(font, name)
        characters = sorted(font.getBestCmap())
        font.flavor = "woff2"
        font.save(out / f"{file}.woff2", reorderTables=False)
        if file in OUTLINES:
            outlines(TTFont(out / f"{file}.woff2", recalcTimestamp=False), out / f"{file}.ttf")
        (out / f"{file}.txt").write_text("".join(f"{code:04X} {chr(code)}\n" for code in characters), encoding="utf-8")


main(Path(sys.argv[1]), Path(sys.argv[2]))
