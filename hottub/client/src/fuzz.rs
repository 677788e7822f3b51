// SPDX-License-Identifier: Apache-2.0
//! What users type and write, and what servers and other clients leave, nearly right.

use crate::argument_file::{quoted, words_of_file, words_of_variable};
use crate::class_path_walk::Effort;
use crate::command_line::{self, Mode};
use crate::counts::{self, Counts, Kind};
use crate::protocol::{self, Answer};
use crate::{contents, log, manifest, refusals, settings, state_page};
use std::ffi::OsString;
use std::fs;
use std::mem;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};
use thaw_fuzz::{Allocations, Fuzz, said};

#[global_allocator]
static ALLOCATOR: Allocations = Allocations;

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus");

fn fuzz(name: &str) -> Fuzz {
    Fuzz::new(name, CORPUS)
}

/// In memory, where the system has a place for that; it goes away with its owner.
struct Directory(PathBuf);

impl Directory {
    fn new(name: &str) -> Directory {
        let memory = Path::new("/dev/shm");
        let parent = if memory.is_dir() {
            memory.to_path_buf()
        } else {
            std::env::temp_dir()
        };
        let path = parent.join(format!("thaw-fuzz-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Directory(path)
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn argument_files() {
    let seed =
        b"-cp a:b # comment\n\"with space\" 'x \\'y' \"con\\\n   tinued\" back\\slash pre\"fix\"ed";
    fuzz("argument-files")
        .seed(*seed)
        .tokens(["\"", "'", "\\", "\\\n", "#", "\n", "\r", "\x0c", " "])
        .run(|bytes| {
            let words = words_of_file(bytes);
            assert_eq!(words_of_file(&quoted(words.clone())), words);
            (words.len(), words_of_variable(bytes).map(|w| w.len()))
        });
}

/// The words are apart by zeros; of the first, an argument file.
#[test]
fn command_lines() {
    let directory = Directory::new("lines");
    let file = directory.0.join("args");
    let at = format!("@{}", file.display()).into_bytes();
    let seed = b"-Dx=y --add-opens=a/b=c\0@file\0-Xmx1g\0-XX:+UseG1GC\0-cp\0a.jar:b\0p.Main\0-x";
    let tokens = [
        "@file",
        "@@",
        "-jar\0",
        "-m\0",
        "--module=",
        "-p\0",
        "--add-modules\0",
        "-XX:",
        "-D",
        "-D=",
        "=",
        "-XX:SharedArchiveFile=",
        "--disable-@files",
        "\0",
        "-javaagent:",
        "\u{ff}",
    ];
    fuzz("command-lines")
        .seed(*seed)
        .tokens(tokens)
        .run(|bytes| {
            let mut words = bytes.split(|b| *b == 0);
            fs::write(&file, words.next().unwrap_or_default()).unwrap();
            let words: Vec<OsString> = words
                .map(|w| {
                    if w == b"@file" {
                        at.clone()
                    } else {
                        w.to_vec()
                    }
                })
                .map(OsString::from_vec)
                .collect();
            let given = words.len();
            let variable =
                |name: &str| (name == "JDK_JAVA_OPTIONS").then(|| OsString::from("-Da=b"));
            match command_line::read(words, variable) {
                Ok(line) => {
                    assert!(line.arguments.len() <= given + bytes.len());
                    assert_eq!(line.mode == Mode::Module, line.mode as u32 == 3);
                    assert!(line.properties.iter().all(|p| line.vm_options.contains(p)));
                    assert!(line.vm_options.iter().all(|o| line.all_options.contains(o)));
                    format!("{:?} {}", line.mode, line.vm_options.len())
                }
                Err(refusal) => said(&refusal),
            }
        });
}

#[test]
fn settings_of_users() {
    let seed = "# all\n\nreuse = off\nservers=2\n idle = 5 \nRuns = 7\nmemory = 4096\nage=60\n";
    let tokens = [
        "reuse", "servers", "idle", "memory", "runs", "age", "=", "#", "\n", "on", "-1", "+1",
    ];
    fuzz("settings").seed(seed).tokens(tokens).run(|bytes| {
        match settings::parse(&String::from_utf8_lossy(bytes)) {
            Ok(values) => format!("{}", values.len()),
            Err(error) => {
                assert!(error.starts_with("line "), "{error}");
                said(&error)
            }
        }
    });
}

#[test]
fn manifests() {
    let seed = "Manifest-Version: 1.0\r\nClass-Path: lib/b.jar li\r\n b/c%20d.jar file:/x\r\n\r\n";
    let tokens = [
        "Class-Path: ",
        "class-path:",
        "\r\n",
        "\n ",
        "%",
        "%f",
        "%00",
        "file:",
        ":",
    ];
    fuzz("manifests").seed(seed).tokens(tokens).run(|bytes| {
        let names = manifest::class_path_of(bytes);
        let paths: Vec<_> = names
            .iter()
            .filter_map(|n| manifest::relative_path(n))
            .collect();
        assert!(names.iter().map(Vec::len).sum::<usize>() <= bytes.len());
        (names.len(), paths.len())
    });
}

/// What is remembered of a class path, with a hash that is right.
#[test]
fn contents_files() {
    const HEAD: usize = 8 + 32;
    let directory = Directory::new("contents");
    let cache = directory.0.join("cache");
    fs::create_dir_all(&cache).unwrap();
    fs::write(directory.0.join("a.jar"), b"no zip").unwrap();
    let paths = [b"a.jar".to_vec()];
    let whole = Effort::Whole;
    let hash = || contents::find(&paths, &[], &[], &directory.0, Some(&cache), whole);
    hash().unwrap();
    let file = fs::read_dir(&cache)
        .unwrap()
        .next()
        .unwrap()
        .unwrap()
        .path();
    fuzz("contents")
        .seed(fs::read(&file).unwrap())
        .run(|bytes| {
            let mut bytes = bytes.to_vec();
            if bytes.len() > HEAD && bytes.len() % 4 != 0 {
                let right = blake3::hash(&bytes[HEAD..]);
                bytes[8..HEAD].copy_from_slice(right.as_bytes());
            }
            fs::write(&file, &bytes).unwrap();
            hash().is_ok()
        });
}

#[test]
fn pages() {
    let directory = Directory::new("pages");
    let file = directory.0.join("x.state");
    state_page::create(&file, 1_800_000_000_000, "program").unwrap();
    fuzz("pages").seed(fs::read(&file).unwrap()).run(|bytes| {
        fs::write(&file, bytes).unwrap();
        let page = state_page::read(&file)?;
        assert!(page.description.len() <= 3 * state_page::SIZE);
        Some((page.state as u32, page.begun, page.description.len() % 8))
    });
}

#[test]
fn messages() {
    fuzz("messages")
        .seed(*b"S\x10\x27\0\0")
        .seed(*b"X\0\0\0\0")
        .seed(*b"K\x09\0\0\0")
        .run(|bytes| {
            let answer = protocol::decoded(bytes.first_chunk::<5>().copied()?)?;
            assert!(!matches!(answer, Answer::Started(pid) if pid.as_raw() <= 1));
            Some(mem::discriminant(&answer))
        });
}

/// Files of many clients and servers: counters, reasons for a plain java, and the log.
#[test]
fn records() {
    let directory = Directory::new("records");
    counts::add(&directory.0, Kind::First);
    let file = fs::read_dir(&directory.0)
        .unwrap()
        .next()
        .unwrap()
        .unwrap()
        .path();
    refusals::record(&directory.0, "a reason", "p.Main");
    let refused = directory.0.join("refused");
    log::add(&directory.0, Some(7), "p.Main", &log::Event::Stopped);
    let log = directory.0.join("log");
    let fuzz = fuzz("records")
        .seed(fs::read(&file).unwrap())
        .seed(fs::read(&refused).unwrap())
        .seed(fs::read(&log).unwrap());
    fuzz.tokens(["\t", "\n", "\"time\":", "server 7 "])
        .run(|bytes| {
            for file in [&file, &refused, &log] {
                fs::write(file, bytes).unwrap();
            }
            let events = log::list(&directory.0);
            let shown = events.iter().map(log::line).collect::<String>();
            assert_eq!(shown.lines().count(), events.len());
            let reasons = refusals::list(&directory.0);
            assert!(reasons.iter().map(|r| r.0).sum::<u64>() <= bytes.len() as u64);
            let counts = Counts::read(&directory.0);
            let shares = counts.map(|c| {
                let most = c.cumulative().fold(0, |least, (_, all)| {
                    assert!(least <= all);
                    all
                });
                (c.within(0.5), c.within(0.95), c.within(1.0), most)
            });
            counts::add(&directory.0, Kind::Plain);
            (reasons.len().min(9), shares.is_some())
        });
}
