// SPDX-License-Identifier: Apache-2.0
//! What is kept of batches: `programs/KEY` for each file that was run, `builds/ID-CONTENT` for what was made of it.

use nix::fcntl::{Flock, FlockArg};
use std::fs::{self, File};
use std::io;
use std::os::unix::fs::{MetadataExt, symlink};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

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
    pub fn lock(&self, key: &str) -> Option<Flock<File>> {
        let file = File::create(self.directory.join("locks").join(key)).ok()?;
        Flock::lock(file, FlockArg::LockExclusiveNonblock).ok()
    }

    /// Removes what was not used for longest, until the rest is small enough.
    pub fn shrink(&self, most: u64) -> io::Result<()> {
        let mut kept: Vec<(SystemTime, u64, PathBuf)> = Vec::new();
        for part in ["programs", "builds"] {
            for entry in fs::read_dir(self.directory.join(part))?.flatten() {
                let used = entry
                    .metadata()
                    .and_then(|m| m.modified())
                    .unwrap_or(SystemTime::UNIX_EPOCH);
                kept.push((used, size(&entry.path()), entry.path()));
            }
        }
        kept.sort();
        let mut total: u64 = kept.iter().map(|k| k.1).sum();
        for (_, size, path) in kept {
            if total <= most {
                break;
            }
            match fs::remove_dir_all(path) {
                // Another batch has removed it.
                Err(e) if e.kind() == io::ErrorKind::NotFound => {}
                done => done?,
            }
            total -= size;
        }
        Ok(())
    }
}

/// A file with two names counts once.
fn size(directory: &Path) -> u64 {
    let mut total = 0;
    for entry in fs::read_dir(directory).into_iter().flatten().flatten() {
        let Ok(m) = entry.path().symlink_metadata() else {
            continue;
        };
        total += if m.is_dir() {
            size(&entry.path())
        } else {
            m.len() / m.nlink().max(1)
        };
    }
    total
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
    fn the_oldest_goes_first() {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(directory.path()).unwrap();
        for (nth, name) in ["old", "new"].iter().enumerate() {
            let build = store.directory.join("builds").join(name);
            fs::create_dir(&build).unwrap();
            fs::write(build.join("relaid"), vec![0; 1000]).unwrap();
            let time = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(nth as u64 + 1);
            File::open(&build).unwrap().set_modified(time).unwrap();
        }
        store.shrink(1500).unwrap();
        assert!(
            !store.directory.join("builds/old").exists()
                && store.directory.join("builds/new").exists()
        );
    }

    #[test]
    fn one_batch_at_a_time_has_a_program() {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(directory.path()).unwrap();
        let held = store.lock("a");
        assert!(held.is_some() && store.lock("a").is_none() && store.lock("b").is_some());
        drop(held);
        assert!(store.lock("a").is_some());
    }
}
