// SPDX-License-Identifier: Apache-2.0
//! The file that a process has mapped, also where its path leads to another since, as after an upgrade of a library.

use crate::maps::Mapping;
use crate::process::Process;
use std::fs::{self, OpenOptions};
use std::os::fd::AsRawFd;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::Path;

const DELETED: &str = " (deleted)";

/// None where it is no regular file, or only root may see it (`CAP_CHECKPOINT_RESTORE`), and whoever asks is not.
pub fn read(process: &Process, mapping: &Mapping) -> Option<Vec<u8>> {
    let path = mapping.name.strip_suffix(DELETED).unwrap_or(&mapping.name);
    // While it is mapped, no other file has its number.
    contents(&process.seen_as(path), Some(mapping.inode)).or_else(|| {
        let (pid, start, end) = (process.pid, mapping.start, mapping.end);
        let path = format!("/proc/{pid}/map_files/{start:x}-{end:x}");
        contents(Path::new(&path), None)
    })
}

/// It is looked at before it is opened: a pipe would wait for a writer, a device may do anything, and some never end.
fn contents(path: &Path, inode: Option<u64>) -> Option<Vec<u8>> {
    let mut options = OpenOptions::new();
    let seen = options.read(true).custom_flags(libc::O_PATH).open(path);
    let seen = seen.ok()?;
    let metadata = seen.metadata().ok()?;
    let is_it = inode.is_none_or(|inode| metadata.ino() == inode);
    (metadata.is_file() && is_it).then_some(())?;
    fs::read(format!("/proc/self/fd/{}", seen.as_raw_fd())).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maps::parse;
    use std::process::Command;

    #[test]
    fn what_is_no_regular_file_is_not_read() {
        let own = Process::find(std::process::id() as i32).unwrap();
        let mapped = |path: &str| {
            let inode = fs::metadata(path).unwrap().ino();
            let line = format!("1000-2000 r-xp 00000000 00:05 {inode} {path}");
            read(&own, &parse(&line).unwrap())
        };
        let directory = tempfile::tempdir().unwrap();
        let pipe = directory.path().join("pipe");
        let made = Command::new("mkfifo").arg(&pipe).status().unwrap();
        assert!(made.success());
        assert_eq!(mapped(pipe.to_str().unwrap()), None);
        assert_eq!(mapped("/dev/zero"), None);
        let file = directory.path().join("file");
        fs::write(&file, "text").unwrap();
        assert_eq!(mapped(file.to_str().unwrap()), Some(b"text".to_vec()));
    }
}
