// SPDX-License-Identifier: Apache-2.0
//! The pages that loading a function writes: found in its first isolate, given to later ones at once.
//!
//! An isolate's memory is its image's, copied page by page as it is written, and new memory, which comes page by page
//! too: each page is a fault, those of the image often two. What loading has written in one isolate it writes in all, at
//! the same distance from the isolate's beginning, so later ones take no more memory by that.

use nix::sys::prctl;
use std::fs::File;
use std::io;
use std::ops::Range;
use std::os::unix::fs::FileExt;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

const PAGE: usize = 4096;

/// Pages of an isolate that are looked at: 1 GiB.
const MOST: usize = 1 << 18;

// Documentation/admin-guide/mm/pagemap.rst
const PRESENT: u64 = 1 << 63;
const FRAME: u64 = (1 << 55) - 1;
const OF_FILE: u64 = 1 << 61;
/// Not the page of zeros, which is mapped where memory was only read.
const EXCLUSIVE: u64 = 1 << 56;

static PAGEMAP: OnceLock<File> = OnceLock::new();

/// The kernel has no `MADV_POPULATE_WRITE` (before 5.14).
static REFUSED: AtomicBool = AtomicBool::new(false);

/// Where it cannot be opened, each isolate takes its own faults. Functions can read it then, so it must not say where
/// pages are in the machine's memory.
pub fn open_pagemap() {
    // A process that has changed its user may open it only while it may be dumped.
    let dumpable = prctl::get_dumpable();
    let _ = prctl::set_dumpable(true);
    let opened = File::open("/proc/self/pagemap");
    if let Ok(before) = dumpable {
        let _ = prctl::set_dumpable(before);
    }
    if let Ok(file) = opened
        && let Ok([entry]) = entries(&file, (&raw const dumpable).addr() / PAGE, 1).as_deref()
        && entry & FRAME == 0
    {
        let _ = PAGEMAP.set(file);
    }
}

/// What loading a function writes.
#[derive(Default)]
pub struct Written {
    /// Bytes from the isolate's beginning.
    ranges: OnceLock<Vec<Range<usize>>>,
    /// One isolate is enough to find out.
    asked: AtomicBool,
}

/// The first isolate, before the function is loaded in it.
pub struct First {
    memory: Range<usize>,
    pages: Vec<usize>,
}

impl Written {
    /// An isolate was made, and its function is about to be loaded; gives what `after` needs.
    pub fn before(&self, isolate: usize, reserved: usize) -> Option<First> {
        if let Some(ranges) = self.ranges.get() {
            populate(isolate, ranges, libc::MADV_POPULATE_WRITE);
            return None;
        }
        // The image may have been built without isolates of their own.
        if !isolate.is_multiple_of(PAGE)
            || reserved < PAGE
            || self.asked.swap(true, Ordering::Relaxed)
        {
            return None;
        }
        let memory = isolate..isolate + reserved.min(MOST * PAGE);
        let pages = written(&memory).ok()?;
        Some(First { memory, pages })
    }

    /// The function was loaded, or failed to: then the next isolate is the first.
    pub fn after(&self, first: First, loaded: bool) {
        if !loaded {
            self.asked.store(false, Ordering::Relaxed);
        } else if let Ok(pages) = written(&first.memory) {
            let _ = self.ranges.set(ranges(&first.pages, &pages));
        }
    }
}

/// Where there is a page that is the process' own; in order, counted from the beginning.
fn written(memory: &Range<usize>) -> io::Result<Vec<usize>> {
    let pagemap = PAGEMAP.get().ok_or(io::ErrorKind::NotFound)?;
    let entries = entries(pagemap, memory.start / PAGE, memory.len() / PAGE)?;
    let own = |e: &u64| e & (PRESENT | OF_FILE | EXCLUSIVE) == PRESENT | EXCLUSIVE;
    let entries = entries.iter().enumerate();
    Ok(entries.filter(|(_, e)| own(e)).map(|(i, _)| i).collect())
}

fn entries(pagemap: &File, page: usize, count: usize) -> io::Result<Vec<u64>> {
    let mut bytes = vec![0; count * size_of::<u64>()];
    pagemap.read_exact_at(&mut bytes, (page * size_of::<u64>()) as u64)?;
    let entries = bytes.chunks_exact(size_of::<u64>());
    Ok(entries
        .map(|e| e.try_into().map_or(0, u64::from_ne_bytes))
        .collect())
}

fn ranges(before: &[usize], after: &[usize]) -> Vec<Range<usize>> {
    let mut ranges: Vec<Range<usize>> = Vec::new();
    for page in after.iter().filter(|p| before.binary_search(p).is_err()) {
        let bytes = page * PAGE..(page + 1) * PAGE;
        match ranges.last_mut() {
            Some(last) if last.end == bytes.start => last.end = bytes.end,
            _ => ranges.push(bytes),
        }
    }
    ranges
}

/// What is not there, or not to be written, is left as it is.
fn populate(isolate: usize, ranges: &[Range<usize>], advice: libc::c_int) {
    for range in ranges {
        if REFUSED.load(Ordering::Relaxed) {
            return;
        }
        let at = (isolate + range.start) as *mut libc::c_void;
        // SAFETY: changes no byte of memory, whoever's it is.
        let result = unsafe { libc::madvise(at, range.len(), advice) };
        if result != 0 && io::Error::last_os_error().raw_os_error() == Some(libc::EINVAL) {
            REFUSED.store(true, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_one_range_and_what_was_there_before_is_in_none() {
        let pages = |r: Range<usize>| r.start * PAGE..r.end * PAGE;
        assert_eq!(
            ranges(&[2, 7], &[2, 3, 4, 7, 9]),
            [pages(3..5), pages(9..10)]
        );
        assert!(ranges(&[1, 2], &[1, 2]).is_empty());
    }

    #[test]
    fn a_kernel_that_cannot_is_asked_once() {
        let mut memory = vec![7_u8; 4 * PAGE];
        let isolate = memory.as_mut_ptr() as usize / PAGE * PAGE + PAGE;
        populate(isolate, &[0..PAGE, PAGE..2 * PAGE], 9999);
        assert!(REFUSED.load(Ordering::Relaxed));
        assert!(memory.iter().all(|b| *b == 7));
    }
}
