// SPDX-License-Identifier: Apache-2.0
//! What a jar's manifest leads to: the files that its Class-Path names.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// The relative URLs in the Class-Path of a jar's manifest. What cannot be read as a jar has none.
pub fn class_path(path: &Path) -> Vec<Vec<u8>> {
    let read = || -> Option<Vec<u8>> {
        let mut archive = zip::ZipArchive::new(io::BufReader::new(File::open(path).ok()?)).ok()?;
        let mut text = Vec::new();
        archive
            .by_name("META-INF/MANIFEST.MF")
            .ok()?
            .take(16 << 20)
            .read_to_end(&mut text)
            .ok()?;
        Some(text)
    };
    read().map_or_else(Vec::new, |text| class_path_of(&text))
}

pub fn class_path_of(manifest: &[u8]) -> Vec<Vec<u8>> {
    let mut unfolded: Vec<Vec<u8>> = Vec::new();
    for line in manifest.split(|c| *c == b'\n') {
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        match (line.first(), unfolded.last_mut()) {
            // A section follows.
            (None, _) => break,
            (Some(b' '), Some(last)) => last.extend_from_slice(&line[1..]),
            _ => unfolded.push(line.to_vec()),
        }
    }
    unfolded
        .iter()
        .filter(|line| line.len() > 11 && line[..11].eq_ignore_ascii_case(b"class-path:"))
        .flat_map(|line| line[11..].split(|c| *c == b' '))
        .filter(|word| !word.is_empty())
        .map(<[u8]>::to_vec)
        .collect()
}

/// The file that a relative URL of a manifest names; `None` if it is no file.
pub fn relative_path(url: &[u8]) -> Option<PathBuf> {
    let url = url.strip_prefix(b"file:").unwrap_or(url);
    if url.contains(&b':') {
        return None;
    }
    let mut path = Vec::new();
    let mut rest = url;
    while let Some((&c, tail)) = rest.split_first() {
        rest = tail;
        if c == b'%' && rest.len() >= 2 {
            let hex = std::str::from_utf8(&rest[..2]).ok()?;
            path.push(u8::from_str_radix(hex, 16).ok()?);
            rest = &rest[2..];
        } else {
            path.push(c);
        }
    }
    Some(PathBuf::from(OsStr::from_bytes(&path)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manifest_ends_with_its_main_section() {
        assert_eq!(
            class_path_of(b"Class-Path: a b\n c\n\nName: x\nClass-Path: d\n"),
            [b"a".to_vec(), b"bc".to_vec()]
        );
    }
}
