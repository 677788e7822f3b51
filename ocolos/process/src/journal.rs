// SPDX-License-Identifier: Apache-2.0
//! What was changed in a process, kept in the process itself: whoever comes later can finish it or take it back.

use crate::journal_bytes::{HEAD, PAUSE, VERSION};
use crate::maps::Mapping;
use crate::memory::Memory;
use crate::present_pages::PresentPages;
use crate::room::ALIGN;
use crate::steps;
use serde::Serialize;
use std::io;
use std::ops::Range;
use thaw_binary::refusal::Refusal;

/// In the order in which they follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// Mapped; nothing leads there.
    Prepared = 1,
    /// The unwinder is being told, by a call that may have begun.
    Registering = 2,
    Registered = 3,
    /// Some patches may be written.
    Patching = 4,
    Done = 5,
    /// Some patches may be taken back.
    Undoing = 6,
    /// All patches are taken back; threads may still run new code.
    Retired = 7,
}

impl State {
    pub fn from_number(number: u32) -> Option<State> {
        use State::*;
        [
            Prepared,
            Registering,
            Registered,
            Patching,
            Done,
            Undoing,
            Retired,
        ]
        .into_iter()
        .find(|s| *s as u32 == number)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    pub old: u64,
    pub old_size: u64,
    pub new: u64,
    pub new_size: u64,
    pub cold: u64,
}

/// At most seven bytes of the program, with what they were and what they become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patch {
    pub at: u64,
    pub length: u8,
    pub old: [u8; 8],
    pub new: [u8; 8],
}

impl Patch {
    pub fn new(at: u64, old: &[u8], new: &[u8]) -> Patch {
        let mut patch = Patch {
            at,
            length: new.len() as u8,
            old: [0; 8],
            new: [0; 8],
        };
        patch.old[..old.len()].copy_from_slice(old);
        patch.new[..new.len()].copy_from_slice(new);
        patch
    }

    fn is_on_one_page(&self) -> bool {
        (1..=8).contains(&self.length) && self.at % PAGE + u64::from(self.length) <= PAGE
    }

    pub fn old(&self) -> &[u8] {
        &self.old[..usize::from(self.length)]
    }

    pub fn new_bytes(&self) -> &[u8] {
        &self.new[..usize::from(self.length)]
    }
}

/// All addresses are the process' own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fixed {
    pub region: u64,
    pub region_size: u64,
    pub code: u64,
    pub code_size: u64,
    pub frames: u64,
    pub frames_size: u64,
    /// What the unwinder writes to, on a page that begins with zeros.
    pub object: u64,
    pub register: u64,
    pub deregister: u64,
    pub bias: u64,
    /// Seconds since 1970.
    pub made: u64,
    pub text: u64,
    pub text_size: u64,
    pub text_hash: u64,
    /// How long the process was stopped, in microseconds; written at the end, 0 before.
    pub pause: u64,
    pub functions: u64,
    pub addresses: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journal {
    pub state: State,
    pub fixed: Fixed,
    pub build_id: Vec<u8>,
    pub moves: Vec<Moved>,
    pub patches: Vec<Patch>,
}

/// Another version of Thaw has changed the process: what it did there is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherVersion(pub u32);

impl From<OtherVersion> for Refusal {
    #[track_caller]
    fn from(other: OtherVersion) -> Refusal {
        let text = format!(
            "another version of Thaw has re-laid this process: its journal has version {}, and this one reads {VERSION}; \
             take it back by `relayout undo` of that version, or start the process anew",
            other.0
        );
        Refusal::new(OTHER_VERSION, text)
    }
}

/// The reason of that refusal.
pub const OTHER_VERSION: &str = "other-version";

/// Of a region, or of a program's code: all lies within 2 GB.
const MOST: u64 = 2 << 30;

/// What is used of the page with the object of the unwinder.
const OBJECT: u64 = 1048;

const PAGE: u64 = 4096;

const LOADER_FROM_END: u64 = 96;

/// How often a journal is read that does not fit its checksum.
const READS: u32 = 3;

impl Fixed {
    /// Set when the unwinder knows the tables.
    pub fn registered(&self) -> u64 {
        self.object + 1024
    }

    /// Set when it has forgotten them.
    pub fn deregistered(&self) -> u64 {
        self.object + 1032
    }

    /// Set when the process has loaded a library for us; behind it, whether it was found.
    pub fn loaded(&self) -> u64 {
        self.object + 1040
    }

    /// The name of a library that the process loads for us, and how long it may be, its last zero included.
    pub fn library_name(&self) -> Range<u64> {
        self.object + OBJECT..self.object + PAGE
    }

    /// Before the stub: see `remote::loader`.
    pub fn loader(&self) -> u64 {
        self.code + self.code_size - LOADER_FROM_END
    }

    /// The last bytes of the code: see `remote::STUB`.
    pub fn stub(&self) -> u64 {
        self.code + self.code_size - 32
    }
}

impl Journal {
    /// Whether its numbers fit each other: a process may have in its memory what it likes.
    pub fn is_possible(&self) -> bool {
        let f = &self.fixed;
        let fits = |at: u64, size: u64| size <= MOST && at.checked_add(size).is_some();
        let is_part = |at: u64, size: u64| {
            at >= f.region && fits(at, size) && at + size <= f.region + f.region_size
        };
        fits(f.region, f.region_size)
            && is_part(f.code, f.code_size)
            && f.code_size >= LOADER_FROM_END
            && is_part(f.frames, f.frames_size)
            && is_part(f.object, OBJECT)
            && fits(f.text, f.text_size)
            && self
                .moves
                .iter()
                .all(|m| fits(m.old, m.old_size) && fits(m.new, m.new_size))
            && self.patches.iter().all(Patch::is_on_one_page)
    }

    /// The journals of a process, by their addresses.
    pub fn find(memory: &Memory, maps: &[Mapping]) -> Result<Vec<Journal>, OtherVersion> {
        let mut found = Vec::new();
        let may_be = |m: &&Mapping| m.is_anonymous() && m.readable && !m.writable && !m.executable;
        for mapping in maps.iter().filter(may_be) {
            // The kernel may have made one mapping of it and of what lies before.
            let first = mapping.start.next_multiple_of(ALIGN);
            let inside = (first..mapping.end).step_by(ALIGN as usize);
            for at in [mapping.start].into_iter().chain(inside) {
                let Ok(head) = memory.read(at, HEAD) else {
                    continue;
                };
                if let Some(version) = Journal::other_version(&head) {
                    return Err(OtherVersion(version));
                }
                found.extend(Journal::at(memory, at, &head));
            }
        }
        found.dedup_by_key(|j| j.fixed.region);
        Ok(found)
    }

    /// Again where somebody may be writing it just now.
    fn at(memory: &Memory, at: u64, head: &[u8]) -> Option<Journal> {
        let mut head = head.to_vec();
        for _ in 0..READS {
            if !Journal::begins(&head) {
                return None;
            }
            let rest = |length: usize| memory.read(at + HEAD as u64, length);
            if let Some(journal) = Journal::decode(&head, rest) {
                return Some(journal).filter(|j| j.fixed.region == at && j.is_possible());
            }
            head = memory.read(at, HEAD).ok()?;
        }
        None
    }

    /// Four bytes on one page: a reader sees the old state or the new one.
    pub fn set_state(&mut self, memory: &Memory, state: State) -> io::Result<()> {
        memory.write(self.fixed.region + 8, &(state as u32).to_le_bytes())?;
        self.state = state;
        Ok(())
    }

    /// What is to be written, in memory that the region has for it; the state is [`State::Patching`] then. Until then it is a
    /// journal without patches, wherever the tool is killed.
    pub fn set_patches(&mut self, memory: &Memory, patches: Vec<Patch>) -> io::Result<()> {
        if !self.patches.is_empty() {
            self.patches.clear();
            self.write_head(memory, &self.encode())?;
        }
        let begin = self.length();
        self.patches = patches;
        self.state = State::Patching;
        if self.length() > self.fixed.code - self.fixed.region {
            return Err(io::ErrorKind::StorageFull.into());
        }
        let bytes = self.encode();
        memory.write(self.fixed.region + begin, &bytes[begin as usize..])?;
        steps::reached();
        self.write_head(memory, &bytes)
    }

    /// All but the magic, on one page.
    fn write_head(&self, memory: &Memory, bytes: &[u8]) -> io::Result<()> {
        memory.write(self.fixed.region + 8, &bytes[8..HEAD])?;
        steps::reached();
        Ok(())
    }

    /// Bytes of memory that it takes, with what it is the journal of: pages that were ever used.
    pub fn memory(&self, pages: &PresentPages) -> u64 {
        let (start, end) = (
            self.fixed.region,
            self.fixed.region + self.fixed.region_size,
        );
        let runs = PresentPages::parts(start, end).flat_map(|p| pages.present(p.start, p.end));
        runs.map(|r| r.end - r.start).sum()
    }

    /// One word, which no checksum is about: a reader sees it, or nothing.
    pub fn set_pause(&mut self, memory: &Memory, microseconds: u64) -> io::Result<()> {
        memory.write(
            self.fixed.region + PAUSE as u64,
            &microseconds.to_le_bytes(),
        )?;
        self.fixed.pause = microseconds;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maps;

    #[test]
    fn one_that_is_part_of_a_larger_mapping_is_found() {
        let size = 4 * ALIGN as usize;
        let rights = libc::PROT_READ | libc::PROT_WRITE;
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
        // SAFETY: new memory is mapped where nothing is.
        let place = unsafe { libc::mmap(std::ptr::null_mut(), size, rights, flags, -1, 0) };
        assert_ne!(place, libc::MAP_FAILED);
        let region = (place as u64 + 4096).next_multiple_of(ALIGN);
        let journal = Journal {
            state: State::Done,
            fixed: Fixed {
                region,
                region_size: ALIGN,
                code: region,
                code_size: ALIGN,
                frames: region,
                object: region,
                ..Fixed::default()
            },
            build_id: Vec::new(),
            moves: Vec::new(),
            patches: Vec::new(),
        };
        let pid = std::process::id() as i32;
        let memory = Memory::open(pid).unwrap();
        memory.write(region, &journal.encode()).unwrap();
        // SAFETY: nothing else uses that memory.
        assert_eq!(unsafe { libc::mprotect(place, size, libc::PROT_READ) }, 0);
        let found = Journal::find(&memory, &maps::read(pid).unwrap());
        assert_eq!(found, Ok(vec![journal]));
        assert_eq!(unsafe { libc::mprotect(place, size, rights) }, 0);
        memory.write(region + 12, &7_u32.to_le_bytes()).unwrap();
        assert_eq!(unsafe { libc::mprotect(place, size, libc::PROT_READ) }, 0);
        let found = Journal::find(&memory, &maps::read(pid).unwrap());
        assert_eq!(found, Err(OtherVersion(7)));
        // SAFETY: as before.
        unsafe { libc::munmap(place, size) };
    }
}
