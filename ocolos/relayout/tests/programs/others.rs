// SPDX-License-Identifier: Apache-2.0
//! Others who stop, continue, probe or re-lay the same process, or stop the tool.

use crate::common::{
    PATIENCE, Running, TOO_LATE, is_too_late, relay, relay_again, run, status, tool, undo,
};
use crate::kept::undo_at_once;
use crate::servers::End;
use crate::{sources, trial};
use libtest_mimic::Trial;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};
use thaw_process::memory::Memory;
use thaw_process::steps::{KILL_AT, KILL_BY};

pub fn trials() -> Vec<Trial> {
    let witness = || sources::own("witness", &[]);
    vec![
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
    ]
}

fn is_stopped(pid: i32) -> bool {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
    status.lines().any(|l| l.starts_with("State:\tT"))
}

fn stand(pid: i32) {
    kill(Pid::from_raw(pid), Signal::SIGSTOP).unwrap();
    let began = Instant::now();
    while !is_stopped(pid) {
        assert!(began.elapsed() < PATIENCE, "it does not stop");
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
        // Its threads do not leave new code.
        assert_eq!(undo_at_once(&running)["differences"], 0);
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
    let ended = AtomicBool::new(false);
    scope(|s| {
        s.spawn(|| {
            while !ended.load(Ordering::Relaxed) {
                kill(Pid::from_raw(pid), Signal::SIGSTOP).unwrap();
                sleep(Duration::from_millis(3));
                kill(Pid::from_raw(pid), Signal::SIGCONT).unwrap();
                sleep(Duration::from_millis(4));
            }
        });
        // Also where something fails.
        let _end = End(&ended);
        // Always stopped in the middle of something, no thread may be found that can make a call.
        let may_lack_a_thread = |arguments: &[&str]| {
            let output = run(arguments);
            let said = String::from_utf8_lossy(&output.stdout);
            let is_said = said.contains("no-thread") || is_too_late(&output);
            let is_right = output.status.success() || is_said;
            assert!(is_right, "{said}");
        };
        let pid = pid.to_string();
        let (began, mut rounds) = (Instant::now(), 0);
        while rounds < 20 && began.elapsed() < Duration::from_secs(5) {
            rounds += 1;
            may_lack_a_thread(&["undo", &pid, "--json", "--wait", "0.1"]);
            may_lack_a_thread(&[&pid, "--json", "--no-look", "--with", &relaid]);
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
                        output.status.success()
                            || said.contains("older layouts")
                            || is_too_late(&output),
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
    let journals = thaw_process::journal::Journal::find(&memory, &maps).unwrap();
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
    let said = running.directory.path().join("said");
    let mut stopped = 0;
    for arguments in [
        vec![pid.as_str(), "--no-look", "--with", &relaid],
        vec!["undo", &pid],
    ] {
        for step in (1..=43).step_by(3) {
            let mut command = tool();
            command
                .args(&arguments)
                .stdout(Stdio::null())
                .stderr(File::create(&said).unwrap());
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
            let said = fs::read_to_string(&said).unwrap();
            if said.contains(TOO_LATE) {
                continue;
            }
            assert!(ended.success(), "{ended}: {said}");
            // What it has done is undone, so that the next does the same.
            match arguments[0] {
                "undo" => drop(relay_again(&running, &relaid)),
                _ => drop(undo(&running)),
            }
        }
        if arguments[0] != "undo" {
            relay_again(&running, &relaid);
        }
    }
    assert!(stopped > 5, "{stopped}");
    running.goes_on(1);
}
