// SPDX-License-Identifier: Apache-2.0
//! What tests of a worker need.
#![allow(dead_code)]

pub mod calls;
pub mod front;
pub mod hostile;
pub mod observed;

pub use front::Front;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use thaw_visor_worker::fields::{self, Fields};

/// Longer than anything takes on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// What an attempt gives in the end; `never` says that none gave anything.
pub fn in_the_end<T>(never: &str, mut attempt: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(result) = attempt() {
            return result;
        }
        assert!(start.elapsed() < PATIENCE, "{never}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Of a test that ends without having tried anything: cargo counts it as passed, the summary of `./thaw test`, which names a
/// file, as skipped.
pub fn leave_out(name: &str, missing: &str) {
    eprintln!("{name} is left out: {missing}");
    if let Some(summary) = std::env::var_os("THAW_SKIPPED_TESTS") {
        let line = format!("graalvisor/worker-native\t{name}\t{missing}\n");
        OpenOptions::new()
            .append(true)
            .create(true)
            .open(summary)
            .and_then(|mut file| file.write_all(line.as_bytes()))
            .expect("the file that THAW_SKIPPED_TESTS names is written to");
    }
}

pub fn is_root() -> bool {
    nix::unistd::geteuid().is_root()
}

/// A user of no other process: the kernel counts threads by user, also those of another run of these tests.
pub fn own_user(offset: u32) -> String {
    (1_000_000 + std::process::id() * 4 + offset).to_string()
}

/// A directory that goes away with its owner.
pub struct Directory(pub PathBuf);

impl Directory {
    pub fn new() -> Directory {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("thaw-worker-test-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        Directory(path.canonicalize().unwrap())
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Compiles a library of tests/functions.
pub fn compile(source: &str, library: &Path, options: &[&str]) {
    let source = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/functions")
        .join(source);
    let status = Command::new("cc")
        .args([
            "-std=c11", "-Wall", "-Wextra", "-Werror", "-O1", "-fPIC", "-shared", "-pthread",
        ])
        .args([
            "-fno-optimize-sibling-calls",
            "-Wno-infinite-recursion",
            "-Wno-unused-function",
            "-o",
        ])
        .args([library, &source])
        .args(options)
        .status()
        .unwrap();
    assert!(status.success());
}

pub fn list(pairs: &[(&str, &str)]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for (name, value) in pairs {
        fields::put(&mut bytes, name, value);
    }
    bytes
}

pub fn pairs(payload: &[u8]) -> Vec<(String, String)> {
    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
    let fields = Fields::new(payload).unwrap();
    fields.iter().map(|(n, v)| (text(n), text(v))).collect()
}
