// SPDX-License-Identifier: Apache-2.0
//! A build by a compiler: its objects are the same, byte for byte.

use crate::batches::Cache;
use crate::{sources, trial};
use libtest_mimic::Trial;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::{self, DirEntry};
use std::path::{Path, PathBuf};
use std::process::Command;

pub fn trials() -> Vec<Trial> {
    let small = sources::tcc().and_then(|t| Ok((t, sources::speedtest()?)));
    let is_wanted =
        std::env::var("THAW_RELAYOUT_SOAK").is_ok_and(|v| !v.is_empty() && v != "false");
    let large = if is_wanted {
        sources::clang().and_then(|c| Ok((c, sources::lua()?)))
    } else {
        Err("it is among the long tests (./thaw test --soak)".to_owned())
    };
    vec![
        trial("a_build_makes_the_same_objects", small, build_by_tcc),
        trial(
            "a_build_by_a_large_compiler_makes_the_same_objects",
            large,
            build_by_clang,
        ),
    ]
}

/// Twelve times the same file.
const BY_TCC: &str = ".PHONY: all
objects = $(foreach n,1 2 3 4 5 6 7 8 9 10 11 12,o$(n).o)
all: $(objects)
$(objects): %.o: $(SOURCE)
\t$(CC) -I$(INCLUDE) -I/usr/include/x86_64-linux-gnu -c $(SOURCE) -o $@
.PHONY: $(objects)
";

/// Each file of a directory.
const BY_CLANG: &str = ".PHONY: all
objects = $(patsubst $(SOURCE)/%.c,%.o,$(wildcard $(SOURCE)/*.c))
all: $(objects)
$(objects): %.o: $(SOURCE)/%.c
\t$(CC) -triple x86_64-pc-linux-gnu -emit-obj -w -O1 -D LUA_USE_LINUX -internal-isystem $(INCLUDE) \
\t-internal-externc-isystem /usr/include/x86_64-linux-gnu -internal-externc-isystem /usr/include -x c $< -o $@
.PHONY: $(objects)
";

fn build_by_tcc((tcc, speedtest): (PathBuf, PathBuf)) {
    let source = speedtest.parent().unwrap().join("source/sqlite3.c");
    let include = tcc.parent().unwrap().join("source/include");
    let variables = [("CC", &tcc), ("SOURCE", &source), ("INCLUDE", &include)];
    let options = ["--only", "tcc", "--runs", "3", "--finish"];
    build(BY_TCC, &variables, &options, &tcc);
}

/// With headers of gcc's, which serve both.
fn build_by_clang((clang, lua): (PathBuf, PathBuf)) {
    let mut gcc = Command::new("gcc");
    let include = gcc.arg("-print-file-name=include").output().unwrap();
    let include = PathBuf::from(String::from_utf8(include.stdout).unwrap().trim());
    let source = lua.parent().unwrap().join("source/src");
    let variables = [("CC", &clang), ("SOURCE", &source), ("INCLUDE", &include)];
    let options = [
        "--only",
        "clang",
        "--runs",
        "3",
        "--finish",
        "--optimise-memory",
        "16384",
        "--optimise-seconds",
        "3600",
    ];
    build(BY_CLANG, &variables, &options, &clang);
}

fn build(makefile: &str, variables: &[(&str, &PathBuf)], options: &[&str], compiler: &Path) {
    let cache = Cache::new();
    let place = tempfile::tempdir().unwrap();
    fs::write(place.path().join("Makefile"), makefile).unwrap();
    let mut make = vec!["make".to_owned(), "-j2".to_owned(), "-s".to_owned()];
    make.extend(["-C".to_owned(), place.path().display().to_string()]);
    make.extend(
        variables
            .iter()
            .map(|(n, v)| format!("{n}={}", v.display())),
    );
    let objects = || -> BTreeMap<OsString, Vec<u8>> {
        let all = fs::read_dir(place.path()).unwrap().flatten();
        let objects = all.filter(|e| e.path().extension().is_some_and(|x| x == "o"));
        let read = |e: DirEntry| {
            let bytes = fs::read(e.path()).unwrap();
            fs::remove_file(e.path()).unwrap();
            (e.file_name(), bytes)
        };
        objects.map(read).collect()
    };
    let alone = Command::new(&make[0]).args(&make[1..]).status().unwrap();
    assert!(alone.success());
    let expected = objects();
    assert!(expected.len() > 10);
    let command: Vec<&str> = make.iter().map(String::as_str).collect();
    cache.until_relaid(options, &command, compiler);
    assert!(objects() == expected, "an object differs");
    let output = cache.run(options, &command);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(objects() == expected, "an object differs");
}
