// SPDX-License-Identifier: Apache-2.0
//! From the first run of a program to its re-laid file.

use crate::{sources, trial};
use libtest_mimic::Trial;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};
use tempfile::TempDir;

pub fn trials() -> Vec<Trial> {
    vec![
        trial(
            "later_runs_are_relaid_and_tell_the_same",
            sources::own("teller", &[]),
            later_runs,
        ),
        trial(
            "programs_that_check_sizes_tell_the_same",
            sources::own("teller", &["-D_FORTIFY_SOURCE=2"]),
            later_runs,
        ),
        trial(
            "programs_of_large_files_tell_the_same",
            sources::own("teller", &["-D_FILE_OFFSET_BITS=64"]),
            later_runs,
        ),
        trial(
            "two_batches_at_once_share_a_program",
            sources::own("teller", &[]),
            at_once,
        ),
        trial(
            "the_command_keeps_its_exit_code",
            sources::bolt(),
            exit_codes,
        ),
        trial(
            "only_programs_that_are_named_are_touched",
            sources::own("teller", &[]),
            only_named,
        ),
        trial(
            "a_profile_that_never_comes_holds_nobody_up",
            sources::own("teller", &[]),
            no_profile,
        ),
        trial(
            "what_became_of_programs_is_told_as_json",
            sources::own("teller", &[]),
            as_json,
        ),
    ]
}

/// Longer than anything takes on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// Again until it is so: runs of a program that is small may have ended before they can be profiled.
pub fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < PATIENCE, "{what}");
    }
}

pub struct Cache(pub TempDir);

impl Cache {
    pub fn new() -> Cache {
        Cache(tempfile::tempdir().unwrap())
    }

    pub fn command(&self, options: &[&str], command: &[&str]) -> Command {
        let mut bam = Command::new(env!("CARGO_BIN_EXE_thaw-bam"));
        bam.arg("--cache").arg(self.0.path().join("cache"));
        bam.arg("--report").arg(self.0.path().join("report"));
        bam.args(options).arg("--").args(command);
        bam
    }

    pub fn run(&self, options: &[&str], command: &[&str]) -> Output {
        self.command(options, command).output().unwrap()
    }

    /// Runs batches until the program is re-laid; what they print is the same.
    pub fn until_relaid(&self, options: &[&str], command: &[&str], program: &Path) -> Output {
        let first = self.run(options, command);
        until("it was never re-laid", || {
            let is_relaid = self.became(program).0 == "relaid";
            if !is_relaid {
                let next = self.run(options, command);
                assert_eq!(next.stdout, first.stdout);
                assert_eq!(next.status, first.status);
            }
            is_relaid
        });
        first
    }

    /// State and reason of the program, by the last report.
    pub fn became(&self, program: &Path) -> (String, String) {
        let report = self.report();
        let entry = entry(&report, program).unwrap_or_else(|| panic!("{report}"));
        (
            entry["state"].as_str().unwrap().to_owned(),
            entry["text"].as_str().unwrap().to_owned(),
        )
    }

    fn report(&self) -> Value {
        serde_json::from_slice(&fs::read(self.0.path().join("report")).unwrap()).unwrap()
    }
}

fn entry<'a>(report: &'a Value, program: &Path) -> Option<&'a Value> {
    let program = fs::canonicalize(program).unwrap();
    let mut entries = report.as_array().unwrap().iter();
    entries.find(|e| Path::new(e["program"].as_str().unwrap()) == program)
}

pub fn times(program: &Path, n: u32) -> String {
    format!(
        "for i in $(seq {n}); do {} a 'b c'; done",
        program.display()
    )
}

fn later_runs(program: PathBuf) {
    let cache = Cache::new();
    let tell = cache.0.path().join("tell");
    let script = times(&program, 6);
    let plain = Command::new("sh")
        .args(["-c", &script])
        .env("TELL_FILE", &tell)
        .output()
        .unwrap();
    assert!(plain.stdout.len() > 100);
    let batch = |run_relaid: bool| {
        fs::remove_file(&tell).unwrap();
        let mut bam = cache.command(&["--runs", "2", "--finish"], &["sh", "-c", &script]);
        let output = bam.env("TELL_FILE", &tell).output().unwrap();
        assert_eq!(
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&plain.stdout)
        );
        assert_eq!(output.status.code(), Some(7));
        let told = fs::read_to_string(&tell).unwrap();
        assert_eq!(told.lines().count(), 6);
        assert!(
            !run_relaid || told.lines().all(|l| l.contains("/relaid/teller")),
            "{told}"
        );
    };
    until("it was never re-laid", || {
        batch(false);
        cache.became(&program).0 == "relaid"
    });
    // What the report does not name was known before the batch began.
    batch(true);
}

fn at_once(program: PathBuf) {
    let cache = Cache::new();
    let script = times(&program, 8);
    let start = || {
        cache
            .command(&["--runs", "2", "--finish"], &["sh", "-c", &script])
            .stdout(std::process::Stdio::piped())
            .spawn()
            .unwrap()
    };
    let both = [start(), start()];
    let outputs: Vec<Output> = both
        .into_iter()
        .map(|b| b.wait_with_output().unwrap())
        .collect();
    assert_eq!(outputs[0].stdout, outputs[1].stdout);
    assert!(outputs.iter().all(|o| o.status.code() == Some(7)));
    let options = ["--runs", "2", "--finish"];
    let command = ["sh", "-c", &script];
    // What the report does not name was re-laid before the batch began: one of the two may have done it.
    let is_relaid = || entry(&cache.report(), &program).is_none_or(|e| e["state"] == "relaid");
    until("it was never re-laid", || {
        assert_eq!(cache.run(&options, &command).stdout, outputs[0].stdout);
        is_relaid()
    });
    let tell = cache.0.path().join("tell");
    let mut again = cache.command(&options, &command);
    again.env("TELL_FILE", &tell).output().unwrap();
    let told = fs::read_to_string(&tell).unwrap();
    assert_eq!(told.lines().count(), 8);
    assert!(told.lines().all(|l| l.contains("/relaid/teller")), "{told}");
}

fn exit_codes((): ()) {
    let cache = Cache::new();
    assert_eq!(
        cache.run(&[], &["sh", "-c", "exit 42"]).status.code(),
        Some(42)
    );
    assert_eq!(
        cache.run(&[], &["sh", "-c", "kill -9 $$"]).status.code(),
        Some(137)
    );
    let missing = cache.run(&[], &["/nowhere/at-all"]);
    assert_eq!(missing.status.code(), Some(3));
    assert!(String::from_utf8_lossy(&missing.stderr).contains("/nowhere/at-all cannot be run"));
}

fn only_named(program: PathBuf) {
    let cache = Cache::new();
    cache.run(
        &["--only", "another,third", "--finish"],
        &["sh", "-c", &times(&program, 4)],
    );
    let has_nothing = || {
        let report = fs::read_to_string(cache.0.path().join("report")).unwrap();
        assert_eq!(report.trim(), "[]");
    };
    has_nothing();
    let many = vec!["another"; 200].join(",");
    cache.run(&["--only", &many], &["sh", "-c", &times(&program, 4)]);
    has_nothing();
    // One batch leaves it in the middle, as it has no runs enough.
    let options = ["--only", "another,teller", "--runs", "64"];
    cache.run(&options, &["sh", "-c", &times(&program, 4)]);
    assert_eq!(cache.became(&program).0, "profiled");
    cache.run(&["--only", "another", "--finish"], &["true"]);
    has_nothing();
    let options = ["--only", "another,teller", "--runs", "1", "--finish"];
    cache.until_relaid(&options, &["sh", "-c", &times(&program, 30)], &program);
}

/// Runs that are killed write no profile.
fn no_profile(program: PathBuf) {
    let cache = Cache::new();
    let script = format!(
        "for i in 1 2 3 4 5 6 7 8; do {} & kill -9 $!; wait $! 2>/dev/null; done; echo end",
        program.display()
    );
    let output = cache.run(&["--runs", "1", "--finish"], &["sh", "-c", &script]);
    assert!(String::from_utf8_lossy(&output.stdout).contains("end"));
    let output = cache.run(&["--finish"], &[program.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(7));
}

/// Behind what the command prints, or in a file.
fn as_json(program: PathBuf) {
    let cache = Cache::new();
    let script = format!("{}; echo said >&2", times(&program, 3));
    let mut bam = Command::new(env!("CARGO_BIN_EXE_thaw-bam"));
    bam.arg("--cache").arg(cache.0.path().join("cache"));
    let output = bam
        .args(["--json", "--", "sh", "-c", &script])
        .output()
        .unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    let told: Value = serde_json::from_str(said.strip_prefix("said\n").expect(&said)).unwrap();
    // Whether a run was early enough for its profile differs.
    let state = &entry(&told, &program).unwrap_or_else(|| panic!("{told}"))["state"];
    assert!(state == "profiled" || state == "relaid", "{told}");
    cache.run(&["--json"], &["/nowhere/at-all"]);
    let report = fs::read(cache.0.path().join("report")).unwrap();
    let told: Value = serde_json::from_slice(&report).unwrap();
    assert_eq!(told["error"]["reason"], "command");
}
