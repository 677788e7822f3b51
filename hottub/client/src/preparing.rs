// SPDX-License-Identifier: Apache-2.0
//! Which servers are being prepared: a file for each, which the process that does it holds a lock on.

use nix::errno::Errno;
use nix::fcntl::{Flock, FlockArg};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::fs::{self, File, OpenOptions};
use std::os::unix::fs::{FileExt, MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// As many are prepared at a time: each takes a processor, if no one else wants it.
const AT_ONCE: usize = 2;

const EXTENSION: &str = "preparing";

pub struct Preparing(PathBuf);

/// What a process says of itself.
pub struct Note {
    pub pid: i32,
    /// Milliseconds since 1970.
    pub started: u64,
    pub program: String,
}

impl Preparing {
    pub fn of(directory: &Path, key: &str) -> Preparing {
        Preparing(directory.join(format!("{key}.{EXTENSION}")))
    }

    /// `None`: another process has it.
    pub fn lock(&self) -> Result<Option<Flock<File>>, String> {
        lock(&self.0)
    }

    pub fn is_locked(&self) -> bool {
        File::open(&self.0).is_ok_and(|file| {
            matches!(
                Flock::lock(file, FlockArg::LockSharedNonblock),
                Err((_, Errno::EWOULDBLOCK))
            )
        })
    }

    /// Where the process has not yet written it, there is none.
    fn note(&self) -> Option<Note> {
        let text = fs::read_to_string(&self.0).ok()?;
        let mut parts = text.splitn(3, '\t');
        Some(Note {
            pid: parts.next()?.parse().ok().filter(|pid| *pid > 1)?,
            started: parts.next()?.parse().ok()?,
            program: parts.next()?.trim().into(),
        })
    }
}

impl Note {
    pub fn write(&self, file: &File) -> std::io::Result<()> {
        let clean = self.program.replace(char::is_control, " ");
        let text = format!("{}\t{}\t{clean}\n", self.pid, self.started);
        file.write_all_at(text.as_bytes(), 0)
    }
}

/// A file that another process has removed is no lock.
fn lock(path: &Path) -> Result<Option<Flock<File>>, String> {
    let failed = |e: &dyn std::fmt::Display| format!("{}: {e}", path.display());
    loop {
        let file = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(false)
            .mode(0o600)
            .open(path)
            .map_err(|e| failed(&e))?;
        match Flock::lock(file, FlockArg::LockExclusiveNonblock) {
            Ok(lock) if lock.metadata().is_ok_and(|m| m.nlink() > 0) => return Ok(Some(lock)),
            Ok(_) => {}
            Err((_, Errno::EWOULDBLOCK)) => return Ok(None),
            Err((_, e)) => return Err(failed(&e)),
        }
    }
}

/// A turn of those that there are at a time, or of one that is over before `end`.
pub fn await_turn(directory: &Path, end: Instant) -> Result<Flock<File>, String> {
    loop {
        for number in 0..AT_ONCE {
            let found = lock(&directory.join(format!("preparer-{number}.lock")))?;
            if let Some(turn) = found {
                return Ok(turn);
            }
        }
        if Instant::now() > end {
            return Err(format!(
                "{AT_ONCE} others were all the time, and no more are at once"
            ));
        }
        sleep(Duration::from_millis(50));
    }
}

/// By who has the lock.
pub fn remove(directory: &Path, key: &str) {
    let _ = fs::remove_file(Preparing::of(directory, key).0);
}

fn files(directory: &Path) -> impl Iterator<Item = Preparing> {
    let files = fs::read_dir(directory).into_iter().flatten().flatten();
    files
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|e| e == EXTENSION))
        .map(Preparing)
}

/// Files of processes that were killed.
pub fn remove_leftovers(directory: &Path) {
    for file in files(directory) {
        if let Ok(Some(_lock)) = file.lock() {
            let _ = fs::remove_file(&file.0);
        }
    }
}

pub fn list(directory: &Path) -> Vec<Note> {
    let mut notes: Vec<Note> = files(directory)
        .filter(Preparing::is_locked)
        .filter_map(|file| file.note())
        .collect();
    notes.sort_by_key(|note| note.started);
    notes
}

/// Ends the processes that prepare servers, with those that they have started for it.
pub fn stop(directory: &Path) {
    for file in files(directory) {
        // One that has just been left has not said its number yet.
        for _ in 0..200 {
            if !file.is_locked() {
                break;
            }
            if let Some(note) = file.note() {
                let _ = kill(Pid::from_raw(-note.pid), Signal::SIGKILL);
            }
            sleep(Duration::from_millis(5));
        }
    }
    remove_leftovers(directory);
}
