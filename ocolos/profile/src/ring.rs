// SPDX-License-Identifier: Apache-2.0
//! A counter of the kernel (perf_event_open(2)), and the ring to which it writes its samples.

use std::fs::File;
use std::io;
use std::os::fd::{AsRawFd, FromRawFd};
use std::ptr::NonNull;
use std::sync::atomic::{AtomicU64, Ordering};

/// Bytes of the page before the ring; the ring itself has a power of two of them.
const PAGE: usize = 4096;
const PAGES: usize = 16;
const DATA: usize = PAGES * PAGE;

/// Where the page before the ring says how far was written, and read.
const HEAD: usize = 1024;
const TAIL: usize = 1032;

/// `struct perf_event_attr`, as far as it is used here.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counter {
    pub kind: u32,
    pub config: u64,
    /// A sample each time that it has counted so much.
    pub period: u64,
    pub sample: u64,
    pub branches: u64,
}

/// Neither the kernel's nor a hypervisor's own code.
const USER_ONLY: u64 = 1 << 5 | 1 << 6;

pub struct Ring {
    file: File,
    memory: NonNull<u8>,
}

impl Ring {
    /// Counts in one thread, from now on.
    pub fn open(tid: i32, counter: Counter) -> io::Result<Ring> {
        const CLOSE_ON_EXEC: u64 = 8;
        let mut attributes = [0u64; 10];
        attributes[0] = u64::from(counter.kind) | (size_of_val(&attributes) as u64) << 32;
        attributes[1] = counter.config;
        attributes[2] = counter.period;
        attributes[3] = counter.sample;
        attributes[5] = USER_ONLY;
        attributes[9] = counter.branches;
        // SAFETY: the kernel reads as many bytes as the structure says that it has.
        let file = unsafe {
            let (any_processor, no_group) = (-1i32, -1i32);
            libc::syscall(
                libc::SYS_perf_event_open,
                attributes.as_ptr(),
                tid,
                any_processor,
                no_group,
                CLOSE_ON_EXEC,
            )
        };
        if file < 0 {
            return Err(io::Error::last_os_error());
        }
        // SAFETY: the kernel has made the descriptor, and nobody else has it.
        let file = unsafe { File::from_raw_fd(file as i32) };
        // SAFETY: memory where the kernel likes it, of the length that is unmapped at the end.
        let memory = unsafe {
            libc::mmap(
                std::ptr::null_mut(),
                PAGE + DATA,
                libc::PROT_READ | libc::PROT_WRITE,
                libc::MAP_SHARED,
                file.as_raw_fd(),
                0,
            )
        };
        if memory == libc::MAP_FAILED {
            return Err(io::Error::last_os_error());
        }
        let memory = NonNull::new(memory.cast()).ok_or(io::ErrorKind::OutOfMemory)?;
        Ok(Ring { file, memory })
    }

    fn word(&self, at: usize) -> &AtomicU64 {
        // SAFETY: the word lies on the first page, which is mapped as long as this lives, and the kernel writes it whole.
        unsafe { AtomicU64::from_ptr(self.memory.as_ptr().add(at).cast()) }
    }

    /// All that was written since the last time: whole records.
    pub fn take(&mut self) -> Vec<u8> {
        let head = self.word(HEAD).load(Ordering::Acquire);
        let tail = self.word(TAIL).load(Ordering::Relaxed);
        // SAFETY: the ring is mapped as long as this lives; the kernel does not write what was not taken yet.
        let data = unsafe { std::slice::from_raw_parts(self.memory.as_ptr().add(PAGE), DATA) };
        let taken = unrolled(data, tail, head);
        self.word(TAIL).store(head, Ordering::Release);
        taken
    }

    pub fn file(&self) -> &File {
        &self.file
    }
}

impl Drop for Ring {
    fn drop(&mut self) {
        // SAFETY: it was mapped with this length, and nobody has a part of it.
        unsafe { libc::munmap(self.memory.as_ptr().cast(), PAGE + DATA) };
    }
}

/// What lies between two places that only grow, in a ring.
fn unrolled(data: &[u8], from: u64, to: u64) -> Vec<u8> {
    let length = (to.wrapping_sub(from) as usize).min(data.len());
    let first = (to.wrapping_sub(length as u64) % data.len() as u64) as usize;
    let before_end = length.min(data.len() - first);
    let mut all = data[first..first + before_end].to_vec();
    all.extend(&data[..length - before_end]);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_over_the_end_of_the_ring_is_whole() {
        let data: Vec<u8> = (0..16).collect();
        assert!(unrolled(&data, 3, 3).is_empty());
        assert_eq!(unrolled(&data, 3, 6), [3, 4, 5]);
        assert_eq!(unrolled(&data, 30, 34), [14, 15, 0, 1]);
        assert_eq!(unrolled(&data, 0, 40).len(), 16);
    }

    /// The kernel's own clock has samples everywhere; they hold an address each.
    #[test]
    fn the_kernel_writes_samples_to_it() {
        const SOFTWARE: u32 = 1;
        const SAMPLE_IP: u64 = 1;
        let clock = Counter {
            kind: SOFTWARE,
            period: 100_000,
            sample: SAMPLE_IP,
            ..Counter::default()
        };
        let mut ring = match Ring::open(0, clock) {
            Ok(ring) => ring,
            Err(e) => return eprintln!("left out: the kernel has no counters for us: {e}"),
        };
        let mut samples = 0;
        let began = std::time::Instant::now();
        while samples < 20_000 && began.elapsed().as_secs() < 60 {
            let bytes = ring.take();
            let mut at = 0;
            while at < bytes.len() {
                let size = u16::from_le_bytes([bytes[at + 6], bytes[at + 7]]);
                if bytes[at] == 9 {
                    assert_eq!(size, 16, "at {at}");
                    samples += 1;
                }
                at += usize::from(size);
            }
            assert_eq!(at, bytes.len());
            if samples > 200 {
                break;
            }
        }
        assert!(samples > 200, "{samples} samples");
    }
}
