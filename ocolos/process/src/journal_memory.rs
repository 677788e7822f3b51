// SPDX-License-Identifier: Apache-2.0
//! Journals in the memory of a process: found there, and written.

use crate::journal::{Journal, Patch, State};
use crate::journal_bytes::{HEAD, PAUSE, VERSION};
use crate::maps::Mapping;
use crate::memory::Memory;
use crate::present_pages::PresentPages;
use crate::room::ALIGN;
use crate::steps;
use std::io;
use thaw_binary::refusal::Refusal;

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

/// How often a journal is read that does not fit its checksum.
const READS: u32 = 3;

impl Journal {
    /// The journals of a process, by their addresses.
    pub fn find(memory: &Memory, maps: &[Mapping]) -> Result<Vec<Journal>, OtherVersion> {
        let mut found = Vec::new();
        // It may be executed until all of its region has its rights.
        let may_be = |m: &&Mapping| m.is_anonymous() && m.readable && !m.writable;
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

    /// Whether a journal lies there still.
    pub fn is_there(&self, memory: &Memory) -> bool {
        let head = memory.read(self.fixed.region, HEAD);
        head.is_ok_and(|head| Journal::begins(&head))
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
    use crate::journal::Fixed;
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
        assert_eq!(found, Ok(vec![journal.clone()]));
        let executable = libc::PROT_READ | libc::PROT_EXEC;
        assert_eq!(unsafe { libc::mprotect(place, size, executable) }, 0);
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
