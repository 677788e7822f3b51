// SPDX-License-Identifier: Apache-2.0
//! Goes through all files of a class path and a module path as a JVM would find them, and hashes what has no known hash.

use crate::file_state::State;
use crate::manifest;
use blake3::Hasher;
use std::collections::HashMap;
use std::collections::hash_map;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Read};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

const FILES_AT_MOST: usize = 20_000;
const BYTES_AT_MOST: u64 = 4 << 30;

#[derive(Clone, Debug)]
pub struct Entry {
    pub path: PathBuf,
    pub state: State,
    pub hash: [u8; 32],
    /// Whether the hash may be used while the state is the same.
    pub settled: bool,
    /// What the manifest's Class-Path names.
    pub also: Vec<Vec<u8>>,
}

/// How much may be read that is not remembered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Effort {
    Whole,
    /// As long as a run can wait for it: a millisecond.
    Little,
}

/// What little effort opens, lists (beyond what is known), and reads.
const FILES_IN_LITTLE: usize = 64;
const LISTED_IN_LITTLE: usize = 500;
const BYTES_IN_LITTLE: u64 = 1 << 20;

/// Why there is no hash.
pub enum Stop {
    /// It takes more than little effort.
    TooMuch,
    /// It has none.
    Refused(String),
}

impl From<String> for Stop {
    fn from(reason: String) -> Stop {
        Stop::Refused(reason)
    }
}

pub struct Walk {
    known: HashMap<PathBuf, Entry>,
    pub entries: Vec<Entry>,
    seen: HashMap<PathBuf, ()>,
    bytes: u64,
    /// Files read, and names in directories.
    read: usize,
    listed: usize,
    now: i128,
    effort: Effort,
}

impl Walk {
    /// `now`: nanoseconds since 1970.
    pub fn new(known: Vec<Entry>, now: i128, effort: Effort) -> Walk {
        Walk {
            known: known.into_iter().map(|e| (e.path.clone(), e)).collect(),
            entries: Vec::new(),
            seen: HashMap::new(),
            bytes: 0,
            read: 0,
            listed: 0,
            now,
            effort,
        }
    }

    pub fn all(
        &mut self,
        class_path: &[Vec<u8>],
        module_path: &[Vec<u8>],
        files: &[Vec<u8>],
        directory: &Path,
    ) -> Result<(), Stop> {
        for path in class_path {
            self.class_path_entry(directory, path)?;
        }
        for path in module_path {
            self.module_path_entry(&directory.join(OsStr::from_bytes(path)))?;
        }
        for path in files {
            self.file(&directory.join(OsStr::from_bytes(path)), false)?;
        }
        Ok(())
    }

    fn class_path_entry(&mut self, directory: &Path, path: &[u8]) -> Result<(), Stop> {
        if path.is_empty() {
            return self.class_path_directory(directory);
        }
        if path == b"*" || path.ends_with(b"/*") {
            return self.jars(
                &directory.join(OsStr::from_bytes(&path[..path.len() - 1])),
                true,
            );
        }
        self.class_path_file(&directory.join(OsStr::from_bytes(path)))
    }

    fn class_path_file(&mut self, path: &Path) -> Result<(), Stop> {
        if path.is_dir() {
            self.class_path_directory(path)
        } else {
            self.file(path, true)
        }
    }

    /// A class loader keeps its real path, and reads there what is asked for later, wherever a link leads by then.
    fn class_path_directory(&mut self, path: &Path) -> Result<(), Stop> {
        let real = real_path(path);
        let hash = *blake3::hash(real.as_os_str().as_bytes()).as_bytes();
        self.classes_of(path, real, hash)
    }

    fn module_path_entry(&mut self, path: &Path) -> Result<(), Stop> {
        if !path.is_dir() {
            return self.file(path, false);
        }
        self.jars(path, false)?;
        self.classes(path)?;
        // Modules are in directories of any name, as their own: with dots.
        let mut modules = self.list(path)?;
        modules.sort();
        modules
            .iter()
            .filter(|module| module.is_dir())
            .try_for_each(|module| self.classes(module))
    }

    /// The jars in a directory.
    fn jars(&mut self, directory: &Path, class_path: bool) -> Result<(), Stop> {
        self.add(directory.to_path_buf(), [0; 32], Vec::new())?;
        let mut jars: Vec<PathBuf> = self
            .list(directory)?
            .into_iter()
            .filter(|p| p.extension().is_some_and(|e| e == "jar" || e == "JAR"))
            .collect();
        jars.sort();
        jars.iter().try_for_each(|jar| self.file(jar, class_path))
    }

    /// The classes in a directory and the directories below it.
    fn classes(&mut self, directory: &Path) -> Result<(), Stop> {
        self.classes_of(directory, real_path(directory), [0; 32])
    }

    fn classes_of(&mut self, directory: &Path, real: PathBuf, hash: [u8; 32]) -> Result<(), Stop> {
        if let hash_map::Entry::Vacant(new) = self.seen.entry(real) {
            new.insert(());
        } else {
            return Ok(());
        }
        self.add(directory.to_path_buf(), hash, Vec::new())?;
        let mut children = self.list(directory)?;
        children.sort();
        if children.len() > FILES_AT_MOST {
            return Err(too_many(directory).into());
        }
        for child in children {
            if child.extension().is_some_and(|e| e == "class") {
                self.file(&child, false)?;
            } else if child.extension().is_none() && child.is_dir() {
                self.classes(&child)?;
            }
        }
        Ok(())
    }

    /// A single file: its contents, and what its manifest leads to.
    fn file(&mut self, path: &Path, follow: bool) -> Result<(), Stop> {
        if self.seen.insert(path.to_path_buf(), ()).is_some() {
            return Ok(());
        }
        let at = State::at(path);
        if at == State::MISSING {
            return self.add(path.to_path_buf(), [1; 32], Vec::new());
        }
        let (hash, also) = match self.known.get(path) {
            Some(e) if e.settled && e.state == at => (e.hash, e.also.clone()),
            _ => {
                self.bytes += at.size();
                if self.bytes > BYTES_AT_MOST {
                    return Err(Stop::Refused(format!(
                        "the class path has more than {} GB",
                        BYTES_AT_MOST >> 30
                    )));
                }
                self.read += 1;
                if self.effort == Effort::Little
                    && (self.bytes > BYTES_IN_LITTLE || self.read > FILES_IN_LITTLE)
                {
                    return Err(Stop::TooMuch);
                }
                let hash = hash_file(path).map_err(|e| format!("{}: {e}", path.display()))?;
                (
                    hash,
                    if follow {
                        manifest::class_path(path)
                    } else {
                        Vec::new()
                    },
                )
            }
        };
        self.add(path.to_path_buf(), hash, also.clone())?;
        for name in also {
            let Some(name) = manifest::relative_path(&name) else {
                return Err(Stop::Refused(format!(
                    "{} has a Class-Path that is no file",
                    path.display()
                )));
            };
            let next = path.parent().unwrap_or(path).join(name);
            self.class_path_file(&next)?;
        }
        Ok(())
    }

    fn add(&mut self, path: PathBuf, hash: [u8; 32], also: Vec<Vec<u8>>) -> Result<(), Stop> {
        if self.entries.len() >= FILES_AT_MOST {
            return Err(too_many(&path).into());
        }
        let state = State::at(&path);
        self.entries.push(Entry {
            settled: state.settled(self.now),
            path,
            state,
            hash,
            also,
        });
        Ok(())
    }

    fn list(&mut self, directory: &Path) -> Result<Vec<PathBuf>, Stop> {
        let most = match self.effort {
            Effort::Whole => usize::MAX,
            Effort::Little => LISTED_IN_LITTLE + 2 * self.known.len(),
        };
        let children = match fs::read_dir(directory) {
            Ok(children) => children,
            Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(e) => {
                let reason = format!("the class path entry {}: {e}", directory.display());
                return Err(reason.into());
            }
        };
        let mut paths = Vec::new();
        for child in children {
            self.listed += 1;
            if self.listed > most {
                return Err(Stop::TooMuch);
            }
            paths.extend(child.ok().map(|c| c.path()));
        }
        Ok(paths)
    }
}

fn real_path(path: &Path) -> PathBuf {
    path.canonicalize().unwrap_or_else(|_| path.to_path_buf())
}

fn too_many(path: &Path) -> String {
    format!(
        "the class path has more than {FILES_AT_MOST} files; {} is one of them",
        path.display()
    )
}

fn hash_file(path: &Path) -> io::Result<[u8; 32]> {
    let mut hasher = Hasher::new();
    let mut file = File::open(path)?;
    let mut buffer = vec![0; 1 << 17];
    loop {
        match file.read(&mut buffer)? {
            0 => return Ok(*hasher.finalize().as_bytes()),
            n => {
                hasher.update(&buffer[..n]);
            }
        }
    }
}
