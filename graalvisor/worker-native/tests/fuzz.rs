// SPDX-License-Identifier: Apache-2.0
//! What comes from the front, from functions and in libraries, nearly right: refused with a word, or taken as it says.

mod common;

use common::{Directory, compile, list};
use std::fs;
use thaw_fuzz::{Allocations, Fuzz, said};
use thaw_visor_worker::configuration::Configuration;
use thaw_visor_worker::decoder::Decoder;
use thaw_visor_worker::fields::Fields;
use thaw_visor_worker::frame::{HEADER, Kind, Malformed, put};
use thaw_visor_worker::library::elf;

#[global_allocator]
static ALLOCATOR: Allocations = Allocations;

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus");

fn fuzz(name: &str) -> Fuzz {
    Fuzz::new(name, CORPUS)
}

/// Feeds bytes in pieces of the first one's size; the frames as they would be written, and what stopped it.
fn cut(bytes: &[u8]) -> (Vec<u8>, Vec<Kind>, Option<Malformed>) {
    let Some((step, mut rest)) = bytes.split_first() else {
        return (Vec::new(), Vec::new(), None);
    };
    let step = usize::from(*step) * 97 + 1;
    let (mut decoder, mut again, mut kinds) = (Decoder::default(), Vec::new(), Vec::new());
    while !rest.is_empty() {
        let space = decoder.space();
        let count = space.len().min(step).min(rest.len());
        assert!(count > 0, "a decoder without space");
        space[..count].copy_from_slice(&rest[..count]);
        decoder.filled(count);
        rest = &rest[count..];
        loop {
            let promised = decoder.has_next();
            match decoder.take() {
                Ok(Some(frame)) => {
                    assert!(promised);
                    put(&mut again, frame.kind, frame.last, frame.id, &frame.payload);
                    kinds.push(frame.kind);
                }
                Ok(None) => break,
                Err(malformed) => return (again, kinds, Some(malformed)),
            }
        }
    }
    (again, kinds, None)
}

#[test]
fn frames() {
    let mut seed = vec![40];
    put(&mut seed, Kind::Load, true, 1, &list(&[(":function", "f")]));
    put(
        &mut seed,
        Kind::Invoke,
        false,
        7,
        &list(&[(":method", "POST")]),
    );
    put(&mut seed, Kind::Body, true, 7, b"text");
    put(&mut seed, Kind::Credit, true, 7, &[0, 1, 0, 0]);
    fuzz("frames").seed(seed).run(|bytes| {
        let (again, kinds, malformed) = cut(bytes);
        assert!(bytes.get(1..).unwrap_or_default().starts_with(&again));
        let left = bytes.len().saturating_sub(1 + again.len());
        assert!(malformed.is_none() || left >= HEADER);
        let kinds: Vec<u8> = kinds.iter().take(4).map(|k| *k as u8).collect();
        (kinds, malformed.map(|m| said(&m.0)))
    });
}

#[test]
fn configurations() {
    let seed = list(&[
        (":tenant", "t"),
        (":read", "/a"),
        (":write", "/c"),
        (":execute", "/bin"),
        (":uid", "1000"),
        (":network", "host"),
        (":memory", "64"),
        (":cpu-percent", "50"),
        (":cgroup", "/sys/fs/cgroup/x"),
        (":require", "seccomp"),
        (":program", "/bin/java"),
    ]);
    let names = [
        ":read", ":uid", ":gid", ":network", ":program", "none", "/a\0b",
    ];
    fuzz("configurations")
        .seed(seed)
        .tokens(names)
        .run(|bytes| {
            if let Ok(fields) = Fields::new(bytes) {
                let mut again = Vec::new();
                for (name, value) in fields.iter() {
                    for part in [name, value] {
                        again.extend((part.len() as u32).to_le_bytes());
                        again.extend(part);
                    }
                }
                assert_eq!(again, bytes);
            }
            match Configuration::read(bytes) {
                Ok(c) => {
                    for path in c.read.iter().chain(&c.write).chain(&c.execute) {
                        assert!(path.is_absolute(), "{path:?}");
                    }
                    assert!(c.uid != u32::MAX && c.gid != u32::MAX);
                    "taken".to_owned()
                }
                Err(malformed) => said(&malformed.0),
            }
        });
}

#[test]
fn libraries() {
    let directory = Directory::new();
    let (library, file) = (directory.0.join("seed.so"), directory.0.join("f.so"));
    let options = ["-Wl,-z,noseparate-code", "-Wl,--build-id=none", "-s"];
    compile("bad.c", &library, &options);
    let seed = fs::read(&library).unwrap();
    fs::remove_file(library).unwrap();
    let names = ["libc.so.6", "libnone.so", "f.so"];
    fuzz("libraries").seed(seed).tokens(names).run(|bytes| {
        fs::write(&file, bytes).unwrap();
        match elf::check(&file, &["thaw_function_call"]) {
            Ok(()) => String::new(),
            Err(refusal) => {
                assert!(refusal.message.contains("f.so"), "{}", refusal.message);
                said(refusal.kind) + &said(refusal.message.split("f.so").last().unwrap_or("?"))
            }
        }
    });
}
