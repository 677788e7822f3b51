// SPDX-License-Identifier: Apache-2.0
//! The tool is killed at every step. The program goes on, and whoever comes later finishes or takes back.

use crate::common::{
    PATIENCE, Running, if_soak, killed_at, relay_again, relay_thoroughly, soak, status, tool, undo,
};
use crate::{sources, trial};
use libtest_mimic::Trial;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Stdio;
use std::thread::sleep;
use std::time::{Duration, Instant};
use thaw_process::maps::Mapping;
use thaw_process::memory::Memory;

/// For words of threads and exceptions that have ended: others may overwrite them at once, or never.
const STALE_WORDS: Duration = Duration::from_secs(10);

/// After one of so many steps at most such words kept memory; nothing tells them from addresses in use, and how long they last is chance.
const MOST_KEPT: u64 = 4;

pub fn trials() -> Vec<Trial> {
    // Each look for words that lead there takes seconds in a program with many threads.
    let throws = if_soak(|| sources::throws(&[]));
    vec![
        trial(
            "whoever_kills_it_at_any_step_leaves_a_program_that_runs",
            sources::own("witness", &[]),
            |p| kill_everywhere(p, "2"),
        ),
        trial(
            "whoever_kills_it_while_exceptions_fly_leaves_a_program_that_runs",
            throws,
            |p| kill_everywhere(p, "1000000"),
        ),
        trial(
            "whoever_kills_it_while_it_profiles_leaves_a_program_that_runs",
            sources::own("witness", &[]),
            kill_while_it_profiles,
        ),
        trial(
            "whoever_kills_the_process_that_steps_leaves_a_program_that_runs",
            sources::own("witness", &[]),
            kill_what_steps,
        ),
    ]
}

/// The process that steps goes on to the end of its burst.
fn kill_while_it_profiles(program: PathBuf) {
    let mut running = Running::start(&program, &["2"]);
    running.goes_on(1);
    let blocked = running.blocked();
    for round in 0..if soak() { 200 } else { 20 } {
        let mut profiling = tool();
        profiling
            .args([&running.pid().to_string(), "--share", "95", "--force"])
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let mut profiling = profiling.spawn().unwrap();
        sleep(Duration::from_millis(80 + 7 * round));
        profiling.kill().unwrap();
        profiling.wait().unwrap();
        running.goes_on(2);
    }
    // A burst may go on.
    let began = Instant::now();
    while running.blocked() != blocked && began.elapsed() < PATIENCE {}
    assert_eq!(running.blocked(), blocked);
    assert_eq!(running.is_original(), Ok(()));
}

/// The tool's own child, at any moment: the program, its handlers and its blocked signals are what they were.
fn kill_what_steps(program: PathBuf) {
    let mut running = Running::start(&program, &["2"]);
    running.goes_on(1);
    let pid = running.pid().to_string();
    let signals = || {
        let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
        let of_it = |l: &&str| l.starts_with("SigCgt") || l.starts_with("SigIgn");
        let lines: Vec<_> = status.lines().filter(of_it).map(str::to_owned).collect();
        lines
    };
    let (blocked, handled) = (running.blocked(), signals());
    let mut killed = 0;
    for round in 0..if soak() { 300 } else { 30 } {
        let mut profiling = tool();
        profiling
            .args([&pid, "--share", "95", "--force", "--from", "steps"])
            // It steps until it is killed.
            .args(["--steps", "100000000", "--profile-seconds", "1000"])
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let mut profiling = profiling.spawn().unwrap();
        let children = format!("/proc/{0}/task/{0}/children", profiling.id());
        let began = Instant::now();
        let stepping = loop {
            let text = std::fs::read_to_string(&children).unwrap();
            if let Some(child) = text.split(' ').next().and_then(|c| c.parse().ok()) {
                break Pid::from_raw(child);
            }
            assert!(began.elapsed() < PATIENCE, "nothing steps");
            sleep(Duration::from_millis(1));
        };
        sleep(Duration::from_micros(2000 + 3137 * round));
        killed += u32::from(kill(stepping, Signal::SIGKILL).is_ok());
        assert_eq!(profiling.wait().unwrap().code(), Some(1), "round {round}");
        running.goes_on(1);
    }
    assert!(killed >= 20);
    assert_eq!(running.blocked(), blocked);
    assert_eq!(signals(), handled);
    assert_eq!(running.is_original(), Ok(()));
}

fn kill_everywhere(program: PathBuf, argument: &str) {
    let mut running = Running::start(&program, &[argument]);
    running.goes_on(1);
    let blocked = running.blocked().len();
    let (_, relaid) = relay_thoroughly(&running);
    undo(&running);
    let before = used(&running);
    let pid = running.pid().to_string();
    for round in 0..if soak() { 20 } else { 1 } {
        let mut kept = 0;
        let mut step = 1;
        while killed_at(step, &[&pid, "--no-look", "--with", &relaid]) {
            let keeps = settles(&mut running, &relaid, step + round);
            assert!(keeps || used(&running) == before, "step {step}");
            kept += usize::from(keeps);
            step += 1;
        }
        assert!(step > 20, "only {step} steps of an application");
        let applying = step;
        relay_again(&running, &relaid);
        let mut step = 1;
        while killed_at(step, &["undo", &pid]) {
            let keeps = settles(&mut running, &relaid, step + round);
            assert!(keeps || used(&running) == before, "step {step}");
            kept += usize::from(keeps);
            relay_again(&running, &relaid);
            step += 1;
        }
        assert!(
            kept as u64 * MOST_KEPT < applying + step,
            "{kept} times memory was kept, of {}",
            applying + step
        );
        assert!(step > 10, "only {step} steps of an undo");
        undo(&running);
    }
    running.goes_on(1);
    assert_eq!(running.is_original(), Ok(()));
    if argument == "2" {
        let after = running.blocked();
        assert_eq!(after.len(), blocked);
        assert_eq!(after.iter().filter(|b| b.1 == 0).count(), blocked - 1);
    }
}

/// Where memory of no file lies that a layout could have left: what was never written to takes no memory.
fn used(running: &Running) -> BTreeSet<u64> {
    let maps = thaw_process::maps::read(running.pid()).unwrap();
    let memory = Memory::open_to_read(running.pid()).unwrap();
    let is_written = |m: &&Mapping| {
        let bytes = memory.read(m.start, (m.end - m.start) as usize);
        bytes.is_ok_and(|b| b.iter().any(|&b| b != 0))
    };
    let of_layouts = maps
        .iter()
        .filter(|m| m.is_anonymous() && m.readable && !m.writable);
    of_layouts.filter(is_written).map(|m| m.start).collect()
}

/// It runs, and is taken back; now and then it gets its new code first. Whether memory stays.
fn settles(running: &mut Running, relaid: &str, step: u64) -> bool {
    running.goes_on(1);
    if step.is_multiple_of(8) {
        relay_again(running, relaid);
        let all = status(running);
        assert!(
            all.as_array().unwrap().iter().any(|s| s["state"] == "done"),
            "step {step}"
        );
        running.goes_on(1);
    }
    let began = Instant::now();
    let kept = loop {
        let undone = undo(running);
        assert!(
            undone.is_null() || undone["differences"] == 0,
            "step {step}"
        );
        let kept = !undone.is_null() && undone["kept"] != 0;
        if !kept || began.elapsed() > STALE_WORDS {
            break kept;
        }
        running.goes_on(1);
    };
    assert_eq!(running.is_original(), Ok(()), "step {step}");
    kept
}
