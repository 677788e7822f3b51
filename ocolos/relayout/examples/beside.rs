// SPDX-License-Identifier: Apache-2.0
//! What the benchmark measures beside a replacement, on processes that the tool itself would not touch again or at all.

use clap::{Parser, Subcommand};
use std::ops::Range;
use std::process::ExitCode;
use std::time::Duration;
use thaw_binary::Refusal;
use thaw_process::journal::{Journal, State};
use thaw_process::maps::Mapping;
use thaw_process::memory::Memory;
use thaw_process::process::Process;
use thaw_process::stop::Stopped;
use thaw_profile::apart;
use thaw_profile::origins::Origins;
use thaw_profile::source::{Budget, Observed, Subject};
use thaw_relayout::cost::{beside_functions, jumps};
use thaw_relayout::guard::GuardedSteps;

const PATIENCE: Duration = Duration::from_millis(300);

/// Half of what a profile looks at, as the tool's own look after a replacement.
const BUDGET: Budget = Budget {
    latency: Duration::from_millis(20),
    steps: 50_000,
    share: 25,
    wall: Duration::from_secs(15),
};

#[derive(Parser)]
#[command(after_help = "Example: beside misses $(pidof redis-server)")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Stops all threads, writes so many bytes over the same ones of its code, and lets it go: microseconds of the stop
    Copy { pid: i32, bytes: usize },
    /// Misses in 1,000 instructions, by the tool's model
    Misses { pid: i32 },
    /// Of 1,000 instructions: those that are neither the program's nor BOLT's; and of these, jumps at old entries
    Overhead { pid: i32 },
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Copy { pid, bytes } => copy(pid, bytes),
        Command::Misses { pid } => misses(pid),
        Command::Overhead { pid } => overhead(pid),
    };
    match done {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(refusal) => {
            eprintln!("{}", refusal.text);
            ExitCode::FAILURE
        }
    }
}

/// The first mapping of the program's file that has code.
fn code(maps: &[Mapping], process: &Process) -> Result<Mapping, Refusal> {
    let own = maps
        .iter()
        .find(|m| m.executable && m.name == process.name)
        .ok_or_else(|| Refusal::new("no-code", "the program's code is not mapped by its name"))?;
    Ok(own.clone())
}

fn failed(e: std::io::Error) -> Refusal {
    Refusal::new("memory", e.to_string())
}

fn copy(pid: i32, bytes: usize) -> Result<String, Refusal> {
    let process = Process::find(pid)?;
    let memory = Memory::open(pid).map_err(failed)?;
    let code = code(&process.maps()?, &process)?;
    let most = bytes.min((code.end - code.start) as usize);
    let same = memory.read(code.start, most).map_err(failed)?;
    let stopped = Stopped::all(&process, PATIENCE)?;
    let mut left = bytes;
    while left > 0 {
        let now = left.min(most);
        memory.write(code.start, &same[..now]).map_err(failed)?;
        left -= now;
    }
    Ok(stopped.stood().as_micros().to_string())
}

fn look(process: &Process, ranges: &[Vec<Range<u64>>]) -> Result<Observed, Refusal> {
    let code = code(&process.maps()?, process)?;
    let subject = Subject {
        code: code.start..code.end,
        bias: code.start,
        origins: Origins::default(),
    };
    let mut source = GuardedSteps::default();
    apart::observe(&mut source, process, &subject, BUDGET, ranges)
}

fn misses(pid: i32) -> Result<String, Refusal> {
    let observed = look(&Process::find(pid)?, &[])?;
    Ok(observed.cache.rate().to_string())
}

fn overhead(pid: i32) -> Result<String, Refusal> {
    let process = Process::find(pid)?;
    let memory = Memory::open_to_read(pid).map_err(failed)?;
    let none = || Refusal::new("none", format!("process {pid} is not re-laid"));
    let journals = Journal::find(&memory, &process.maps()?).map_err(|_| none())?;
    let journal = journals
        .into_iter()
        .find(|j| j.state == State::Done)
        .ok_or_else(none)?;
    let ranges = [beside_functions(&journal), jumps(&journal)];
    let observed = look(&process, &ranges)?;
    let of_thousand = |n: u64| n as f64 * 1000.0 / observed.profile.looked_at.max(1) as f64;
    let (beside, jumps) = (observed.within[0], observed.within[1]);
    Ok(format!(
        "{} {}",
        of_thousand(beside + jumps),
        of_thousand(jumps)
    ))
}
