// SPDX-License-Identifier: Apache-2.0
//! Results for people, or for scripts.

use crate::budget::{Account, Forbidden};
use crate::check::Check;
use crate::conventions::error;
use crate::names::Written;
use crate::run::{Done, Outcome, Trial};
use crate::status::Status;
use crate::undo::Undone;
use serde::Serialize;
use thaw_binary::Refusal;

pub fn json(value: &impl Serialize) {
    match serde_json::to_string_pretty(value) {
        Ok(text) => println!("{text}"),
        Err(e) => eprintln!("thaw relayout: {e}"),
    }
}

pub fn write_json(file: &std::path::Path, value: &impl Serialize) -> std::io::Result<()> {
    std::fs::write(file, serde_json::to_vec_pretty(value)?)
}

pub fn refusal(refusal: &Refusal, as_json: bool) {
    if as_json {
        json(&serde_json::json!({ "error": refusal }));
    }
    error("thaw relayout", refusal);
}

pub fn check(check: &Check, all: bool) {
    println!(
        "{}: {}",
        check.subject,
        if check.possible {
            "can be re-laid"
        } else {
            "cannot be re-laid"
        }
    );
    for refusal in &check.refusals {
        println!("  {}: {}", refusal.reason, refusal.text);
    }
    if check.possible && check.pinned {
        println!(
            "  the process has loaded it by itself (dlopen): it is kept from unloading it, until it ends"
        );
    }
    if check.functions == 0 {
        return;
    }
    println!(
        "  {} of {} functions may move; {} stay; {} of those that move are reached by their callers alone",
        check.movable,
        check.functions,
        check.left.len(),
        check.no_entry.len()
    );
    let shown = if all { usize::MAX } else { 10 };
    for left in check.left.iter().take(shown) {
        println!(
            "  stays: {} at {}: {}",
            left.function, left.address, left.text
        );
    }
    if check.left.len() > shown {
        println!(
            "  … and {} more; --all lists them",
            check.left.len() - shown
        );
    }
    if all {
        for (function, why) in &check.no_entry {
            println!("  by its callers: {function}: {why}");
        }
    }
}

pub fn done(done: &Done, as_json: bool) {
    match done {
        Done::Applied(outcome) if as_json => json(outcome),
        Done::Applied(outcome) => of_outcome(outcome),
        Done::Tried(trial) if as_json => json(trial),
        Done::Tried(trial) => of_trial(trial),
    }
}

fn of_trial(trial: &Trial) {
    let would = &trial.would_apply;
    println!(
        "process {}: {} functions would be re-laid to {}, by {} patches and more where functions run, in {} KiB at most; nothing was changed",
        trial.pid,
        would.functions,
        would.new_code,
        would.patches,
        would.bytes >> 10
    );
    unproven(&would.unproven);
    if let Some(before) = trial.work.misses_before {
        println!(
            "  instruction cache by a model of 32 KiB: {before:.1} misses in 1,000 instructions now"
        );
    }
}

fn unproven(all: &[String]) {
    if let Some(first) = all.first() {
        println!(
            "  {} functions stay, as nothing proves that their new code does the same: {first} …",
            all.len()
        );
    }
}

fn of_outcome(outcome: &Outcome) {
    let Outcome { applied, work, .. } = outcome;
    println!(
        "process {}: {} functions re-laid, {} patches, stopped for {:.1} ms, {} KiB",
        outcome.pid,
        applied.functions,
        applied.patches,
        applied.pause_us as f64 / 1000.0,
        applied.bytes >> 10
    );
    unproven(&applied.unproven);
    if let Some(share) = outcome.in_new_code {
        println!("  {share:.0} % of the instructions of these functions run in new code");
    }
    if let (Some(before), Some(after)) = (work.misses_before, outcome.misses_after) {
        println!(
            "  instruction cache by a model of 32 KiB: {before:.1} misses in 1,000 instructions before, {after:.1} after"
        );
    }
    println!("  take it back: thaw relayout undo {}", outcome.pid);
}

pub fn status(all: &[Status]) {
    if all.is_empty() {
        println!("nothing is re-laid");
    }
    for s in all {
        println!(
            "process {} ({}): {:?}, {} functions at {}, {} patches in force, {} KiB{}",
            s.pid,
            s.program,
            s.state,
            s.functions,
            s.new_code,
            s.patches,
            s.bytes >> 10,
            pause(s.pause_us)
        );
        if let Some(account) = &s.watched {
            println!("  {}", watched(account));
        }
    }
}

fn pause(microseconds: u64) -> String {
    match microseconds {
        0 => String::new(),
        us => format!(", stopped for {:.1} ms", us as f64 / 1000.0),
    }
}

fn watched(account: &Account) -> String {
    let budget = &account.budget;
    let cpu = budget.cpu_percent.map(|c| format!(" of {c} %"));
    let memory = budget.memory.map(|m| format!(", at most {} KiB", m >> 10));
    let waits = match account.waits_for {
        None => "",
        Some(Forbidden::Cpu) => "; waits for its budget of processor time",
        Some(Forbidden::Pauses) => "; waits for its budget of pauses",
        Some(Forbidden::Memory) => "; a new layout needs more memory than its budget",
    };
    format!(
        "watched: {:.1} %{} of a processor, {} of {} layouts in this hour{}{waits}",
        account.cpu_percent,
        cpu.unwrap_or_default(),
        account.in_this_hour,
        budget.most_an_hour,
        memory.unwrap_or_default()
    )
}

pub fn names(pid: i32, written: &Written) {
    if written.files.is_empty() {
        println!("process {pid}: nothing is re-laid");
        return;
    }
    println!("process {pid}: {} names", written.names);
    println!("  {}", written.gdb);
    match &written.perf_map {
        Some(map) => println!("  perf finds them in {}", map.display()),
        None => {
            println!("  perf has no map: the process sees other files, or has a map of its own")
        }
    }
}

pub fn undone(pid: i32, undone: Option<&Undone>) {
    let Some(undone) = undone else {
        println!("process {pid}: nothing is re-laid");
        return;
    };
    println!(
        "process {pid}: {} patches taken back, {} differences, stopped for {:.1} ms",
        undone.patches,
        undone.differences,
        undone.pause_us as f64 / 1000.0
    );
    if undone.kept > 0 {
        println!(
            "  {} KiB of new code are kept: a thread may still come back to it, or none can unmap it now; run undo again later",
            undone.kept >> 10
        );
    }
}
