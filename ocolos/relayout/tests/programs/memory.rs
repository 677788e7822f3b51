// SPDX-License-Identifier: Apache-2.0
//! What a layout takes of memory, by the kernel's own account.

use crate::common::{Running, relay_thoroughly, undo};
use crate::{large, sources};
use libtest_mimic::Trial;
use std::fs;
use std::path::PathBuf;
use thaw_process::journal::{Fixed, Journal};
use thaw_process::maps;
use thaw_process::memory::Memory;
use thaw_relayout::prepare::PAGE;

pub fn trials() -> Vec<Trial> {
    vec![large(
        "a_layout_takes_the_memory_that_it_says",
        sources::lua,
        takes_what_it_says,
    )]
}

pub fn only_journal(running: &Running) -> Journal {
    let memory = Memory::open_to_read(running.pid()).unwrap();
    let maps = maps::read(running.pid()).unwrap();
    let mut journals = Journal::find(&memory, &maps).unwrap();
    assert_eq!(journals.len(), 1);
    journals.remove(0)
}

/// Of the mappings of a layout.
fn resident(running: &Running, fixed: &Fixed) -> u64 {
    let region = fixed.region..fixed.region + fixed.region_size;
    let text = fs::read_to_string(format!("/proc/{}/smaps", running.pid())).unwrap();
    let (mut inside, mut kib) = (false, 0);
    for line in text.lines() {
        if let Some(mapping) = maps::parse(line).filter(|m| m.start < m.end) {
            inside = region.contains(&mapping.start);
        } else if let Some(size) = line.strip_prefix("Rss:").filter(|_| inside) {
            kib += size.trim().trim_end_matches(" kB").parse::<u64>().unwrap();
        }
    }
    kib << 10
}

fn takes_what_it_says(program: PathBuf) {
    let script = sources::source("work.lua");
    let mut running = Running::start(&program, &[script.to_str().unwrap(), "100000"]);
    running.goes_on(1);
    let (outcome, _) = relay_thoroughly(&running);
    running.goes_on(1);
    let journal = only_journal(&running);
    let fixed = &journal.fixed;
    let counted = resident(&running, fixed);
    assert_eq!(outcome["applied"]["bytes"], counted);
    let room = fixed.code - fixed.region - journal.length().next_multiple_of(PAGE);
    assert!(room >= 2 * PAGE && counted + room <= fixed.region_size);
    undo(&running);
    assert_eq!(running.is_original(), Ok(()));
}
