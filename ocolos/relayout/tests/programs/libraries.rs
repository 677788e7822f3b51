// SPDX-License-Identifier: Apache-2.0
//! Libraries of a process, re-laid while it runs.

use crate::common::{QUICK, Running, json, run, status, undo};
use crate::{sources, trial};
use libtest_mimic::Trial;
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
            "a_library_that_may_be_unloaded_is_refused",
            loading(),
            |(library, program)| may_be_unloaded(&library, &program),
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

fn may_be_unloaded(library: &Path, program: &Path) {
    let path = library.to_str().unwrap();
    let mut running = Running::start(program, &[path]);
    running.goes_on(1);
    let pid = running.pid().to_string();
    let refused = |library: &str| {
        let output = run(&["check", &pid, "--library", library, "--json"]);
        assert_eq!(output.status.code(), Some(3));
        let said: Value = serde_json::from_slice(&output.stdout).unwrap();
        said["error"]["reason"].as_str().unwrap().to_owned()
    };
    assert_eq!(refused(path), "may-be-unloaded");
    assert_eq!(refused("libnothing.so"), "no-library");
    // Of Debian, and stripped.
    let output = run(&["check", &pid, "--library", "libc.so.6", "--json"]);
    let said: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(said["refusals"][0]["reason"], "stripped", "{said}");
    running.goes_on(1);
}
