// SPDX-License-Identifier: Apache-2.0
//! The unwinder of a process, which has to know the tables of new code before an exception crosses it.

use crate::mapped_file;
use crate::maps::Mapping;
use crate::process::Process;
use object::read::elf::ElfFile64;
use object::{Object, ObjectSegment, ObjectSymbol};
use thaw_binary::needs::calls_any;
use thaw_binary::{Image, Refusal};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unwinder {
    pub register: u64,
    pub deregister: u64,
    /// Its code: while a thread is there, its lock may be held.
    pub start: u64,
    pub end: u64,
    /// In a program, whose other code lies there as well.
    pub linked_in: bool,
    /// It allocates memory while it is told, as that of GCC 13 and later does.
    pub allocates: bool,
}

const REGISTER: &str = "__register_frame_info";
const DEREGISTER: &str = "__deregister_frame_info";

impl Unwinder {
    /// In the program itself, or in libgcc; none where a program has neither, as C programs mostly do.
    pub fn find(
        process: &Process,
        image: &Image,
        bias: u64,
        maps: &[Mapping],
    ) -> Result<Option<Unwinder>, Refusal> {
        if !process.is_library {
            return match own(image, bias) {
                Some(own) => Ok(Some(own)),
                None => of_libgcc(process, maps),
            };
        }
        if let Some(found) = of_libgcc(process, maps)? {
            return Ok(Some(found));
        }
        let program = Process::find(process.pid)?;
        let image = Image::open(&program.file)?;
        Ok(own(&image, program.bias(&image)?))
    }
}

/// Linked into a program, or a library.
pub fn own(image: &Image, bias: u64) -> Option<Unwinder> {
    let defined = |name: &str| {
        let symbol = image.symbols.get(&(name.to_owned(), 0));
        symbol.map(|s| s.0).filter(|&a| a != 0)
    };
    Some(Unwinder {
        register: defined(REGISTER)?.wrapping_add(bias),
        deregister: defined(DEREGISTER)?.wrapping_add(bias),
        start: image.first_page.wrapping_add(bias),
        end: image.end.wrapping_add(bias),
        linked_in: true,
        allocates: newest_compiler(image) >= 13,
    })
}

fn of_libgcc(process: &Process, maps: &[Mapping]) -> Result<Option<Unwinder>, Refusal> {
    let mut all = maps.iter();
    let first = all.find(|m| m.offset == 0 && m.name.contains("/libgcc_s.so"));
    let Some(first) = first else {
        return Ok(None);
    };
    let of_it = maps.iter().filter(|m| m.inode == first.inode);
    let end = of_it.map(|m| m.end).max().unwrap_or(first.end);
    let unreadable = || {
        let text = format!(
            "{} was replaced on disk since process {} has it, and only root may read what it was; run this as root, or start the process again",
            first.name, process.pid
        );
        Refusal::new("another-build", text)
    };
    let data = mapped_file::read(process, first).ok_or_else(unreadable)?;
    Ok(in_libgcc(&data, first.start, end))
}

fn in_libgcc(data: &[u8], start: u64, end: u64) -> Option<Unwinder> {
    let file: ElfFile64<'_> = ElfFile64::parse(data).ok()?;
    let lowest = file.segments().map(|s| s.address()).min()? & !0xfff;
    let address = |name: &str| {
        let symbol = file
            .dynamic_symbols()
            .find(|s| s.name() == Ok(name) && s.is_definition())?;
        Some(start.wrapping_add(symbol.address()).wrapping_sub(lowest))
    };
    Some(Unwinder {
        register: address(REGISTER)?,
        deregister: address(DEREGISTER)?,
        start,
        end,
        linked_in: false,
        // The version that its newest functions have.
        allocates: data.windows(6).any(|w| w == b"GCC_13" || w == b"GCC_14"),
    })
}

/// The greatest of the versions of GCC that have made a program, by what they have left in it.
fn newest_compiler(image: &Image) -> u32 {
    let text = image.section(".comment").map_or(&[][..], |s| &s.bytes);
    let versions = text.split(|&b| b == 0).filter_map(|line| {
        let line = std::str::from_utf8(line).ok()?;
        let version = line.strip_prefix("GCC: ")?.rsplit(' ').next()?;
        version.split('.').next()?.parse().ok()
    });
    versions.max().unwrap_or(0)
}

/// What a C program may call that brings an unwinder with it then, in an object that is not the C library itself.
const BRINGS: [&str; 3] = ["pthread_cancel", "pthread_exit", "backtrace"];

/// Whether a process that has no unwinder may get one later, which would not know of new code.
pub fn may_come_later(process: &Process, maps: &[Mapping]) -> bool {
    let mut code = maps.iter().filter(|m| m.executable && m.inode != 0);
    code.any(|m| {
        !m.name.contains("/libc.so")
            && mapped_file::read(process, m).is_none_or(|data| calls_any(&data, &BRINGS))
    })
}

/// `dlopen` and `__errno_location` of the C library.
pub fn loader(process: &Process, maps: &[Mapping]) -> Option<(u64, u64)> {
    let first = maps
        .iter()
        .find(|m| m.offset == 0 && m.name.contains("/libc.so"))?;
    let data = mapped_file::read(process, first)?;
    let file: ElfFile64<'_> = ElfFile64::parse(&*data).ok()?;
    let address = |name: &str| {
        let mut symbols = file.dynamic_symbols();
        let symbol = symbols.find(|s| s.name() == Ok(name) && s.is_definition())?;
        Some(first.start + symbol.address())
    };
    Some((address("dlopen")?, address("__errno_location")?))
}
