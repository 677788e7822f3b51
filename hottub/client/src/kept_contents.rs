// SPDX-License-Identifier: Apache-2.0
//! The file in which hashes of a program's files are kept, each with the state that the file had.

use crate::byte_strings::{get, put, take};
use crate::class_path_walk::Entry;
use crate::file_state::State;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

const FORMAT: &[u8; 8] = b"thawcp01";

pub fn store(file: &Path, entries: &[Entry]) -> io::Result<()> {
    let mut body = Vec::new();
    for entry in entries {
        put(&mut body, entry.path.as_os_str().as_bytes());
        entry
            .state
            .0
            .iter()
            .for_each(|n| body.extend(n.to_le_bytes()));
        body.extend(entry.hash);
        body.push(u8::from(entry.settled));
        put(&mut body, &entry.also.join(&b' '));
    }
    let temporary = file.with_extension(format!("{}.new", std::process::id()));
    let written = || -> io::Result<()> {
        let mut out = fs::OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(true)
            .mode(0o600)
            .open(&temporary)?;
        out.write_all(FORMAT)?;
        out.write_all(blake3::hash(&body).as_bytes())?;
        out.write_all(&body)?;
        fs::rename(&temporary, file)
    }();
    if written.is_err() {
        let _ = fs::remove_file(&temporary);
    }
    written
}

/// What is damaged counts as not there.
pub fn load(file: &Path) -> Option<Vec<Entry>> {
    let bytes = fs::read(file).ok()?;
    let body = bytes.strip_prefix(FORMAT)?;
    let (hash, mut body) = body.split_at_checked(32)?;
    if blake3::hash(body).as_bytes() != hash {
        return None;
    }
    let mut entries = Vec::new();
    while !body.is_empty() {
        let path = PathBuf::from(OsStr::from_bytes(get(&mut body)?));
        let mut numbers = [0; 7];
        for number in &mut numbers {
            *number = u64::from_le_bytes(take(&mut body, 8)?.try_into().ok()?);
        }
        let hash = take(&mut body, 32)?.try_into().ok()?;
        let settled = take(&mut body, 1)?[0] != 0;
        let also = get(&mut body)?
            .split(|c| *c == b' ')
            .filter(|w| !w.is_empty())
            .map(<[u8]>::to_vec)
            .collect();
        entries.push(Entry {
            path,
            state: State(numbers),
            hash,
            settled,
            also,
        });
    }
    Some(entries)
}
