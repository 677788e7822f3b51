// SPDX-License-Identifier: Apache-2.0
//! How programs are started.

use crate::batches::{Cache, times, until};
use crate::{sources, trial};
use libtest_mimic::Trial;
use std::fs::{self, Permissions};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

pub fn trials() -> Vec<Trial> {
    let both = sources::own("teller", &[]).and_then(|t| Ok((t, sources::own("starter", &[])?)));
    vec![
        trial("each_way_to_start_a_program_is_followed", both, each_way),
        trial(
            "children_of_static_launchers_are_followed",
            begins().and_then(|t| Ok((t, sources::own("starter", &["-static"])?))),
            |(program, starter)| {
                each_way((program.clone(), starter));
                begins_once(&program);
            },
        ),
        trial(
            "programs_without_the_batchs_variables_run_untouched",
            sources::own("teller", &[]).and_then(|t| Ok((t, sources::own("starter", &[])?))),
            without_variables,
        ),
        trial(
            "programs_are_called_as_they_were",
            sources::own("teller", &[])
                .and_then(|t| Ok((t, sources::own("starter", &["-static"])?))),
            called,
        ),
        trial(
            "a_search_of_path_finds_what_it_would",
            sources::own("teller", &[]).and_then(|t| Ok((t, sources::own("starter", &[])?))),
            searched,
        ),
        trial(
            "programs_of_proc_are_asked_about_by_themselves",
            sources::own("teller", &[]),
            by_proc,
        ),
    ]
}

fn each_way((program, starter): (PathBuf, PathBuf)) {
    let cache = Cache::new();
    let script = format!("for i in $(seq 30); do {}; done", program.display());
    let options = ["--runs", "1", "--finish", "--only", "teller"];
    cache.until_relaid(&options, &["sh", "-c", &script], &program);
    let tell = cache.0.path().join("tell");
    let path = format!("{}:/usr/bin:/bin", program.parent().unwrap().display());
    let arguments = [starter.to_str().unwrap(), program.to_str().unwrap()];
    let mut bam = cache.command(&["--only", "teller"], &arguments);
    let output = bam
        .env("TELL_FILE", &tell)
        .env("PATH", path)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    let ways: Vec<&str> = said.lines().filter(|l| l.ends_with(" 7")).collect();
    assert_eq!(ways.len(), 13, "{said}");
    assert_eq!(
        said.matches(" of nothing: Bad address").count(),
        2,
        "{said}"
    );
    assert!(
        said.contains("realpath of nothing: Invalid argument"),
        "{said}"
    );
    let told = fs::read_to_string(&tell).unwrap();
    let relaid = told
        .lines()
        .filter(|l| l.contains("/relaid/teller"))
        .count();
    assert_eq!(relaid, 13, "{told}");
}

/// By a batch, until the program is re-laid.
pub fn relaid(program: &Path) -> Cache {
    let cache = Cache::new();
    let script = times(program, 30);
    let options = ["--runs", "1", "--finish", "--only", "teller"];
    cache.until_relaid(&options, &["sh", "-c", &script], program);
    cache
}

/// With and without the batch, whose shells order variables differently. How often the re-laid file has run in it.
pub fn tells_the_same(cache: &Cache, only: &str, command: &[&str]) -> usize {
    let tell = cache.0.path().join("tell");
    let lines = |output: Output| -> Vec<String> {
        let said = String::from_utf8(output.stdout).unwrap();
        let same = said.lines().filter(|l| !l.starts_with("variable "));
        same.map(str::to_owned).collect()
    };
    let mut alone = Command::new(command[0]);
    let plain = alone.args(&command[1..]).env("TELL_FILE", &tell).output();
    let plain = lines(plain.unwrap());
    let _ = fs::remove_file(&tell);
    let mut bam = cache.command(&["--only", only], command);
    let output = bam.env("TELL_FILE", &tell).output().unwrap();
    assert_eq!(lines(output), plain);
    assert!(plain.iter().any(|l| l.starts_with("exe ")), "{plain:?}");
    let told = fs::read_to_string(&tell).unwrap_or_default();
    told.matches("/relaid/teller").count()
}

/// They would run without the library that answers for them.
fn without_variables((program, starter): (PathBuf, PathBuf)) {
    let cache = relaid(&program);
    let path = format!("PATH={}:/usr/bin:/bin", program.parent().unwrap().display());
    let (program, starter) = (program.display(), starter.display().to_string());
    let ways = ["env", &path, &starter, &program.to_string(), "without"];
    tells_the_same(&cache, "teller", &ways);
    let cleaned = format!("env -i TELL_FILE=$TELL_FILE {program}; unset LD_PRELOAD; {program}");
    let relaid = tells_the_same(&cache, "teller", &["sh", "-c", &cleaned]);
    assert_eq!(relaid, 0);
}

/// By a link, and a path that is not the whole one; also by launchers that ask nobody.
fn called((program, starter): (PathBuf, PathBuf)) {
    let cache = relaid(&program);
    let place = tempfile::tempdir().unwrap();
    let name = "another-name-of-it";
    let link = place.path().join(name);
    symlink(&program, &link).unwrap();
    let (parent, starter) = (place.path().display(), starter.display());
    let script = format!(
        "cd {parent}; export PATH={parent}:/usr/bin:/bin; ./{name} a; {parent}/{name} b; {name} c; {starter} {parent}/{name}"
    );
    // The second names what is found in the end.
    for only in [&format!("teller,{name}"), "teller"] {
        let relaid = tells_the_same(&cache, only, &["sh", "-c", &script]);
        assert_eq!(relaid, 16, "{only}");
    }
}

/// Also in the current directory, where `PATH` says so, and not there, where there is none.
fn searched((program, starter): (PathBuf, PathBuf)) {
    let cache = relaid(&program);
    let place = tempfile::tempdir().unwrap();
    let another = place.path().join("teller");
    fs::write(&another, "#!/bin/sh\necho another\nexit 8\n").unwrap();
    fs::set_permissions(&another, Permissions::from_mode(0o755)).unwrap();
    let (parent, place) = (program.parent().unwrap().display(), place.path().display());
    let start = format!("{} {}", starter.display(), program.display());
    // What is found, and how many of the thirteen ways start the program.
    let paths = [
        (format!("cd {place}; PATH=:{parent}:/bin {start}"), 9),
        (format!("cd {place}; PATH=/nowhere:.:{parent} {start}"), 9),
        (format!("cd {place}; PATH={parent}:/bin: {start}"), 13),
        (format!("cd {parent}; PATH=/bin: {start}"), 13),
        (format!("cd {parent}; /usr/bin/env -u PATH {start}"), 9),
    ];
    for (script, expected) in paths {
        let relaid = tells_the_same(&cache, "teller", &["sh", "-c", &script]);
        assert_eq!(relaid, expected, "{script}");
    }
}

/// `/proc/self/exe` is another program for whoever manages the batch; and a program may start itself again.
fn by_proc(program: PathBuf) {
    let cache = relaid(&program);
    let program = program.display();
    let again = format!("TELL_AGAIN=1 {program} a");
    assert_eq!(tells_the_same(&cache, "teller", &["sh", "-c", &again]), 1);
    cache.run(&[], &["sh", "-c", "/proc/self/exe -c 'exit 7'; exit $?"]);
    let report = fs::read_to_string(cache.0.path().join("report")).unwrap();
    assert!(!report.contains("/proc/self/exe"), "{report}");
}

/// With a library that says when it begins.
fn begins() -> Result<PathBuf, String> {
    let library = sources::own("teller", &["-shared", "-fPIC", "-DBEGINS"])?;
    let path = library.display().to_string();
    sources::own("teller", &["-Wl,--no-as-needed", &path])
}

/// Nobody asks for the first program of a batch but itself, before anything of it has run.
fn begins_once(program: &Path) {
    let cache = Cache::new();
    let tell = cache.0.path().join("tell");
    let lines = |output: std::process::Output| -> Vec<String> {
        // One that differs.
        let said = String::from_utf8(output.stdout).unwrap();
        let same = said.lines().filter(|l| !l.contains("TELL_FILE="));
        same.map(str::to_owned).collect()
    };
    let mut alone = Command::new(program);
    let plain = lines(
        alone
            .arg("a")
            .env("TELL_FILE", "/dev/null")
            .output()
            .unwrap(),
    );
    assert_eq!(plain.iter().filter(|l| *l == "begins").count(), 1);
    let run = || {
        let arguments = [program.to_str().unwrap(), "a"];
        let mut bam = cache.command(&["--runs", "1", "--finish"], &arguments);
        let output = bam.env("TELL_FILE", &tell).output().unwrap();
        assert_eq!(lines(output), plain);
        fs::read_to_string(&tell)
            .unwrap()
            .contains("/relaid/teller")
    };
    // Each run races with the batch that makes its program ready.
    until("it was never re-laid", run);
}
