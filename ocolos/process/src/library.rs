// SPDX-License-Identifier: Apache-2.0
//! A library of a process, and whether it stays where it is: one that the program needs by name, itself or by way of others, as the
//! dynamic linker never unloads those, or one that says so of itself (`-z nodelete`). Others have to be pinned.

use crate::mapped_file;
use crate::maps::Mapping;
use crate::process::Process;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use thaw_binary::Refusal;
use thaw_binary::needs::Needs;

impl Process {
    /// A process whose code is that of the library; `wanted` is its path, its file's name, or how that begins.
    pub fn library(&self, wanted: &str) -> Result<Process, Refusal> {
        let maps = self.maps()?;
        let paths: BTreeSet<&str> = maps
            .iter()
            .filter(|m| m.executable && m.inode != 0 && m.name.starts_with('/'))
            .map(|m| m.name.as_str())
            .collect();
        let file_name = |p: &str| p.rsplit('/').next().unwrap_or(p).to_owned();
        let exact = paths
            .iter()
            .find(|p| **p == wanted || file_name(p) == wanted);
        let found = exact.or_else(|| {
            let mut all = paths.iter().filter(|p| file_name(p).starts_with(wanted));
            all.next().filter(|_| all.next().is_none())
        });
        let Some(path) = found else {
            let names: Vec<String> = paths.iter().map(|p| file_name(p)).collect();
            let text = format!(
                "process {} has no library '{wanted}', or several; it has {}",
                self.pid,
                names.join(", ")
            );
            return Err(Refusal::new("no-library", text));
        };
        let library = self.object(&maps, path)?;
        Ok(Process {
            may_be_unloaded: !self.stays(&maps, path, &library)?,
            ..library
        })
    }

    /// The program, or the library, whose code holds this address.
    pub fn object_at(&self, address: u64) -> Result<Process, Refusal> {
        let maps = self.maps()?;
        let mapping = maps.iter().find(|m| m.contains(address) && m.inode != 0);
        let mapping = mapping.ok_or_else(|| {
            Refusal::new(
                "not-mapped",
                format!("no file is mapped at {address:#x} of process {}", self.pid),
            )
        })?;
        let program = fs::metadata(&self.file).map_err(|_| self.gone())?;
        if program.ino() == mapping.inode {
            return Ok(Process {
                pid: self.pid,
                file: self.file.clone(),
                is_library: self.is_library,
                may_be_unloaded: self.may_be_unloaded,
                name: self.name.clone(),
            });
        }
        self.object(&maps, &mapping.name)
    }

    fn object(&self, maps: &[Mapping], path: &str) -> Result<Process, Refusal> {
        let file = self.seen_as(path);
        let metadata = fs::metadata(&file).ok().filter(|m| m.is_file());
        let inode = metadata.map(|m| m.ino());
        if !maps
            .iter()
            .any(|m| m.name == path && Some(m.inode) == inode)
        {
            let text = format!(
                "{path} was replaced on disk since process {} has it",
                self.pid
            );
            return Err(Refusal::new("another-build", text));
        }
        Ok(Process {
            pid: self.pid,
            file,
            is_library: true,
            may_be_unloaded: false,
            name: path.to_owned(),
        })
    }

    /// A path of the process, as it is seen from here.
    pub fn seen_as(&self, path: &str) -> PathBuf {
        PathBuf::from(format!("/proc/{}/root{path}", self.pid))
    }

    fn stays(&self, maps: &[Mapping], path: &str, library: &Process) -> Result<bool, Refusal> {
        let needs = |file: &Path| fs::read(file).ok().and_then(|d| Needs::parse(&d));
        if needs(&library.file).is_some_and(|n| n.never_unloaded) {
            return Ok(true);
        }
        let program = fs::metadata(&self.file).map_err(|_| self.gone())?.ino();
        let mut objects: BTreeMap<&str, Needs> = BTreeMap::new();
        let libraries = maps
            .iter()
            .filter(|m| m.executable && m.inode != 0 && m.inode != program);
        for mapping in libraries {
            if !objects.contains_key(mapping.name.as_str())
                && let Some(of_it) = mapped_file::read(self, mapping).and_then(|d| Needs::parse(&d))
            {
                objects.insert(&mapping.name, of_it);
            }
        }
        let program = needs(&self.file)
            .ok_or_else(|| Refusal::new("damaged", format!("{} names no libraries", self.name)))?;
        Ok(reached(program.needed, &objects).contains(path))
    }
}

/// How a name leads to a path and what lies there.
type Way<'a> = &'a dyn Fn(&str, &Needs) -> bool;

/// The paths of those that are needed, and of what they need. A name that several could have leads to none.
fn reached(mut wanted: Vec<String>, objects: &BTreeMap<&str, Needs>) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    while let Some(name) = wanted.pop() {
        let file_name = |path: &str| path.rsplit('/').next().map(str::to_owned);
        let ways: [Way<'_>; 3] = [
            &|path, _| path == name,
            &|_, needs| needs.is_called(&name),
            &|path, _| file_name(path) == file_name(&name),
        ];
        let found = ways.iter().find_map(|is| {
            let mut all = objects.iter().filter(|(path, needs)| is(path, needs));
            all.next().filter(|_| all.next().is_none())
        });
        if let Some((path, needs)) = found
            && reached.insert((*path).to_owned())
        {
            wanted.extend(needs.needed.iter().cloned());
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    fn needs(name: Option<&str>, needed: &[&str]) -> Needs {
        Needs {
            name: name.map(str::to_owned),
            needed: needed.iter().map(|n| (*n).to_owned()).collect(),
            never_unloaded: false,
        }
    }

    #[test]
    fn what_is_needed_by_way_of_others_is_reached() {
        let objects = BTreeMap::from([
            ("/lib/libz.so.1.2", needs(Some("libz.so.1"), &["libc.so.6"])),
            ("/lib/libc.so.6", needs(Some("libc.so.6"), &[])),
            ("/opt/plugin.so", needs(Some("plugin.so"), &["libz.so.1"])),
            ("/a/twice.so", needs(None, &[])),
            ("/b/twice.so", needs(None, &[])),
        ]);
        let reached = reached(
            vec!["libz.so.1".to_owned(), "twice.so".to_owned()],
            &objects,
        );
        let reached: Vec<&str> = reached.iter().map(String::as_str).collect();
        assert_eq!(reached, ["/lib/libc.so.6", "/lib/libz.so.1.2"]);
    }
}
