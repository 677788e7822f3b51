// SPDX-License-Identifier: Apache-2.0
//! Names of new code for debuggers and profilers, made from what the process' journals say; nothing of it has to be kept.

use crate::error::files;
use serde::Serialize;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use thaw_binary::symbol_file::{Name, Part, symbol_file};
use thaw_binary::{Image, Refusal};
use thaw_process::journal::Journal;
use thaw_process::memory::Memory;
use thaw_process::process::Process;

/// In the first line of maps that are ours.
const MARK: &str = "[thaw relayout]";

#[derive(Debug, Serialize)]
pub struct Written {
    /// One for each layout.
    pub files: Vec<PathBuf>,
    /// For perf, where it was written.
    pub perf_map: Option<PathBuf>,
    pub names: usize,
    /// Reads the files.
    pub gdb: String,
}

/// Functions of new code, and the parts that were split off, by address. A part ends where the next begins.
pub fn names(journal: &Journal, image: &Image) -> Vec<Name> {
    let fixed = &journal.fixed;
    let mut all = Vec::new();
    for moved in &journal.moves {
        let Some(function) = image.function_that_begins_at(moved.old.wrapping_sub(fixed.bias))
        else {
            continue;
        };
        all.push(Name {
            name: function.name.clone(),
            address: moved.new,
            size: moved.new_size,
        });
        if moved.cold != 0 {
            all.push(Name {
                name: format!("{}.cold", function.name),
                address: moved.cold,
                size: u64::MAX,
            });
        }
    }
    all.sort_by_key(|n| n.address);
    let mut end = fixed.stub();
    for name in all.iter_mut().rev() {
        name.size = name.size.min(end.saturating_sub(name.address));
        end = name.address;
    }
    all
}

fn journals(process: &Process) -> Result<(Memory, Vec<Journal>), Refusal> {
    let memory = Memory::open_to_read(process.pid).map_err(|e| {
        let text = format!(
            "process {} may not be looked into ({e}); run this as its user or as root",
            process.pid
        );
        Refusal::new("not-permitted", text)
    })?;
    let found = Journal::find(&memory, &process.maps()?)?;
    Ok((memory, found))
}

/// Writes an ELF file for each layout of the process, and perf's map, where it may be.
pub fn write(process: &Process, directory: &Path) -> Result<Written, Refusal> {
    let (memory, journals) = journals(process)?;
    let mut written = Written {
        files: Vec::new(),
        perf_map: None,
        names: 0,
        gdb: format!("gdb -p {}", process.pid),
    };
    fs::create_dir_all(directory).map_err(files(directory.display()))?;
    for journal in &journals {
        let fixed = &journal.fixed;
        let image = Image::open(&process.object_at(fixed.text)?.file)?;
        let read = |at: u64, size: u64| {
            memory
                .read(at, size as usize)
                .map_err(crate::error::memory("the new code cannot be read"))
        };
        let (code, frames) = (
            read(fixed.code, fixed.code_size)?,
            read(fixed.frames, fixed.frames_size)?,
        );
        let names = names(journal, &image);
        written.names += names.len();
        let bytes = symbol_file(
            &Part {
                address: fixed.code,
                bytes: &code,
            },
            &Part {
                address: fixed.frames,
                bytes: &frames,
            },
            &names,
        );
        let file = directory.join(format!("thaw-{}-{:x}.elf", process.pid, fixed.code));
        whole(&file, &bytes)?;
        let _ = write!(written.gdb, " -ex 'add-symbol-file {}'", file.display());
        written.files.push(file);
    }
    written.perf_map = perf_map(process)?;
    Ok(written)
}

/// At once, or not at all; readable by other users, whose debuggers and profilers look into it.
fn whole(file: &Path, bytes: &[u8]) -> Result<(), Refusal> {
    use std::os::unix::fs::PermissionsExt;
    let directory = file.parent().unwrap_or(Path::new("."));
    let mut unfinished = tempfile::Builder::new()
        .permissions(fs::Permissions::from_mode(0o644))
        .tempfile_in(directory)
        .map_err(files(directory.display()))?;
    unfinished.write_all(bytes).map_err(files(file.display()))?;
    unfinished
        .persist(file)
        .map_err(|e| files(file.display())(e.error))?;
    Ok(())
}

/// Where perf looks for names of memory that is no file's.
fn perf_map_of(pid: i32) -> PathBuf {
    PathBuf::from(format!("/tmp/perf-{pid}.map"))
}

/// Writes perf's map for the layouts that the process has, or removes it where it has none. Leaves a map alone that is the
/// program's own, and a process that sees other files or other process numbers: perf would look for it there.
pub fn perf_map(process: &Process) -> Result<Option<PathBuf>, Refusal> {
    let file = perf_map_of(process.pid);
    if !shares(process.pid, "mnt") || !shares(process.pid, "pid") || !is_ours_or_none(&file) {
        return Ok(None);
    }
    let (_, journals) = journals(process)?;
    if journals.is_empty() {
        let _ = fs::remove_file(&file);
        return Ok(None);
    }
    let mut text = String::new();
    for journal in &journals {
        let fixed = &journal.fixed;
        let image = Image::open(&process.object_at(fixed.text)?.file)?;
        let _ = writeln!(
            text,
            "{:x} {:x} {MARK}",
            fixed.region,
            fixed.code - fixed.region
        );
        for name in names(journal, &image) {
            // perf passes over names of less than three letters.
            let padding = if name.name.len() < 3 { " [relaid]" } else { "" };
            let Name {
                address,
                size,
                name,
            } = name;
            let _ = writeln!(text, "{address:x} {size:x} {name}{padding}");
        }
    }
    whole(&file, text.as_bytes())?;
    Ok(Some(file))
}

fn shares(pid: i32, namespace: &str) -> bool {
    let of = |who: String| fs::read_link(format!("/proc/{who}/ns/{namespace}")).ok();
    let ours = of("self".to_owned());
    ours.is_some() && ours == of(pid.to_string())
}

fn is_ours_or_none(file: &Path) -> bool {
    use std::io::ErrorKind::NotFound;
    match fs::symlink_metadata(file) {
        Err(e) => e.kind() == NotFound,
        Ok(found) if !found.is_file() => false,
        Ok(_) => fs::read_to_string(file)
            .is_ok_and(|t| t.lines().next().is_some_and(|l| l.ends_with(MARK))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_of_the_program_is_left_alone() {
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join("map");
        assert!(is_ours_or_none(&file));
        fs::write(&file, format!("1000 10 {MARK}\n2000 5 f\n")).unwrap();
        assert!(is_ours_or_none(&file));
        fs::write(&file, "2000 5 compiled\n").unwrap();
        assert!(!is_ours_or_none(&file));
        let link = directory.path().join("link");
        std::os::unix::fs::symlink(&file, &link).unwrap();
        assert!(!is_ours_or_none(&link));
    }
}
