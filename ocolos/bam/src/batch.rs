// SPDX-License-Identifier: Apache-2.0
//! A command that runs with the library in all of its processes, and the manager beside it.

use crate::library;
use crate::manager::{Became, Manager, Wishes};
use crate::store::Store;
use nix::sys::stat::Mode;
use nix::unistd::mkfifo;
use std::env;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::os::unix::fs::OpenOptionsExt;
use std::os::unix::process::ExitStatusExt;
use std::path::{self, Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};
use thaw_binary::Refusal;
use thaw_relayout::bolt::Bolt;
use thaw_relayout::conventions::error;

pub struct Batch {
    pub command: Vec<OsString>,
    /// Names of programs; all where there is none.
    pub only: Vec<String>,
    pub directory: PathBuf,
    /// Bytes that may be kept.
    pub most_kept: u64,
    pub wishes: Wishes,
    /// Waits at the end until what was profiled is re-laid, for the next batch.
    pub finish: bool,
}

pub struct Ended {
    /// As a shell tells it.
    pub code: u8,
    pub programs: Vec<Became>,
}

/// A line that ends the reader, and cannot be in a path.
const END: &[u8] = b"\0\n";

fn files(what: &Path) -> impl FnOnce(io::Error) -> Refusal {
    move |e| Refusal::new("files", format!("{}: {e}", what.display()))
}

/// The loader reads a list, and knows no way to write these in it.
fn loadable(directory: &Path) -> Result<(), Refusal> {
    if directory
        .as_os_str()
        .as_bytes()
        .iter()
        .any(|b| b" :\t\n$".contains(b))
    {
        let text = format!(
            "{}: a library cannot be loaded into programs from a path with a blank, \":\" or \"$\"; --cache names another directory",
            directory.display()
        );
        return Err(Refusal::new("files", text));
    }
    Ok(())
}

/// Where a directory is, or will be: without the symbolic links of what is there of its path.
fn place(directory: &Path) -> PathBuf {
    let whole = path::absolute(directory).unwrap_or_else(|_| directory.to_owned());
    let found = whole.ancestors().find_map(|there| {
        let rest = whole.strip_prefix(there).ok()?;
        let real = fs::canonicalize(there).ok()?;
        Some(real.components().chain(rest.components()).collect())
    });
    found.unwrap_or(whole)
}

impl Batch {
    pub fn run(&self) -> Result<Ended, Refusal> {
        // Before anything is made there.
        loadable(&place(&self.directory))?;
        let store = Store::open(&self.directory).map_err(files(&self.directory))?;
        loadable(&store.directory)?;
        let bolt = Bolt::find()?;
        let preload = library::install(&store.directory).map_err(files(&self.directory))?;
        remove_leftovers(&store.directory);
        // A process of another namespace may have the same number.
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let name = format!(
            "requests-{}-{}",
            std::process::id(),
            now.map_or(0, |n| n.as_nanos())
        );
        let requests = store.directory.join(name);
        mkfifo(&requests, Mode::S_IRUSR | Mode::S_IWUSR).map_err(|e| files(&requests)(e.into()))?;
        // Open for both: a reader that never sees an end, and writers that never block.
        let pipe = OpenOptions::new()
            .read(true)
            .write(true)
            .open(&requests)
            .map_err(files(&requests))?;
        let ends = pipe.try_clone().map_err(files(&requests))?;
        let programs = store.programs();
        let (sender, receiver) = channel();
        let reader = thread::spawn(move || read(pipe, &sender));
        let mut manager = Manager::new(store, bolt, self.wishes, self.only.clone());
        let managing = thread::spawn(move || {
            manager.run(&receiver);
            manager
        });
        let status = self.command(&preload, &programs, &requests).status();
        // The reader ends by its own pipe, and the manager with the reader.
        let _ = io::Write::write_all(&mut &ends, END);
        let _ = reader.join();
        let _ = fs::remove_file(&requests);
        let programs = match managing.join() {
            Ok(manager) => self.end(manager),
            Err(_) => {
                tell(&Refusal::new(
                    "files",
                    "the manager of the batch has failed",
                ));
                Vec::new()
            }
        };
        let status = status.map_err(|e| {
            Refusal::new(
                "command",
                format!("{} cannot be run: {e}", self.command[0].to_string_lossy()),
            )
        })?;
        let code = status
            .code()
            .unwrap_or_else(|| 128 + status.signal().unwrap_or(0));
        Ok(Ended {
            code: code as u8,
            programs,
        })
    }

    /// What fails here is not the command's.
    fn end(&self, mut manager: Manager) -> Vec<Became> {
        if self.finish {
            manager.finish();
        } else {
            manager.leave();
        }
        let store = manager.store();
        if let Err(refusal) = store.shrink(self.most_kept).map_err(files(&self.directory)) {
            tell(&refusal);
        }
        manager.results
    }

    fn command(&self, preload: &Path, programs: &Path, requests: &Path) -> Command {
        let mut command = Command::new(&self.command[0]);
        command.args(&self.command[1..]);
        let mut libraries = preload.as_os_str().to_owned();
        if let Some(before) = env::var_os("LD_PRELOAD").filter(|b| !b.is_empty()) {
            libraries.push(":");
            libraries.push(before);
        }
        command.env("LD_PRELOAD", libraries);
        command.env("THAW_BAM_DIRECTORY", programs);
        command.env("THAW_BAM_REQUESTS", requests);
        command.env("THAW_BAM_ONLY", self.only.join(":"));
        command
    }
}

fn tell(refusal: &Refusal) {
    error("thaw bam", refusal);
}

/// Of batches that a signal has ended.
fn remove_leftovers(directory: &Path) {
    for entry in fs::read_dir(directory).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let pid = name
            .strip_prefix("requests-")
            .and_then(|rest| rest.split('-').next()?.parse::<u32>().ok());
        let has_ended = |p| !Path::new(&format!("/proc/{p}")).exists();
        // It may be a process of another namespace, which is not seen from here.
        if pid.is_some_and(has_ended) && !has_reader(&entry.path()) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn has_reader(pipe: &Path) -> bool {
    OpenOptions::new()
        .write(true)
        .custom_flags(libc::O_NONBLOCK)
        .open(pipe)
        .is_ok()
}

/// Paths are any bytes.
fn read(pipe: File, sender: &Sender<PathBuf>) {
    for line in BufReader::new(pipe).split(b'\n').map_while(Result::ok) {
        if line == END.trim_ascii_end() || sender.send(OsString::from_vec(line).into()).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pipes_of_batches_that_are_not_seen_from_here_stay() {
        let directory = tempfile::tempdir().unwrap();
        // No process has such a number.
        let pipe = directory.path().join("requests-4294967295-1");
        mkfifo(&pipe, Mode::S_IRUSR | Mode::S_IWUSR).unwrap();
        let mut open = OpenOptions::new();
        let reader = open.read(true).write(true).open(&pipe).unwrap();
        remove_leftovers(directory.path());
        assert!(pipe.exists());
        drop(reader);
        remove_leftovers(directory.path());
        assert!(!pipe.exists());
    }
}
