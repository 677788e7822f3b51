// SPDX-License-Identifier: Apache-2.0
//! Why programs ran in a plain java: a record that `--thaw-status` shows, and programs that are not reusable.

use crate::pool::milliseconds;
use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

const BYTES_AT_MOST: u64 = 64 << 10;

/// A program that was not reusable is tried again after a day.
const VALID: Duration = Duration::from_secs(24 * 3600);

/// Adds a line to the record. That it cannot be written (a full disk, say) stops no program.
pub fn record(directory: &Path, reason: &str, program: &str) {
    let path = directory.join("refused");
    let write = || -> std::io::Result<()> {
        let mut file = OpenOptions::new()
            .append(true)
            .create(true)
            .mode(0o600)
            .open(&path)?;
        if file.metadata()?.len() > BYTES_AT_MOST {
            fs::rename(&path, directory.join("refused.old"))?;
        }
        let clean = |text: &str| -> String {
            text.chars()
                .map(|c| if c.is_control() { ' ' } else { c })
                .take(400)
                .collect()
        };
        let line = format!(
            "{}\t{}\t{}\n",
            milliseconds() / 1000,
            clean(program),
            clean(reason)
        );
        file.write_all(line.as_bytes())
    };
    let _ = write();
}

/// Tells main classes of one ID apart in the names of files.
pub fn program_key(main: &[u8]) -> String {
    blake3::hash(main).to_hex()[..16].to_string()
}

/// Why servers with this ID do not start, or do not survive this main class, if a server found that.
pub fn not_reusable(directory: &Path, id: &str, main: &[u8]) -> Option<String> {
    let files = [
        format!("{id}.refused"),
        format!("{id}-{}.refused", program_key(main)),
    ];
    files.iter().find_map(|file| valid(&directory.join(file)))
}

fn valid(path: &Path) -> Option<String> {
    let reason = fs::read_to_string(path).ok()?;
    let age = path
        .metadata()
        .ok()?
        .modified()
        .ok()?
        .elapsed()
        .unwrap_or_default();
    if age > VALID {
        let _ = fs::remove_file(path);
        return None;
    }
    Some(reason.trim().to_string())
}

/// The JVM did not come up: the next clients do not try.
pub fn set_not_reusable(directory: &Path, id: &str, reason: &str) {
    write(directory, &format!("{id}.refused"), reason);
}

/// The JVM was lost in a run of this program: it may well be so again.
pub fn retire(directory: &Path, id: &str, main: &[u8], reason: &str) {
    let file = format!("{id}-{}.refused", program_key(main));
    write(directory, &file, reason);
}

fn write(directory: &Path, file: &str, reason: &str) {
    let temporary = directory.join(format!("{file}.{}", std::process::id()));
    if fs::write(&temporary, reason).is_err()
        || fs::rename(&temporary, directory.join(file)).is_err()
    {
        let _ = fs::remove_file(&temporary);
    }
}

/// A line of the record.
pub struct Refusal {
    /// Seconds since 1970.
    pub time: u64,
    /// Or the server that says it.
    pub program: String,
    pub reason: String,
}

/// All that there are, the first one first.
pub fn each(directory: &Path) -> Vec<Refusal> {
    let mut all = Vec::new();
    for file in ["refused.old", "refused"] {
        let bytes = fs::read(directory.join(file)).unwrap_or_default();
        for line in String::from_utf8_lossy(&bytes).lines() {
            let mut parts = line.splitn(3, '\t');
            if let (Some(time), Some(program), Some(reason)) =
                (parts.next(), parts.next(), parts.next())
            {
                all.push(Refusal {
                    time: time.parse().unwrap_or(0),
                    program: program.into(),
                    reason: reason.into(),
                });
            }
        }
    }
    all
}

/// Number of times, last time (seconds since 1970), program and reason; the last first.
pub fn list(directory: &Path) -> Vec<(u64, u64, String, String)> {
    let mut found: BTreeMap<(String, String), (u64, u64)> = BTreeMap::new();
    for refusal in each(directory) {
        let entry = found.entry((refusal.program, refusal.reason)).or_default();
        entry.0 += 1;
        entry.1 = entry.1.max(refusal.time);
    }
    let mut all: Vec<_> = found
        .into_iter()
        .map(|((p, r), (n, t))| (n, t, p, r))
        .collect();
    all.sort_by_key(|(_, time, ..)| std::cmp::Reverse(*time));
    all
}

pub fn forget(directory: &Path) {
    let files = fs::read_dir(directory).into_iter().flatten().flatten();
    let of_refusals = |path: &PathBuf| {
        path.extension()
            .is_some_and(|e| e == "refused" || e == "values")
            || path
                .file_name()
                .is_some_and(|n| n == "refused" || n == "refused.old")
    };
    for path in files.map(|f| f.path()).filter(of_refusals) {
        let _ = fs::remove_file(path);
    }
}
