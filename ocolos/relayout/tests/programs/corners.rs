// SPDX-License-Identifier: Apache-2.0
//! States of a program in which a stop, a step or a call made for us could leave it wrong.

use crate::common::{Running, json, relay, relay_again, run, status, tool, undo};
use crate::{sources, trial};
use libtest_mimic::Trial;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};
use thaw_process::memory::Memory;
use thaw_process::steps::{KILL_AT, KILL_BY};

pub fn trials() -> Vec<Trial> {
    let witness = || sources::own("witness", &[]);
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
            "a_thread_that_stops_late_goes_on",
            sources::own("vforks", &[]),
            late,
        ),
        trial(
            "a_process_that_is_stopped_is_relaid_and_stays_stopped",
            witness(),
            job_control,
        ),
        trial("two_tools_at_once_take_turns", witness(), two_tools),
        trial(
            "a_probe_in_a_patch_leaves_the_original_behind_it",
            witness(),
            probe,
        ),
        trial(
            "a_tool_that_its_terminal_stops_holds_nobody",
            witness(),
            terminal,
        ),
        trial(
            "an_unwinder_that_was_replaced_on_disk_is_told",
            sources::own("throws", &[]),
            replaced,
        ),
    ]
}

fn rounds(program: &Path, arguments: &[&str]) {
    let mut running = Running::start(program, arguments);
    running.goes_on(2);
    let (_, relaid) = relay(&running);
    for _ in 0..5 {
        running.goes_on(2);
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
    let mut applied = 0;
    for _ in 0..10 {
        let output = run(&[&pid, "--no-look", "--with", &relaid, "--json"]);
        let said = String::from_utf8_lossy(&output.stdout);
        applied += u32::from(output.status.success());
        assert!(
            output.status.success() || said.contains("no-thread"),
            "{said}"
        );
        running.goes_on(1);
        let output = run(&["undo", &pid, "--json"]);
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(
            output.status.success() || said.contains("no-thread"),
            "{said}"
        );
        running.goes_on(1);
    }
    assert!(applied > 0);
}

/// It goes on while the tool that has stopped it is there.
fn late(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(1);
    let pid = running.pid().to_string();
    let mut profiling = tool();
    profiling.args([&pid, "--force", "--share", "95", "--from", "steps"]);
    profiling.args(["--steps", "100000000", "--profile-seconds", "100"]);
    profiling.stdout(Stdio::null()).stderr(Stdio::null());
    let mut profiling = profiling.spawn().unwrap();
    let children = format!("/proc/{0}/task/{0}/children", profiling.id());
    while fs::read_to_string(&children).unwrap().is_empty() {
        assert!(profiling.try_wait().unwrap().is_none(), "nothing steps");
        sleep(Duration::from_millis(1));
    }
    // Its action for traps is set by then.
    sleep(Duration::from_millis(300));
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

fn is_stopped(pid: i32) -> bool {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
    status.lines().any(|l| l.starts_with("State:\tT"))
}

fn stand(pid: i32) {
    kill(Pid::from_raw(pid), Signal::SIGSTOP).unwrap();
    while !is_stopped(pid) {
        sleep(Duration::from_millis(1));
    }
}

fn job_control(program: PathBuf) {
    let mut running = Running::start(&program, &["2"]);
    running.goes_on(1);
    let (_, relaid) = relay(&running);
    let pid = running.pid();
    let regions = || {
        let maps = thaw_process::maps::read(pid).unwrap();
        let new = |m: &&thaw_process::maps::Mapping| m.executable && m.is_anonymous();
        maps.iter().filter(new).count()
    };
    for _ in 0..3 {
        stand(pid);
        assert_eq!(undo(&running)["differences"], 0);
        assert!(is_stopped(pid));
        let kept = regions();
        relay_again(&running, &relaid);
        assert_eq!(regions(), kept.max(1), "memory was mapped in vain");
        assert!(is_stopped(pid));
        assert_eq!(status(&running)[0]["state"], "done");
        kill(Pid::from_raw(pid), Signal::SIGCONT).unwrap();
        running.goes_on(2);
    }
    // In the middle of what is done.
    let began = Instant::now();
    scope(|s| {
        s.spawn(|| {
            while began.elapsed() < Duration::from_secs(5) {
                kill(Pid::from_raw(pid), Signal::SIGSTOP).unwrap();
                sleep(Duration::from_millis(3));
                kill(Pid::from_raw(pid), Signal::SIGCONT).unwrap();
                sleep(Duration::from_millis(4));
            }
        });
        while began.elapsed() < Duration::from_secs(5) {
            assert_eq!(undo(&running)["differences"], 0);
            relay_again(&running, &relaid);
        }
    });
    kill(Pid::from_raw(pid), Signal::SIGCONT).unwrap();
    running.goes_on(1);
    assert_eq!(undo(&running)["differences"], 0);
    assert_eq!(running.is_original(), Ok(()));
    running.goes_on(1);
}

/// Each finds the process as another has left it, whole.
fn two_tools(program: PathBuf) {
    let mut running = Running::start(&program, &["2"]);
    running.goes_on(1);
    let (_, relaid) = relay(&running);
    let pid = running.pid().to_string();
    scope(|s| {
        for arguments in [
            vec!["undo", &pid, "--wait", "0.1"],
            vec![&pid, "--no-look", "--with", &relaid],
            vec![&pid, "--no-look", "--with", &relaid],
        ] {
            s.spawn(move || {
                for _ in 0..25 {
                    let output = run(&arguments);
                    let said = String::from_utf8_lossy(&output.stderr).into_owned();
                    assert!(
                        output.status.success() || said.contains("older layouts"),
                        "{said}"
                    );
                }
            });
        }
    });
    running.goes_on(2);
    let undone = undo(&running);
    assert!(undone.is_null() || undone["differences"] == 0);
    assert_eq!(running.is_original(), Ok(()));
    running.goes_on(1);
}

/// What the kernel does where somebody probes a function (uprobe): its first byte becomes a breakpoint, and the file's again.
fn probe(program: PathBuf) {
    let mut running = Running::start(&program, &["1"]);
    running.goes_on(1);
    relay(&running);
    let pid = running.pid();
    stand(pid);
    let memory = Memory::open(pid).unwrap();
    let maps = thaw_process::maps::read(pid).unwrap();
    let journals = thaw_process::journal::Journal::find(&memory, &maps);
    let patches = journals.iter().flat_map(|j| &j.patches);
    let written = |p: &&thaw_process::journal::Patch| {
        p.length == 5 && memory.read(p.at, 5).unwrap() == p.new_bytes()
    };
    let patch = *patches.into_iter().find(written).unwrap();
    memory.write(patch.at, &[0xcc]).unwrap();
    undo(&running);
    memory.write(patch.at, &patch.old()[..1]).unwrap();
    assert_eq!(memory.read(patch.at, 5).unwrap(), patch.old());
    kill(Pid::from_raw(pid), Signal::SIGCONT).unwrap();
    running.goes_on(2);
    assert_eq!(running.is_original(), Ok(()));
}

/// As Ctrl-Z does, at each step.
fn terminal(program: PathBuf) {
    let mut running = Running::start(&program, &["2"]);
    running.goes_on(1);
    let (_, relaid) = relay(&running);
    undo(&running);
    let pid = running.pid().to_string();
    let mut stopped = 0;
    for arguments in [
        vec![pid.as_str(), "--no-look", "--with", &relaid],
        vec!["undo", &pid],
    ] {
        for step in (1..).step_by(3) {
            let mut command = tool();
            command
                .args(&arguments)
                .stdout(Stdio::null())
                .stderr(Stdio::null());
            command
                .env(KILL_AT, step.to_string())
                .env(KILL_BY, "SIGTSTP");
            std::os::unix::process::CommandExt::process_group(&mut command, 0);
            let mut command = command.spawn().unwrap();
            let itself = command.id() as i32;
            let ended = loop {
                if let Some(ended) = command.try_wait().unwrap() {
                    break Some(ended);
                }
                if is_stopped(itself) {
                    break None;
                }
                sleep(Duration::from_millis(1));
            };
            if ended.is_none() {
                stopped += 1;
                running.goes_on(1);
                kill(Pid::from_raw(itself), Signal::SIGCONT).unwrap();
            }
            let ended = ended.unwrap_or_else(|| command.wait().unwrap());
            assert!(ended.success(), "{ended}");
            // What it has done is undone, so that the next does the same.
            match arguments[0] {
                "undo" => drop(relay_again(&running, &relaid)),
                _ => drop(undo(&running)),
            }
            if step > 40 {
                break;
            }
        }
        if arguments[0] != "undo" {
            relay_again(&running, &relaid);
        }
    }
    assert!(stopped > 5, "{stopped}");
    running.goes_on(1);
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
        let (outcome, _) = relay(&running);
        assert_eq!(outcome["applied"]["unwinder"], true, "{outcome}");
        running.goes_on(3);
        assert_eq!(undo(&running)["differences"], 0);
    } else {
        let output = run(&[&running.pid().to_string(), "--force", "--json"]);
        assert!(String::from_utf8_lossy(&output.stdout).contains("another-build"));
    }
    running.goes_on(1);
    let _ = json(&["status", &running.pid().to_string(), "--json"]);
}
