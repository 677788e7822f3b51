// SPDX-License-Identifier: Apache-2.0
//! Bytes that a process gets while it stands: each page is read once and written once, at once, so that it stands shortly.

use crate::error::memory as unreadable;
use crate::prepare::PAGE;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::ops::Range;
use thaw_binary::Refusal;
use thaw_process::journal::Patch;
use thaw_process::memory::Memory;
use thaw_process::steps;

struct Page {
    now: Vec<u8>,
    wanted: Vec<u8>,
    changed: Range<usize>,
}

pub struct Pages(BTreeMap<u64, Page>);

impl Pages {
    /// Those on which patches lie; none lies on two.
    pub fn of<'p>(
        memory: &Memory,
        patches: impl Iterator<Item = &'p Patch>,
    ) -> Result<Pages, Refusal> {
        let mut pages = BTreeMap::new();
        for patch in patches {
            let at = patch.at - patch.at % PAGE;
            if let Entry::Vacant(page) = pages.entry(at) {
                let now = memory
                    .read(at, PAGE as usize)
                    .map_err(unreadable("the program cannot be read"))?;
                page.insert(Page {
                    wanted: now.clone(),
                    now,
                    changed: PAGE as usize..0,
                });
            }
        }
        Ok(Pages(pages))
    }

    fn at(&mut self, patch: &Patch) -> Option<(&mut Page, Range<usize>)> {
        let from = (patch.at % PAGE) as usize;
        let page = self.0.get_mut(&(patch.at - patch.at % PAGE))?;
        Some((page, from..from + usize::from(patch.length)))
    }

    /// What is there, by what was put so far.
    pub fn holds(&mut self, patch: &Patch, bytes: &[u8]) -> bool {
        self.at(patch)
            .is_some_and(|(page, range)| page.wanted.get(range) == Some(bytes))
    }

    pub fn put(&mut self, patch: &Patch, bytes: &[u8]) {
        if let Some((page, range)) = self.at(patch) {
            page.wanted[range.clone()].copy_from_slice(bytes);
            page.changed = page.changed.start.min(range.start)..page.changed.end.max(range.end);
        }
    }

    /// Each page is a step.
    pub fn write(&self, memory: &Memory) -> Result<(), Refusal> {
        for (at, page) in &self.0 {
            if page.now != page.wanted {
                let bytes = &page.wanted[page.changed.clone()];
                memory
                    .write(at + page.changed.start as u64, bytes)
                    .map_err(unreadable("the program cannot be patched"))?;
                steps::reached();
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_later_lies_over_what_was_put_before() {
        let memory = Memory::open(std::process::id() as i32).unwrap();
        let held = vec![1u8; 3 * PAGE as usize];
        let page = (held.as_ptr() as u64).next_multiple_of(PAGE);
        let patch = |at: u64, new: [u8; 4]| Patch::new(at, &[1; 4], &new);
        let patches = [
            patch(page + 10, [2; 4]),
            patch(page + 12, [3; 4]),
            patch(page + PAGE - 4, [4; 4]),
            patch(page + PAGE, [1; 4]),
        ];
        let mut pages = Pages::of(&memory, patches.iter()).unwrap();
        for patch in &patches {
            pages.put(patch, patch.new_bytes());
        }
        assert!(pages.holds(&patches[1], &[3; 4]) && !pages.holds(&patches[0], &[2; 4]));
        assert_eq!(memory.read(page, 16).unwrap(), [1; 16]);
        pages.write(&memory).unwrap();
        let mut expected = vec![1; PAGE as usize + 8];
        expected[10..16].copy_from_slice(&[2, 2, 3, 3, 3, 3]);
        expected[PAGE as usize - 4..PAGE as usize].fill(4);
        assert_eq!(memory.read(page, PAGE as usize + 8).unwrap(), expected);
    }
}
