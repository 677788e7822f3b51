// SPDX-License-Identifier: Apache-2.0
//! Which pages of a process hold something: `/proc/PID/pagemap`. The others are zeros, or a file's.

use std::fs::File;
use std::ops::Range;
use std::os::unix::fs::FileExt;

const PAGE: u64 = 4096;

/// What is asked of the kernel at once.
const PAGES: u64 = 64 << 10;

/// Present in memory, or in swap.
const HOLDS: u64 = 3 << 62;

pub struct PresentPages {
    file: Option<File>,
}

impl PresentPages {
    pub fn open(pid: i32) -> PresentPages {
        PresentPages {
            file: File::open(format!("/proc/{pid}/pagemap")).ok(),
        }
    }

    /// Parts of a range that may be terabytes, one for each question.
    pub fn parts(start: u64, end: u64) -> impl Iterator<Item = Range<u64>> {
        let size = PAGES * PAGE;
        (start / size..end.div_ceil(size))
            .map(move |n| (n * size).max(start)..((n + 1) * size).min(end))
    }

    /// Runs of pages within a part; all of it where the kernel does not tell.
    pub fn present(&self, start: u64, end: u64) -> Vec<Range<u64>> {
        let pages = (end.div_ceil(PAGE) - start / PAGE) as usize;
        let mut marks = vec![0; pages * 8];
        let read = self
            .file
            .as_ref()
            .map(|f| f.read_exact_at(&mut marks, start / PAGE * 8));
        if !matches!(read, Some(Ok(()))) {
            let whole = start..end;
            return Vec::from([whole]);
        }
        let mut runs: Vec<Range<u64>> = Vec::new();
        for (nth, mark) in marks.as_chunks::<8>().0.iter().enumerate() {
            if u64::from_le_bytes(*mark) & HOLDS == 0 {
                continue;
            }
            let page = (start / PAGE + nth as u64) * PAGE;
            let part = page.max(start)..(page + PAGE).min(end);
            match runs.last_mut() {
                Some(last) if last.end == part.start => last.end = part.end,
                _ => runs.push(part),
            }
        }
        runs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_is_asked_for_in_parts() {
        let size = PAGES * PAGE;
        let parts: Vec<_> = PresentPages::parts(5 * PAGE, 2 * size + 1).collect();
        assert_eq!(
            parts,
            [5 * PAGE..size, size..2 * size, 2 * size..2 * size + 1]
        );
        let within = PAGE..2 * PAGE;
        assert_eq!(
            PresentPages::parts(PAGE, 2 * PAGE).collect::<Vec<_>>(),
            [within]
        );
        assert_eq!(
            PresentPages::parts(0, 16 << 40).count() as u64,
            (16 << 40) / size
        );
    }

    #[test]
    fn what_was_written_is_present() {
        let memory = vec![0u8; 64 << 12];
        let start = (memory.as_ptr() as u64).next_multiple_of(PAGE);
        let second = (start - memory.as_ptr() as u64 + PAGE) as usize;
        let mut memory = memory;
        memory[second] = 1;
        let runs = PresentPages::open(std::process::id() as i32).present(start, start + 32 * PAGE);
        assert!(runs.iter().any(|r| r.contains(&(start + PAGE))), "{runs:?}");
        assert!(runs.iter().map(|r| r.end - r.start).sum::<u64>() < 32 * PAGE);
        let unknown = PresentPages { file: None }.present(5, 9);
        assert_eq!((unknown[0].start, unknown[0].end), (5, 9));
    }
}
