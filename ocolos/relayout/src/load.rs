// SPDX-License-Identifier: Apache-2.0
//! Libraries that the process loads for us: an unwinder that knows new code, and one that it has already and must not unload.

use crate::borrow::{Suits, with_thread};
use crate::error::memory as unreadable;
use crate::identity::same_program;
use crate::plan::Plan;
use thaw_binary::Refusal;
use thaw_process::allocator::Allocator;
use thaw_process::journal::{Fixed, Patch};
use thaw_process::maps::Mapping;
use thaw_process::memory::Memory;
use thaw_process::process::Process;
use thaw_process::remote::loader as code_of_loader;
use thaw_process::steps;
use thaw_process::unwinder::{Unwinder, loader, may_come_later};

pub const MAY_BE_UNLOADED: &str = "may-be-unloaded";

const UNWINDER: &str = "libgcc_s.so.1";

/// By `dlopen` of the process's C library; whether that has found it.
fn load(
    process: &Process,
    memory: &Memory,
    maps: &[Mapping],
    fixed: &Fixed,
    functions: (u64, u64),
    (name, mode): (&str, i32),
) -> Result<bool, Refusal> {
    let place = fixed.library_name();
    let mut text = name.as_bytes().to_vec();
    text.push(0);
    if text.len() as u64 > place.end - place.start {
        return Err(Refusal::new(
            MAY_BE_UNLOADED,
            format!("the path {name} is too long"),
        ));
    }
    let code = code_of_loader(mode);
    for (at, bytes) in [(fixed.loader(), &code[..]), (place.start, &text)] {
        memory
            .write(at, bytes)
            .map_err(unreadable("the new code cannot be written"))?;
    }
    let allocator = Allocator::find(process, memory, maps);
    let suits = Suits::Allocates(&allocator, Vec::new());
    let found = with_thread(process, memory, &suits, |thread| {
        thread.load(functions, fixed.loader(), place.start, fixed.loaded())
    })?;
    steps::reached();
    Ok(found)
}

/// An unwinder that comes by itself later would not know of new code: threads that are cancelled would not clean up.
pub fn load_unwinder(
    process: &Process,
    memory: &Memory,
    plan: &Plan,
    fixed: &mut Fixed,
) -> Result<(), Refusal> {
    let maps = process.maps()?;
    if fixed.register != 0 || !may_come_later(process, &maps) {
        return Ok(());
    }
    let remedy = format!("start it with LD_PRELOAD={UNWINDER}");
    let missing = |why: &str| Refusal::new("no-unwinder", format!("{why}; {remedy}"));
    let functions = loader(process, &maps)
        .ok_or_else(|| missing("the C library of the process cannot load an unwinder"))?;
    let wanted = (UNWINDER, libc::RTLD_NOW | libc::RTLD_NODELETE);
    load(process, memory, &maps, fixed, functions, wanted)?;
    let unwinder = Unwinder::find(process, &plan.image, fixed.bias, &process.maps()?)?;
    let unwinder = unwinder.ok_or_else(|| {
        missing(&format!(
            "the process could not load {UNWINDER}, its unwinder"
        ))
    })?;
    (fixed.register, fixed.deregister) = (unwinder.register, unwinder.deregister);
    Ok(())
}

/// `dlopen` and `__errno_location` of the process, by which a library is pinned.
pub fn pins(process: &Process, maps: &[Mapping]) -> Result<(u64, u64), Refusal> {
    loader(process, maps).ok_or_else(|| unpinned(process, "its C library has no dlopen"))
}

fn unpinned(process: &Process, why: &str) -> Refusal {
    let text = format!(
        "process {} has loaded {} by itself (dlopen), may unload it, and cannot be kept from that: {why}; link the program with it, or the library with -Wl,-z,nodelete",
        process.pid, process.name
    );
    Refusal::new(MAY_BE_UNLOADED, text)
}

/// A library that the process may unload stays from now on, until the process ends: `dlclose` does not take away what new code
/// leads to. `patched` is what was changed of it before.
pub fn pin(
    process: &Process,
    memory: &Memory,
    plan: &Plan,
    fixed: &Fixed,
    patched: &[Patch],
) -> Result<(), Refusal> {
    if !process.may_be_unloaded {
        return Ok(());
    }
    let maps = process.maps()?;
    let functions = pins(process, &maps)?;
    let mode = libc::RTLD_NOW | libc::RTLD_NOLOAD | libc::RTLD_NODELETE;
    let wanted = (process.name.as_str(), mode);
    if !load(process, memory, &maps, fixed, functions, wanted)? {
        return Err(unpinned(
            process,
            "its dynamic linker does not find it, as it was unloaded meanwhile, or is in a namespace of its own (dlmopen)",
        ));
    }
    // It may have gone before that, and come back somewhere else.
    let is_there = process.bias(&plan.image).is_ok_and(|b| b == fixed.bias)
        && same_program(&plan.image, memory, fixed.bias, patched).is_ok();
    match is_there {
        true => Ok(()),
        false => Err(unpinned(process, "it was loaded anew meanwhile")),
    }
}
