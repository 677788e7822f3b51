// SPDX-License-Identifier: Apache-2.0
//! Programs that people run: their output is that of the original.

use crate::common::{Running, relay, relay_again, undo};
use crate::{sources, trial};
use libtest_mimic::Trial;
use std::path::PathBuf;
use std::process::Command;

pub fn trials() -> Vec<Trial> {
    vec![
        trial("lua_computes_the_same", sources::lua(), lua),
        trial("sqlite_verifies_the_same", sources::speedtest(), sqlite),
    ]
}

fn lua(program: PathBuf) {
    let script = sources::source("work.lua");
    let mut running = Running::start(&program, &[script.to_str().unwrap(), "100000"]);
    running.goes_on(1);
    let (outcome, relaid) = relay(&running);
    assert!(
        outcome["applied"]["functions"].as_u64().unwrap() > 20,
        "{outcome}"
    );
    running.goes_on(2);
    for _ in 0..3 {
        assert_eq!(undo(&running)["differences"], 0);
        running.goes_on(1);
        relay_again(&running, &relaid);
        running.goes_on(1);
    }
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

fn sqlite(program: PathBuf) {
    let arguments = ["--verify", "--size", "250"];
    let original = Command::new(&program).args(arguments).output().unwrap();
    let expected = verified(&String::from_utf8_lossy(&original.stdout));
    assert_eq!(
        expected.len(),
        1,
        "{}",
        String::from_utf8_lossy(&original.stdout)
    );
    let mut running = Running::start(&program, &arguments);
    running.goes_on(1);
    let (outcome, relaid) = relay(&running);
    assert!(
        outcome["applied"]["functions"].as_u64().unwrap() > 20,
        "{outcome}"
    );
    if running.is_alive() {
        undo(&running);
        relay_again(&running, &relaid);
    }
    assert!(running.wait().success());
    assert_eq!(verified(&running.output()), expected);
}
