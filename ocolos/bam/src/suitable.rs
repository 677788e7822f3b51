// SPDX-License-Identifier: Apache-2.0
//! Which programs can run from another file, and re-laid, and find what they find.

use std::ffi::CString;
use std::fs;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use thaw_binary::{Image, Refusal};

/// The program's build-id, or why it runs untouched.
pub fn suitable(file: &Path, data: &[u8]) -> Result<Vec<u8>, Refusal> {
    let refuse =
        |reason, text: &str| Err(Refusal::new(reason, format!("{} {text}", file.display())));
    let image = match Image::parse(data) {
        Ok(image) => image,
        Err(refusal) => return refuse(refusal.reason, &refusal.text),
    };
    if let Some(refusal) = image.refusal() {
        return refuse(refusal.reason, &refusal.text);
    }
    if !image.dynamic {
        return refuse(
            "static",
            "is static: what it asks of itself cannot be answered for it",
        );
    }
    if image.looks_beside_itself || loads_beside_itself(&image) {
        return refuse(
            "origin",
            "has libraries found by $ORIGIN, which would be another directory",
        );
    }
    if has_payload(data) {
        return refuse(
            "payload",
            "has data behind its program, which BOLT would not keep",
        );
    }
    let metadata = fs::metadata(file).map_err(unreadable)?;
    if metadata.mode() & 0o6000 != 0 || has_capabilities(file) {
        return refuse("privileged", "runs with rights of its own");
    }
    Ok(image.build_id)
}

fn unreadable(e: io::Error) -> Refusal {
    Refusal::new("files", e.to_string())
}

/// By a path of its own, which the dynamic linker answers without asking anybody.
fn loads_beside_itself(image: &Image) -> bool {
    let loads = |(_, name): &(u64, String)| name == "dlopen" || name == "dlmopen";
    let has_origin = |bytes: &[u8]| bytes.windows(7).any(|w| w == b"$ORIGIN" || w == b"${ORIGI");
    image.imports.iter().any(loads)
        && image
            .sections
            .iter()
            .any(|s| s.allocated && !s.executable && has_origin(&s.bytes))
}

/// Whether there is something behind all that its headers tell of, as self-extracting programs have it.
fn has_payload(data: &[u8]) -> bool {
    let end = end(data).unwrap_or(0);
    let behind = usize::try_from(end).ok().and_then(|e| data.get(e..));
    behind.is_some_and(|b| b.iter().any(|byte| *byte != 0))
}

/// Where the program, its sections and its headers end, in the file; none where that is damaged.
fn end(data: &[u8]) -> Option<u64> {
    const NO_BITS: u64 = 8;
    let number = |at: u64, length: usize| -> Option<u64> {
        let at = usize::try_from(at).ok()?;
        let bytes = data.get(at..at.checked_add(length)?)?;
        Some(
            bytes
                .iter()
                .rev()
                .fold(0, |n, byte| n << 8 | u64::from(*byte)),
        )
    };
    let table = |at: u64, size: u64, count: u64| -> Option<(u64, u64, u64)> {
        Some((number(at, 8)?, number(size, 2)?, number(count, 2)?))
    };
    let mut last = 0;
    for (is_section, (at, size, count)) in [(false, table(32, 54, 56)?), (true, table(40, 58, 60)?)]
    {
        last = last.max(at.checked_add(size * count)?);
        for entry in (0..count).map(|n| at + n * size) {
            let (place, length) = if is_section { (24, 32) } else { (8, 32) };
            if is_section && number(entry + 4, 4)? == NO_BITS {
                continue;
            }
            let from = number(entry + place, 8)?;
            last = last.max(from.checked_add(number(entry + length, 8)?)?);
        }
    }
    Some(last)
}

fn has_capabilities(file: &Path) -> bool {
    let Ok(path) = CString::new(file.as_os_str().as_bytes()) else {
        return true;
    };
    // SAFETY: both strings end in a zero, and nothing is written where the size is nought.
    unsafe {
        libc::getxattr(
            path.as_ptr(),
            c"security.capability".as_ptr(),
            std::ptr::null_mut(),
            0,
        ) > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_payload_is_what_lies_behind_a_program() {
        let mut program = fs::read(std::env::current_exe().unwrap()).unwrap();
        assert!(!has_payload(&program));
        program.extend([0; 100]);
        assert!(!has_payload(&program));
        program.push(b'x');
        assert!(has_payload(&program));
    }
}
