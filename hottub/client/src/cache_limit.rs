// SPDX-License-Identifier: Apache-2.0
//! The cache keeps below a limit: once a day the command that removes from it what nobody used for longest is run.

use crate::idle;
use nix::libc;
use std::env;
use std::fs::{File, OpenOptions};
use std::io;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// As the launcher has it.
const LIMIT: &str = "10g";

/// Where it is noted when that was done last, in the directory of all of Thaw.
const NOTE: &str = "limited";

/// At the caller's priority. In a checkout its launcher does it, which knows what is built.
pub fn keep(hottub: &Path) {
    let Some((program, cache)) = installed_command().zip(hottub.parent()) else {
        return;
    };
    let Some(limit) = limit(env::var("THAW_CACHE_LIMIT").unwrap_or_default()) else {
        return;
    };
    let note = cache.join(NOTE);
    if is_fresh(&note) || make(&note).is_err() {
        return;
    }
    let mut command = Command::new(program);
    command
        .args(["cache", "clean", "--quiet", "--limit", &limit])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    idle::end_with_this_process(&mut command);
    // That it cannot be done stops no program; `thaw cache clean` says why.
    let _ = command.status();
}

/// None where there is to be none, and where it is no size: the launcher says so.
fn limit(text: String) -> Option<String> {
    if text.is_empty() {
        return Some(LIMIT.into());
    }
    let digits = text.trim_end_matches(['k', 'm', 'g', 't', 'K', 'M', 'G', 'T']);
    let is_size = !digits.is_empty()
        && digits.len() <= 15
        && text.len() <= digits.len() + 1
        && digits.bytes().all(|b| b.is_ascii_digit())
        && digits.bytes().any(|b| b != b'0');
    is_size.then_some(text)
}

/// Not what a link there leads to.
fn make(note: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    options.custom_flags(libc::O_NOFOLLOW).open(note)
}

fn is_fresh(note: &Path) -> bool {
    let age = note
        .metadata()
        .and_then(|m| m.modified())
        .map(|m| m.elapsed());
    matches!(age, Ok(Ok(age)) if age < DAY)
}

/// This program is in hottub/bin of an installation.
fn installed_command() -> Option<PathBuf> {
    let own = env::current_exe().ok()?;
    let command = own.ancestors().nth(3)?.join("lib/native/thaw");
    command.is_file().then_some(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_a_size_or_none() {
        for size in ["1", "10g", "500M", "999999999999999t"] {
            assert_eq!(limit(size.into()).as_deref(), Some(size));
        }
        assert_eq!(limit(String::new()).as_deref(), Some(LIMIT));
        for other in [
            "none",
            "NONE",
            "a lot",
            "10gb",
            "g",
            "0",
            "0g",
            "-1",
            "1234567890123456",
        ] {
            assert_eq!(limit(other.into()), None, "{other}");
        }
    }

    #[test]
    fn a_link_is_not_followed() {
        let directory = std::env::temp_dir().join(format!("thaw-limit-{}", std::process::id()));
        std::fs::create_dir(&directory).unwrap();
        let target = directory.join("target");
        std::fs::write(&target, "kept").unwrap();
        let note = directory.join(NOTE);
        std::os::unix::fs::symlink(&target, &note).unwrap();
        assert!(make(&note).is_err());
        assert_eq!(std::fs::read_to_string(&target).unwrap(), "kept");
        std::fs::remove_dir_all(&directory).unwrap();
    }
}
