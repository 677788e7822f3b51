// SPDX-License-Identifier: Apache-2.0
//! What is kept is bounded: what was not used for longest goes first.

use crate::store::Store;
use std::fs;
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Programs of which only that is known that they run untouched; the next batch finds it out again.
const MOST_UNTOUCHED: usize = 4096;

/// What the smallest file or directory takes.
const BLOCK: u64 = 4096;

struct Kept {
    used: SystemTime,
    size: u64,
    is_untouched: bool,
    path: PathBuf,
}

impl Store {
    /// Removes what was not used for longest, until the rest takes no more bytes than that.
    pub fn shrink(&self, most: u64) -> io::Result<()> {
        self.shrink_to(most, MOST_UNTOUCHED)
    }

    fn shrink_to(&self, most: u64, most_untouched: usize) -> io::Result<()> {
        self.remove_left_locks()?;
        let mut kept = Vec::new();
        for part in ["programs", "builds"] {
            for entry in fs::read_dir(self.directory.join(part))?.flatten() {
                kept.push(Kept::look(entry.path()));
            }
        }
        kept.sort_by_key(|k| k.used);
        let mut total: u64 = kept.iter().map(|k| k.size).sum();
        let mut untouched = kept.iter().filter(|k| k.is_untouched).count();
        for k in kept {
            let is_one_too_many = k.is_untouched && untouched > most_untouched;
            if (total > most || is_one_too_many) && self.remove(&k.path)? {
                total -= k.size;
                untouched -= usize::from(k.is_untouched);
            }
        }
        Ok(())
    }

    /// Whether it has gone: what another batch deals with stays.
    fn remove(&self, path: &Path) -> io::Result<bool> {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let Some(_held) = self.lock(&name) else {
            return Ok(false);
        };
        match fs::remove_dir_all(path) {
            // Another batch has removed it.
            Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(true),
            done => done.map(|()| true),
        }
    }

    /// Of batches that were killed.
    fn remove_left_locks(&self) -> io::Result<()> {
        for entry in fs::read_dir(self.directory.join("locks"))?.flatten() {
            drop(self.lock(&entry.file_name().to_string_lossy()));
        }
        Ok(())
    }
}

impl Kept {
    fn look(path: PathBuf) -> Kept {
        let state = fs::read_link(path.join("use")).unwrap_or_default();
        Kept {
            used: used(&path),
            size: size(&path),
            is_untouched: state.as_os_str() == "skip",
            path,
        }
    }
}

/// When it was made, or its program was started last: processes set that as the file's time of access.
fn used(entry: &Path) -> SystemTime {
    let made = fs::metadata(entry).and_then(|m| m.modified());
    let relaid = entry.join("relaid");
    let names = fs::read_dir(&relaid).into_iter().flatten().flatten();
    let files = names.map(|e| e.path()).chain([relaid.clone()]);
    let looked = files.filter_map(|f| fs::metadata(f).ok());
    let started = looked
        .filter(fs::Metadata::is_file)
        .filter_map(|m| m.accessed().ok());
    made.ok()
        .into_iter()
        .chain(started)
        .max()
        .unwrap_or(SystemTime::UNIX_EPOCH)
}

/// On disk; a file with two names counts once.
fn size(directory: &Path) -> u64 {
    let mut total = BLOCK;
    for entry in fs::read_dir(directory).into_iter().flatten().flatten() {
        let Ok(m) = entry.path().symlink_metadata() else {
            continue;
        };
        total += if m.is_dir() {
            size(&entry.path())
        } else {
            (m.blocks() * 512).max(BLOCK) / m.nlink().max(1)
        };
    }
    total
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::{File, FileTimes};
    use std::os::unix::fs::symlink;
    use std::time::Duration;

    fn at(seconds: u64) -> SystemTime {
        SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)
    }

    fn build(store: &Store, name: &str, made: u64, used: u64) -> PathBuf {
        let build = store.directory.join("builds").join(name);
        fs::create_dir(&build).unwrap();
        let file = build.join("relaid");
        fs::write(&file, vec![1; 1000]).unwrap();
        let times = FileTimes::new()
            .set_modified(at(made))
            .set_accessed(at(used));
        File::open(&file).unwrap().set_times(times).unwrap();
        File::open(&build).unwrap().set_modified(at(made)).unwrap();
        build
    }

    #[test]
    fn what_was_not_used_for_longest_goes_first() {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(directory.path()).unwrap();
        let in_use = build(&store, "in-use", 1, 4);
        let seldom = build(&store, "seldom", 2, 3);
        store.shrink(3 * BLOCK).unwrap();
        assert!(in_use.exists() && !seldom.exists());
        // Another batch deals with it.
        let held = store.lock("in-use");
        store.shrink(0).unwrap();
        assert!(in_use.exists());
        drop(held);
        store.shrink(0).unwrap();
        assert!(!in_use.exists());
    }

    #[test]
    fn small_things_are_bounded() {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(directory.path()).unwrap();
        let relaid = build(&store, "relaid", 1, 1);
        let programs: Vec<PathBuf> = (0..3u64)
            .map(|n| {
                let program = store.programs().join(n.to_string());
                fs::create_dir(&program).unwrap();
                symlink("skip", program.join("use")).unwrap();
                let time = at(2 + n);
                File::open(&program).unwrap().set_modified(time).unwrap();
                program
            })
            .collect();
        // As a batch that was killed leaves them.
        File::create(directory.path().join("locks/left")).unwrap();
        store.shrink_to(u64::MAX, 2).unwrap();
        let there: Vec<bool> = programs.iter().map(|p| p.exists()).collect();
        assert_eq!(there, [false, true, true]);
        assert!(relaid.exists());
        let left = fs::read_dir(directory.path().join("locks")).unwrap();
        assert_eq!(left.count(), 0);
        // They take more than their bytes.
        store.shrink_to(2 * BLOCK, 2).unwrap();
        assert!(!programs[1].exists() && programs[2].exists());
    }
}
