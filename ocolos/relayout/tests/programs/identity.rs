// SPDX-License-Identifier: Apache-2.0
//! What a program could notice: addresses of functions, jumps out of the middle, signals, sleeps, children.

use crate::common::{PATIENCE, Running, if_soak, relay, relay_again, status, undo};
use crate::{sources, trial};
use libtest_mimic::Trial;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};
use thaw_process::late::wait_for_all;
use thaw_process::process::Process;
use thaw_process::stop::Stopped;

pub fn trials() -> Vec<Trial> {
    vec![
        trial(
            "a_program_notices_nothing",
            sources::own("witness", &[]),
            notices_nothing,
        ),
        trial(
            "a_program_at_a_fixed_address_notices_nothing",
            sources::own("witness", &["-no-pie", "-fno-pie"]),
            notices_nothing,
        ),
        trial(
            "a_program_without_jump_tables_notices_nothing",
            if_soak(|| sources::own("witness", &["-fno-jump-tables", "-fcf-protection=full"])),
            notices_nothing,
        ),
        trial(
            "waits_without_a_limit_are_not_interrupted",
            sources::own("waits", &[]),
            waits,
        ),
        trial(
            "waits_beside_a_thread_that_stops_late_are_not_interrupted",
            sources::own("waits", &[]),
            waits_beside_a_late_one,
        ),
        trial(
            "waits_of_a_thread_that_is_stepped_are_not_interrupted",
            sources::own("waits", &[]),
            waits_and_works,
        ),
        trial(
            "a_signal_that_comes_while_a_wait_stands_ends_it",
            sources::own("waits", &[]),
            waits_for_signals,
        ),
        trial(
            "a_process_that_denies_itself_write_and_execute_is_relaid",
            sources::own("refuses", &[]),
            denies_write_and_execute,
        ),
        trial(
            "new_code_that_differs_from_the_original_is_not_used",
            sources::own("witness", &[]),
            differs,
        ),
        trial(
            "a_program_whose_file_is_gone_is_relaid",
            sources::own("witness", &[]),
            file_is_gone,
        ),
        trial(
            "a_program_of_another_mount_namespace_is_relaid",
            sources::own("witness", &[]).and_then(namespaces),
            other_namespace,
        ),
        trial(
            "children_keep_the_new_code_and_status_knows",
            sources::own("forks", &[]),
            children,
        ),
    ]
}

fn notices_nothing(program: PathBuf) {
    let mut running = Running::start_with(&program, &["2"], &[("WITNESS_STRICT", "1")]);
    running.goes_on(3);
    let blocked = running.blocked();
    let (outcome, relaid) = relay(&running);
    assert!(
        outcome["applied"]["functions"].as_u64().unwrap() >= 3,
        "{outcome}"
    );
    running.goes_on(10);
    assert!(running.is_original().is_err(), "nothing was patched");
    for _ in 0..3 {
        let undone = undo(&running);
        assert_eq!(undone["differences"], 0);
        assert_eq!(running.is_original(), Ok(()));
        running.goes_on(3);
        relay_again(&running, &relaid);
        running.goes_on(3);
    }
    assert_eq!(running.blocked(), blocked);
}

fn waits(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(2);
    let (_, relaid) = relay(&running);
    running.goes_on(2);
    for _ in 0..10 {
        assert_eq!(undo(&running)["differences"], 0);
        running.goes_on(1);
        relay_again(&running, &relaid);
        running.goes_on(1);
    }
}

/// Who stops all threads gives up for one of them, having asked the others to stop.
fn waits_beside_a_late_one(program: PathBuf) {
    let mut running = Running::start(&program, &["late"]);
    running.goes_on(2);
    let process = Process::find(running.pid()).unwrap();
    let (began, mut late) = (Instant::now(), 0);
    while late < 10 {
        let stopped = Stopped::all(&process, Duration::from_millis(5));
        late += u32::from(stopped.is_err_and(|refusal| refusal.reason == "busy"));
        assert!(wait_for_all(PATIENCE) && began.elapsed() < PATIENCE);
        running.goes_on(1);
    }
}

/// It gets signals that it ignores as well.
fn waits_and_works(program: PathBuf) {
    let mut running = Running::start(&program, &["busy"]);
    running.goes_on(2);
    for _ in 0..3 {
        relay(&running);
        running.goes_on(2);
        assert_eq!(undo(&running)["differences"], 0);
        running.goes_on(2);
    }
}

fn waits_for_signals(program: PathBuf) {
    let running = Running::start(&program, &["signals"]);
    let process = Process::find(running.pid()).unwrap();
    let began = Instant::now();
    for rounds in 1..20 {
        // It waits, and has said so before.
        while running.output().lines().count() < rounds
            || process.thread_state(running.pid()) != Some(b'S')
        {
            let said = running.output();
            assert!(
                began.elapsed() < PATIENCE,
                "it stands at round {rounds}: {said}"
            );
            sleep(Duration::from_millis(1));
        }
        let stopped = Stopped::all(&process, PATIENCE).unwrap();
        kill(Pid::from_raw(running.pid()), Signal::SIGUSR1).unwrap();
        drop(stopped);
    }
}

fn denies_write_and_execute(program: PathBuf) {
    let mut running = Running::start(&program, &["mdwe"]);
    running.goes_on(1);
    relay(&running);
    running.goes_on(1);
    assert!(running.is_original().is_err(), "nothing was patched");
    let maps = thaw_process::maps::read(running.pid()).unwrap();
    assert!(!maps.iter().any(|m| m.writable && m.executable));
    assert_eq!(undo(&running)["differences"], 0);
    running.goes_on(1);
}

/// The first instruction of a function that runs often ends the program, in the new code alone.
fn differs(program: PathBuf) {
    let mut running = Running::start(&program, &["1"]);
    running.goes_on(1);
    let (outcome, relaid) = relay(&running);
    assert_eq!(outcome["applied"]["unproven"].as_array().unwrap().len(), 0);
    undo(&running);
    let (original, new) = [program.as_path(), relaid.as_ref()]
        .map(|p: &std::path::Path| thaw_binary::Image::open(p).unwrap())
        .into();
    let key = ("fold".to_owned(), 0);
    let (address, size) = new.symbols[&key];
    assert!(address > original.end, "it was not moved");
    let code = new.bytes(address, size as usize).unwrap().to_vec();
    let mut file = std::fs::read(&relaid).unwrap();
    let places: Vec<usize> = (0..file.len() - code.len())
        .filter(|&at| file[at..at + code.len()] == code)
        .collect();
    assert_eq!(places.len(), 1);
    let marked = code.starts_with(&[0xf3, 0x0f, 0x1e, 0xfa]);
    file[places[0] + if marked { 4 } else { 0 }] = 0xcc;
    std::fs::write(&relaid, file).unwrap();
    let outcome = relay_again(&running, &relaid);
    let unproven = outcome["applied"]["unproven"][0].as_str().unwrap();
    assert!(unproven.starts_with("fold: "), "{outcome}");
    running.goes_on(3);
    assert_eq!(undo(&running)["differences"], 0);
}

fn file_is_gone(program: PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let copy = directory.path().join("copy");
    std::fs::copy(&program, &copy).unwrap();
    let mut running = Running::start(&copy, &["1"]);
    running.goes_on(1);
    std::fs::remove_file(&copy).unwrap();
    comes_and_goes(&mut running);
}

/// As in a container: its path leads to nothing here.
fn other_namespace(program: PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let place = directory.path().to_str().unwrap();
    let script = format!(
        "mount -t tmpfs none {place} && cp {} {place}/copy && exec {place}/copy 1",
        program.display()
    );
    let mut running = Running::start(Path::new("unshare"), &["-m", "sh", "-c", &script]);
    running.goes_on(1);
    assert!(!directory.path().join("copy").exists());
    comes_and_goes(&mut running);
}

fn namespaces(program: PathBuf) -> Result<PathBuf, String> {
    let mut unshare = Command::new("unshare");
    let may = unshare.args(["-m", "mount", "-t", "tmpfs", "none", "/mnt"]);
    match may.output() {
        Ok(done) if done.status.success() => Ok(program),
        _ => Err("mount namespaces are not permitted here".to_owned()),
    }
}

fn comes_and_goes(running: &mut Running) {
    let (outcome, relaid) = relay(running);
    let functions = outcome["applied"]["functions"].as_u64().unwrap();
    assert!(functions >= 3, "{outcome}");
    running.goes_on(2);
    assert_eq!(undo(running)["differences"], 0);
    running.goes_on(1);
    relay_again(running, &relaid);
    running.goes_on(1);
    assert_eq!(undo(running)["differences"], 0);
    running.goes_on(1);
}

fn children(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(2);
    relay(&running);
    running.goes_on(2);
    kill(Pid::from_raw(running.pid()), Signal::SIGUSR1).unwrap();
    running.has_said("they stay", 1);
    let text = running.output();
    let child = text
        .lines()
        .rev()
        .find_map(|l| l.strip_prefix("child "))
        .unwrap();
    let of_child: i32 = child.parse().unwrap();
    let in_child = crate::common::json(&["status", &of_child.to_string(), "--json"]);
    assert_eq!(in_child[0]["state"], "done", "{in_child}");
    assert_eq!(in_child[0]["patches"], status(&running)[0]["patches"]);
    let undone = crate::common::json(&["undo", &of_child.to_string(), "--json"]);
    assert_eq!(undone["differences"], 0);
    assert_eq!(status(&running)[0]["state"], "done");
    running.goes_on(2);
}
