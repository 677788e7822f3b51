// SPDX-License-Identifier: Apache-2.0
//! Where hashes of files and transformed classes are remembered from run to run; nowhere, if others could have put something
//! there (as where root has the HOME of a user).

use std::env;
use std::fs::DirBuilder;
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};

/// Makes it if it is not there, and not among the files of another user.
pub fn open() -> Option<PathBuf> {
    let directory = base()?.join(BELOW);
    if !directory.is_dir() {
        let there = directory
            .ancestors()
            .find_map(|path| path.metadata().ok())?;
        if there.uid() != nix::unistd::geteuid().as_raw() && there.uid() != ROOT {
            return None;
        }
        let mut builder = DirBuilder::new();
        builder
            .recursive(true)
            .mode(0o700)
            .create(&directory)
            .ok()?;
    }
    find()
}

/// For who has nothing to put there.
pub fn find() -> Option<PathBuf> {
    let base = base()?;
    let directory = base.join(BELOW);
    let own = nix::unistd::geteuid().as_raw();
    let is_private = |path: &Path| {
        path.symlink_metadata()
            .is_ok_and(|m| m.is_dir() && m.uid() == own && m.mode() & 0o022 == 0)
    };
    let base_is_own = base.metadata().is_ok_and(|m| m.uid() == own);
    (base_is_own && is_private(&base.join("thaw")) && is_private(&directory)).then_some(directory)
}

/// Others can make directories below its ones where they may, as in /tmp.
const ROOT: u32 = 0;

const BELOW: &str = "thaw/hottub";

fn base() -> Option<PathBuf> {
    env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .filter(|p| p.is_absolute())
        .or_else(|| env::var_os("HOME").map(|h| PathBuf::from(h).join(".cache")))
}
