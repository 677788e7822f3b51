// SPDX-License-Identifier: Apache-2.0
//! Stacks that are full, that lie in large mappings, and words below them; threads that may not unmap memory any more.

use crate::common::{Running, relay, undo};
use crate::corners::rounds_of;
use crate::kept::all_goes;
use crate::{sources, trial};
use libtest_mimic::Trial;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::fs;
use std::path::PathBuf;

pub fn trials() -> Vec<Trial> {
    let stacks = || sources::own("stacks", &[]);
    vec![
        trial(
            "a_stack_that_has_never_been_larger_has_room",
            stacks(),
            |p| rounds_of(&p, &["deep"], |_| {}),
        ),
        trial("words_below_a_threads_stack_keep_nothing", stacks(), stale),
        trial(
            "what_cannot_be_unmapped_is_kept_and_told",
            stacks(),
            sandbox,
        ),
        trial(
            "stacks_in_a_large_mapping_are_looked_at_where_they_are",
            stacks(),
            arena,
        ),
    ]
}

/// Which a thread has left there that waits now.
fn stale(program: PathBuf) {
    let mut running = Running::start(&program, &["stale"]);
    running.goes_on(2);
    relay(&running);
    running.goes_on(3);
    kill(Pid::from_raw(running.pid()), Signal::SIGUSR1).unwrap();
    running.has_said("waits", 1);
    all_goes(&running);
    assert_eq!(running.is_original(), Ok(()));
    running.goes_on(1);
}

/// From when it has a filter, no thread of it may make the call.
fn sandbox(program: PathBuf) {
    let mut running = Running::start(&program, &["sandbox"]);
    running.goes_on(2);
    relay(&running);
    running.goes_on(1);
    kill(Pid::from_raw(running.pid()), Signal::SIGUSR1).unwrap();
    running.goes_on(2);
    let undone = undo(&running);
    assert_eq!(undone["differences"], 0, "{undone}");
    assert!(undone["patches"].as_u64().unwrap() > 0, "{undone}");
    assert!(undone["kept"].as_u64().unwrap() > 0, "{undone}");
    assert_eq!(running.is_original(), Ok(()));
    running.goes_on(1);
}

/// Pages that nobody has written to stay such: tables for 64 GiB of them would take 128 MiB.
fn arena(program: PathBuf) {
    rounds_of(&program, &["arena"], |running| {
        let status = fs::read_to_string(format!("/proc/{}/status", running.pid())).unwrap();
        let tables = status.lines().find_map(|l| l.strip_prefix("VmPTE:"));
        let kib = tables.unwrap().trim().trim_end_matches(" kB");
        assert!(kib.parse::<u64>().unwrap() < 32 << 10, "{kib}");
    });
}
