// SPDX-License-Identifier: Apache-2.0
//! What stat says of a file: the same for as long as its contents are.

use std::fs::Metadata;
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A file may change twice within one tick of its file system's clock; younger ones are read again.
pub const SETTLED: Duration = Duration::from_secs(2);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State(pub [u64; 7]);

impl State {
    pub const MISSING: State = State([0; 7]);

    pub fn at(path: &Path) -> State {
        path.metadata().map_or(State::MISSING, |m| State::of(&m))
    }

    fn of(data: &Metadata) -> State {
        State([
            data.dev(),
            data.ino(),
            u64::from(data.mode()),
            // A directory's size says nothing.
            if data.is_dir() { 0 } else { data.size() },
            nanoseconds(data.mtime(), data.mtime_nsec()),
            nanoseconds(data.ctime(), data.ctime_nsec()),
            u64::from(data.uid()),
        ])
    }

    pub fn is_directory(self) -> bool {
        const KIND: u64 = 0o170_000;
        const DIRECTORY: u64 = 0o040_000;
        self.0[2] & KIND == DIRECTORY
    }

    pub fn size(self) -> u64 {
        self.0[3]
    }

    /// Whether the file is not so young that it may yet change unseen. `now`: nanoseconds since 1970.
    pub fn settled(self, now: i128) -> bool {
        let changed = self.0[4].max(self.0[5]);
        i128::from(changed) + SETTLED.as_nanos().cast_signed() < now
    }
}

#[allow(clippy::cast_sign_loss)]
fn nanoseconds(seconds: i64, rest: i64) -> u64 {
    seconds.wrapping_mul(1_000_000_000).wrapping_add(rest) as u64
}

/// Nanoseconds since 1970.
pub fn now() -> i128 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |d| i128::try_from(d.as_nanos()).unwrap_or(i128::MAX))
}
