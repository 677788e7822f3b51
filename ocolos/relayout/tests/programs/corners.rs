// SPDX-License-Identifier: Apache-2.0
//! States of a program in which a stop, a step or a call made for us could leave it wrong.

use crate::common::{
    PATIENCE, Running, is_too_late, json, relay, relay_again, relay_thoroughly, run, tool, undo,
};
use crate::{sources, trial};
use libtest_mimic::Trial;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

pub fn trials() -> Vec<Trial> {
    let corners = || sources::own("corners", &[]);
    vec![
        trial(
            "real_time_signals_are_not_lost",
            sources::own("signals", &[]),
            |p| rounds(&p, &[]),
        ),
        trial(
            "flags_that_a_program_keeps_are_its_own",
            sources::own("flags", &[]),
            |p| rounds(&p, &[]),
        ),
        trial(
            "memory_below_a_small_stack_is_not_written",
            corners(),
            |p| rounds(&p, &["stack"]),
        ),
        trial("a_thread_with_a_filter_makes_no_calls", corners(), |p| {
            rounds(&p, &["filter"])
        }),
        trial(
            "a_restartable_sequence_is_not_forgotten",
            corners(),
            sequence,
        ),
        trial(
            "terabytes_of_nothing_are_looked_at_in_time",
            corners(),
            |p| rounds(&p, &["shadow"]),
        ),
        trial(
            "a_coroutine_that_stands_in_new_code_comes_back",
            corners(),
            |p| coroutines(&p, "coroutines"),
        ),
        trial("a_coroutine_in_shared_memory_comes_back", corners(), |p| {
            coroutines(&p, "shared")
        }),
        trial(
            "a_thread_that_stops_late_goes_on",
            sources::own("vforks", &[]),
            late,
        ),
        trial(
            "an_unwinder_that_was_replaced_on_disk_is_told",
            sources::throws(&[]),
            replaced,
        ),
    ]
}

/// It goes on while new code comes and goes.
fn rounds(program: &Path, arguments: &[&str]) {
    rounds_of(program, arguments, |_| {});
}

pub fn rounds_of(program: &Path, arguments: &[&str], look: fn(&Running)) {
    let mut running = Running::start(program, arguments);
    running.goes_on(2);
    let (_, relaid) = relay(&running);
    for _ in 0..5 {
        running.goes_on(2);
        look(&running);
        assert_eq!(undo(&running)["differences"], 0);
        running.goes_on(2);
        relay_again(&running, &relaid);
    }
    running.goes_on(2);
    assert_eq!(undo(&running)["differences"], 0);
    running.goes_on(1);
    assert_eq!(running.is_original(), Ok(()));
}

/// A thread that is nearly always within one may never be found outside, which is said.
fn sequence(program: PathBuf) {
    let mut running = Running::start(&program, &["sequence"]);
    running.goes_on(2);
    let (_, relaid) = relay(&running);
    let pid = running.pid().to_string();
    undo(&running);
    kill(Pid::from_raw(running.pid()), Signal::SIGUSR1).unwrap();
    running.goes_on(2);
    let is_right = |output: &Output| {
        let said = String::from_utf8_lossy(&output.stdout);
        output.status.success() || said.contains("no-thread") || is_too_late(output)
    };
    let mut applied = 0;
    let (began, mut round) = (Instant::now(), 0);
    while round < 10 || (applied == 0 && began.elapsed() < PATIENCE) {
        round += 1;
        let output = run(&[&pid, "--no-look", "--with", &relaid, "--json"]);
        let said = String::from_utf8_lossy(&output.stdout);
        applied += u32::from(output.status.success());
        assert!(is_right(&output), "{said}");
        running.goes_on(1);
        let output = run(&["undo", &pid, "--json"]);
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(is_right(&output), "{said}");
        running.goes_on(1);
    }
    assert!(applied > 0);
}

/// Its stack lies below that of another, which runs, in the same memory.
fn coroutines(program: &Path, which: &str) {
    let mut running = Running::start(program, &[which]);
    running.goes_on(1);
    let process = Pid::from_raw(running.pid());
    let (_, relaid) = relay(&running);
    for _ in 0..3 {
        running.goes_on(3);
        kill(process, Signal::SIGUSR1).unwrap();
        running.says("alone");
        let undone = json(&["undo", &running.pid().to_string(), "--json", "--wait", "0"]);
        assert_eq!(undone["differences"], 0, "{undone}");
        assert!(undone["kept"].as_u64().unwrap() > 0, "{undone}");
        running.goes_on(1);
        kill(process, Signal::SIGUSR2).unwrap();
        running.says("both");
        running.goes_on(2);
        relay_again(&running, &relaid);
    }
    assert_eq!(undo(&running)["differences"], 0);
    running.goes_on(1);
    assert_eq!(running.is_original(), Ok(()));
}

/// As long as it is stepped.
fn catches_traps(pid: &str) -> bool {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
    let caught = status.lines().find_map(|l| l.strip_prefix("SigCgt:"));
    let caught = u64::from_str_radix(caught.unwrap().trim(), 16).unwrap();
    caught & 1 << (Signal::SIGTRAP as i32 - 1) != 0
}

/// It goes on while the tool that has stopped it is there.
fn late(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(1);
    let pid = running.pid().to_string();
    let mut profiling = tool();
    profiling.args([&pid, "--force", "--share", "95", "--from", "steps"]);
    profiling.args(["--steps", "100000000", "--profile-seconds", "1000"]);
    profiling.stdout(Stdio::null()).stderr(Stdio::null());
    let mut profiling = profiling.spawn().unwrap();
    let children = format!("/proc/{0}/task/{0}/children", profiling.id());
    while fs::read_to_string(&children).unwrap().is_empty() {
        assert!(profiling.try_wait().unwrap().is_none(), "nothing steps");
        sleep(Duration::from_millis(1));
    }
    let began = Instant::now();
    while !catches_traps(&pid) {
        assert!(began.elapsed() < PATIENCE, "nothing steps");
        sleep(Duration::from_millis(1));
    }
    kill(Pid::from_raw(running.pid()), Signal::SIGUSR1).unwrap();
    running.goes_on(6);
    assert!(
        profiling.try_wait().unwrap().is_none(),
        "it stood until the tool had ended"
    );
    profiling.kill().unwrap();
    profiling.wait().unwrap();
    running.goes_on(2);
}

/// As an upgrade does it: another file has the name. Only root may see what it was.
fn replaced(program: PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let own = directory.path().join("libgcc_s.so.1");
    let maps = thaw_process::maps::read(std::process::id() as i32).unwrap();
    let libgcc = maps.iter().find(|m| m.name.contains("/libgcc_s.so.1"));
    fs::copy(&libgcc.unwrap().name, &own).unwrap();
    let path = directory.path().to_str().unwrap();
    let mut running = Running::start_with(&program, &["1000000"], &[("LD_LIBRARY_PATH", path)]);
    running.goes_on(1);
    let other = directory.path().join("other");
    fs::write(&other, "another version").unwrap();
    fs::rename(&other, &own).unwrap();
    if nix::unistd::geteuid().is_root() {
        let (outcome, _) = relay_thoroughly(&running);
        assert_eq!(outcome["applied"]["unwinder"], true, "{outcome}");
        running.goes_on(3);
        assert_eq!(undo(&running)["differences"], 0);
    } else {
        let output = run(&[&running.pid().to_string(), "--force", "--json"]);
        assert!(String::from_utf8_lossy(&output.stdout).contains("another-build"));
    }
    running.goes_on(1);
}
