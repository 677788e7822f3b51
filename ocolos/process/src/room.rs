// SPDX-License-Identifier: Apache-2.0
//! Where new code fits: within reach of all of the program, and touching nothing that is mapped or may grow.

use crate::maps::Mapping;

/// A little less than a jump reaches.
const REACH: u64 = (2 << 30) - (16 << 20);

/// Kept free behind the heap, which grows upward, and before stacks, which grow downward.
const GROWTH: u64 = 256 << 20;

/// Regions begin at such addresses.
pub const ALIGN: u64 = 2 << 20;

/// Programs that do not map low addresses want it so.
const LOWEST: u64 = 1 << 20;

/// Below this, addresses are constants of four bytes in programs that are not position independent.
const LOW_END: u64 = 0x7000_0000;

/// The nearest room of that size for a program that lies in `start..end`; `low` where its addresses are constants.
pub fn find(maps: &[Mapping], start: u64, end: u64, size: u64, low: bool) -> Option<u64> {
    let lowest = end.saturating_sub(REACH).max(LOWEST);
    let mut highest = start.saturating_add(REACH);
    if low {
        highest = highest.min(LOW_END);
    }
    let mut best: Option<u64> = None;
    let mut free = lowest;
    let ends = maps.iter().map(|m| {
        let grows = if m.name == "[stack]" { GROWTH } else { 0 };
        (
            m.start.saturating_sub(grows),
            m.end + if m.name == "[heap]" { GROWTH } else { 0 },
        )
    });
    for (used, next) in ends.chain([(highest, highest)]) {
        let until = used.min(highest);
        let first = free.next_multiple_of(ALIGN);
        let last = until.saturating_sub(size) & !(ALIGN - 1);
        if until > free && first + size <= until {
            for candidate in [first, last.max(first)] {
                let distance = |a: u64| a.abs_diff(start);
                if best.is_none_or(|b| distance(candidate) < distance(b)) {
                    best = Some(candidate);
                }
            }
        }
        free = free.max(next);
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mapping(start: u64, end: u64, name: &str) -> Mapping {
        Mapping {
            start,
            end,
            readable: true,
            writable: false,
            executable: false,
            shared: false,
            offset: 0,
            device: String::new(),
            inode: 0,
            name: name.to_owned(),
        }
    }

    #[test]
    fn it_touches_nothing_and_is_near() {
        let program = 0x5555_5555_4000;
        let maps = [
            mapping(program, program + 0x100000, "/a"),
            mapping(program + 0x200000, program + 0x300000, "[heap]"),
        ];
        let at = find(&maps, program, program + 0x100000, 0x80000, false).unwrap();
        assert!(maps.iter().all(|m| at + 0x80000 <= m.start || at >= m.end));
        assert!(program.abs_diff(at) < 4 << 20, "{at:#x}");
    }

    #[test]
    fn what_is_full_has_no_room() {
        let maps = [mapping(0, 1 << 46, "/all")];
        assert_eq!(find(&maps, 1 << 40, (1 << 40) + 4096, 4096, false), None);
        assert_eq!(find(&[], 1 << 40, (1 << 40) + 4096, 8 << 30, false), None);
    }

    #[test]
    fn constants_of_four_bytes_need_low_addresses() {
        let maps = [
            mapping(0x400000, 0x500000, "/a"),
            mapping(0x500000, 0x6000_0000, "[heap]"),
        ];
        assert_eq!(
            find(&maps, 0x400000, 0x500000, 1 << 20, true).map(|a| a < 0x400000),
            Some(true)
        );
    }
}
