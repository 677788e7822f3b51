// SPDX-License-Identifier: Apache-2.0
//! Which file each library was that is open: the loader knows them by their paths, and gives for a path what it once found there.

use super::Refusal;
use crate::call::lock;
use std::collections::HashMap;
use std::ffi::{CStr, CString, OsStr};
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::sync::{LazyLock, Mutex};

/// Device and inode: the file that is open keeps them.
type Identity = (u64, u64);

fn identity(file: &CStr) -> Option<Identity> {
    let metadata = fs::metadata(OsStr::from_bytes(file.to_bytes())).ok()?;
    Some((metadata.dev(), metadata.ino()))
}

static OPENED: LazyLock<Mutex<HashMap<CString, Identity>>> = LazyLock::new(Mutex::default);

/// Refuses a file that the loader would take for another, which was at its path and is open.
pub fn check(file: &CStr) -> Result<(), Refusal> {
    let mut opened = lock(&OPENED);
    let Some(now) = identity(file) else {
        // The loader says why.
        return Ok(());
    };
    if is_open(file) && opened.get(file).is_some_and(|before| *before != now) {
        return Err(Refusal::new(
            "replaced",
            format!(
                "{} was replaced by another file while this worker has it open",
                file.to_string_lossy()
            ),
        ));
    }
    opened.insert(file.to_owned(), now);
    Ok(())
}

/// It was closed. Says whether it stays open all the same.
pub fn closed(file: &CStr) -> bool {
    let mut opened = lock(&OPENED);
    let open = is_open(file);
    if !open {
        opened.remove(file);
    }
    open
}

fn is_open(file: &CStr) -> bool {
    // SAFETY: opens what is open already, and runs no code.
    unsafe {
        let handle = libc::dlopen(file.as_ptr(), libc::RTLD_LAZY | libc::RTLD_NOLOAD);
        if handle.is_null() {
            return false;
        }
        libc::dlclose(handle);
    }
    true
}
