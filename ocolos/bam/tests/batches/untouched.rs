// SPDX-License-Identifier: Apache-2.0
//! Which programs run untouched.

use crate::batches::{Cache, times};
use crate::{sources, trial};
use libtest_mimic::Trial;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

pub fn trials() -> Vec<Trial> {
    vec![
        trial(
            "programs_with_a_payload_run_untouched",
            sources::own("teller", &[]),
            payload,
        ),
        trial(
            "programs_that_load_what_lies_beside_them_run_untouched",
            sources::own("teller", &["-DBESIDE"]),
            beside,
        ),
        trial(
            "what_cannot_be_relaid_runs_untouched_with_its_reason",
            sources::own("teller", &[]),
            untouched,
        ),
        trial(
            "programs_with_a_shared_address_sanitizer_run",
            sources::own("teller", &["-fsanitize=address"]),
            sanitized,
        ),
    ]
}

/// As self-extracting programs have it.
fn payload(program: PathBuf) {
    let place = tempfile::tempdir().unwrap();
    let copy = place.path().join("teller");
    fs::copy(&program, &copy).unwrap();
    let mut file = OpenOptions::new().append(true).open(&copy).unwrap();
    file.write_all(b"what it unpacks").unwrap();
    drop(file);
    stays(&copy, "behind its program");
}

fn beside(program: PathBuf) {
    stays(&program, "$ORIGIN");
}

/// In all of its runs.
fn stays(program: &Path, reason: &str) {
    let cache = Cache::new();
    let options = ["--runs", "1", "--finish"];
    let output = cache.run(&options, &["sh", "-c", &times(program, 30)]);
    assert_eq!(output.status.code(), Some(7));
    let (state, text) = cache.became(program);
    assert_eq!(state, "untouched", "{text}");
    assert!(text.contains(reason), "{text}");
}

fn untouched(program: PathBuf) {
    let cache = Cache::new();
    let place = tempfile::tempdir().unwrap();
    let copy = |name: &str| {
        let to = place.path().join(name);
        fs::copy(&program, &to).unwrap();
        to
    };
    let stripped = copy("stripped");
    assert!(
        Command::new("strip")
            .arg(&stripped)
            .status()
            .unwrap()
            .success()
    );
    let privileged = copy("privileged");
    fs::set_permissions(&privileged, fs::Permissions::from_mode(0o4755)).unwrap();
    let script = place.path().join("script");
    fs::write(&script, "#!/bin/sh\necho script\nexit 7\n").unwrap();
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
    let started = |program: &Path| {
        let output = cache.run(&[], &["sh", "-c", &format!("{0}; {0}", program.display())]);
        assert_eq!(output.status.code(), Some(7), "{}", program.display());
    };
    for (program, reason) in [(&stripped, "stripped"), (&script, "no ELF")] {
        started(program);
        let (state, text) = cache.became(program);
        assert_eq!(state, "untouched");
        assert!(text.contains(reason), "{text}");
    }
    // Those are not even asked about.
    started(&privileged);
    let report = fs::read_to_string(cache.0.path().join("report")).unwrap();
    assert!(!report.contains("privileged"), "{report}");
}

/// Also with options of their own for it.
fn sanitized(program: PathBuf) {
    let same = |output: &Output| {
        let said = String::from_utf8_lossy(&output.stdout);
        let same = said.lines().filter(|l| !l.starts_with("variable "));
        let same: Vec<String> = same.map(str::to_owned).collect();
        (same, output.status.code())
    };
    let script = format!("{0} a 'b c' && exit 1; {0}", program.display());
    let plain = Command::new("sh").args(["-c", &script]).output().unwrap();
    assert_eq!(plain.status.code(), Some(7), "{plain:?}");
    let cache = Cache::new();
    for options in [
        None,
        Some("detect_leaks=0"),
        Some("verify_asan_link_order=1"),
    ] {
        let mut bam = cache.command(&["--only", "another"], &["sh", "-c", &script]);
        bam.envs(options.map(|o| ("ASAN_OPTIONS", o)));
        let output = bam.output().unwrap();
        assert_eq!(same(&output), same(&plain), "{options:?}: {output:?}");
        let said = String::from_utf8_lossy(&output.stdout);
        let given = said
            .lines()
            .find_map(|l| l.strip_prefix("variable ASAN_OPTIONS="));
        let given = given.unwrap_or_default();
        assert!(given.starts_with(options.unwrap_or_default()), "{said}");
        assert!(given.ends_with("verify_asan_link_order=0"), "{said}");
    }
    // What is no program of that kind has no such variable.
    let output = cache.run(&[], &["env"]);
    assert!(!String::from_utf8_lossy(&output.stdout).contains("ASAN_OPTIONS"));
}
