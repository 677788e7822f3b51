// SPDX-License-Identifier: Apache-2.0
//! An ELF file that tells debuggers of code which lies in a process' memory alone: its names, its bytes and its unwind tables,
//! at the addresses that they have there.

/// A function's code, at its address in the process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    pub name: String,
    pub address: u64,
    pub size: u64,
}

pub struct Part<'a> {
    pub address: u64,
    pub bytes: &'a [u8],
}

const HEADER: usize = 64;
const SECTION: usize = 64;
const SYMBOL: usize = 24;
const TEXT: u16 = 1;
const TEXT_NAME: u32 = 1;

/// In the order of the sections, with the places that their names have there.
const SECTION_NAMES: &[u8] = b"\0.text\0.eh_frame\0.symtab\0.strtab\0.shstrtab\0";

struct Section {
    name: u32,
    kind: u32,
    flags: u64,
    address: u64,
    link: u32,
    /// The first symbol that is not local.
    info: u32,
    entry: u64,
    bytes: Vec<u8>,
}

impl Section {
    fn new(name: u32, kind: u32, bytes: Vec<u8>) -> Section {
        Section {
            name,
            kind,
            flags: 0,
            address: 0,
            link: 0,
            info: 0,
            entry: 0,
            bytes,
        }
    }
}

/// The file's bytes.
pub fn symbol_file(code: &Part<'_>, frames: &Part<'_>, names: &[Name]) -> Vec<u8> {
    const PROGBITS: u32 = 1;
    const SYMTAB: u32 = 2;
    const STRTAB: u32 = 3;
    const ALLOC: u64 = 2;
    const EXECINSTR: u64 = 4;
    let mut strings = vec![0u8];
    let mut symbols = vec![0u8; SYMBOL];
    for name in names {
        symbols.extend((strings.len() as u32).to_le_bytes());
        // A local function, in the first section.
        symbols.extend([2, 0]);
        symbols.extend(TEXT.to_le_bytes());
        symbols.extend(name.address.to_le_bytes());
        symbols.extend(name.size.to_le_bytes());
        strings.extend(name.name.bytes().filter(|&b| b != 0));
        strings.push(0);
    }
    let sections = [
        Section {
            flags: ALLOC | EXECINSTR,
            address: code.address,
            ..Section::new(TEXT_NAME, PROGBITS, code.bytes.to_vec())
        },
        Section {
            flags: ALLOC,
            address: frames.address,
            ..Section::new(7, PROGBITS, frames.bytes.to_vec())
        },
        Section {
            link: 4,
            info: names.len() as u32 + 1,
            entry: SYMBOL as u64,
            ..Section::new(17, SYMTAB, symbols)
        },
        Section::new(25, STRTAB, strings),
        Section::new(33, STRTAB, SECTION_NAMES.to_vec()),
    ];
    file(&sections)
}

fn file(sections: &[Section]) -> Vec<u8> {
    let mut all = vec![0u8; HEADER];
    let mut table = vec![0u8; SECTION];
    for section in sections {
        all.resize(all.len().next_multiple_of(16), 0);
        let words = [
            u64::from(section.name) | u64::from(section.kind) << 32,
            section.flags,
            section.address,
            all.len() as u64,
            section.bytes.len() as u64,
            u64::from(section.link) | u64::from(section.info) << 32,
            8,
            section.entry,
        ];
        words.iter().for_each(|w| table.extend(w.to_le_bytes()));
        all.extend(&section.bytes);
    }
    all.resize(all.len().next_multiple_of(16), 0);
    let at = all.len() as u64;
    all.extend(table);
    let mut header = Vec::with_capacity(HEADER);
    header.extend(b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0");
    // A program for x86-64, without an entry and without segments.
    header.extend(2u16.to_le_bytes());
    header.extend(62u16.to_le_bytes());
    header.extend(1u32.to_le_bytes());
    header.extend(0u64.to_le_bytes());
    header.extend(0u64.to_le_bytes());
    header.extend(at.to_le_bytes());
    header.extend(0u32.to_le_bytes());
    let count = sections.len() as u16 + 1;
    for half in [HEADER as u16, 0, 0, SECTION as u16, count, count - 1] {
        header.extend(half.to_le_bytes());
    }
    all[..HEADER].copy_from_slice(&header);
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use object::read::elf::ElfFile64;
    use object::{Object, ObjectSection, ObjectSymbol};

    #[test]
    fn a_reader_of_elf_finds_names_code_and_tables() {
        let names = [
            Name {
                name: "first".to_owned(),
                address: 0x7000,
                size: 3,
            },
            Name {
                name: "first.cold".to_owned(),
                address: 0x7003,
                size: 1,
            },
        ];
        let code = Part {
            address: 0x7000,
            bytes: &[1, 2, 3, 4],
        };
        let frames = Part {
            address: 0x9000,
            bytes: &[0; 4],
        };
        let bytes = symbol_file(&code, &frames, &names);
        let file: ElfFile64<'_> = ElfFile64::parse(&*bytes).unwrap();
        let found: Vec<(&str, u64, u64)> = file
            .symbols()
            .map(|s| (s.name().unwrap(), s.address(), s.size()))
            .collect();
        assert_eq!(found, [("first", 0x7000, 3), ("first.cold", 0x7003, 1)]);
        let text = file.section_by_name(".text").unwrap();
        assert_eq!((text.address(), text.data().unwrap()), (0x7000, code.bytes));
        let tables = file.section_by_name(".eh_frame").unwrap();
        assert_eq!(
            (tables.address(), tables.data().unwrap()),
            (0x9000, frames.bytes)
        );
    }
}
