// SPDX-License-Identifier: Apache-2.0
//! One tool at a time profiles a process, or changes it: what one has found there holds until it has finished. The lock is the
//! kernel's, on the process' own entry in `/proc`, and ends with whoever has it.

use crate::run::tell_progress;
use nix::errno::Errno;
use nix::fcntl::{Flock, FlockArg};
use std::fs::File;
use std::time::{Duration, Instant};
use thaw_binary::Refusal;
use thaw_process::late::rest;
use thaw_process::process::Process;

/// Longer than a profile takes by its defaults.
const PATIENCE: Duration = Duration::from_secs(120);

pub struct Turn(#[expect(dead_code, reason = "it is held")] Flock<File>);

impl Turn {
    /// Must not be taken by whoever has it.
    pub fn take(process: &Process) -> Result<Turn, Refusal> {
        let end = Instant::now() + PATIENCE;
        // Whoever may not open it may not change the process either.
        let mut file = File::open(format!("/proc/{}/mem", process.pid)).map_err(|e| {
            let text = format!("process {} may not be traced: {e}", process.pid);
            Refusal::new("not-permitted", text)
        })?;
        let mut told = false;
        loop {
            file = match Flock::lock(file, FlockArg::LockExclusiveNonblock) {
                Ok(lock) => return Ok(Turn(lock)),
                Err((file, Errno::EWOULDBLOCK)) if Instant::now() < end => file,
                Err((_, e)) => {
                    let text = format!(
                        "another thaw relayout works on process {}: {e}",
                        process.pid
                    );
                    return Err(Refusal::new("busy", text));
                }
            };
            if !told {
                tell_progress(&format!(
                    "waiting for another thaw relayout of process {}",
                    process.pid
                ));
                told = true;
            }
            rest(Duration::from_millis(10));
        }
    }
}
