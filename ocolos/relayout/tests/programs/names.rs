// SPDX-License-Identifier: Apache-2.0
//! Debuggers and profilers name the new functions, and unwind them.

use crate::common::{Running, json, relay, status, undo};
use crate::{sources, trial};
use libtest_mimic::Trial;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub fn trials() -> Vec<Trial> {
    let phases = |tool: &str| {
        let found = Command::new(tool)
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        match found {
            Ok(status) if status.success() => sources::own("phases", &[]),
            _ => Err(format!("{tool} is not installed")),
        }
    };
    vec![
        trial("gdb_names_and_unwinds_new_code", phases("gdb"), gdb),
        trial("perf_names_new_code", phases("perf"), perf),
    ]
}

/// It runs new code, which lies there.
fn relaid(program: &Path) -> (Running, Range<u64>) {
    let mut running = Running::start(program, &[]);
    running.goes_on(1);
    relay(&running);
    running.goes_on(1);
    let layout = &status(&running)[0];
    let at = u64::from_str_radix(&layout["new_code"].as_str().unwrap()[2..], 16).unwrap();
    let code = at..at + layout["bytes"].as_u64().unwrap();
    (running, code)
}

fn gdb(program: PathBuf) {
    let (mut running, code) = relaid(&program);
    let pid = running.pid().to_string();
    let directory = running.directory.path().to_str().unwrap().to_owned();
    let written = json(&["names", &pid, "--directory", &directory, "--json"]);
    let file = written["files"][0].as_str().unwrap();
    let output = Command::new("gdb")
        .args(["-nx", "-batch", "-p", &pid])
        .args(["-ex", "set confirm off"])
        .args(["-ex", &format!("add-symbol-file {file}")])
        // The old entry, and the new one behind it.
        .args(["-ex", "break a1", "-ex", "continue", "-ex", "continue"])
        .args(["-ex", "backtrace", "-ex", "delete", "-ex", "detach"])
        .env("DEBUGINFOD_URLS", "")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    // "#1  0x… in first ()"
    let frames: Vec<(u64, &str)> = text
        .lines()
        .filter(|l| l.starts_with('#'))
        .filter_map(|l| {
            let (address, name) = l.split_once("0x")?.1.split_once(" in ")?;
            Some((
                u64::from_str_radix(address, 16).ok()?,
                name.split(' ').next()?,
            ))
        })
        .collect();
    let new = frames.iter().filter(|f| code.contains(&f.0));
    assert!(new.clone().count() >= 1, "{text}");
    assert!(
        new.clone().all(|f| ["a1", "a2", "first"].contains(&f.1)),
        "{text}"
    );
    assert!(frames.iter().any(|f| f.1 == "main"), "{text}");
    running.goes_on(2);
}

fn perf(program: PathBuf) {
    let (mut running, code) = relaid(&program);
    let pid = running.pid().to_string();
    let map = PathBuf::from(format!("/tmp/perf-{pid}.map"));
    assert!(map.exists());
    let data = running.directory.path().join("perf.data");
    let data = data.to_str().unwrap();
    let recorded = Command::new("perf")
        .args(["record", "-q", "-e", "cpu-clock", "-F", "500", "-o", data])
        .args(["-p", &pid, "--", "sleep", "1"])
        .output()
        .unwrap();
    let errors = String::from_utf8_lossy(&recorded.stderr);
    assert!(recorded.status.success(), "{errors}");
    let script = Command::new("perf")
        .args(["script", "-i", data, "-F", "ip,sym"])
        .stderr(Stdio::null())
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&script.stdout).into_owned();
    let new: Vec<&str> = text
        .lines()
        .filter_map(|l| {
            let (address, _) = l.trim().split_once(' ')?;
            let address = u64::from_str_radix(address, 16).ok()?;
            code.contains(&address).then_some(l)
        })
        .collect();
    let unknown: Vec<&&str> = new.iter().filter(|n| n.contains("unknown")).collect();
    assert!(new.iter().any(|n| n.contains(" a1")), "{text}");
    assert!(unknown.is_empty(), "{code:x?} {unknown:?}");
    undo(&running);
    assert!(!map.exists());
    running.goes_on(1);
}
