// SPDX-License-Identifier: Apache-2.0
//! How many runs were warm, and how long it took until their main was called: counters of all clients in one file.

use crate::pool::milliseconds;
use nix::errno::Errno;
use nix::fcntl::{Flock, FlockArg};
use std::fs::{self, OpenOptions};
use std::io;
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

/// With the number of its form.
const FILE: &str = "counts-2";

const TRIES: usize = 20;

/// The end of each is twice that of the one before the last: half a microsecond to an hour, as good as enough.
const BUCKETS: usize = 64;

/// Time of the first run (milliseconds since 1970), runs in a plain java, in a server that was started for them, in one
/// that had run before; of the last kind, all their time (microseconds) and how many took how long.
const SINCE: usize = 0;
const PLAIN: usize = 1;
const FIRST: usize = 2;
const WARM: usize = 3;
const SUM: usize = 4;
const TIMES: usize = 5;
const WORDS: usize = TIMES + BUCKETS;

#[derive(Clone, Copy)]
pub enum Kind {
    Plain,
    First,
    /// With the time from the client's start until the server has begun the run.
    Warm(Duration),
}

/// Adds one. That it cannot be counted (a full disk, say, or many clients in the same moment) stops no program.
pub fn add(directory: &Path, kind: Kind) {
    let _ = change(&directory.join(FILE), |words| {
        if words[SINCE] == 0 {
            words[SINCE] = milliseconds();
        }
        let word = match kind {
            Kind::Plain => PLAIN,
            Kind::First => FIRST,
            Kind::Warm(took) => {
                let time = TIMES + bucket(took);
                words[time] = words[time].saturating_add(1);
                words[SUM] = words[SUM].saturating_add(microseconds(took));
                WARM
            }
        };
        // A file that is damaged says anything.
        words[word] = words[word].saturating_add(1);
    });
}

/// Not by a mapped page: to write to one kills the process when the disk is full.
fn change(path: &Path, edit: impl Fn(&mut [u64; WORDS])) -> io::Result<()> {
    let file = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .mode(0o600)
        .open(path)?;
    let mut free = Flock::lock(file, FlockArg::LockExclusiveNonblock);
    for _ in 0..TRIES {
        match free {
            Ok(file) => {
                let mut bytes = [0; 8 * WORDS];
                // A new file, or one whose disk was full, is shorter.
                let _ = file.read_exact_at(&mut bytes, 0);
                let mut words = words(&bytes);
                edit(&mut words);
                for (to, word) in bytes.chunks_exact_mut(8).zip(words) {
                    to.copy_from_slice(&word.to_le_bytes());
                }
                return file.write_all_at(&bytes, 0);
            }
            Err((file, Errno::EWOULDBLOCK)) => {
                // A client that is stopped holds it for as long: nobody waits for that.
                sleep(Duration::from_micros(50));
                free = Flock::lock(file, FlockArg::LockExclusiveNonblock);
            }
            Err((_, error)) => return Err(error.into()),
        }
    }
    Ok(())
}

fn words(bytes: &[u8; 8 * WORDS]) -> [u64; WORDS] {
    let mut words = [0; WORDS];
    for (word, from) in words.iter_mut().zip(bytes.chunks_exact(8)) {
        *word = u64::from_le_bytes(from.try_into().unwrap_or_default());
    }
    words
}

fn microseconds(took: Duration) -> u64 {
    u64::try_from(took.as_micros()).unwrap_or(u64::MAX)
}

fn bucket(took: Duration) -> usize {
    let microseconds = microseconds(took).max(1);
    let whole = microseconds.ilog2() as usize;
    // Above the geometric middle between two powers of two is the second half.
    let half = usize::from(u128::from(microseconds).pow(2) >= 2 << (2 * whole));
    (2 * whole + half).min(BUCKETS - 1)
}

fn end_of(bucket: usize) -> Duration {
    let factor = if bucket.is_multiple_of(2) {
        std::f64::consts::SQRT_2
    } else {
        2.0
    };
    Duration::from_secs_f64((1u64 << (bucket / 2)) as f64 * factor / 1e6)
}

pub struct Counts {
    pub since: u64,
    pub plain: u64,
    pub first: u64,
    pub warm: u64,
    /// Of warm runs, until they began.
    pub all_times: Duration,
    times: Vec<u64>,
}

impl Counts {
    pub fn read(directory: &Path) -> Option<Counts> {
        let bytes = fs::read(directory.join(FILE)).ok()?;
        Some(Counts::of(words(bytes.as_slice().try_into().ok()?)))
    }

    /// Before the first run.
    pub fn none() -> Counts {
        Counts::of([0; WORDS])
    }

    fn of(words: [u64; WORDS]) -> Counts {
        Counts {
            since: words[SINCE],
            plain: words[PLAIN],
            first: words[FIRST],
            warm: words[WARM],
            all_times: Duration::from_micros(words[SUM]),
            times: words[TIMES..].to_vec(),
        }
    }

    /// What this share of the warm runs took at most until they began, to a factor of 1.4.
    pub fn within(&self, share: f64) -> Option<Duration> {
        let all: u64 = self.times.iter().fold(0, |all, n| all.saturating_add(*n));
        let mut left = (all as f64 * share).ceil() as u64;
        self.times.iter().enumerate().find_map(|(bucket, count)| {
            left = left.saturating_sub(*count);
            (all > 0 && left == 0).then(|| end_of(bucket))
        })
    }

    /// Numbers of warm runs that took no longer than these times, from half a millisecond to half a minute.
    pub fn cumulative(&self) -> impl Iterator<Item = (Duration, u64)> {
        let mut all = 0u64;
        let counted = self.times.iter().enumerate().map(move |(bucket, count)| {
            all = all.saturating_add(*count);
            (bucket, all)
        });
        counted
            .filter(|(bucket, _)| bucket % 2 == 1)
            .map(|(bucket, all)| (end_of(bucket), all))
            .skip_while(|(end, _)| *end < Duration::from_micros(500))
            .take_while(|(end, _)| *end < Duration::from_secs(40))
    }
}

pub fn forget(directory: &Path) {
    let _ = fs::remove_file(directory.join(FILE));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_time_lies_in_its_bucket() {
        for microseconds in [1, 2, 3, 5, 100, 1414, 1415, 2000, 3_600_000_000] {
            let took = Duration::from_micros(microseconds);
            let bucket = bucket(took);
            assert!(took < end_of(bucket) || bucket == BUCKETS - 1, "{took:?}");
            assert!(bucket == 0 || took >= end_of(bucket - 1), "{took:?}");
        }
    }

    #[test]
    fn runs_of_all_clients_are_counted() {
        let directory = std::env::temp_dir().join(format!("thaw-counts-{}", std::process::id()));
        fs::create_dir_all(&directory).unwrap();
        assert!(Counts::read(&directory).is_none());
        add(&directory, Kind::Plain);
        add(&directory, Kind::First);
        for milliseconds in 1..=100 {
            add(&directory, Kind::Warm(Duration::from_millis(milliseconds)));
        }
        let counts = Counts::read(&directory).unwrap();
        assert_eq!((counts.plain, counts.first, counts.warm), (1, 1, 100));
        assert!(counts.since > 0);
        let median = counts.within(0.5).unwrap().as_secs_f64();
        assert!((0.05..0.0708).contains(&median), "{median}");
        let most = counts.within(1.0).unwrap().as_secs_f64();
        assert!((0.1..0.1415).contains(&most), "{most}");
        assert_eq!(counts.all_times, Duration::from_millis(5050));
        let cumulative: Vec<_> = counts.cumulative().collect();
        assert_eq!(cumulative[0], (Duration::from_micros(512), 0));
        assert!(cumulative.contains(&(Duration::from_micros(65_536), 65)));
        assert_eq!(cumulative.last().unwrap().1, 100);
        forget(&directory);
        assert!(Counts::read(&directory).is_none());
        fs::remove_dir_all(&directory).unwrap();
    }
}
