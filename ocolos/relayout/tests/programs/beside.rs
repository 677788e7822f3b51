// SPDX-License-Identifier: Apache-2.0
//! What goes on beside a process and does not stop it, and programs that it starts meanwhile.

use crate::common::{
    QUICK, Running, THOROUGH, in_time, is_too_late, json, relay, run, soak, status, tool, undo,
};
use crate::{sources, trial};
use libc::{BPF_ABS, BPF_JEQ, BPF_JMP, BPF_K, BPF_LD, BPF_RET, BPF_W, sock_filter};
use libtest_mimic::Trial;
use std::fs;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::PathBuf;
use std::process::{Command, Output};

pub fn trials() -> Vec<Trial> {
    let witness = || sources::own("witness", &[]);
    let vforks = || sources::own("vforks", &[]);
    vec![
        trial("a_check_stops_nothing", witness(), check),
        trial("a_dry_run_changes_nothing", witness(), dry_run),
        trial(
            "a_program_that_starts_others_is_not_refused",
            vforks(),
            starts_others,
        ),
        trial(
            "a_profile_is_not_lost_for_a_thread_that_does_not_stop",
            vforks(),
            profile_beside,
        ),
        trial(
            "a_profile_does_not_fall_into_step_with_its_program",
            sources::own("residue", &[]),
            in_step,
        ),
    ]
}

fn say(code: u32, jump: u8, k: u32) -> sock_filter {
    sock_filter {
        code: code as u16,
        jt: 0,
        jf: jump,
        k,
    }
}

/// Whoever traces or signals another process is killed.
fn run_without_stops(arguments: &[&str]) -> Output {
    let mut filter = vec![say(BPF_LD | BPF_W | BPF_ABS, 0, 0)];
    for call in [
        libc::SYS_ptrace,
        libc::SYS_kill,
        libc::SYS_tgkill,
        libc::SYS_rt_tgsigqueueinfo,
        libc::SYS_pidfd_send_signal,
    ] {
        filter.push(say(BPF_JMP | BPF_JEQ | BPF_K, 1, call as u32));
        filter.push(say(BPF_RET | BPF_K, 0, libc::SECCOMP_RET_KILL_PROCESS));
    }
    filter.push(say(BPF_RET | BPF_K, 0, libc::SECCOMP_RET_ALLOW));
    let mut command: Command = tool();
    command.args(arguments);
    // SAFETY: both are system calls, and what they read lives.
    unsafe {
        command.pre_exec(move || {
            let program = libc::sock_fprog {
                len: filter.len() as u16,
                filter: filter.as_mut_ptr(),
            };
            libc::prctl(libc::PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
            let mode = libc::SECCOMP_MODE_FILTER;
            match libc::prctl(libc::PR_SET_SECCOMP, mode, &raw const program) {
                0 => Ok(()),
                _ => Err(std::io::Error::last_os_error()),
            }
        });
    }
    command.output().unwrap()
}

fn check(program: PathBuf) {
    let mut running = Running::start(&program, &["1"]);
    running.goes_on(1);
    let pid = running.pid().to_string();
    let output = run_without_stops(&["check", &pid, "--json"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let (_, relaid) = relay(&running);
    let output = run_without_stops(&["check", &pid, "--json"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    undo(&running);
    // What stops it would be seen.
    let output = run_without_stops(&[&pid, "--no-look", "--with", &relaid]);
    assert_eq!(output.status.signal(), Some(libc::SIGSYS));
    assert_eq!(running.is_original(), Ok(()));
    running.goes_on(1);
}

/// What it would do is what is done then; without a profile, nothing is stopped for it.
fn dry_run(program: PathBuf) {
    let mut running = Running::start(&program, &["1"]);
    running.goes_on(1);
    let pid = running.pid().to_string();
    let kept = running.directory.path().join("tried");
    let mut arguments = vec![pid.as_str(), "--dry-run", "--keep", kept.to_str().unwrap()];
    arguments.extend(QUICK);
    let output = in_time(|| run(&arguments));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(0), "{said}");
    assert!(said.contains("functions would be re-laid to 0x"), "{said}");
    assert!(said.contains("nothing was changed"), "{said}");
    let relaid = kept.join("relaid").display().to_string();
    let output = run_without_stops(&[&pid, "--dry-run", "--json", "--with", &relaid]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let tried: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let would = &tried["would_apply"];
    assert_eq!(running.is_original(), Ok(()));
    let maps = thaw_process::maps::read(running.pid()).unwrap();
    assert!(!maps.iter().any(|m| m.executable && m.is_anonymous()));
    assert_eq!(status(&running).as_array().map(Vec::len), Some(0));
    running.goes_on(1);
    let outcome = json(&[&pid, "--no-look", "--json", "--with", &relaid]);
    let applied = &outcome["applied"];
    for same in [
        "functions",
        "unproven",
        "code_and_tables",
        "addresses",
        "unwinder",
    ] {
        assert_eq!(would[same], applied[same], "{same}: {tried} {outcome}");
    }
    let number = |value: &serde_json::Value| value.as_u64().unwrap();
    assert!(
        number(&would["bytes"]) >= number(&applied["bytes"]),
        "{tried} {outcome}"
    );
    assert!(number(&would["patches"]) > 0, "{tried}");
    undo(&running);
    // What forbids it is found without the stop.
    let output = run(&[&pid, "--dry-run", "--json", "--with", "/nowhere"]);
    assert_eq!(output.status.code(), Some(3), "{output:?}");
    running.goes_on(1);
}

/// By `vfork`, in which two processes have one memory, for most of the time.
fn starts_others(program: PathBuf) {
    let mut running = Running::start(&program, &["rests"]);
    running.goes_on(1);
    for _ in 0..10 {
        let output = run(&["check", &running.pid().to_string()]);
        let said = String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(0), "{said}");
    }
}

/// The thread is in `vfork` for most of the time.
fn profile_beside(program: PathBuf) {
    let mut running = Running::start(&program, &["rests"]);
    running.goes_on(1);
    let pid = running.pid().to_string();
    for _ in 0..if soak() { 5 } else { 2 } {
        let mut arguments = vec![pid.as_str(), "--dry-run", "--steps", "20000"];
        arguments.extend(["--force", "--share", "70"]);
        let output = run(&arguments);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!is_too_late(&output), "{said}");
        assert_eq!(output.status.code(), Some(0), "{said}");
        running.goes_on(1);
    }
}

/// It works for as long as it waits, in turns of two milliseconds: bursts at regular times would all meet it waiting.
fn in_step(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(1);
    let pid = running.pid().to_string();
    let kept = running.directory.path().join("kept");
    let keep = ["--dry-run", "--json", "--keep", kept.to_str().unwrap()];
    let outcome = json(&[[pid.as_str()].as_slice(), &keep, &THOROUGH].concat());
    let profile = fs::read_to_string(kept.join("profile")).unwrap();
    let branches = profile.lines().filter(|l| l.starts_with("B "));
    let times = |l: &str| l.split(' ').nth(3).unwrap().parse::<u64>().unwrap();
    let seen: u64 = branches.map(times).sum();
    let looked_at = outcome["looked_at"].as_u64().unwrap();
    assert!(seen * 25 > looked_at, "{seen} of its own in {looked_at}");
}
