// SPDX-License-Identifier: Apache-2.0
//! A build by a compiler: its objects are the same, byte for byte.

use crate::batches::Cache;
use crate::{sources, trial};
use libtest_mimic::Trial;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

pub fn trials() -> Vec<Trial> {
    let both = sources::tcc().and_then(|t| Ok((t, sources::speedtest()?)));
    vec![trial("a_build_makes_the_same_objects", both, build)]
}

const MAKEFILE: &str = ".PHONY: all
objects = $(foreach n,1 2 3 4 5 6 7 8 9 10 11 12,o$(n).o)
all: $(objects)
$(objects): %.o: $(SOURCE)
\t$(CC) -I$(INCLUDE) -I/usr/include/x86_64-linux-gnu -c $(SOURCE) -o $@
.PHONY: $(objects)
";

fn build((tcc, speedtest): (PathBuf, PathBuf)) {
    let cache = Cache::new();
    let source = speedtest.parent().unwrap().join("source/sqlite3.c");
    let include = tcc.parent().unwrap().join("source/include");
    let place = tempfile::tempdir().unwrap();
    fs::write(place.path().join("Makefile"), MAKEFILE).unwrap();
    let make = [
        "make".to_owned(),
        "-j2".to_owned(),
        "-s".to_owned(),
        "-C".to_owned(),
        place.path().display().to_string(),
        format!("CC={}", tcc.display()),
        format!("SOURCE={}", source.display()),
        format!("INCLUDE={}", include.display()),
    ];
    let objects = || -> Vec<Vec<u8>> {
        let read = |n| fs::read(place.path().join(format!("o{n}.o"))).unwrap();
        let all = (1..=12).map(read).collect();
        (1..=12).for_each(|n| fs::remove_file(place.path().join(format!("o{n}.o"))).unwrap());
        all
    };
    assert!(
        Command::new(&make[0])
            .args(&make[1..])
            .status()
            .unwrap()
            .success()
    );
    let expected = objects();
    let command: Vec<&str> = make.iter().map(String::as_str).collect();
    let options = ["--only", "tcc", "--runs", "3", "--finish"];
    cache.until_relaid(&options, &command, &tcc);
    assert!(objects() == expected, "an object differs");
    let output = cache.run(&options, &command);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(objects() == expected, "an object differs");
}
