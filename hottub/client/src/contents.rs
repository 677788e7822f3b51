// SPDX-License-Identifier: Apache-2.0
//! What is in the files of a program: a hash over the contents of all classes and jars, remembered by the files' state.

use crate::byte_strings::{get, put, take};
use blake3::{Hash, Hasher};
use std::collections::HashMap;
use std::collections::hash_map;
use std::ffi::OsStr;
use std::fs::{self, File, Metadata};
use std::io::{self, Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const FORMAT: &[u8; 8] = b"thawcp01";
const FILES_AT_MOST: usize = 20_000;
const BYTES_AT_MOST: u64 = 4 << 30;

/// A file may change twice within one tick of its file system's clock; younger ones are read again.
pub const SETTLED: Duration = Duration::from_secs(2);

/// What stat says of a file that stays the same as long as its contents do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct State([u64; 7]);

impl State {
    const MISSING: State = State([0; 7]);

    fn of(data: &Metadata) -> State {
        State([
            data.dev(),
            data.ino(),
            u64::from(data.mode()),
            // A directory's size says nothing.
            if data.is_dir() { 0 } else { data.size() },
            nanoseconds(data.mtime(), data.mtime_nsec()),
            nanoseconds(data.ctime(), data.ctime_nsec()),
            u64::from(data.uid()),
        ])
    }

    fn settled(self, now: i128) -> bool {
        let changed = self.0[4].max(self.0[5]);
        i128::from(changed) + SETTLED.as_nanos().cast_signed() < now
    }
}

#[allow(clippy::cast_sign_loss)]
fn nanoseconds(seconds: i64, rest: i64) -> u64 {
    seconds.wrapping_mul(1_000_000_000).wrapping_add(rest) as u64
}

#[derive(Clone, Debug)]
struct Entry {
    path: PathBuf,
    state: State,
    hash: [u8; 32],
    /// Whether the hash may be used while the state is the same.
    settled: bool,
    /// What the manifest's Class-Path names.
    also: Vec<Vec<u8>>,
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

/// What was found in a program's files.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Found {
    /// Over the contents of all classes and jars.
    pub contents: Hash,
    /// Over what stat says of them: another one if a file has been written since, be it with what it had.
    pub states: Hash,
    /// Whether it is kept for the next one,
    pub remembered: bool,
    /// who need read nothing again.
    pub settled: bool,
}

/// Why there is no hash.
enum Stop {
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

/// The hash over the contents of `class_path` (jars, directories of classes, `directory/*`) and `module_path` (jars,
/// directories of them). `directory` is the current one. What was hashed before is kept in `cache`. `None`: it takes
/// more effort.
pub fn find(
    class_path: &[Vec<u8>],
    module_path: &[Vec<u8>],
    files: &[Vec<u8>],
    directory: &Path,
    cache: Option<&Path>,
    effort: Effort,
) -> Result<Option<Found>, String> {
    let mut key = Hasher::new();
    for (kind, paths) in [(0, class_path), (1, module_path), (2, files)] {
        for path in paths {
            key.update(&[kind]);
            key.update(
                directory
                    .join(OsStr::from_bytes(path))
                    .as_os_str()
                    .as_bytes(),
            );
            key.update(&[0]);
        }
    }
    let file = cache.map(|c| c.join(format!("{}.contents", &key.finalize().to_hex()[..32])));
    let known = file.as_deref().and_then(load).unwrap_or_default();
    let now = now();
    if !known.is_empty() && known.iter().all(|e| e.settled && state(&e.path) == e.state) {
        return Ok(Some(found(&known, true)));
    }
    // A run leaves the first record to who prepares its server.
    let stores = effort == Effort::Whole || !known.is_empty();
    let mut walk = Walk {
        known: known.into_iter().map(|e| (e.path.clone(), e)).collect(),
        entries: Vec::new(),
        seen: HashMap::new(),
        bytes: 0,
        read: 0,
        listed: 0,
        now,
        effort,
    };
    match walk.all(class_path, module_path, files, directory) {
        Ok(()) => {}
        Err(Stop::TooMuch) => return Ok(None),
        Err(Stop::Refused(reason)) => return Err(reason),
    }
    // Without the file the next client reads the contents again; nothing else is lost.
    let remembered = stores && file.is_some_and(|file| store(&file, &walk.entries).is_ok());
    Ok(Some(found(&walk.entries, remembered)))
}

fn now() -> i128 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |d| i128::try_from(d.as_nanos()).unwrap_or(i128::MAX))
}

fn state(path: &Path) -> State {
    path.metadata().map_or(State::MISSING, |m| State::of(&m))
}

fn found(entries: &[Entry], remembered: bool) -> Found {
    let mut hasher = Hasher::new();
    let mut states = Hasher::new();
    for entry in entries {
        for number in entry.state.0 {
            states.update(&number.to_le_bytes());
        }
        // What else is in a directory (a program's output, say) is no part of its classes.
        if entry.hash != [0; 32] {
            hasher.update(entry.path.as_os_str().as_bytes());
            hasher.update(&[0]);
            hasher.update(&entry.hash);
        }
    }
    Found {
        contents: hasher.finalize(),
        states: states.finalize(),
        remembered,
        settled: entries.iter().all(|e| e.settled),
    }
}

struct Walk {
    known: HashMap<PathBuf, Entry>,
    entries: Vec<Entry>,
    seen: HashMap<PathBuf, ()>,
    bytes: u64,
    /// Files read, and names in directories.
    read: usize,
    listed: usize,
    now: i128,
    effort: Effort,
}

impl Walk {
    fn all(
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
            return self.classes(directory);
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
            self.classes(path)
        } else {
            self.file(path, true)
        }
    }

    fn module_path_entry(&mut self, path: &Path) -> Result<(), Stop> {
        if path.is_dir() {
            self.jars(path, false)?;
            self.classes(path)
        } else {
            self.file(path, false)
        }
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
        let real = directory
            .canonicalize()
            .unwrap_or_else(|_| directory.to_path_buf());
        if let hash_map::Entry::Vacant(new) = self.seen.entry(real) {
            new.insert(());
        } else {
            return Ok(());
        }
        self.add(directory.to_path_buf(), [0; 32], Vec::new())?;
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
        let at = state(path);
        if at == State::MISSING {
            return self.add(path.to_path_buf(), [1; 32], Vec::new());
        }
        let (hash, also) = match self.known.get(path) {
            Some(e) if e.settled && e.state == at => (e.hash, e.also.clone()),
            _ => {
                self.bytes += at.0[3];
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
                        manifest_class_path(path)
                    } else {
                        Vec::new()
                    },
                )
            }
        };
        self.add(path.to_path_buf(), hash, also.clone())?;
        for name in also {
            let Some(name) = relative_path(&name) else {
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
        let state = state(&path);
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

/// The relative URLs in the Class-Path of a jar's manifest. What cannot be read as a jar has none.
fn manifest_class_path(path: &Path) -> Vec<Vec<u8>> {
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

fn store(file: &Path, entries: &[Entry]) -> io::Result<()> {
    let mut body = Vec::new();
    for entry in entries {
        put(&mut body, entry.path.as_os_str().as_bytes());
        entry
            .state
            .0
            .iter()
            .for_each(|n| body.extend(n.to_le_bytes()));
        body.extend(entry.hash);
        body.push(u8::from(entry.settled));
        put(&mut body, &entry.also.join(&b' '));
    }
    let temporary = file.with_extension(format!("{}.new", std::process::id()));
    let written = || -> io::Result<()> {
        let mut out = fs::OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(true)
            .mode(0o600)
            .open(&temporary)?;
        out.write_all(FORMAT)?;
        out.write_all(blake3::hash(&body).as_bytes())?;
        out.write_all(&body)?;
        fs::rename(&temporary, file)
    }();
    if written.is_err() {
        let _ = fs::remove_file(&temporary);
    }
    written
}

/// What is damaged counts as not there.
fn load(file: &Path) -> Option<Vec<Entry>> {
    let bytes = fs::read(file).ok()?;
    let body = bytes.strip_prefix(FORMAT)?;
    let (hash, mut body) = body.split_at_checked(32)?;
    if blake3::hash(body).as_bytes() != hash {
        return None;
    }
    let mut entries = Vec::new();
    while !body.is_empty() {
        let path = PathBuf::from(OsStr::from_bytes(get(&mut body)?));
        let mut numbers = [0; 7];
        for number in &mut numbers {
            *number = u64::from_le_bytes(take(&mut body, 8)?.try_into().ok()?);
        }
        let hash = take(&mut body, 32)?.try_into().ok()?;
        let settled = take(&mut body, 1)?[0] != 0;
        let also = get(&mut body)?
            .split(|c| *c == b' ')
            .filter(|w| !w.is_empty())
            .map(<[u8]>::to_vec)
            .collect();
        entries.push(Entry {
            path,
            state: State(numbers),
            hash,
            settled,
            also,
        });
    }
    Some(entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Scratch {
            let path = std::env::temp_dir().join(format!("thaw-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&path);
            fs::create_dir_all(path.join("cache")).unwrap();
            Scratch(path)
        }

        fn hash(&self, class_path: &[&str]) -> Hash {
            let paths: Vec<Vec<u8>> = class_path.iter().map(|p| p.as_bytes().to_vec()).collect();
            self.find(&paths, Effort::Whole).unwrap().contents
        }

        fn find(&self, paths: &[Vec<u8>], effort: Effort) -> Option<Found> {
            find(
                paths,
                &[],
                &[],
                &self.0,
                Some(&self.0.join("cache")),
                effort,
            )
            .unwrap()
        }

        fn write(&self, name: &str, text: &[u8]) {
            let path = self.0.join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }

        fn jar(&self, name: &str, manifest: &str) {
            let mut zip = zip::ZipWriter::new(File::create(self.0.join(name)).unwrap());
            zip.start_file(
                "META-INF/MANIFEST.MF",
                zip::write::SimpleFileOptions::default(),
            )
            .unwrap();
            zip.write_all(manifest.as_bytes()).unwrap();
            zip.finish().unwrap();
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn classes_count_and_other_files_do_not() {
        let s = Scratch::new("classes");
        s.write("c/p/A.class", b"one");
        let first = s.hash(&["c"]);
        assert_eq!(s.hash(&["c"]), first);
        s.write("c/p/output.txt", b"text");
        assert_eq!(s.hash(&["c"]), first);
        s.write("c/p/A.class", b"two");
        let second = s.hash(&["c"]);
        assert_ne!(second, first);
        s.write("c/p/B.class", b"more");
        assert_ne!(s.hash(&["c"]), second);
        fs::remove_file(s.0.join("c/p/B.class")).unwrap();
        assert_eq!(s.hash(&["c"]), second);
        s.write("c/p/A.class", b"one");
        assert_eq!(s.hash(&["c"]), first);
    }

    #[test]
    fn a_missing_entry_and_one_that_appears() {
        let s = Scratch::new("missing");
        let missing = s.hash(&["x.jar"]);
        s.write("x.jar", b"no zip");
        let there = s.hash(&["x.jar"]);
        assert_ne!(missing, there);
        fs::remove_file(s.0.join("x.jar")).unwrap();
        assert_eq!(s.hash(&["x.jar"]), missing);
    }

    #[test]
    fn jars_that_a_manifest_names_count() {
        let s = Scratch::new("manifest");
        s.jar(
            "a.jar",
            "Manifest-Version: 1.0\r\nClass-Path: lib/b.jar li\r\n b/c%20d.jar\r\n\r\n",
        );
        s.write("lib/b.jar", b"b");
        let first = s.hash(&["a.jar"]);
        s.write("lib/b.jar", b"B");
        let second = s.hash(&["a.jar"]);
        assert_ne!(first, second);
        s.write("lib/c d.jar", b"c");
        assert_ne!(s.hash(&["a.jar"]), second);
    }

    #[test]
    fn wildcards_see_jars_come_and_go() {
        let s = Scratch::new("wildcard");
        s.write("lib/a.jar", b"a");
        let first = s.hash(&["lib/*"]);
        s.write("lib/notes.txt", b"n");
        assert_eq!(s.hash(&["lib/*"]), first);
        s.write("lib/b.jar", b"b");
        assert_ne!(s.hash(&["lib/*"]), first);
    }

    #[test]
    fn a_damaged_record_is_read_anew() {
        let s = Scratch::new("damaged");
        s.write("a.jar", b"a");
        let first = s.hash(&["a.jar"]);
        for file in fs::read_dir(s.0.join("cache")).unwrap() {
            let path = file.unwrap().path();
            let mut bytes = fs::read(&path).unwrap();
            let last = bytes.len() - 1;
            bytes[last] ^= 1;
            fs::write(&path, &bytes).unwrap();
            assert!(load(&path).is_none());
        }
        assert_eq!(s.hash(&["a.jar"]), first);
    }

    #[test]
    fn little_effort_reads_no_large_file_and_no_large_directory() {
        let s = Scratch::new("effort");
        let small = [b"c".to_vec()];
        s.write("c/A.class", b"one");
        let found = s.find(&small, Effort::Little).unwrap();
        assert_eq!(found.contents, s.hash(&["c"]));
        let large = [b"large.jar".to_vec()];
        s.write("large.jar", &vec![1; 2 << 20]);
        assert!(s.find(&large, Effort::Little).is_none());
        for i in 0..600 {
            s.write(&format!("c/{i}.txt"), b"");
        }
        assert!(
            s.find(&[b"c".to_vec(), b"d".to_vec()], Effort::Little)
                .is_none()
        );
        s.hash(&["c", "d"]);
    }

    #[test]
    fn a_file_that_is_written_again_has_another_state() {
        let s = Scratch::new("states");
        let paths = [b"a.jar".to_vec()];
        s.write("a.jar", b"a");
        let first = s.find(&paths, Effort::Whole).unwrap();
        fs::remove_file(s.0.join("a.jar")).unwrap();
        s.write("b", b"takes the inode");
        s.write("a.jar", b"a");
        let second = s.find(&paths, Effort::Whole).unwrap();
        assert!(first.contents == second.contents && first.states != second.states);
    }

    #[test]
    fn a_manifest_ends_with_its_main_section() {
        assert_eq!(
            class_path_of(b"Class-Path: a b\n c\n\nName: x\nClass-Path: d\n"),
            [b"a".to_vec(), b"bc".to_vec()]
        );
    }
}
