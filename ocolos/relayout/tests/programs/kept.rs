// SPDX-License-Identifier: Apache-2.0
//! Memory of layouts that words lead to: it does not grow, and no words of the unwinder keep it.

use crate::common::{
    PATIENCE, Running, in_time, json, killed_at, relay, relay_again, relay_thoroughly, run, status,
    tool, undo,
};
use crate::{sources, trial};
use libtest_mimic::Trial;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use serde_json::Value;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::Output;
use std::time::Instant;
use thaw_relayout::bolt::Bolt;

/// More than layouts may be kept.
const ROUNDS: usize = 6;

pub fn trials() -> Vec<Trial> {
    vec![
        trial(
            "what_is_kept_is_used_again",
            sources::own("keeps", &[]),
            used_again,
        ),
        trial(
            "too_many_older_layouts_are_refused",
            sources::own("keeps", &[]),
            too_many,
        ),
        trial(
            "exceptions_that_have_ended_keep_no_memory",
            sources::own("keeps", &[]),
            |program| ended_exceptions(Running::start(&program, &["throws"])),
        ),
        trial(
            "an_unwinder_with_a_tree_of_tables_keeps_no_memory",
            sources::own("keeps", &[]).and_then(|p| Ok((p, sources::newer_libgcc()?))),
            |(program, libgcc)| {
                let path = ("LD_LIBRARY_PATH", libgcc.to_str().unwrap());
                ended_exceptions(Running::start_with(&program, &["throws"], &[path]));
            },
        ),
    ]
}

fn send(running: &Running, signal: Signal) {
    kill(Pid::from_raw(running.pid()), signal).unwrap();
}

/// Without waiting for what does not change.
pub fn undo_at_once(running: &Running) -> Value {
    let undone = json(&["undo", &running.pid().to_string(), "--json", "--wait", "0"]);
    assert!(undone.is_null() || undone["differences"] == 0, "{undone}");
    undone
}

/// On a machine with much else to do, a look may not end in its time, and a later one does.
pub fn all_goes(running: &Running) {
    let goes = |undone: Value| undone.is_null() || undone["kept"] == 0;
    let began = Instant::now();
    while !goes(undo(running)) {
        assert!(began.elapsed() < PATIENCE, "{}", status(running));
    }
}

/// The only layout that there is.
fn only(running: &Running) -> Value {
    let all = status(running);
    assert_eq!(all.as_array().map(Vec::len), Some(1), "{all}");
    all[0].clone()
}

fn used_again(program: PathBuf) {
    let mut running = Running::start(&program, &["keeps"]);
    running.goes_on(1);
    let (_, relaid) = relay(&running);
    running.goes_on(2);
    let first = only(&running);
    assert!(first["pause_us"].as_u64().unwrap() > 0, "{first}");
    let said = run(&["status", &running.pid().to_string()]);
    let said = String::from_utf8(said.stdout).unwrap();
    assert!(said.contains(", stopped for "), "{said}");
    for _ in 0..ROUNDS {
        let undone = undo_at_once(&running);
        assert_eq!(undone["kept"], first["bytes"], "{undone}");
        assert_eq!(running.is_original(), Ok(()));
        running.goes_on(1);
        let outcome = relay_again(&running, &relaid);
        assert_eq!(outcome["applied"]["reused"], true, "{outcome}");
        let again = only(&running);
        // How many entries are patched depends on where threads stand.
        for field in ["new_code", "bytes", "functions"] {
            assert_eq!(again[field], first[field], "{again} {first}");
        }
        assert_eq!(again["state"], "done");
        running.goes_on(1);
    }
    undo_at_once(&running);
    let pid = running.pid().to_string();
    let mut step = 1;
    while killed_at(step, &[&pid, "--no-look", "--with", &relaid]) {
        running.goes_on(1);
        undo_at_once(&running);
        assert_eq!(running.is_original(), Ok(()), "step {step}");
        assert_eq!(only(&running)["new_code"], first["new_code"]);
        step += 1;
    }
    assert!(step > 5, "only {step} steps");
    // Older layouts are looked at again by who comes later.
    undo_at_once(&running);
    send(&running, Signal::SIGUSR2);
    running.goes_on(2);
    let began = Instant::now();
    // On a machine with much else to do, nobody may have had the time to look at all memory.
    while relay_again(&running, &relaid)["applied"]["reused"] != false {
        assert!(began.elapsed() < PATIENCE, "it is kept");
        undo(&running);
    }
    only(&running);
    running.goes_on(1);
    all_goes(&running);
    assert_eq!(running.is_original(), Ok(()));
}

/// Each is another one, by the alignment of its functions.
fn relay_aligned(running: &Running, alignment: u32) -> Output {
    let bolt = running.directory.path().join("bolt");
    let script = format!(
        "#!/bin/sh\nexec {} \"$@\" -align-functions={alignment} -align-functions-max-bytes={alignment}\n",
        Bolt::find().unwrap().program().display()
    );
    fs::write(&bolt, script).unwrap();
    fs::set_permissions(&bolt, Permissions::from_mode(0o755)).unwrap();
    in_time(|| {
        let mut command = tool();
        command.arg(running.pid().to_string());
        command.args(["--force", "--steps", "10000", "--share", "70", "--no-look"]);
        command.arg("--json").env("THAW_BOLT", &bolt);
        command.output().unwrap()
    })
}

fn too_many(program: PathBuf) {
    let mut running = Running::start(&program, &["hoards"]);
    running.goes_on(1);
    for (nth, alignment) in [4, 8, 16, 32, 64].into_iter().enumerate() {
        let output = relay_aligned(&running, alignment);
        let said = String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(0), "{alignment}: {said}");
        assert_eq!(status(&running).as_array().map(Vec::len), Some(nth + 1));
        running.goes_on(2);
    }
    let output = relay_aligned(&running, 128);
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(3), "{said}");
    let said: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(said["error"]["reason"], "kept");
    running.goes_on(1);
    let in_force = status(&running);
    let in_force = in_force.as_array().unwrap().iter();
    assert_eq!(in_force.filter(|s| s["state"] == "done").count(), 1);
    // Nothing leads there any more.
    send(&running, Signal::SIGUSR2);
    running.goes_on(2);
    let began = Instant::now();
    // On a machine with much else to do, a look may not end in its time.
    while relay_aligned(&running, 128).status.code() != Some(0) {
        assert!(began.elapsed() < PATIENCE, "{}", status(&running));
    }
    running.goes_on(1);
    all_goes(&running);
    assert_eq!(running.is_original(), Ok(()));
}

fn ended_exceptions(mut running: Running) {
    running.goes_on(1);
    let (outcome, relaid) = relay_thoroughly(&running);
    assert_eq!(outcome["applied"]["unwinder"], true);
    running.goes_on(2);
    all_goes(&running);
    relay_again(&running, &relaid);
    running.goes_on(2);
    // What the last one has left in memory that was freed is not overwritten.
    send(&running, Signal::SIGUSR1);
    running.goes_on(2);
    all_goes(&running);
    assert_eq!(status(&running).as_array().map(Vec::len), Some(0));
    running.goes_on(1);
    assert_eq!(running.is_original(), Ok(()));
}
