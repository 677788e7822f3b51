// SPDX-License-Identifier: Apache-2.0
//! Branches and the straight code between them, counted, in the form that BOLT calls pre-aggregated.

use std::collections::HashMap;
use std::fmt::Write;
use std::ops::Range;

/// Addresses are the file's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    pub branches: HashMap<(u64, u64), u64>,
    /// From where a branch led, to the next branch that was taken.
    pub straight: HashMap<(u64, u64), u64>,
    /// Instructions, or branches, that were looked at.
    pub looked_at: u64,
}

impl Profile {
    /// `B from to count mispredicted`, `F first last count`.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let sorted = |map: &HashMap<(u64, u64), u64>| {
            let mut all: Vec<_> = map.iter().map(|(k, v)| (*k, *v)).collect();
            all.sort_unstable();
            all
        };
        for ((from, to), count) in sorted(&self.branches) {
            let _ = writeln!(text, "B {from:x} {to:x} {count} 0");
        }
        for ((first, last), count) in sorted(&self.straight) {
            let _ = writeln!(text, "F {first:x} {last:x} {count}");
        }
        text
    }
}

/// Makes records of a thread's branches, as they come, in the process' addresses.
pub struct Recorder<'a> {
    pub profile: &'a mut Profile,
    bias: u64,
    code: Range<u64>,
    /// Where straight code has begun, by a branch that was seen.
    began: Option<u64>,
}

impl<'a> Recorder<'a> {
    /// `code` is the program's, in the process' addresses.
    pub fn new(profile: &'a mut Profile, code: Range<u64>, bias: u64) -> Recorder<'a> {
        Recorder {
            profile,
            bias,
            code,
            began: None,
        }
    }

    pub fn branch(&mut self, from: u64, to: u64) {
        let inside = |a: u64| self.code.contains(&a);
        let file = |a: u64| a.wrapping_sub(self.bias);
        if inside(from) {
            if let Some(began) = self.began
                && began <= from
            {
                *self
                    .profile
                    .straight
                    .entry((file(began), file(from)))
                    .or_default() += 1;
            }
            if inside(to) {
                *self
                    .profile
                    .branches
                    .entry((file(from), file(to)))
                    .or_default() += 1;
            }
        }
        self.began = inside(to).then_some(to);
    }

    /// What comes now does not follow what came.
    pub fn gap(&mut self) {
        self.began = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn branches_and_what_lies_between_them() {
        let mut profile = Profile::default();
        let mut recorder = Recorder::new(&mut profile, 0x1000..0x2000, 0x1000);
        recorder.branch(0x1010, 0x1100);
        recorder.branch(0x1120, 0x9000);
        recorder.branch(0x9010, 0x1125);
        recorder.branch(0x1130, 0x1000);
        recorder.gap();
        recorder.branch(0x1010, 0x1100);
        assert_eq!(
            profile.to_text(),
            "B 10 100 2 0\nB 130 0 1 0\nF 100 120 1\nF 125 130 1\n"
        );
    }
}
