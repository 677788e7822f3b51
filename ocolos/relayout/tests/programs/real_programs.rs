// SPDX-License-Identifier: Apache-2.0
//! Programs that people run: their output is that of the original.

use crate::common::{
    Running, again, relay_again, relay_thoroughly, run, soak, soak_time, tells, undo,
};
use crate::{large, long, sources};
use libtest_mimic::Trial;
use std::path::PathBuf;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

pub fn trials() -> Vec<Trial> {
    vec![
        long(
            "cpython_passes_its_own_tests",
            sources::cpython,
            cpython_suite,
        ),
        large("lua_computes_the_same", sources::lua, lua),
        large("sqlite_verifies_the_same", sources::speedtest, sqlite),
        long("rocket_computes_the_same", sources::rocket, rocket),
    ]
}

fn lua(program: PathBuf) {
    let script = sources::source("work.lua");
    let mut running = Running::start(&program, &[script.to_str().unwrap(), "100000"]);
    running.goes_on(1);
    let (outcome, relaid) = relay_thoroughly(&running);
    assert!(
        outcome["applied"]["functions"].as_u64().unwrap() > 20,
        "{outcome}"
    );
    running.goes_on(2);
    let (began, mut rounds) = (Instant::now(), 0);
    while again(began, rounds, 10) {
        assert_eq!(undo(&running)["differences"], 0);
        running.goes_on(1);
        relay_again(&running, &relaid);
        running.goes_on(1);
        rounds += 1;
    }
    tells("lua", rounds, began);
    let text = running.output();
    let mut sums: Vec<&str> = text.lines().filter_map(|l| l.split('\t').nth(1)).collect();
    sums.dedup();
    assert_eq!(sums, ["1535263"]);
}

/// The lines that depend on no clock.
fn verified(output: &str) -> Vec<String> {
    let lines = output
        .lines()
        .filter(|l| l.contains("Verification") || l.contains("hash"));
    lines.map(str::to_owned).collect()
}

/// One run after the other; each is re-laid as long as it goes on, by what a longer one has shown.
fn sqlite(program: PathBuf) {
    let size = if soak() { "800" } else { "100" };
    let arguments = ["--verify", "--size", size];
    let original = Command::new(&program).args(arguments).output().unwrap();
    let expected = verified(&String::from_utf8_lossy(&original.stdout));
    assert_eq!(expected.len(), 1);
    // It does not end while it is profiled.
    let mut longer = Running::start(&program, &["--verify", "--size", "800"]);
    longer.goes_on(1);
    let (outcome, relaid) = relay_thoroughly(&longer);
    let functions = outcome["applied"]["functions"].as_u64().unwrap();
    assert!(functions > 20, "{outcome}");
    longer.end();
    let (began, mut rounds) = (Instant::now(), 0);
    while rounds == 0 || (soak() && began.elapsed() < soak_time()) {
        let mut running = Running::start(&program, &arguments);
        running.goes_on(1);
        relay_again(&running, &relaid);
        let pid = running.pid().to_string();
        let undone = ["undo", &pid];
        let relaid = [&pid, "--no-look", "--with", &relaid];
        while running.is_alive() && (soak() || rounds < 3) {
            for arguments in [undone.as_slice(), &relaid] {
                let output = run(arguments);
                assert!(
                    output.status.success() || running.ends_soon(),
                    "{}",
                    String::from_utf8_lossy(&output.stderr)
                );
                sleep(Duration::from_millis(if soak() { 1000 } else { 50 }));
            }
            rounds += 1;
        }
        assert!(running.wait().success());
        assert_eq!(verified(&running.output()), expected);
    }
    tells("sqlite", rounds, began);
}

/// Each round has a result of its own.
fn rocket(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(1);
    let (outcome, relaid) = relay_thoroughly(&running);
    assert!(
        outcome["applied"]["functions"].as_u64().unwrap() > 10,
        "{outcome}"
    );
    let (began, mut rounds) = (Instant::now(), 0);
    while began.elapsed() < soak_time() {
        running.goes_on(1);
        assert_eq!(undo(&running)["differences"], 0);
        running.goes_on(1);
        relay_again(&running, &relaid);
        rounds += 1;
    }
    tells("rocket", rounds, began);
    running.goes_on(1);
    let written = running.output();
    let whole: Vec<&str> = written.split_inclusive('\n').collect();
    let whole = whole.iter().filter(|l| l.ends_with('\n')).count();
    drop(running);
    let original = Command::new(&program)
        .arg(whole.to_string())
        .output()
        .unwrap();
    let original = String::from_utf8(original.stdout).unwrap();
    assert!(original.lines().eq(written.lines().take(whole)));
}

/// Parts of its suite that run in one process: objects, interpreter, threads, signals, processes.
const CPYTHON_SUITE: [&str; 16] = [
    "test_dict",
    "test_list",
    "test_set",
    "test_re",
    "test_json",
    "test_generators",
    "test_coroutines",
    "test_exceptions",
    "test_traceback",
    "test_descr",
    "test_threading",
    "test_thread",
    "test_signal",
    "test_subprocess",
    "test_decimal",
    "test_pickle",
];

fn cpython_suite(program: PathBuf) {
    let (began, mut rounds) = (Instant::now(), 0);
    let mut relaid: Option<String> = None;
    let mut kept = None;
    while began.elapsed() < soak_time() {
        // That one fails in this build without us as well.
        let mut arguments = vec!["-m", "test", "-q", "-i", "test_executable_without_cwd"];
        arguments.extend(CPYTHON_SUITE);
        let mut running = Running::start(&program, &arguments);
        sleep(Duration::from_secs(1));
        let file = relaid
            .get_or_insert_with(|| relay_thoroughly(&running).1)
            .clone();
        let pid = running.pid().to_string();
        while running.is_alive() {
            for arguments in [vec!["undo", &pid], vec![&pid, "--no-look", "--with", &file]] {
                let output = run(&arguments);
                assert!(
                    output.status.success() || running.ends_soon(),
                    "{}",
                    String::from_utf8_lossy(&output.stderr)
                );
                sleep(Duration::from_secs(1));
            }
            rounds += 1;
        }
        assert!(running.wait().success(), "{}", running.output());
        tells("cpython", rounds, began);
        // What BOLT made lies in its directory.
        kept.get_or_insert(running);
    }
}
