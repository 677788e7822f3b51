// SPDX-License-Identifier: Apache-2.0
//! Libraries of a process, re-laid while it runs.

use crate::common::{QUICK, Running, if_soak, json, killed_at, run, status, undo};
use crate::{sources, trial};
use libtest_mimic::Trial;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use serde_json::Value;
use std::path::{Path, PathBuf};

pub fn trials() -> Vec<Trial> {
    vec![
        trial(
            "a_library_is_relaid_and_taken_back",
            linked(),
            |(library, program)| relaid(&library, &program),
        ),
        trial(
            "the_program_and_its_library_are_relaid_each_for_itself",
            linked(),
            |(library, program)| both(&library, &program),
        ),
        trial(
            "a_library_that_may_be_unloaded_is_pinned",
            loading(),
            |(library, program)| pinned(&library, &program),
        ),
        trial(
            "whoever_kills_it_while_it_pins_leaves_a_program_that_runs",
            if_soak(loading),
            |(library, program)| killed(&library, &program),
        ),
        trial(
            "a_library_that_cannot_be_pinned_is_refused",
            loading(),
            |(library, program)| cannot_be_pinned(&library, &program),
        ),
    ]
}

fn library() -> Result<PathBuf, String> {
    sources::own("library", &["-shared", "-fPIC", "-DLIBRARY"])
}

fn linked() -> Result<(PathBuf, PathBuf), String> {
    let library = library()?;
    let path = library.display().to_string();
    let flags = ["-DLINKED", "-Wl,--no-as-needed", &path];
    Ok((library, sources::own("library", &flags)?))
}

fn loading() -> Result<(PathBuf, PathBuf), String> {
    Ok((library()?, sources::own("library", &["-rdynamic"])?))
}

fn relay(running: &Running, library: &Path, more: &[&str]) -> Value {
    let (pid, library) = (running.pid().to_string(), library.to_str().unwrap());
    let mut arguments = vec![pid.as_str(), "--library", library, "--json"];
    arguments.extend(QUICK);
    arguments.extend(more);
    json(&arguments)
}

fn relaid(library: &Path, program: &Path) {
    let mut running = Running::start(program, &[]);
    running.goes_on(1);
    let kept = running.directory.path().join("kept");
    let kept = kept.to_str().unwrap();
    let outcome = relay(&running, library, &["--keep", kept]);
    let functions = outcome["applied"]["functions"].as_u64().unwrap();
    assert!(functions >= 3, "{outcome}");
    running.goes_on(3);
    assert_eq!(status(&running)[0]["program"], library.to_str().unwrap());
    assert_eq!(running.is_original(), Ok(()), "the program was patched");
    for _ in 0..3 {
        let undone = undo(&running);
        assert_eq!(undone["differences"], 0);
        assert!(undone["patches"].as_u64().unwrap() > 0);
        running.goes_on(1);
        relay(&running, library, &["--with", &format!("{kept}/relaid")]);
        running.goes_on(1);
    }
    let names = json(&[
        "names",
        &running.pid().to_string(),
        "--directory",
        kept,
        "--json",
    ]);
    assert!(names["names"].as_u64().unwrap() >= functions);
}

fn both(library: &Path, program: &Path) {
    let mut running = Running::start(program, &[]);
    running.goes_on(1);
    relay(&running, library, &[]);
    crate::common::relay(&running);
    running.goes_on(1);
    let all = status(&running);
    let programs: Vec<&str> = all
        .as_array()
        .unwrap()
        .iter()
        .map(|s| s["program"].as_str().unwrap())
        .collect();
    assert_eq!(programs.len(), 2, "{all}");
    assert!(programs.contains(&library.to_str().unwrap()), "{all}");
    assert!(programs.contains(&program.to_str().unwrap()), "{all}");
    assert_eq!(undo(&running)["differences"], 0);
    running.goes_on(1);
}

/// After `dlclose`, whoever has it calls it still.
fn pinned(library: &Path, program: &Path) {
    let path = library.to_str().unwrap();
    let unload = |running: &Running| {
        kill(Pid::from_raw(running.pid()), Signal::SIGUSR1).unwrap();
    };
    // What is not pinned goes.
    let mut other = Running::start(program, &[path]);
    other.goes_on(1);
    unload(&other);
    assert_eq!(other.wait().code(), Some(3));
    assert!(other.output().contains("unloaded"));

    let mut running = Running::start(program, &[path]);
    running.goes_on(1);
    let pid = running.pid().to_string();
    let check = json(&["check", &pid, "--library", path, "--json"]);
    assert_eq!(check["pinned"], true, "{check}");
    // Of Debian, and stripped.
    let output = run(&["check", &pid, "--library", "libc.so.6", "--json"]);
    let said: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(said["refusals"][0]["reason"], "stripped", "{said}");
    let kept = running.directory.path().join("kept");
    let kept = kept.to_str().unwrap();
    let outcome = relay(&running, library, &["--keep", kept]);
    assert!(outcome["applied"]["functions"].as_u64().unwrap() >= 3);
    running.goes_on(2);
    unload(&running);
    running.goes_on(4);
    assert!(running.output().contains("stays"));
    assert_eq!(status(&running)[0]["state"], "done");
    let undone = undo(&running);
    assert_eq!(undone["differences"], 0);
    assert!(undone["patches"].as_u64().unwrap() > 0);
    running.goes_on(1);
    // It is there still, and is the same.
    relay(&running, library, &["--with", &format!("{kept}/relaid")]);
    running.goes_on(1);
}

fn killed(library: &Path, program: &Path) {
    let path = library.to_str().unwrap();
    let mut running = Running::start(program, &[path]);
    running.goes_on(1);
    let pid = running.pid().to_string();
    let kept = running.directory.path().join("kept");
    let kept = kept.to_str().unwrap().to_owned();
    relay(&running, library, &["--keep", &kept]);
    undo(&running);
    let relaid = format!("{kept}/relaid");
    let arguments = [&pid, "--library", path, "--no-look", "--with", &relaid];
    let mut step = 1;
    while killed_at(step, &arguments) {
        running.goes_on(1);
        let undone = undo(&running);
        assert!(
            undone.is_null() || undone["differences"] == 0,
            "step {step}"
        );
        running.goes_on(1);
        step += 1;
    }
    assert!(step > 20, "only {step} steps");
    kill(Pid::from_raw(running.pid()), Signal::SIGUSR1).unwrap();
    running.goes_on(4);
    assert!(running.output().contains("stays"));
    assert_eq!(undo(&running)["differences"], 0);
    running.goes_on(1);
}

fn cannot_be_pinned(library: &Path, program: &Path) {
    let path = library.to_str().unwrap();
    let mut running = Running::start(program, &[path, "apart"]);
    running.goes_on(1);
    let pid = running.pid().to_string();
    let new_code = || {
        let maps = thaw_process::maps::read(running.pid()).unwrap();
        let new = |m: &&thaw_process::maps::Mapping| m.executable && m.is_anonymous();
        maps.iter().filter(new).count()
    };
    let before = new_code();
    let mut arguments = vec![pid.as_str(), "--library", path, "--json"];
    arguments.extend(QUICK);
    let (reason, text) = refused(&arguments);
    assert_eq!(reason, "may-be-unloaded");
    assert!(text.contains("dlmopen"), "{text}");
    assert_eq!(new_code(), before, "memory was left");
    assert_eq!(status(&running).as_array().unwrap().len(), 0);
    let of_check = |library: &str| refused(&["check", &pid, "--library", library, "--json"]).0;
    assert_eq!(of_check("libnothing.so"), "no-library");
    running.goes_on(1);
}

fn refused(arguments: &[&str]) -> (String, String) {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(3));
    let said: Value = serde_json::from_slice(&output.stdout).unwrap();
    let part = |name: &str| said["error"][name].as_str().unwrap().to_owned();
    (part("reason"), part("text"))
}
