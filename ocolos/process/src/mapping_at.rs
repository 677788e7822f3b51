// SPDX-License-Identifier: Apache-2.0
//! Where the mapping at an address lies. The kernel tells of one alone since Linux 6.11 (`PROCMAP_QUERY`), which a process with many
//! mappings stands shorter for than for all of them.

use crate::maps::{self, Extent, Mapping, around};
use std::cell::OnceCell;
use std::fs::File;
use std::io;
use std::os::fd::AsRawFd;

/// `struct procmap_query`.
#[repr(C)]
#[derive(Default)]
struct Query {
    size: u64,
    flags: u64,
    address: u64,
    start: u64,
    end: u64,
    mapping_flags: u64,
    page_size: u64,
    offset: u64,
    inode: u64,
    device: [u32; 2],
    name_size: u32,
    build_id_size: u32,
    name: u64,
    build_id: u64,
}

/// `_IOWR('f', 17, struct procmap_query)`.
const QUERY: libc::c_ulong = 3 << 30 | (size_of::<Query>() as libc::c_ulong) << 16 | 0x66 << 8 | 17;

/// `PROCMAP_QUERY_VMA_SHARED`.
const SHARED: u64 = 8;

pub struct MappingAt {
    pid: i32,
    file: io::Result<File>,
    /// Where the kernel does not tell of one.
    all: OnceCell<Vec<Mapping>>,
}

impl MappingAt {
    pub fn open(pid: i32) -> MappingAt {
        MappingAt {
            pid,
            file: File::open(format!("/proc/{pid}/maps")),
            all: OnceCell::new(),
        }
    }

    pub fn find(&self, address: u64) -> Option<Extent> {
        self.asked(address).flatten().or_else(|| {
            // None is known where it cannot be read, and whoever asks for a thread's own stack says so.
            let all = self
                .all
                .get_or_init(|| maps::read(self.pid).unwrap_or_default());
            around(all)(address)
        })
    }

    /// None where the kernel knows no such question.
    fn asked(&self, address: u64) -> Option<Option<Extent>> {
        let file = self.file.as_ref().ok()?;
        let mut query = Query {
            size: size_of::<Query>() as u64,
            address,
            ..Query::default()
        };
        // SAFETY: the kernel writes to the structure, of the size that it is told.
        let done = unsafe { libc::ioctl(file.as_raw_fd(), QUERY, &raw mut query) };
        if done == 0 {
            return Some(Some(Extent {
                start: query.start,
                end: query.end,
                shared: query.mapping_flags & SHARED != 0,
            }));
        }
        let error = io::Error::last_os_error();
        (error.raw_os_error() == Some(libc::ENOENT)).then_some(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mapping_at_an_address_is_that_of_the_list() {
        let pid = std::process::id() as i32;
        let on_stack = 0_u64;
        let all = maps::read(pid).unwrap();
        let asked = MappingAt::open(pid);
        for address in [
            &raw const on_stack as u64,
            MappingAt::open as *const () as u64,
        ] {
            // Others of this process map memory meanwhile, which the kernel may join to it.
            let holds = |found: Option<Extent>| found.is_some_and(|f| f.contains(address));
            assert!(holds(around(&all)(address)) && holds(asked.find(address)));
            assert!(asked.asked(address).is_none_or(holds));
        }
        assert_eq!(asked.find(8), None);
        // Where nothing can be asked, the list is read.
        let unasked = MappingAt {
            file: Err(io::ErrorKind::Unsupported.into()),
            ..MappingAt::open(pid)
        };
        let address = MappingAt::open as *const () as u64;
        assert!(unasked.find(address).is_some_and(|f| f.contains(address)));
    }
}
