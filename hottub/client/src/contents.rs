// SPDX-License-Identifier: Apache-2.0
//! What is in the files of a program: a hash over the contents of all classes and jars, remembered by the files' state.

use crate::class_path_walk::{Effort, Entry, Stop, Walk};
use crate::file_state::{self, State};
use crate::kept_contents::{load, store};
use blake3::{Hash, Hasher};
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

/// What was found in a program's files.
pub struct Found {
    /// Over the contents of all classes and jars.
    pub contents: Hash,
    /// Over what stat says of them: another one if a file has been written since, be it with what it had.
    pub states: Hash,
    /// Whether it is kept for the next one,
    pub remembered: bool,
    /// who need read nothing again.
    pub settled: bool,
    entries: Vec<Entry>,
}

impl Found {
    /// Whether the files, found by the same, are what they were. What a program puts beside its classes does not count.
    pub fn is_unchanged(
        &self,
        class_path: &[Vec<u8>],
        module_path: &[Vec<u8>],
        files: &[Vec<u8>],
        directory: &Path,
    ) -> bool {
        let is_changed = |e: &&Entry| State::at(&e.path) != e.state;
        let mut changed = self.entries.iter().filter(is_changed).peekable();
        if changed.peek().is_none() {
            return true;
        }
        if !changed.all(|e| e.state.is_directory()) {
            return false;
        }
        let known = self.entries.iter().cloned();
        let known = known.map(|entry| Entry {
            settled: true,
            ..entry
        });
        let mut walk = Walk::new(known.collect(), 0, Effort::Little);
        walk.all(class_path, module_path, files, directory).is_ok()
            && found(walk.entries, false).contents == self.contents
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
    if !known.is_empty()
        && known
            .iter()
            .all(|e| e.settled && State::at(&e.path) == e.state)
    {
        return Ok(Some(found(known, true)));
    }
    // A run leaves the first record to who prepares its server.
    let stores = effort == Effort::Whole || !known.is_empty();
    let mut walk = Walk::new(known, file_state::now(), effort);
    match walk.all(class_path, module_path, files, directory) {
        Ok(()) => {}
        Err(Stop::TooMuch) => return Ok(None),
        Err(Stop::Refused(reason)) => return Err(reason),
    }
    // Without the file the next client reads the contents again; nothing else is lost.
    let remembered = stores && file.is_some_and(|file| store(&file, &walk.entries).is_ok());
    Ok(Some(found(walk.entries, remembered)))
}

fn found(entries: Vec<Entry>, remembered: bool) -> Found {
    let mut hasher = Hasher::new();
    let mut states = Hasher::new();
    for entry in &entries {
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
        entries,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::{self, File};
    use std::io::Write;
    use std::path::PathBuf;

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
    fn a_link_to_another_directory_of_the_same_classes_counts() {
        let s = Scratch::new("link");
        s.write("1/p/A.class", b"one");
        s.write("2/p/A.class", b"one");
        let link = s.0.join("current");
        std::os::unix::fs::symlink("1", &link).unwrap();
        let first = s.hash(&["current"]);
        assert_eq!(s.hash(&["current"]), first);
        fs::remove_file(&link).unwrap();
        std::os::unix::fs::symlink("2", &link).unwrap();
        assert_ne!(s.hash(&["current"]), first);
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
    fn modules_in_directories_with_dots_count() {
        let s = Scratch::new("modules");
        let hash = || {
            let path = [b"mods".to_vec()];
            let cache = s.0.join("cache");
            find(&[], &path, &[], &s.0, Some(&cache), Effort::Whole)
                .unwrap()
                .unwrap()
                .contents
        };
        s.write("mods/a.b/module-info.class", b"module");
        s.write("mods/a.b/p/A.class", b"one");
        let first = hash();
        assert_eq!(hash(), first);
        s.write("mods/a.b/p/A.class", b"two");
        let second = hash();
        assert_ne!(second, first);
        s.write("mods/c.d/module-info.class", b"another");
        assert_ne!(hash(), second);
    }

    #[test]
    fn what_changes_while_a_run_is_on_is_noticed() {
        let s = Scratch::new("meanwhile");
        let paths = [b"c".to_vec(), b"a.jar".to_vec()];
        s.write("c/p/A.class", b"one");
        s.write("a.jar", b"jar");
        let find = || s.find(&paths, Effort::Whole).unwrap();
        let same = |found: &Found| found.is_unchanged(&paths, &[], &[], &s.0);
        let first = find();
        assert!(same(&first));
        s.write("c/p/output.txt", b"of the program");
        assert!(same(&first));
        s.write("c/p/B.class", b"more");
        assert!(!same(&first));
        fs::remove_file(s.0.join("c/p/B.class")).unwrap();
        assert!(same(&first));
        fs::remove_file(s.0.join("c/p/A.class")).unwrap();
        assert!(!same(&first));
        s.write("c/p/A.class", b"one");
        let second = find();
        assert!(second.contents == first.contents && same(&second));
        fs::remove_file(s.0.join("a.jar")).unwrap();
        assert!(!same(&second));
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
}
