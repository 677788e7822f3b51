// SPDX-License-Identifier: Apache-2.0
//! Contexts that a signal handler may have left suspended anywhere (green threads that are preempted): their places in code lie in
//! memory, on no thread's stack, and may be between any two instructions.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};
use thaw_binary::needs::calls_any;
use thaw_binary::{Image, Refusal};
use thaw_process::mapped_file;
use thaw_process::memory::Memory;
use thaw_process::process::Process;
use thaw_process::stop::Stopped;
use thaw_process::writable::scan_memory;

/// All stand for it.
const LONGEST: Duration = Duration::from_millis(200);

const SWITCHES: [&str; 2] = ["swapcontext", "setcontext"];

/// Whether it handles signals, and has something that switches contexts by the C library, or that nobody can read; nothing is stopped
/// for it.
pub fn may_suspend(process: &Process, image: &Image) -> Result<bool, Refusal> {
    let status = process.status()?;
    let caught = status.get("SigCgt").map_or("", String::as_str);
    if u64::from_str_radix(caught, 16) == Ok(0) {
        return Ok(false);
    }
    let is_inside = SWITCHES
        .iter()
        .any(|s| image.symbols.contains_key(&((*s).to_owned(), 0)));
    let maps = process.maps()?;
    let mut code = maps.iter().filter(|m| m.executable && m.inode != 0);
    Ok(is_inside
        || code.any(|m| mapped_file::read(process, m).is_none_or(|d| calls_any(&d, &SWITCHES))))
}

/// Of addresses within what is patched, those to which a word of memory leads; all of them where there is too much memory to say.
pub fn suspended_at(
    process: &Process,
    stopped: &Stopped,
    memory: &Memory,
    inside: BTreeSet<u64>,
) -> Result<BTreeSet<u64>, Refusal> {
    let (Some(&lowest), Some(&highest)) = (inside.first(), inside.last()) else {
        return Ok(inside);
    };
    let mut found = BTreeSet::new();
    let end = Instant::now() + LONGEST;
    let looked = scan_memory(stopped, memory, &process.maps()?, end, |_, word| {
        if (lowest..=highest).contains(&word) && inside.contains(&word) {
            found.insert(word);
        }
        ControlFlow::Continue(())
    })?;
    Ok(if looked { found } else { inside })
}
