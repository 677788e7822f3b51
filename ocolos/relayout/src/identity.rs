// SPDX-License-Identifier: Apache-2.0
//! Whether the process runs what the file says.

use std::ops::Range;
use thaw_binary::{Image, Refusal};
use thaw_process::journal::Patch;
use thaw_process::memory::Memory;

/// The program's code in the process.
pub fn code_range(image: &Image, bias: u64) -> Range<u64> {
    let code = || {
        image
            .sections
            .iter()
            .filter(|s| s.allocated && s.executable)
    };
    let start = code().map(|s| s.address).min().unwrap_or(0);
    let end = code().map(|s| s.end()).max().unwrap_or(0);
    start + bias..end + bias
}

/// Compares build-ids, and all code; `patched` is what was changed, and is known.
pub fn same_program(
    image: &Image,
    memory: &Memory,
    bias: u64,
    patched: &[Patch],
) -> Result<(), Refusal> {
    let other = |what: &str| {
        Refusal::new(
            "another-build",
            format!(
                "the process runs another build than the file: {what}; it was replaced on disk, or the process changes its own code"
            ),
        )
    };
    if let Some(note) = image.section(".note.gnu.build-id") {
        let mapped = memory.read(note.address + bias, note.bytes.len());
        if mapped.ok().as_deref() != Some(&note.bytes[..]) {
            return Err(other("their build-ids differ"));
        }
    }
    for section in image
        .sections
        .iter()
        .filter(|s| s.allocated && s.executable)
    {
        let mut mapped = memory
            .read(section.address + bias, section.bytes.len())
            .map_err(|_| other("its code is not mapped"))?;
        let start = section.address + bias;
        let range = start..start + mapped.len() as u64;
        for patch in patched
            .iter()
            .filter(|p| p.at >= range.start && p.at + p.old().len() as u64 <= range.end)
        {
            let from = (patch.at - start) as usize;
            mapped[from..from + patch.old().len()].copy_from_slice(patch.old());
        }
        if let Some(at) = mapped.iter().zip(&section.bytes).position(|(a, b)| a != b) {
            return Err(other(&format!(
                "its code differs at {:#x} ({})",
                section.address + at as u64,
                section.name
            )));
        }
    }
    Ok(())
}
