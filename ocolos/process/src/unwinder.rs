// SPDX-License-Identifier: Apache-2.0
//! The unwinder of a process, which has to know the tables of new code before an exception crosses it.

use crate::mapped_file;
use crate::maps::{Mapping, beginning, code, code_of_file};
use crate::process::Process;
use object::read::elf::ElfFile64;
use object::{Object, ObjectSegment, ObjectSymbol};
use std::collections::BTreeSet;
use std::fs;
use std::ops::Range;
use thaw_binary::exclusions::holds_unwinders_lock;
use thaw_binary::needs::{Needs, calls_any, defines};
use thaw_binary::{Image, Refusal};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unwinder {
    pub register: u64,
    pub deregister: u64,
    /// While a thread is there, its lock may be held: all of libgcc, or single functions of a program that has it inside.
    pub locks: Vec<Range<u64>>,
    /// It allocates memory while it is told, as that of GCC 13 and later does.
    pub allocates: bool,
}

const REGISTER: &str = "__register_frame_info";
const DEREGISTER: &str = "__deregister_frame_info";
const RAISE: &str = "_Unwind_RaiseException";
/// An unwinder has this, too; what only hands on has not.
const RESUME: &str = "_Unwind_Resume";
const LIBGCC: &str = "/libgcc_s.so";

/// What LLVM's unwinder defines under one of these names, and GCC's does not.
const OF_LLVM: [&str; 2] = ["__unw_getcontext", "unw_getcontext"];

impl Unwinder {
    /// In the program itself, or in libgcc; none where a program has neither, as C programs mostly do.
    pub fn find(
        process: &Process,
        image: &Image,
        bias: u64,
        maps: &[Mapping],
    ) -> Result<Option<Unwinder>, Refusal> {
        if !process.is_library {
            if let Some(own) = own(image, bias) {
                no_other_inside(process, image)?;
                return Ok(Some(own));
            }
            no_other(process, maps)?;
            return of_libgcc(process, maps);
        }
        if let Some(found) = of_libgcc(process, maps)? {
            no_other(process, maps)?;
            return Ok(Some(found));
        }
        let program = Process::find(process.pid)?;
        let image = Image::open(&program.file)?;
        let own = own(&image, program.bias(&image)?);
        match own {
            Some(_) => no_other_inside(process, &image)?,
            None => no_other(process, maps)?,
        }
        Ok(own)
    }
}

/// LLVM's takes what it is told of new code and does nothing with it.
fn no_other_inside(process: &Process, image: &Image) -> Result<(), Refusal> {
    let defined = |name: &str| image.symbols.contains_key(&(name.to_owned(), 0));
    if OF_LLVM.iter().any(|name| defined(name)) {
        return Err(other(process, "LLVM's is linked into it"));
    }
    Ok(())
}

/// One that is neither in the program nor libgcc's. Where libgcc is there too, others than LLVM's hand on to it (that of the address
/// sanitizer), or stand behind it (the one that profilers look at stacks by), but where the program was linked with them before it.
fn no_other(process: &Process, maps: &[Mapping]) -> Result<(), Refusal> {
    let is_of_gcc = code(maps, is_libgcc).is_some();
    let is_file = |m: &&Mapping| {
        !["/memfd:", "/dev/", "/SYSV"]
            .iter()
            .any(|p| m.name.starts_with(p))
    };
    let first = needed_before_libgcc(process);
    let mut seen = BTreeSet::new();
    let code = maps.iter().filter(|m| m.executable && m.inode != 0);
    for mapping in code
        .filter(is_file)
        .filter(|m| !m.name.contains("/libgcc_s"))
    {
        if !seen.insert(mapping.inode) {
            continue;
        }
        let comes_first = |data: &[u8]| {
            let needs = Needs::parse(data).unwrap_or_default();
            let file_name = mapping.name.rsplit('/').next();
            let is = |name: &String| {
                needs.is_called(name) || mapping.name == *name || file_name == Some(name.as_str())
            };
            first.iter().any(is) && defines(data, RESUME)
        };
        let is_other = |data: Vec<u8>| {
            defines(&data, RAISE)
                && (!is_of_gcc || OF_LLVM.iter().any(|n| defines(&data, n)) || comes_first(&data))
        };
        if mapped_file::read(process, mapping).is_some_and(is_other) {
            return Err(other(process, &format!("{} has one", mapping.name)));
        }
    }
    Ok(())
}

/// The libraries in which the dynamic linker looks for an unwinder before it comes to libgcc.
fn needed_before_libgcc(process: &Process) -> Vec<String> {
    let program = Process::find(process.pid).and_then(|p| fs::read(&p.file).map_err(|_| p.gone()));
    let needs = program.ok().and_then(|data| Needs::parse(&data));
    let needed = needs.unwrap_or_default().needed.into_iter();
    needed.take_while(|n| !n.contains(&LIBGCC[1..])).collect()
}

fn other(process: &Process, which: &str) -> Refusal {
    let text = format!(
        "process {} may throw exceptions by an unwinder that does not know new code ({which}); link it with libgcc's (--unwindlib=libgcc)",
        process.pid
    );
    Refusal::new("no-unwinder", text)
}

/// Where threads may hold its lock, by the place of one of its functions; none where that is not known any more.
pub fn locks_of(process: &Process, maps: &[Mapping], deregister: u64) -> Option<Vec<Range<u64>>> {
    let its = maps.iter().find(|m| m.contains(deregister))?;
    if its.name.contains(LIBGCC) {
        return Some(code_of_file(maps, its));
    }
    let image = Image::parse(&mapped_file::read(process, its)?).ok()?;
    let (at, _) = image.symbols.get(&(DEREGISTER.to_owned(), 0))?;
    Some(own(&image, deregister.wrapping_sub(*at))?.locks)
}

fn is_libgcc(mapping: &Mapping) -> bool {
    mapping.name.contains(LIBGCC)
}

/// Linked into a program, or a library.
pub fn own(image: &Image, bias: u64) -> Option<Unwinder> {
    let defined = |name: &str| {
        let symbol = image.symbols.get(&(name.to_owned(), 0));
        symbol.map(|s| s.0).filter(|&a| a != 0)
    };
    let at = |address: u64| address.wrapping_add(bias);
    let locks = image
        .symbols
        .iter()
        .filter(|s| holds_unwinders_lock(&s.0.0));
    Some(Unwinder {
        register: at(defined(REGISTER)?),
        deregister: at(defined(DEREGISTER)?),
        locks: locks
            .map(|(_, &(start, size))| at(start)..at(start + size))
            .collect(),
        allocates: newest_compiler(image) >= 13,
    })
}

fn of_libgcc(process: &Process, maps: &[Mapping]) -> Result<Option<Unwinder>, Refusal> {
    let Some(its) = code(maps, is_libgcc) else {
        return Ok(None);
    };
    let unreadable = || {
        let text = format!(
            "{} was replaced on disk since process {} has it, and only root may read what it was; run this as root, or start the process again",
            its.name, process.pid
        );
        Refusal::new("another-build", text)
    };
    let data = mapped_file::read(process, its).ok_or_else(unreadable)?;
    let first = beginning(maps, its);
    Ok(first.and_then(|first| in_libgcc(&data, first, code_of_file(maps, its))))
}

fn in_libgcc(data: &[u8], first: u64, locks: Vec<Range<u64>>) -> Option<Unwinder> {
    let file: ElfFile64<'_> = ElfFile64::parse(data).ok()?;
    let lowest = file.segments().map(|s| s.address()).min()? & !0xfff;
    let address = |name: &str| {
        let symbol = file
            .dynamic_symbols()
            .find(|s| s.name() == Ok(name) && s.is_definition())?;
        let address = first.wrapping_add(symbol.address()).wrapping_sub(lowest);
        let is_code = locks.iter().any(|l| l.contains(&address));
        is_code.then_some(address)
    };
    Some(Unwinder {
        register: address(REGISTER)?,
        deregister: address(DEREGISTER)?,
        locks: locks.clone(),
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
    let its = code(maps, |m| m.name.contains("/libc.so"))?;
    let first = beginning(maps, its)?;
    let data = mapped_file::read(process, its)?;
    let file: ElfFile64<'_> = ElfFile64::parse(&*data).ok()?;
    let address = |name: &str| {
        let mut symbols = file.dynamic_symbols();
        let symbol = symbols.find(|s| s.name() == Ok(name) && s.is_definition())?;
        Some(first.wrapping_add(symbol.address()))
    };
    Some((address("dlopen")?, address("__errno_location")?))
}
