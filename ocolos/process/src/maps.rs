// SPDX-License-Identifier: Apache-2.0
//! `/proc/PID/maps`.

use std::fs;
use std::io;
use std::ops::Range;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mapping {
    pub start: u64,
    pub end: u64,
    pub readable: bool,
    pub writable: bool,
    pub executable: bool,
    pub shared: bool,
    pub offset: u64,
    /// As the kernel tells it of mappings, which of a file's metadata may be another.
    pub device: String,
    pub inode: u64,
    pub name: String,
}

impl Mapping {
    pub fn contains(&self, address: u64) -> bool {
        (self.start..self.end).contains(&address)
    }

    fn is_of_same_file(&self, other: &Mapping) -> bool {
        self.inode != 0 && (&self.device, self.inode) == (&other.device, other.inode)
    }

    pub fn is_anonymous(&self) -> bool {
        self.inode == 0 && (self.name.is_empty() || self.name.starts_with("[anon"))
    }
}

pub fn read(pid: i32) -> io::Result<Vec<Mapping>> {
    let text = fs::read_to_string(format!("/proc/{pid}/maps"))?;
    Ok(text.lines().filter_map(parse).collect())
}

/// The code of a program or library; not what is only there to be read, as symbolizers have it, also where the kernel makes all that
/// may be read executable.
pub fn code(maps: &[Mapping], is: impl Fn(&Mapping) -> bool) -> Option<&Mapping> {
    let all = || maps.iter().filter(|m| m.executable && is(m));
    all().find(|m| m.offset != 0).or_else(|| all().next())
}

/// Where the program or library begins that code is of.
pub fn beginning(maps: &[Mapping], code: &Mapping) -> Option<u64> {
    let firsts = maps
        .iter()
        .filter(|m| m.offset == 0 && m.start <= code.start && m.is_of_same_file(code));
    firsts.map(|m| m.start).max()
}

/// All code of the file that a mapping is of.
pub fn code_of_file(maps: &[Mapping], its: &Mapping) -> Vec<Range<u64>> {
    let all = maps
        .iter()
        .filter(|m| m.executable && m.is_of_same_file(its));
    all.map(|m| m.start..m.end).collect()
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
    let device = words.next()?.to_owned();
    let inode = words.next()?.parse().ok()?;
    Some(Mapping {
        start: u64::from_str_radix(start, 16).ok()?,
        end: u64::from_str_radix(end, 16).ok()?,
        readable: rights.first() == Some(&b'r'),
        writable: rights.get(1) == Some(&b'w'),
        executable: rights.get(2) == Some(&b'x'),
        shared: rights.get(3) == Some(&b's'),
        offset,
        device,
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
    fn a_library_that_is_mapped_again_to_be_read_begins_where_its_code_is() {
        let lines = [
            "1000-5000 r--p 00000000 fe:01 7 /lib/a.so",
            "5000-6000 r--p 00000000 fe:01 7 /lib/a.so",
            "6000-8000 r-xp 00001000 fe:01 7 /lib/a.so",
            "8000-9000 rw-p 00003000 fe:01 7 /lib/a.so",
            "9000-a000 r--p 00000000 fe:02 7 /mnt/b.so",
            "a000-b000 r-xp 00001000 fe:02 7 /mnt/b.so",
            "b000-f000 r--p 00000000 fe:01 7 /lib/a.so",
        ];
        let maps: Vec<Mapping> = lines.iter().filter_map(|l| parse(l)).collect();
        let begins = |maps: &[Mapping], name: &str| {
            let code = code(maps, |m| m.name == name)?;
            beginning(maps, code)
        };
        assert_eq!(begins(&maps, "/lib/a.so"), Some(0x5000));
        assert_eq!(begins(&maps, "/mnt/b.so"), Some(0x9000));
        assert_eq!(begins(&maps[..2], "/lib/a.so"), None);
        let its = code_of_file(&maps, &maps[0]);
        assert!(its.len() == 1 && its[0] == (0x6000..0x8000));
        // Where all that may be read is executable.
        let all: Vec<Mapping> = maps
            .iter()
            .map(|m| Mapping {
                executable: true,
                ..m.clone()
            })
            .collect();
        assert_eq!(begins(&all, "/lib/a.so"), Some(0x5000));
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
