// SPDX-License-Identifier: Apache-2.0
//! Gives a reader of bytes many inputs that are nearly right, and looks at how it ends.
//!
//! Stable Rust has no coverage for it to be led by. What a target returns leads instead: an input that ends in another way than
//! all before is kept, and changed further.

mod allocations;
mod mutation;
mod watch;

pub use allocations::Allocations;
pub use mutation::Random;

use mutation::Mutation;
use std::collections::HashSet;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use watch::Watch;

/// In an ordinary run of the tests, and in a long one (`./thaw test --soak`).
const SHORT: Duration = Duration::from_secs(3);
const LONG: Duration = Duration::from_secs(60);

/// Without one, runs are all the same.
const SEED: u64 = 20_261_126;

/// Inputs that are kept.
const MOST_KEPT: usize = 4000;

/// Bytes that a target may allocate, beside so many for each byte of its input.
const MOST_ALLOCATED: u64 = 64 << 20;
const MOST_FOR_A_BYTE: u64 = 4096;

pub struct Fuzz {
    name: String,
    directory: PathBuf,
    inputs: Vec<Vec<u8>>,
    tokens: Vec<Vec<u8>>,
    least: Duration,
}

impl Fuzz {
    /// `corpus` has a directory for each target, with inputs that are tried first: what was found once is there.
    pub fn new(name: &str, corpus: impl AsRef<Path>) -> Fuzz {
        let directory = corpus.as_ref().join(name);
        let mut files: Vec<PathBuf> = fs::read_dir(&directory)
            .map(|entries| entries.flatten().map(|e| e.path()).collect())
            .unwrap_or_default();
        files.sort();
        let inputs = files.iter().map(|f| fs::read(f).unwrap()).collect();
        Fuzz {
            name: name.to_owned(),
            directory,
            inputs,
            tokens: Vec::new(),
            least: Duration::ZERO,
        }
    }

    /// An input that is right: made by what really writes such, where there is that.
    pub fn seed(mut self, bytes: impl Into<Vec<u8>>) -> Fuzz {
        self.inputs.push(bytes.into());
        self
    }

    /// Pieces that mean something to the reader.
    pub fn tokens<'a>(mut self, tokens: impl IntoIterator<Item = &'a str>) -> Fuzz {
        self.tokens
            .extend(tokens.into_iter().map(|t| t.as_bytes().to_vec()));
        self
    }

    /// Runs the target until the time is over. It panics where it finds what must not be; what it returns tells how it ended.
    ///
    /// # Panics
    /// If the target panics, allocates too much or takes too long: the input is in the corpus then, and the next run begins with
    /// it.
    pub fn run<T: Hash>(self, mut target: impl FnMut(&[u8]) -> T) {
        let seed = number("THAW_FUZZ_SEED").unwrap_or(SEED);
        let time = match number("THAW_FUZZ_SECONDS") {
            Some(seconds) => Duration::from_secs(seconds),
            None if std::env::var("THAW_FUZZ_SOAK").is_ok_and(|v| v == "true") => LONG,
            None => SHORT,
        }
        .max(self.least);
        eprintln!(
            "fuzz {}: {} inputs, {} s, THAW_FUZZ_SEED={seed}",
            self.name,
            self.inputs.len(),
            time.as_secs_f32()
        );
        assert!(!self.inputs.is_empty(), "{} has no inputs", self.name);
        let watch = Watch::begin(&self.name, &self.directory);
        let mut seen = HashSet::new();
        let mut kept = self.inputs.clone();
        for input in &self.inputs {
            seen.insert(self.one(&watch, input, &mut target));
        }
        let mut mutation = Mutation::new(seed, &self.tokens, &self.inputs);
        let (begin, mut runs) = (Instant::now(), self.inputs.len());
        while begin.elapsed() < time {
            let input = mutation.next(&kept);
            runs += 1;
            if seen.insert(self.one(&watch, &input, &mut target)) && kept.len() < MOST_KEPT {
                kept.push(input);
            }
        }
        eprintln!("fuzz {}: {runs} runs, {} ends", self.name, seen.len());
    }

    fn one<T: Hash>(
        &self,
        watch: &Watch,
        input: &[u8],
        target: &mut impl FnMut(&[u8]) -> T,
    ) -> u64 {
        watch.runs(input);
        let before = allocations::of_this_thread();
        let end = catch_unwind(AssertUnwindSafe(|| target(input)));
        let allocated = allocations::of_this_thread() - before;
        watch.ended();
        let limit = MOST_ALLOCATED + MOST_FOR_A_BYTE * input.len() as u64;
        let what = match end {
            Ok(end) if allocated <= limit => {
                let mut hasher = DefaultHasher::new();
                end.hash(&mut hasher);
                return hasher.finish();
            }
            Ok(_) => format!("allocates {allocated} bytes for {}", input.len()),
            Err(_) => "panics, as said above".to_owned(),
        };
        let file = keep(&self.directory, input);
        panic!("the target {} {what}: {}", self.name, file.display());
    }
}

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok().map(|v| {
        v.parse()
            .unwrap_or_else(|_| panic!("{variable}={v} is no number"))
    })
}

fn keep(directory: &Path, input: &[u8]) -> PathBuf {
    let mut hasher = DefaultHasher::new();
    input.hash(&mut hasher);
    let file = directory.join(format!("found-{:016x}", hasher.finish()));
    fs::create_dir_all(directory).unwrap();
    fs::write(&file, input).unwrap();
    file
}

/// How an error ends, for `run`: its text without its numbers. Errors say something.
///
/// # Panics
/// If it is empty.
pub fn said(text: &str) -> String {
    assert!(!text.trim().is_empty(), "an error says nothing");
    text.chars()
        .filter(|c| !c.is_ascii_digit())
        .take(60)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[global_allocator]
    static ALLOCATOR: Allocations = Allocations;

    fn fuzz(name: &str) -> (Fuzz, PathBuf) {
        let corpus = std::env::temp_dir().join(format!("thaw-fuzz-{}", std::process::id()));
        let fuzz = Fuzz::new(name, &corpus).seed(*b"length 12\nabcdefgh");
        (fuzz, corpus.join(name))
    }

    fn found(name: &str, target: impl Fn(&[u8]) -> usize) -> Vec<u8> {
        let (mut fuzz, directory) = fuzz(name);
        // Until it is found: the machine may be busy.
        fuzz.least = LONG;
        assert!(catch_unwind(AssertUnwindSafe(|| fuzz.run(target))).is_err());
        let file = fs::read_dir(&directory).unwrap().next().unwrap().unwrap();
        let input = fs::read(file.path()).unwrap();
        fs::remove_dir_all(directory).unwrap();
        input
    }

    #[test]
    fn a_panic_behind_two_steps_is_found_and_kept() {
        // The first step alone ends in another way, and so is changed further.
        let step = |i: &[u8]| usize::from(i.first() == Some(&b'L'));
        let input = found("panics", |i| {
            let both = step(i) + usize::from(i.last() == Some(&0xff) && step(i) == 1);
            assert!(both < 2);
            both
        });
        assert_eq!((input.first(), input.last()), (Some(&b'L'), Some(&0xff)));
    }

    #[test]
    fn what_allocates_by_a_number_in_its_input_is_found() {
        found("allocates", |i| {
            let text = String::from_utf8_lossy(i);
            let digits: String = text.chars().filter(char::is_ascii_digit).take(9).collect();
            Vec::<u8>::with_capacity(digits.parse().unwrap_or(0)).capacity() % 2
        });
    }

    #[test]
    fn what_is_right_passes() {
        let (fuzz, directory) = fuzz("right");
        fuzz.run(|i| i.len() % 3);
        assert!(!directory.exists());
    }
}
