// SPDX-License-Identifier: Apache-2.0
//! Which pages of shared memory hold something, also those that the kernel has taken from the process's tables, in swap or not: its
//! object tells, and is not made larger by that, as it would be by reading what nobody has written.

use crate::maps::Mapping;
use std::fs::{self, File};
use std::io;
use std::ops::Range;
use std::os::fd::AsRawFd;

const PAGE: u64 = 4096;

pub struct SharedPages {
    file: File,
    start: u64,
    offset: u64,
}

impl SharedPages {
    /// None where only root may see it (`CAP_CHECKPOINT_RESTORE`), and whoever asks is not, and for what is no memory: files on disks,
    /// and devices, which are not even opened.
    pub fn open(pid: i32, mapping: &Mapping) -> Option<SharedPages> {
        let (start, end) = (mapping.start, mapping.end);
        let path = format!("/proc/{pid}/map_files/{start:x}-{end:x}");
        if !fs::metadata(&path).ok()?.is_file() {
            return None;
        }
        let file = File::open(path).ok()?;
        // SAFETY: the kernel writes to the structure, for which zeros are valid.
        let kind = unsafe {
            let mut told: libc::statfs = std::mem::zeroed();
            (libc::fstatfs(file.as_raw_fd(), &raw mut told) == 0).then_some(told.f_type)
        };
        (kind? == libc::TMPFS_MAGIC).then_some(SharedPages {
            file,
            start,
            offset: mapping.offset,
        })
    }

    /// Runs of pages within a part.
    pub fn holding(&self, part: Range<u64>) -> Vec<Range<u64>> {
        let place = |address: u64| address - self.start + self.offset;
        let address = |place: u64| place - self.offset + self.start;
        let (mut at, end) = (place(part.start), place(part.end));
        let mut runs = Vec::new();
        while at < end {
            // Behind the end, nothing is.
            let Ok(from) = self.seek(at, libc::SEEK_DATA) else {
                break;
            };
            let to = self.seek(from, libc::SEEK_HOLE).unwrap_or(end);
            let to = to.next_multiple_of(PAGE).min(end);
            if from < to {
                runs.push(address(from.max(at))..address(to));
            }
            at = to.max(from + 1);
        }
        runs
    }

    fn seek(&self, at: u64, whence: i32) -> io::Result<u64> {
        // SAFETY: a system call of numbers.
        let found = unsafe { libc::lseek(self.file.as_raw_fd(), at as i64, whence) };
        u64::try_from(found).map_err(|_| io::Error::last_os_error())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maps;
    use crate::present_pages::PresentPages;

    #[test]
    fn what_is_in_no_table_of_the_process_is_found() {
        let size = 64 * PAGE as usize;
        let rights = libc::PROT_READ | libc::PROT_WRITE;
        let flags = libc::MAP_SHARED | libc::MAP_ANONYMOUS;
        // SAFETY: nobody else knows the memory.
        let start = unsafe {
            let start = libc::mmap(std::ptr::null_mut(), size, rights, flags, -1, 0);
            start.cast::<u8>().add(5 * PAGE as usize).write(1);
            assert_eq!(libc::madvise(start, size, libc::MADV_DONTNEED), 0);
            start as u64
        };
        let pid = std::process::id() as i32;
        let all = maps::read(pid).unwrap();
        let mapping = all.iter().find(|m| m.contains(start)).unwrap();
        let whole = start..start + size as u64;
        let pages = PresentPages::open(pid);
        assert_eq!(pages.present(whole.start, whole.end), []);
        // Only root is told.
        if let Some(shared) = SharedPages::open(pid, mapping) {
            let page = |nth: u64| start + nth * PAGE;
            let written = page(5)..page(6);
            assert_eq!(shared.holding(whole), [written]);
            assert_eq!(shared.holding(page(6)..page(9)), []);
        }
    }
}
