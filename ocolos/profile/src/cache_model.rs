// SPDX-License-Identifier: Apache-2.0
//! An instruction cache of fixed geometry (32 KiB, 8 ways, lines of 64 bytes), as Cachegrind has it, fed by traces.

const SETS: usize = 64;
const WAYS: usize = 8;
const LINE: u64 = 64;

#[derive(Clone, Debug)]
pub struct CacheModel {
    /// The most recently used first.
    sets: Vec<[u64; WAYS]>,
    pub fetches: u64,
    pub misses: u64,
    /// The line of the last fetch.
    last: u64,
}

impl Default for CacheModel {
    fn default() -> CacheModel {
        CacheModel {
            sets: vec![[u64::MAX; WAYS]; SETS],
            fetches: 0,
            misses: 0,
            last: u64::MAX,
        }
    }
}

impl CacheModel {
    pub fn fetch(&mut self, address: u64, length: u64) {
        self.fetches += 1;
        let mut missed = false;
        for line in address / LINE..=(address + length.max(1) - 1) / LINE {
            missed |= line != self.last && !self.holds(line);
            self.last = line;
        }
        self.misses += u64::from(missed);
    }

    fn holds(&mut self, line: u64) -> bool {
        let set = &mut self.sets[line as usize % SETS];
        let at = set.iter().position(|&l| l == line);
        set[..=at.unwrap_or(WAYS - 1)].rotate_right(1);
        set[0] = line;
        at.is_some()
    }

    /// Misses in a thousand instructions.
    pub fn rate(&self) -> f64 {
        self.misses as f64 * 1000.0 / self.fetches.max(1) as f64
    }

    /// Counts without what was cached.
    pub fn counted(fetches: u64, misses: u64) -> CacheModel {
        CacheModel {
            fetches,
            misses,
            ..CacheModel::default()
        }
    }

    /// Forgets what was counted, but not what the cache holds.
    pub fn warmed(&mut self) {
        (self.fetches, self.misses) = (0, 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rounds(bytes: u64) -> f64 {
        let mut cache = CacheModel::default();
        for _ in 0..50 {
            (0..bytes / 4).for_each(|n| cache.fetch(n * 4, 4));
        }
        cache.rate()
    }

    #[test]
    fn what_fits_misses_once_and_what_does_not_always() {
        assert!(rounds(32 << 10) < 2.0);
        // One line in sixteen instructions.
        assert!(rounds(64 << 10) > 60.0);
    }

    #[test]
    fn an_instruction_on_two_lines_is_one_fetch() {
        let mut cache = CacheModel::default();
        cache.fetch(62, 4);
        assert_eq!((cache.fetches, cache.misses), (1, 1));
        cache.fetch(64, 4);
        assert_eq!(cache.misses, 1);
    }
}
