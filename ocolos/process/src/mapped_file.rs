// SPDX-License-Identifier: Apache-2.0
//! The file that a process has mapped, also where its path leads to another since, as after an upgrade of a library.

use crate::maps::Mapping;
use crate::process::Process;
use std::fs::{self, File};
use std::io::Read;
use std::os::unix::fs::MetadataExt;

const DELETED: &str = " (deleted)";

/// None where only root may see it (`CAP_CHECKPOINT_RESTORE`), and whoever asks is not.
pub fn read(process: &Process, mapping: &Mapping) -> Option<Vec<u8>> {
    of_path(process, mapping).or_else(|| {
        let (pid, start, end) = (process.pid, mapping.start, mapping.end);
        fs::read(format!("/proc/{pid}/map_files/{start:x}-{end:x}")).ok()
    })
}

fn of_path(process: &Process, mapping: &Mapping) -> Option<Vec<u8>> {
    let path = mapping.name.strip_suffix(DELETED).unwrap_or(&mapping.name);
    let mut file = File::open(process.seen_as(path)).ok()?;
    // While it is mapped, no other file has its number.
    (file.metadata().ok()?.ino() == mapping.inode).then_some(())?;
    let mut data = Vec::new();
    file.read_to_end(&mut data).ok()?;
    Some(data)
}
