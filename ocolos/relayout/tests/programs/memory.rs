// SPDX-License-Identifier: Apache-2.0
//! What a layout takes of memory, by the kernel's own account.

use crate::common::{Running, relay, undo};
use crate::{large, sources};
use libtest_mimic::Trial;
use std::fs;
use std::path::PathBuf;
use thaw_process::journal::{Fixed, Journal};
use thaw_process::maps::{self, Mapping};
use thaw_process::memory::Memory;
use thaw_relayout::prepare::PAGE;

pub fn trials() -> Vec<Trial> {
    vec![large(
        "a_layout_takes_the_memory_that_it_says",
        sources::lua,
        takes_what_it_says,
    )]
}

struct Part {
    mapping: Mapping,
    resident: u64,
    flags: String,
}

fn only_journal(running: &Running) -> Journal {
    let memory = Memory::open_to_read(running.pid()).unwrap();
    let maps = maps::read(running.pid()).unwrap();
    let mut journals = Journal::find(&memory, &maps).unwrap();
    assert_eq!(journals.len(), 1);
    journals.remove(0)
}

/// The mappings of a layout.
fn parts(running: &Running, fixed: &Fixed) -> Vec<Part> {
    let text = fs::read_to_string(format!("/proc/{}/smaps", running.pid())).unwrap();
    let mut parts: Vec<Part> = Vec::new();
    for line in text.lines() {
        if let Some(mapping) = maps::parse(line).filter(|m| m.start < m.end) {
            parts.push(Part {
                mapping,
                resident: 0,
                flags: String::new(),
            });
        } else if let (Some(part), Some((name, value))) = (parts.last_mut(), line.split_once(':')) {
            match name {
                "Rss" => {
                    let kib = value.trim().trim_end_matches(" kB");
                    part.resident = kib.parse::<u64>().unwrap() << 10;
                }
                "VmFlags" => part.flags = format!("{} ", value.trim()),
                _ => {}
            }
        }
    }
    let region = fixed.region..fixed.region + fixed.region_size;
    parts.retain(|p| region.contains(&p.mapping.start));
    parts
}

fn takes_what_it_says(program: PathBuf) {
    let script = sources::source("work.lua");
    let mut running = Running::start(&program, &[script.to_str().unwrap(), "100000"]);
    running.goes_on(1);
    let (outcome, _) = relay(&running);
    running.goes_on(1);
    let journal = only_journal(&running);
    let fixed = &journal.fixed;
    let counted: u64 = parts(&running, fixed).iter().map(|p| p.resident).sum();
    assert_eq!(outcome["applied"]["bytes"], counted);
    let room = fixed.code - fixed.region - journal.length().next_multiple_of(PAGE);
    assert!(room >= 2 * PAGE && counted + room <= fixed.region_size);
    undo(&running);
    assert_eq!(running.is_original(), Ok(()));
}

/// Of a program with enough new code: the kernel was asked for huge pages, and for none where they would be wasted.
pub fn is_on_huge_pages(running: &Running) {
    let fixed = only_journal(running).fixed;
    let asked = |at: u64, flag: &str| {
        let of_it = parts(running, &fixed);
        let part = of_it.iter().find(|p| p.mapping.contains(at));
        part.is_some_and(|p| p.flags.contains(flag))
    };
    assert!(asked(fixed.code, "hg ") && asked(fixed.region, "nh "));
    assert!(!asked(fixed.frames, "hg ") && !asked(fixed.object, "hg "));
}
