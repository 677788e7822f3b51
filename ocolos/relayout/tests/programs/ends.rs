// SPDX-License-Identifier: Apache-2.0
//! The tool ends in the middle of its work beside the process, and leaves nothing behind.

use crate::common::{PATIENCE, QUICK, Running, tool};
use crate::{sources, trial};
use libtest_mimic::Trial;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::thread::sleep;
use std::time::{Duration, Instant};

pub fn trials() -> Vec<Trial> {
    vec![trial(
        "whoever_ends_it_while_it_optimises_leaves_nothing",
        sources::own("phases", &[]),
        leaves_nothing,
    )]
}

fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < PATIENCE, "{what}");
        sleep(Duration::from_millis(5));
    }
}

fn names(directory: &Path) -> Vec<String> {
    let entries = fs::read_dir(directory).unwrap().flatten();
    entries
        .map(|e| e.file_name().to_string_lossy().into_owned())
        .collect()
}

/// Also where nobody has asked for how it ended.
fn has_ended(pid: i32) -> bool {
    let status = fs::read_to_string(format!("/proc/{pid}/status"));
    status.is_err() || status.is_ok_and(|s| s.contains("State:\tZ"))
}

/// In place of BOLT, what never ends by itself.
fn leaves_nothing(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(1);
    let place = running.directory.path();
    let (bolt, number, temporary) = (place.join("bolt"), place.join("number"), place.join("tmp"));
    let script = format!(
        "#!/bin/sh\necho $$ > {0}.new && mv {0}.new {0}; exec sleep 100000\n",
        number.display()
    );
    fs::write(&bolt, script).unwrap();
    fs::set_permissions(&bolt, Permissions::from_mode(0o755)).unwrap();
    fs::create_dir(&temporary).unwrap();
    for by in [Signal::SIGKILL, Signal::SIGTERM, Signal::SIGINT] {
        let mut tool = tool();
        tool.arg(running.pid().to_string()).args(QUICK);
        tool.env("THAW_BOLT", &bolt).env("TMPDIR", &temporary);
        let mut tool = tool
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        until("BOLT does not begin", || number.exists());
        let bolt: i32 = fs::read_to_string(&number).unwrap().trim().parse().unwrap();
        fs::remove_file(&number).unwrap();
        assert_eq!(names(&temporary).len(), 1);
        kill(Pid::from_raw(tool.id() as i32), by).unwrap();
        tool.wait().unwrap();
        until("BOLT goes on", || has_ended(bolt));
        until("its directory stays", || names(&temporary).is_empty());
    }
    assert_eq!(running.is_original(), Ok(()));
    running.goes_on(1);
}
