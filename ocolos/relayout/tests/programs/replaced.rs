// SPDX-License-Identifier: Apache-2.0
//! One layout replaces another.

use crate::common::{PATIENCE, QUICK, Running, json, killed_at, relay, status, undo};
use crate::{sources, trial};
use libtest_mimic::Trial;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant};
use thaw_process::journal::Journal;
use thaw_process::memory::Memory;
use thaw_process::process::Process;

pub fn trials() -> Vec<Trial> {
    vec![
        trial(
            "samples_in_new_code_are_those_of_the_original",
            sources::own("phases", &[]),
            samples,
        ),
        trial(
            "one_layout_replaces_another_without_the_original_between",
            sources::own("phases", &[]),
            without_the_original,
        ),
        trial(
            "a_loop_in_an_older_layout_comes_to_the_newer_one",
            sources::own("serves", &[]),
            loops,
        ),
    ]
}

type Branches = BTreeMap<(String, String), u64>;

/// By their places in the file, with their counts.
fn branches(running: &Running, directory: &str) -> Branches {
    let file = running.directory.path().join(directory).join("profile");
    let text = std::fs::read_to_string(file).unwrap();
    let branches = text.lines().filter(|l| l.starts_with("B "));
    let branch = |line: &str| {
        let words: Vec<&str> = line.split(' ').collect();
        let count = words[3].parse().unwrap();
        ((words[1].to_owned(), words[2].to_owned()), count)
    };
    branches.map(branch).collect()
}

/// The frequent ones of a profile, none of which another lacks.
fn assert_within(frequent: &Branches, others: &Branches) {
    let total: u64 = frequent.values().sum();
    let often = frequent.iter().filter(|b| b.1 * 50 > total);
    let often: Vec<_> = often.map(|b| b.0).collect();
    assert!(often.len() > 5, "{frequent:?}");
    let lacks = often.iter().find(|b| !others.contains_key(**b));
    assert_eq!(lacks, None, "{frequent:?} {others:?}");
}

fn samples(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(1);
    relay(&running);
    running.goes_on(2);
    let pid = running.pid().to_string();
    let again = running.directory.path().join("again");
    let mut arguments = vec![pid.as_str(), "--json", "--keep", again.to_str().unwrap()];
    arguments.extend(QUICK);
    let second = json(&arguments);
    let functions = second["applied"]["functions"].as_u64();
    assert!(functions.is_some_and(|f| f >= 3), "{second}");
    // The same work, though the first profile was taken in the original and the second in new code.
    let (before, after) = (branches(&running, "kept"), branches(&running, "again"));
    assert_within(&before, &after);
    assert_within(&after, &before);
    running.goes_on(2);
    undo(&running);
    assert_eq!(running.is_original(), Ok(()));
}

/// Where the program's functions begin with a jump to new code; each of them leads to a layout that is there.
fn entries(running: &Running) -> BTreeSet<u64> {
    let process = Process::find(running.pid()).unwrap();
    let memory = Memory::open_to_read(running.pid()).unwrap();
    let journals = Journal::find(&memory, &process.maps().unwrap()).unwrap();
    let patches = journals.iter().flat_map(|j| &j.patches);
    let jumps = patches.filter(|p| p.length == 5 && p.new[0] == 0xe9);
    let mut found = BTreeSet::new();
    for patch in jumps {
        let now = memory.read(patch.at, 5).unwrap();
        if now == patch.old() {
            continue;
        }
        let distance = i32::from_le_bytes(now[1..].try_into().unwrap());
        let target = (patch.at + 5).wrapping_add_signed(i64::from(distance));
        let leads_to =
            |j: &&Journal| (j.fixed.code..j.fixed.code + j.fixed.code_size).contains(&target);
        assert!(now[0] == 0xe9 && journals.iter().find(leads_to).is_some());
        found.insert(patch.at);
    }
    found
}

/// One for each thread may be the original's, now or before: where it held an address inside it, nothing else is safe.
fn assert_still(running: &Running, before: &BTreeSet<u64>) {
    let now = entries(running);
    let threads = Process::find(running.pid()).unwrap().threads().len();
    let [lost, gained] = [before - &now, &now - before].map(|d| d.len() <= threads);
    assert!(lost && gained, "{now:x?} of {before:x?}");
}

fn without_the_original(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(1);
    let (_, relaid) = relay(&running);
    let before = entries(&running);
    assert!(before.len() >= 2, "{before:?}");
    let pid = running.pid().to_string();
    let mut step = 1;
    while killed_at(step, &[&pid, "--no-look", "--with", &relaid]) {
        assert_still(&running, &before);
        running.goes_on(1);
        step += 1;
    }
    assert!(step > 20, "only {step} steps of a replacement");
    assert_still(&running, &before);
    let all = status(&running);
    let done = all.as_array().unwrap().iter();
    assert_eq!(done.filter(|s| s["state"] == "done").count(), 1, "{all}");
    running.goes_on(1);
    let undone = undo(&running);
    assert_eq!(undone["differences"], 0, "{undone}");
    assert_eq!(running.is_original(), Ok(()));
    running.goes_on(1);
}

fn loops(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(1);
    let (_, relaid) = relay(&running);
    // The loop begins anew, in new code.
    kill(Pid::from_raw(running.pid()), Signal::SIGUSR2).unwrap();
    let began = Instant::now();
    while !running.output().contains("left") {
        assert!(began.elapsed() < PATIENCE);
        sleep(Duration::from_millis(10));
    }
    running.goes_on(2);
    let pid = running.pid().to_string();
    let mut arguments = vec![pid.as_str(), "--json", "--with", &relaid];
    arguments.extend(QUICK.iter().filter(|o| **o != "--no-look"));
    let outcome = json(&arguments);
    let all = status(&running);
    let kept = all.as_array().unwrap().iter();
    let kept = kept.filter(|s| s["state"] == "retired").count();
    assert_eq!(kept, 1, "its thread is not in the older layout: {all}");
    // What the loop calls; the loop itself stays where it is until it ends.
    let share = outcome["in_new_code"].as_f64().unwrap();
    assert!(share > 50.0, "{outcome}");
    running.goes_on(2);
    let undone = json(&["undo", &pid, "--json", "--wait", "0"]);
    assert!(undone["kept"].as_u64().unwrap() > 0, "{undone}");
    assert_eq!(undone["differences"], 0, "{undone}");
    assert_eq!(running.is_original(), Ok(()));
    running.goes_on(2);
}
