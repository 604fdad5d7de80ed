use std::io::Read;

use super::*;

fn file(face: &str) -> Vec<u8> {
    fs::read(folder().join(face).with_extension("woff2")).expect("a typeface")
}

#[test]
fn the_typefaces_together_are_light() {
    let bytes: usize = FACES.map(|face| file(face).len()).iter().sum();
    assert!(bytes <= MOST_BYTES, "{bytes} bytes");
}

#[test]
fn each_list_names_the_characters_that_the_typeface_has() {
    for face in FACES {
        assert_eq!(characters(face).expect("a list"), characters_within(&file(face)), "{face}");
    }
}

#[test]
fn the_licence_of_each_typeface_lies_beside_it() {
    for (_, package, licence) in SOURCES {
        let text = fs::read_to_string(folder().join(licence)).expect("a licence");
        assert!(text.contains("SIL OPEN FONT LICENSE Version 1.1"), "{package}");
    }
}

/// What the `cmap` of a WOFF2 file maps. That table is compressed, but not rewritten as the outlines are.
fn characters_within(file: &[u8]) -> BTreeSet<char> {
    let tables = u16::from_be_bytes([file[12], file[13]]);
    let mut at = 48;
    let mut sizes = Vec::new();
    for _ in 0..tables {
        let flags = file[at];
        at += 1;
        let tag = flags & 63;
        if tag == 63 {
            at += 4;
        }
        let mut size = base_128(file, &mut at);
        // Outlines (10) and their places (11) are rewritten unless they say 3, all others if they say anything but 0.
        let plain = if tag == 10 || tag == 11 { 3 } else { 0 };
        if flags >> 6 != plain {
            size = base_128(file, &mut at);
        }
        sizes.push((tag, size));
    }
    let mut plain = Vec::new();
    brotli::Decompressor::new(&file[at..], 4096).read_to_end(&mut plain).expect("Brotli");
    let before: usize = sizes.iter().take_while(|(tag, _)| *tag != 0).map(|(_, size)| size).sum();
    mapped(&plain[before..])
}

fn base_128(file: &[u8], at: &mut usize) -> usize {
    let mut number = 0;
    loop {
        let byte = file[*at];
        *at += 1;
        number = number << 7 | usize::from(byte & 127);
        if byte < 128 {
            return number;
        }
    }
}

/// The characters of a `cmap` table, by its subtable of format 4.
fn mapped(cmap: &[u8]) -> BTreeSet<char> {
    let short = |at: usize| usize::from(u16::from_be_bytes([cmap[at], cmap[at + 1]]));
    let subtables = (0..short(2)).map(|index| short(4 + 8 * index + 4) << 16 | short(4 + 8 * index + 6));
    let table = subtables.into_iter().find(|&table| short(table) == 4).expect("a subtable of format 4");
    let segments = short(table + 6) / 2;
    let (ends, starts) = (table + 14, table + 16 + 2 * segments);
    let segment = |index: usize| short(starts + 2 * index)..=short(ends + 2 * index);
    let codes = (0..segments).flat_map(segment).filter(|&code| code != 0xFFFF);
    codes.filter_map(|code| char::from_u32(u32::try_from(code).ok()?)).collect()
}
