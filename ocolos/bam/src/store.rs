// SPDX-License-Identifier: Apache-2.0
//! What is kept of batches: `programs/KEY` for each file that was run, `builds/ID-CONTENT` for what was made of it.

use nix::fcntl::{Flock, FlockArg};
use std::fs::{self, DirBuilder, File};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, symlink};
use std::path::{Path, PathBuf};

pub struct Store {
    pub directory: PathBuf,
}

impl Store {
    /// Without a symbolic link in its path: processes compare it with what the kernel tells them. What is there is run and
    /// loaded: it is refused where others could have put something there.
    pub fn open(directory: &Path) -> io::Result<Store> {
        let mut builder = DirBuilder::new();
        builder.recursive(true).mode(0o755).create(directory)?;
        is_own(directory)?;
        for part in ["programs", "builds", "locks"] {
            builder.create(directory.join(part))?;
            is_own(&directory.join(part))?;
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
            "{:x}-{:x}-{:x}-{:x}-{:x}-{:x}-{:x}",
            m.dev(),
            m.ino(),
            m.mtime(),
            m.mtime_nsec(),
            m.ctime(),
            m.ctime_nsec(),
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

fn is_own(directory: &Path) -> io::Result<()> {
    let m = fs::metadata(directory)?;
    let why = if m.uid() != nix::unistd::geteuid().as_raw() {
        format!("belongs to user {}", m.uid())
    } else if m.mode() & 0o022 != 0 {
        "may be written by others (chmod go-w it, once you know what is there)".into()
    } else {
        return Ok(());
    };
    Err(io::Error::other(format!(
        "{} {why}, and programs are run from there; --cache names another directory",
        directory.display()
    )))
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
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn where_others_may_write_nothing_is_kept() {
        let directory = tempfile::tempdir().unwrap();
        let store = directory.path().join("store");
        Store::open(&store).unwrap();
        for part in ["", "programs", "builds", "locks"] {
            let part = store.join(part);
            fs::set_permissions(&part, fs::Permissions::from_mode(0o775)).unwrap();
            let refused = Store::open(&store).err().unwrap().to_string();
            assert!(refused.contains("may be written by others"), "{refused}");
            fs::set_permissions(&part, fs::Permissions::from_mode(0o755)).unwrap();
        }
        assert!(Store::open(&store).is_ok());
        if nix::unistd::geteuid().is_root() {
            nix::unistd::chown(&store, Some(nix::unistd::Uid::from_raw(54321)), None).unwrap();
            let refused = Store::open(&store).err().unwrap().to_string();
            assert!(refused.contains("belongs to user 54321"), "{refused}");
        }
    }

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
