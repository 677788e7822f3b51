// SPDX-License-Identifier: Apache-2.0
//! What runs where, by what the processes' memory says.

use crate::budget::{Account, accounts};
use serde::Serialize;
use std::fs;
use thaw_binary::Refusal;
use thaw_process::journal::{Journal, State};
use thaw_process::journal_memory::OTHER_VERSION;
use thaw_process::memory::Memory;
use thaw_process::present_pages::PresentPages;
use thaw_process::process::Process;

#[derive(Debug, Serialize)]
pub struct Status {
    pub pid: i32,
    /// Whose code it is: the program's file, or a library's.
    pub program: String,
    pub state: State,
    pub functions: u64,
    pub new_code: String,
    pub bytes: u64,
    /// Patches that are in force.
    pub patches: usize,
    pub made: u64,
    /// How long the process was stopped for it; 0 until it has gone on.
    pub pause_us: u64,
    /// By whom it is re-laid again, and what that may cost.
    pub watched: Option<Account>,
}

pub fn of(process: &Process) -> Result<Vec<Status>, Refusal> {
    let memory = Memory::open_to_read(process.pid).map_err(|e| {
        Refusal::new(
            "not-permitted",
            format!(
                "process {} may not be looked into ({e}); run this as its user or as root",
                process.pid
            ),
        )
    })?;
    let journals = Journal::find(&memory, &process.maps()?)?;
    let pages = PresentPages::open(process.pid);
    let watched = match journals.is_empty() {
        true => None,
        false => accounts().into_iter().find(|a| a.pid == process.pid),
    };
    Ok(journals
        .into_iter()
        .map(|j| {
            let in_force = |p: &&thaw_process::journal::Patch| {
                p.old() != p.new_bytes()
                    && memory.read(p.at, p.new_bytes().len()).ok().as_deref() == Some(p.new_bytes())
            };
            Status {
                pid: process.pid,
                program: process
                    .object_at(j.fixed.text)
                    .map_or_else(|_| process.name.clone(), |o| o.name),
                state: j.state,
                functions: j.fixed.functions,
                new_code: format!("{:#x}", j.fixed.code),
                bytes: j.memory(&pages),
                patches: j.patches.iter().filter(in_force).count(),
                made: j.fixed.made,
                pause_us: j.fixed.pause,
                watched: watched.clone(),
            }
        })
        .collect())
}

/// Of all processes that may be looked into, and those that another version of Thaw has re-laid.
pub fn of_all() -> (Vec<Status>, Vec<(i32, Refusal)>) {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    let pids = entries.filter_map(|e| e.file_name().to_str()?.parse().ok());
    let (mut all, mut others) = (Vec::new(), Vec::new());
    for process in pids.filter_map(|pid| Process::find(pid).ok()) {
        match of(&process) {
            Ok(those) => all.extend(those),
            Err(refusal) if refusal.reason == OTHER_VERSION => others.push((process.pid, refusal)),
            Err(_) => {}
        }
    }
    (all, others)
}
