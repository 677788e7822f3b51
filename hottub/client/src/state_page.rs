// SPDX-License-Identifier: Apache-2.0
//! One page per server, which the server writes while it works and clients read at any time.
//!
//! Little-endian: magic (8 bytes), process ID (4), state (4), start (8, milliseconds since 1970), last use (8), runs (8),
//! stop flag (4), length of the description (4), time of the last reset (8, nanoseconds). Then of the last run, in
//! nanoseconds of the monotonic clock: when its client was accepted (8), its main started (8), its end was known (8). Then
//! how long static initialisers ran (8), and the steps of the reset took: threads, JDK, static state, collection, files (8
//! each). Whether the run that is on, or was last, has done anything that can be seen from outside (4). How long the walk
//! through the heap after the last run took (8, nanoseconds). Whether the client of the last run has found the class path at
//! its end as before it (4). At 256 the description.

use nix::fcntl::{Flock, FlockArg};
use std::fs::{File, OpenOptions};
use std::io;
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::path::Path;

pub const SIZE: usize = 4096;
const MAGIC: u64 = 0x3145_4741_5057_4854;
const PROCESS_AT: usize = 8;
const STATE_AT: usize = 12;
const CREATED_AT: usize = 16;
const USED_AT: usize = 24;
const RUNS_AT: usize = 32;
const STOP_AT: usize = 40;
const LENGTH_AT: usize = 44;
const RESET_ALL_AT: usize = 48;
const BEGUN_AT: usize = 128;
const WALK_AT: usize = 136;
const CLASS_PATH_AT: usize = 144;
const DESCRIPTION_AT: usize = 256;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    Starting = 0,
    Idle = 1,
    Running = 2,
    Resetting = 3,
    Retired = 4,
}

impl State {
    pub fn name(self) -> &'static str {
        match self {
            State::Starting => "starting",
            State::Idle => "idle",
            State::Running => "running",
            State::Resetting => "resetting",
            State::Retired => "retired",
        }
    }
}

#[derive(Debug)]
pub struct Page {
    pub pid: i32,
    pub state: State,
    pub started: u64,
    pub used: u64,
    pub runs: u64,
    pub reset_nanoseconds: u64,
    /// 0: it is to come
    pub heap_walk_nanoseconds: u64,
    pub begun: bool,
    pub description: String,
}

pub fn create(path: &Path, started: u64, description: &str) -> io::Result<()> {
    let mut page = vec![0; SIZE];
    page[..8].copy_from_slice(&MAGIC.to_le_bytes());
    page[CREATED_AT..CREATED_AT + 8].copy_from_slice(&started.to_le_bytes());
    page[USED_AT..USED_AT + 8].copy_from_slice(&started.to_le_bytes());
    let text = description.as_bytes();
    let length = text.len().min(SIZE - DESCRIPTION_AT);
    page[LENGTH_AT..LENGTH_AT + 4]
        .copy_from_slice(&u32::try_from(length).unwrap_or(0).to_le_bytes());
    page[DESCRIPTION_AT..DESCRIPTION_AT + length].copy_from_slice(&text[..length]);
    // A new file: a server that was killed may have left one, and the memory of others may be mapped to it.
    let _ = std::fs::remove_file(path);
    let file = OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(0o600)
        .open(path)?;
    file.write_all_at(&page, 0)
}

pub fn read(path: &Path) -> Option<Page> {
    let mut page = [0; SIZE];
    File::open(path).ok()?.read_exact_at(&mut page, 0).ok()?;
    let word = |at: usize| u32::from_le_bytes(page[at..at + 4].try_into().unwrap_or_default());
    let long = |at: usize| u64::from_le_bytes(page[at..at + 8].try_into().unwrap_or_default());
    if long(0) != MAGIC {
        return None;
    }
    let length = (word(LENGTH_AT) as usize).min(SIZE - DESCRIPTION_AT);
    Some(Page {
        pid: word(PROCESS_AT).cast_signed(),
        state: match word(STATE_AT) {
            0 => State::Starting,
            1 => State::Idle,
            2 => State::Running,
            3 => State::Resetting,
            _ => State::Retired,
        },
        started: long(CREATED_AT),
        used: long(USED_AT),
        runs: long(RUNS_AT),
        reset_nanoseconds: long(RESET_ALL_AT),
        heap_walk_nanoseconds: long(WALK_AT),
        begun: word(BEGUN_AT) != 0,
        description: String::from_utf8_lossy(&page[DESCRIPTION_AT..DESCRIPTION_AT + length])
            .into_owned(),
    })
}

/// Whether the server's process is there: it holds a lock on its page.
pub fn is_alive(path: &Path) -> bool {
    let Ok(file) = File::open(path) else {
        return false;
    };
    match Flock::lock(file, FlockArg::LockSharedNonblock) {
        Ok(_) => false,
        Err((_, e)) => e == nix::errno::Errno::EWOULDBLOCK,
    }
}

/// Asks the server to end after its run.
pub fn ask_to_stop(path: &Path) -> io::Result<()> {
    set(path, STOP_AT)
}

/// After a run, by its client.
pub fn say_class_path_is_kept(path: &Path) -> io::Result<()> {
    set(path, CLASS_PATH_AT)
}

fn set(path: &Path, at: usize) -> io::Result<()> {
    let page = OpenOptions::new().write(true).open(path)?;
    page.write_all_at(&1u32.to_le_bytes(), at as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Numbers that Java gives names, in constants of the type int.
    fn constants(source: &str) -> HashMap<&str, usize> {
        source
            .lines()
            .filter_map(|line| {
                let (_, constant) = line.split_once("static final int ")?;
                let (name, value) = constant.strip_suffix(';')?.split_once(" = ")?;
                Some((name, value.parse().ok()?))
            })
            .collect()
    }

    #[test]
    fn the_server_and_the_benchmarks_have_the_same_page() {
        let server = constants(include_str!(
            "../../server/src/main/java/dev/thaw/hottub/server/StatePage.java"
        ));
        for (name, value) in [
            ("SIZE", SIZE),
            ("PROCESS_AT", PROCESS_AT),
            ("STATE_AT", STATE_AT),
            ("USED_AT", USED_AT),
            ("RUNS_AT", RUNS_AT),
            ("STOP_AT", STOP_AT),
            ("RESET_ALL_AT", RESET_ALL_AT),
            ("BEGUN_AT", BEGUN_AT),
            ("WALK_AT", WALK_AT),
            ("CLASS_PATH_AT", CLASS_PATH_AT),
            ("STARTING", State::Starting as usize),
            ("IDLE", State::Idle as usize),
            ("RUNNING", State::Running as usize),
            ("RESETTING", State::Resetting as usize),
            ("RETIRED", State::Retired as usize),
        ] {
            assert_eq!(server.get(name), Some(&value), "{name}");
        }
        let benchmarks = constants(include_str!(
            "../../../benchmarks/hottub/src/main/java/dev/thaw/benchmarks/hottub/ServerPage.java"
        ));
        assert!(benchmarks.len() >= 8, "{benchmarks:?}");
        for (name, value) in benchmarks {
            assert_eq!(server.get(name), Some(&value), "{name}");
        }
    }
}
