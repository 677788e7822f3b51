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
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{Sender, channel};
use std::thread;
use thaw_binary::Refusal;
use thaw_relayout::bolt::Bolt;

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

/// A line that ends the reader.
const END: &str = "/\n";

fn files(what: &Path) -> impl FnOnce(io::Error) -> Refusal {
    move |e| Refusal::new("files", format!("{}: {e}", what.display()))
}

impl Batch {
    pub fn run(&self) -> Result<Ended, Refusal> {
        let store = Store::open(&self.directory).map_err(files(&self.directory))?;
        let bolt = Bolt::find()?;
        let preload = library::install(&store.directory).map_err(files(&self.directory))?;
        let requests = store
            .directory
            .join(format!("requests-{}", std::process::id()));
        remove_leftovers(&store.directory);
        let _ = fs::remove_file(&requests);
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
        let mut manager = Manager::new(store, bolt, self.wishes);
        let managing = thread::spawn(move || {
            manager.run(&receiver);
            manager
        });
        let status = self.command(&preload, &programs, &requests).status();
        // The reader ends by its own pipe, and the manager with the reader.
        let _ = io::Write::write_all(&mut &ends, END.as_bytes());
        let _ = reader.join();
        let _ = fs::remove_file(&requests);
        let mut manager = managing
            .join()
            .map_err(|_| Refusal::new("files", "the manager of the batch has failed"))?;
        if self.finish {
            manager.finish();
        } else {
            manager.leave();
        }
        manager
            .store()
            .shrink(self.most_kept)
            .map_err(files(&self.directory))?;
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
            programs: manager.results,
        })
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

/// Of batches that a signal has ended.
fn remove_leftovers(directory: &Path) {
    for entry in fs::read_dir(directory).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let pid = name
            .strip_prefix("requests-")
            .and_then(|p| p.parse::<u32>().ok());
        if pid.is_some_and(|p| !Path::new(&format!("/proc/{p}")).exists()) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn read(pipe: File, sender: &Sender<PathBuf>) {
    for line in BufReader::new(pipe).lines().map_while(Result::ok) {
        if line == END.trim_end() || sender.send(PathBuf::from(line)).is_err() {
            return;
        }
    }
}
