// SPDX-License-Identifier: Apache-2.0
//! What is kept of batches: `programs/KEY` for each file that was run, `builds/ID-CONTENT` for what was made of it.

use nix::fcntl::{Flock, FlockArg};
use std::fs::{self, File};
use std::io;
use std::os::unix::fs::{MetadataExt, symlink};
use std::path::{Path, PathBuf};

pub struct Store {
    pub directory: PathBuf,
}

impl Store {
    /// Without a symbolic link in its path: processes compare it with what the kernel tells them.
    pub fn open(directory: &Path) -> io::Result<Store> {
        for part in ["programs", "builds", "locks"] {
            fs::create_dir_all(directory.join(part))?;
        }
        Ok(Store {
            directory: fs::canonicalize(directory)?,
        })
    }

    pub fn programs(&self) -> PathBuf {
        self.directory.join("programs")
    }

    /// As the library computes it.
    pub fn key(file: &Path) -> io::Result<String> {
        let m = fs::metadata(file)?;
        Ok(format!(
            "{:x}-{:x}-{:x}-{:x}-{:x}",
            m.dev(),
            m.ino(),
            m.mtime(),
            m.mtime_nsec(),
            m.size()
        ))
    }

    /// Of files with this build-id and content.
    pub fn build(&self, id: &[u8], content: u64) -> PathBuf {
        let mut name: String = id.iter().map(|b| format!("{b:02x}")).collect();
        name += &format!("-{content:016x}");
        self.directory.join("builds").join(name)
    }

    /// Held by one batch at a time; none where another has it.
    pub fn lock(&self, key: &str) -> Option<Held> {
        let path = self.directory.join("locks").join(key);
        loop {
            let file = File::create(&path).ok()?;
            let lock = Flock::lock(file, FlockArg::LockExclusiveNonblock).ok()?;
            // Whoever had it may have removed the file meanwhile.
            let ours = lock.metadata().ok()?.ino();
            if fs::metadata(&path).is_ok_and(|m| m.ino() == ours) {
                return Some(Held { path, _lock: lock });
            }
        }
    }
}

/// A lock, whose file goes with it.
pub struct Held {
    path: PathBuf,
    _lock: Flock<File>,
}

impl Drop for Held {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

/// Replaces a link at once.
pub fn point(link: &Path, text: impl AsRef<Path>) -> io::Result<()> {
    let unfinished = link.with_extension("unfinished");
    let _ = fs::remove_file(&unfinished);
    symlink(text, &unfinished)?;
    fs::rename(&unfinished, link)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_batch_at_a_time_has_a_program() {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(directory.path()).unwrap();
        let held = store.lock("a");
        assert!(held.is_some() && store.lock("a").is_none() && store.lock("b").is_some());
        drop(held);
        assert!(store.lock("a").is_some());
        let left = fs::read_dir(directory.path().join("locks")).unwrap();
        assert_eq!(left.count(), 0);
    }
}
