// SPDX-License-Identifier: Apache-2.0
//! A program's file: sections, functions and the relocations that the linker has kept. Addresses are the file's own.

use crate::Refusal;
use crate::symbols::{imports, symbols};
use object::elf::{R_X86_64_32, R_X86_64_32S, R_X86_64_64, R_X86_64_PC32, R_X86_64_PLT32};
use object::read::elf::ElfFile64;
use object::{
    Architecture, Object, ObjectKind, ObjectSection, ObjectSegment, ObjectSymbol, RelocationFlags,
    RelocationTarget, SectionFlags, SectionKind,
};
use std::collections::HashMap;
use std::fs;
use std::path::Path;

/// How the loader, and calls that need no table, are told apart from what only holds an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// Four bytes, counted from where they lie.
    Relative,
    /// An address, four or eight bytes.
    Absolute,
    /// Anything else: through the global offset table, thread-local, …
    Other,
}

#[derive(Clone, Copy, Debug)]
pub struct Relocation {
    pub at: u64,
    pub link: Link,
    /// Symbol and addend together: where it leads, for what is absolute.
    pub value: u64,
}

#[derive(Clone, Debug)]
pub struct Function {
    pub name: String,
    pub address: u64,
    pub size: u64,
    /// Which symbol of this name it is, in the order of the symbol table; local names repeat.
    pub nth: usize,
}

impl Function {
    pub fn end(&self) -> u64 {
        self.address + self.size
    }
}

#[derive(Clone, Debug)]
pub struct Section {
    pub name: String,
    pub address: u64,
    pub bytes: Vec<u8>,
    pub allocated: bool,
    pub executable: bool,
    pub relocations: Vec<Relocation>,
}

impl Section {
    pub fn end(&self) -> u64 {
        self.address + self.bytes.len() as u64
    }

    pub fn contains(&self, address: u64) -> bool {
        (self.address..self.end()).contains(&address)
    }
}

#[derive(Debug)]
pub struct Image {
    pub build_id: Vec<u8>,
    /// It may be loaded anywhere.
    pub position_independent: bool,
    /// It asks for a dynamic linker.
    pub dynamic: bool,
    /// It finds libraries by its own place.
    pub looks_beside_itself: bool,
    pub sections: Vec<Section>,
    /// By address; of several names for one address, the first.
    pub functions: Vec<Function>,
    /// Address, by name and occurrence; with all names.
    pub symbols: HashMap<(String, usize), (u64, u64)>,
    /// Slots that the dynamic linker fills, and the names that it fills them by.
    pub imports: Vec<(u64, String)>,
    /// The lowest address of a loaded segment, rounded to its page.
    pub first_page: u64,
    pub end: u64,
}

impl Image {
    pub fn open(path: &Path) -> Result<Image, Refusal> {
        let data = fs::read(path).map_err(|e| {
            Refusal::new(
                "unreadable",
                format!("{} cannot be read: {e}", path.display()),
            )
        })?;
        Image::parse(&data)
            .map_err(|r| Refusal::new(r.reason, format!("{} {}", path.display(), r.text)))
    }

    pub fn parse(data: &[u8]) -> Result<Image, Refusal> {
        if data.get(..4) != Some(b"\x7fELF") {
            return Err(Refusal::new("not-a-program", "is no ELF file"));
        }
        let broken = |e: object::Error| Refusal::new("damaged", format!("is damaged: {e}"));
        if data.get(4) != Some(&2) {
            return Err(Refusal::new(
                "architecture",
                "is for another architecture (32 bit); this one is x86_64",
            ));
        }
        let file: ElfFile64<'_> = ElfFile64::parse(data).map_err(broken)?;
        if file.architecture() != Architecture::X86_64 {
            return Err(Refusal::new(
                "architecture",
                format!("is for {:?}; this machine is x86_64", file.architecture()),
            ));
        }
        let position_independent = match file.kind() {
            ObjectKind::Dynamic => true,
            ObjectKind::Executable => false,
            other => {
                return Err(Refusal::new(
                    "not-a-program",
                    format!("is no program ({other:?})"),
                ));
            }
        };
        let beyond = |what: &str| {
            let text = format!("is damaged: a {what} ends beyond the last address");
            Refusal::new("damaged", text)
        };
        let mut sections = Vec::new();
        let mut dynamic = false;
        for section in file.sections() {
            let name = section.name().unwrap_or("").to_owned();
            dynamic |= name == ".interp";
            let flags = match section.flags() {
                SectionFlags::Elf { sh_flags, .. } => sh_flags,
                _ => continue,
            };
            let bytes = if section.kind() == SectionKind::UninitializedData {
                Vec::new()
            } else {
                section.data().map_err(broken)?.to_vec()
            };
            section
                .address()
                .checked_add(bytes.len() as u64)
                .ok_or_else(|| beyond("section"))?;
            sections.push(Section {
                address: section.address(),
                allocated: flags.contains(object::elf::SHF_ALLOC),
                executable: flags.contains(object::elf::SHF_EXECINSTR),
                relocations: relocations(&file, &section),
                bytes,
                name,
            });
        }
        let (functions, symbols) = symbols(&file);
        let mut segments = Vec::new();
        for segment in file.segments() {
            let end = segment.address().checked_add(segment.size());
            segments.push((segment.address(), end.ok_or_else(|| beyond("segment"))?));
        }
        Ok(Image {
            build_id: file
                .build_id()
                .map_err(broken)?
                .unwrap_or_default()
                .to_vec(),
            position_independent,
            dynamic,
            looks_beside_itself: looks_beside_itself(&sections),
            sections,
            functions,
            symbols,
            imports: imports(&file),
            first_page: segments.iter().map(|s| s.0).min().unwrap_or(0) & !0xfff,
            end: segments.iter().map(|s| s.1).max().unwrap_or(0),
        })
    }

    pub fn section(&self, name: &str) -> Option<&Section> {
        self.sections.iter().find(|s| s.name == name)
    }

    /// The section that is loaded at this address.
    pub fn section_at(&self, address: u64) -> Option<&Section> {
        self.sections
            .iter()
            .find(|s| s.allocated && s.contains(address))
    }

    pub fn function_at(&self, address: u64) -> Option<&Function> {
        let after = self.functions.partition_point(|f| f.address <= address);
        let function = self.functions.get(after.checked_sub(1)?)?;
        (address < function.end()).then_some(function)
    }

    pub fn function_that_begins_at(&self, address: u64) -> Option<&Function> {
        self.function_at(address).filter(|f| f.address == address)
    }

    /// The function's bytes in the file.
    pub fn code(&self, function: &Function) -> Option<&[u8]> {
        self.bytes(function.address, function.size as usize)
    }

    pub fn bytes(&self, address: u64, length: usize) -> Option<&[u8]> {
        let section = self.section_at(address)?;
        let from = (address - section.address) as usize;
        section.bytes.get(from..from.checked_add(length)?)
    }

    /// What stands in the way of re-laying any of it, or nothing.
    pub fn refusal(&self) -> Option<Refusal> {
        if self.functions.is_empty() {
            let what = if self.dynamic {
                "is stripped"
            } else {
                "is static and has no symbols"
            };
            return Some(Refusal::new(
                "stripped",
                format!("{what}: BOLT needs its symbols; build it without -s, and do not strip it"),
            ));
        }
        if self.build_id.is_empty() {
            return Some(Refusal::new(
                "no-build-id",
                "has no build-id, by which file and process are compared; link it with -Wl,--build-id",
            ));
        }
        let text = self.section(".text");
        if text.is_none_or(|t| t.relocations.is_empty()) {
            return Some(Refusal::new(
                "no-relocations",
                "has no relocations of its code; link it with -Wl,--emit-relocs (or -Wl,-q)",
            ));
        }
        None
    }
}

fn looks_beside_itself(sections: &[Section]) -> bool {
    let strings = sections.iter().find(|s| s.name == ".dynstr");
    strings.is_some_and(|s| {
        s.bytes
            .windows(7)
            .any(|w| w == b"$ORIGIN" || w == b"${ORIGI")
    })
}

fn relocations<'d>(file: &ElfFile64<'d>, section: &impl ObjectSection<'d>) -> Vec<Relocation> {
    let mut found = Vec::new();
    for (at, relocation) in section.relocations() {
        let RelocationFlags::Elf { r_type } = relocation.flags() else {
            continue;
        };
        let link = if r_type == R_X86_64_PC32 || r_type == R_X86_64_PLT32 {
            Link::Relative
        } else if r_type == R_X86_64_64 || r_type == R_X86_64_32 || r_type == R_X86_64_32S {
            Link::Absolute
        } else {
            Link::Other
        };
        let RelocationTarget::Symbol(index) = relocation.target() else {
            continue;
        };
        let Ok(symbol) = file.symbol_by_index(index) else {
            continue;
        };
        found.push(Relocation {
            at,
            link,
            value: symbol.address().wrapping_add_signed(relocation.addend()),
        });
    }
    found.sort_by_key(|r| r.at);
    found
}
