// SPDX-License-Identifier: Apache-2.0
//! The target's memory by `/proc/PID/mem`, through which a tracer writes pages that the target itself may not write.

use std::fs::{File, OpenOptions};
use std::io;
use std::os::unix::fs::FileExt;

pub struct Memory {
    file: File,
    pid: i32,
}

impl Memory {
    pub fn open(pid: i32) -> io::Result<Memory> {
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .open(format!("/proc/{pid}/mem"))?;
        Ok(Memory { file, pid })
    }

    pub fn open_to_read(pid: i32) -> io::Result<Memory> {
        let file = File::open(format!("/proc/{pid}/mem"))?;
        Ok(Memory { file, pid })
    }

    pub fn pid(&self) -> i32 {
        self.pid
    }

    pub fn read(&self, address: u64, length: usize) -> io::Result<Vec<u8>> {
        let mut bytes = vec![0; length];
        self.file.read_exact_at(&mut bytes, address)?;
        Ok(bytes)
    }

    pub fn read_into(&self, address: u64, bytes: &mut [u8]) -> io::Result<()> {
        self.file.read_exact_at(bytes, address)
    }

    pub fn word(&self, address: u64) -> io::Result<u64> {
        let mut bytes = [0; 8];
        self.file.read_exact_at(&mut bytes, address)?;
        Ok(u64::from_le_bytes(bytes))
    }

    /// What lies on one page is written at once: a tool that is killed has written all of it, or nothing.
    pub fn write(&self, address: u64, bytes: &[u8]) -> io::Result<()> {
        self.file.write_all_at(bytes, address)
    }
}
