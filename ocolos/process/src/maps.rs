// SPDX-License-Identifier: Apache-2.0
//! `/proc/PID/maps`.

use std::fs;
use std::io;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mapping {
    pub start: u64,
    pub end: u64,
    pub readable: bool,
    pub writable: bool,
    pub executable: bool,
    pub shared: bool,
    pub offset: u64,
    pub inode: u64,
    pub name: String,
}

impl Mapping {
    pub fn contains(&self, address: u64) -> bool {
        (self.start..self.end).contains(&address)
    }

    pub fn is_anonymous(&self) -> bool {
        self.inode == 0 && (self.name.is_empty() || self.name.starts_with("[anon"))
    }
}

pub fn read(pid: i32) -> io::Result<Vec<Mapping>> {
    let text = fs::read_to_string(format!("/proc/{pid}/maps"))?;
    Ok(text.lines().filter_map(parse).collect())
}

/// Where a mapping lies, and whether other processes may have it too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    pub start: u64,
    pub end: u64,
    pub shared: bool,
}

impl Extent {
    pub fn contains(&self, address: u64) -> bool {
        (self.start..self.end).contains(&address)
    }
}

/// Where the mapping at an address lies; below the main thread's stack that is the stack, which grows when it is touched.
pub fn around(maps: &[Mapping]) -> impl Fn(u64) -> Option<Extent> {
    |address| {
        let found = maps.iter().find(|m| m.end > address);
        let found = found.filter(|m| m.contains(address) || m.name == "[stack]");
        found.map(|m| Extent {
            start: m.start,
            end: m.end,
            shared: m.shared,
        })
    }
}

pub fn parse(line: &str) -> Option<Mapping> {
    let (range, rest) = line.split_once(' ')?;
    let (start, end) = range.split_once('-')?;
    let mut words = rest.splitn(5, ' ');
    let rights = words.next()?.as_bytes();
    let offset = u64::from_str_radix(words.next()?, 16).ok()?;
    words.next()?;
    let inode = words.next()?.parse().ok()?;
    Some(Mapping {
        start: u64::from_str_radix(start, 16).ok()?,
        end: u64::from_str_radix(end, 16).ok()?,
        readable: rights.first() == Some(&b'r'),
        writable: rights.get(1) == Some(&b'w'),
        executable: rights.get(2) == Some(&b'x'),
        shared: rights.get(3) == Some(&b's'),
        offset,
        inode,
        name: words.next().unwrap_or("").trim_start().to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_below_the_main_threads_stack_is_its_own() {
        let lines = ["1000-2000 rw-p 0 0:0 0", "9000-a000 rw-p 0 0:0 0 [stack]"];
        let maps: Vec<Mapping> = lines.iter().filter_map(|l| parse(l)).collect();
        let start = |at: u64| around(&maps)(at).map(|e| e.start);
        assert_eq!(
            [0x1fff, 0x2000, 0x9000].map(start),
            [0x1000, 0x9000, 0x9000].map(Some)
        );
        assert_eq!([0xfff, 0xa000].map(start), [None, None]);
    }

    #[test]
    fn names_may_hold_spaces_or_be_missing() {
        let line = "7f00-8f00 r-xp 00001000 fe:01 1234    /tmp/a file (deleted)";
        let mapping = parse(line).unwrap();
        assert_eq!(mapping.name, "/tmp/a file (deleted)");
        assert_eq!(
            (mapping.start, mapping.end, mapping.offset),
            (0x7f00, 0x8f00, 0x1000)
        );
        assert!(mapping.executable && !mapping.writable && !mapping.is_anonymous());
        assert!(
            parse("1000-2000 rw-p 00000000 00:00 0 ")
                .unwrap()
                .is_anonymous()
        );
        assert!(
            parse("1000-2000 rw-p 00000000 00:00 0")
                .unwrap()
                .is_anonymous()
        );
    }
}
