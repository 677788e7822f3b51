// SPDX-License-Identifier: Apache-2.0
//! What a file says of itself, read before the loader gets it: opening a library runs code of its own.

use super::Refusal;
use object::elf::{self, FileHeader64};
use object::read::elf::{Dyn, FileHeader, ProgramHeader, Sym};
use object::{LittleEndian, ReadCache, ReadRef};
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// Where the loader looks besides the library's own directory and its cache.
const SYSTEM: [&str; 6] = [
    "/lib/x86_64-linux-gnu",
    "/usr/lib/x86_64-linux-gnu",
    "/lib64",
    "/usr/lib64",
    "/lib",
    "/usr/lib",
];

const CACHE: &str = "/etc/ld.so.cache";

/// More than any library has, and a bound for those that need one another.
const MOST_NEEDED: usize = 256;

/// Refuses what is no library for this machine, what lacks one of the symbols, and what needs a library that is not there.
pub fn check(file: &Path, symbols: &[&str]) -> Result<(), Refusal> {
    let library = read(file)?;
    let missing: Vec<&str> = symbols
        .iter()
        .copied()
        .filter(|s| !library.exports.iter().any(|e| e == s.as_bytes()))
        .collect();
    if !missing.is_empty() {
        return Err(Refusal::new(
            "symbols",
            format!(
                "{} does not export {}; build it with this version of 'thaw function build'",
                file.display(),
                missing.join(", ")
            ),
        ));
    }
    let directory = file.parent().unwrap_or(Path::new("/"));
    let cache = fs::read(CACHE).unwrap_or_default();
    let mut wanted = library.needed;
    let mut seen = 0;
    while let Some(name) = wanted.get(seen).cloned() {
        seen += 1;
        let beside = directory.join(&name);
        if beside.exists() {
            for next in read(&beside)?.needed {
                if !wanted.contains(&next) && wanted.len() < MOST_NEEDED {
                    wanted.push(next);
                }
            }
        } else if !is_system_library(&name, &cache) {
            return Err(Refusal::new(
                "needed",
                format!(
                    "{} needs {name}, which is neither in {} nor a library of the system",
                    file.display(),
                    directory.display()
                ),
            ));
        }
    }
    Ok(())
}

fn is_system_library(name: &str, cache: &[u8]) -> bool {
    let mut ended = name.as_bytes().to_vec();
    ended.push(0);
    SYSTEM.iter().any(|d| PathBuf::from(d).join(name).exists())
        || cache.windows(ended.len()).any(|w| w == ended)
}

struct Library {
    needed: Vec<String>,
    exports: Vec<Vec<u8>>,
}

fn read(path: &Path) -> Result<Library, Refusal> {
    let complaint =
        |text: String| Refusal::new("not-a-library", format!("{} {text}", path.display()));
    let file = File::open(path).map_err(|e| complaint(format!("cannot be read: {e}")))?;
    let length = file.metadata().map_or(0, |m| m.len());
    let data = ReadCache::new(file);
    let data = &data;
    let ident = data
        .read_bytes_at(0, 20)
        .map_err(|()| complaint(format!("has {length} bytes and is no ELF file")))?;
    if ident[..4] != *b"\x7fELF" {
        return Err(complaint("is no ELF file".to_owned()));
    }
    let machine = u16::from_le_bytes([ident[18], ident[19]]);
    if ident[4] != elf::ELFCLASS64.0
        || ident[5] != elf::ELFDATA2LSB.0
        || machine != elf::EM_X86_64.0
    {
        return Err(Refusal::new(
            "architecture",
            format!(
                "{} is for another architecture ({}, ELF machine {machine}); this one is x86_64",
                path.display(),
                if ident[4] == elf::ELFCLASS32.0 {
                    "32 bit"
                } else {
                    "64 bit"
                }
            ),
        ));
    }
    let kind = u16::from_le_bytes([ident[16], ident[17]]);
    if kind != elf::ET_DYN.0 {
        return Err(complaint(format!(
            "is no shared library (its ELF type is {kind})"
        )));
    }
    let broken = |e: object::read::Error| complaint(format!("is damaged: {e}"));
    let header = FileHeader64::<LittleEndian>::parse(data).map_err(broken)?;
    let endian = LittleEndian;
    for part in header.program_headers(endian, data).map_err(broken)? {
        let (offset, size) = part.file_range(endian);
        if offset.checked_add(size).is_none_or(|end| end > length) {
            return Err(complaint(format!(
                "is cut off: it has {length} bytes and describes more"
            )));
        }
    }
    let sections = header.sections(endian, data).map_err(broken)?;
    let mut library = Library {
        needed: Vec::new(),
        exports: Vec::new(),
    };
    if let Some((entries, index)) = sections.dynamic(endian, data).map_err(broken)? {
        let strings = sections.strings(endian, data, index).map_err(broken)?;
        for entry in entries {
            if entry.tag(endian) == elf::DT_NEEDED {
                let name = entry.string(endian, strings).map_err(broken)?;
                library
                    .needed
                    .push(String::from_utf8_lossy(name).into_owned());
            }
        }
    }
    let symbols = sections
        .symbols(endian, data, elf::SHT_DYNSYM)
        .map_err(broken)?;
    for symbol in symbols.iter() {
        if symbol.is_definition(endian, symbols.strings()) {
            let name = symbols.symbol_name(endian, symbol).map_err(broken)?;
            library.exports.push(name.to_vec());
        }
    }
    Ok(library)
}
