// SPDX-License-Identifier: Apache-2.0
//! What an ELF file tells the dynamic linker: its name, what it needs, and whether it may be unloaded.

use object::read::elf::ElfFile64;
use object::{Object, ObjectSection, ObjectSymbol};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// Names by which others need it.
    pub name: Option<String>,
    pub needed: Vec<String>,
    /// `-z nodelete`.
    pub never_unloaded: bool,
}

impl Needs {
    pub fn parse(data: &[u8]) -> Option<Needs> {
        const NEEDED: u64 = 1;
        const SONAME: u64 = 14;
        const FLAGS_1: u64 = 0x6fff_fffb;
        const NODELETE: u64 = 8;
        let file: ElfFile64<'_> = ElfFile64::parse(data).ok()?;
        let entries = file.section_by_name(".dynamic")?.data().ok()?;
        let strings = file.section_by_name(".dynstr")?.data().ok()?;
        let text = |at: u64| {
            let rest = strings.get(usize::try_from(at).ok()?..)?;
            let end = rest.iter().position(|&b| b == 0)?;
            String::from_utf8(rest[..end].to_vec()).ok()
        };
        let mut needs = Needs::default();
        for entry in entries.as_chunks::<16>().0 {
            let word =
                |at: usize| u64::from_le_bytes(entry[at..at + 8].try_into().unwrap_or_default());
            match word(0) {
                NEEDED => needs.needed.extend(text(word(8))),
                SONAME => needs.name = text(word(8)),
                FLAGS_1 => needs.never_unloaded = word(8) & NODELETE != 0,
                _ => {}
            }
        }
        Some(needs)
    }

    pub fn is_called(&self, name: &str) -> bool {
        self.name.as_deref() == Some(name)
    }
}

/// Whether others may call a function of this name that it has.
pub fn defines(data: &[u8], name: &str) -> bool {
    let file = ElfFile64::<object::Endianness>::parse(data);
    file.is_ok_and(|f| {
        f.dynamic_symbols()
            .any(|s| s.is_definition() && s.name() == Ok(name))
    })
}

/// Whether it calls one of these functions of others.
pub fn calls_any(data: &[u8], names: &[&str]) -> bool {
    let file = ElfFile64::<object::Endianness>::parse(data);
    file.is_ok_and(|f| {
        f.dynamic_symbols()
            .any(|s| s.is_undefined() && s.name().is_ok_and(|n| names.contains(&n)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_needs_the_c_library() {
        let own = std::fs::read("/proc/self/exe").unwrap();
        let needs = Needs::parse(&own).unwrap();
        assert!(needs.needed.iter().any(|n| n == "libc.so.6"), "{needs:?}");
        assert!(!needs.never_unloaded);
        assert!(calls_any(&own, &["nothing", "malloc"]) && !calls_any(&own, &["nothing"]));
        assert!(!defines(&own, "malloc"));
        assert_eq!(Needs::parse(&own[..200]), None);
    }
}
