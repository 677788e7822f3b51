// SPDX-License-Identifier: Apache-2.0
//! The library that is loaded into every process of a batch.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

const LIBRARY: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/libthaw_bam.so"));

/// Its file below `directory`, by its content: another version is another file.
pub fn install(directory: &Path) -> io::Result<PathBuf> {
    let file = directory.join(format!("libthaw_bam-{:016x}.so", thaw_hash(LIBRARY)));
    if fs::read(&file).is_ok_and(|there| there == LIBRARY) {
        return Ok(file);
    }
    let unfinished = directory.join(format!("library-{}.unfinished", std::process::id()));
    fs::write(&unfinished, LIBRARY)?;
    fs::rename(&unfinished, &file)?;
    Ok(file)
}

/// FNV-1a.
fn thaw_hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |h, b| {
        (h ^ u64::from(*b)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
