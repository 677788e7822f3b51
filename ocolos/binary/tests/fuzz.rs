// SPDX-License-Identifier: Apache-2.0
//! Programs, what BOLT makes of them, and their tables, nearly right.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;
use thaw_binary::equal::{NewCode, unproven, walked};
use thaw_binary::exclusions::exclusions;
use thaw_binary::needs::{Needs, calls_any, defines};
use thaw_binary::place::place;
use thaw_binary::{Image, calls, entries, frames, handlers, moved, tables};
use thaw_fuzz::{Allocations, Fuzz, said};

#[global_allocator]
static ALLOCATOR: Allocations = Allocations;

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus");

fn fuzz(name: &str) -> Fuzz {
    Fuzz::new(name, CORPUS)
}

fn compiled(name: &str, options: &[&str]) -> Vec<u8> {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let status = Command::new("cc")
        .args([
            "-O1",
            "-ffreestanding",
            "-nostdlib",
            "-static-pie",
            "-fPIE",
            "-fcf-protection=none",
        ])
        .args([
            "-Wl,--emit-relocs",
            "-Wl,--build-id=sha1",
            "-Wl,-z,noseparate-code",
        ])
        .args(options)
        .arg("-o")
        .args([
            &file,
            &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program.c"),
        ])
        .status()
        .unwrap();
    assert!(status.success());
    let bytes = fs::read(&file).unwrap();
    fs::remove_file(file).unwrap();
    bytes
}

static PROGRAM: LazyLock<Vec<u8>> = LazyLock::new(|| compiled("program", &[]));

/// The same code elsewhere, as BOLT's new sections are.
static RELAID: LazyLock<Vec<u8>> =
    LazyLock::new(|| compiled("relaid", &["-Wl,-Ttext-segment=0x800000"]));

#[test]
fn programs() {
    let seeds = fuzz("programs").seed(&PROGRAM[..]);
    let tokens = [
        "\x7fELF",
        ".text",
        ".interp",
        "_ZTV",
        "setjmp",
        ".cold",
        "\0",
        ".rela.text",
        ".dynamic",
    ];
    seeds.tokens(tokens).run(|bytes| {
        let needs = Needs::parse(bytes).is_some();
        let named = defines(bytes, "loop") || calls_any(bytes, &["malloc"]);
        match Image::parse(bytes) {
            Ok(image) => {
                for function in &image.functions {
                    assert!(function.end() >= function.address);
                    if let Some(code) = image.code(function) {
                        assert_eq!(code.len() as u64, function.size);
                        let _ = entries::entry(&image, function);
                    }
                }
                let left = exclusions(&image);
                let (calls, slots) = (calls::call_sites(&image), tables::virtual_slots(&image));
                let refusal = image.refusal().map(|r| r.reason);
                format!(
                    "{needs} {named} {refusal:?} {:?} {} {}",
                    left.values().next(),
                    calls.len(),
                    slots.len()
                )
            }
            Err(refusal) => refusal.reason.to_owned() + &said(&refusal.text),
        }
    });
}

/// All that is done with a result of BOLT before it gets into a process.
#[test]
fn results_of_bolt() {
    let original = Image::parse(&PROGRAM).unwrap();
    let left = exclusions(&original);
    let start = 0x1000_0000;
    let run = |bytes: &[u8]| -> Result<(usize, usize, usize), thaw_binary::Refusal> {
        let relaid = Image::parse(bytes)?;
        let block = moved::block(&original, &relaid)?;
        let moves = moved::moves(&original, &relaid, &block, &left);
        let mut placed = place(&original, &block, &moves, &BTreeSet::new(), start)?;
        let shift = start.wrapping_sub(block.start) as i64;
        let new = NewCode {
            start,
            bytes: &placed.bytes,
            shift,
        };
        let unproven = unproven(&original, &moves, &new);
        let proven: Vec<_> = moves.keys().filter(|m| !unproven.contains_key(m)).collect();
        let origins = walked(&original, &moves, &new).origins;
        assert!(proven.is_empty() || !origins.is_empty());
        let frames = frames::frames(&block, start + 0x10_0000, shift)?;
        placed.shift_handlers(&block, &frames.handlers, start)?;
        Ok((moves.len(), proven.len(), frames.bytes.len()))
    };
    let (moves, proven, frames) = run(&RELAID).unwrap();
    assert!(
        moves > 2 && proven > 0 && frames > 40,
        "{moves} moved, {proven} proven, {frames} bytes of frames"
    );
    fuzz("results-of-bolt")
        .seed(&RELAID[..])
        .run(|bytes| match run(bytes) {
            Ok((moves, proven, _)) => format!("{moves} {proven}"),
            Err(refusal) => refusal.reason.to_owned() + &said(&refusal.text),
        });
}

#[test]
fn unwind_tables() {
    let relaid = Image::parse(&RELAID).unwrap();
    let original = Image::parse(&PROGRAM).unwrap();
    let mut block = moved::block(&original, &relaid).unwrap();
    let mut table = block.frames.take().unwrap();
    let seed = table.bytes.clone();
    fuzz("unwind-tables")
        .seed(seed)
        .tokens(["zR\0", "zPLR\0", "zRS\0", "eh\0"])
        .run(|bytes| {
            table.bytes = bytes.to_vec();
            block.frames = Some(table.clone());
            let frames = frames::frames(&block, 0x1000_0000, 0x80_0000).ok()?;
            assert!(frames.bytes.len() <= 8 * bytes.len() + 4);
            Some((frames.bytes.len(), frames.handlers.len()))
        });
}

#[test]
fn exception_tables() {
    // No landing-pad base, relative indirect types, call sites in short numbers, two actions.
    let mut seed = vec![
        0xff, 0x9b, 26, 0x01, 8, 0, 5, 10, 1, 5, 5, 0, 0, 2, 0, 1, 0x7d, 0, 0, 0, 0,
    ];
    seed.extend(100i32.to_le_bytes());
    seed.extend(200i32.to_le_bytes());
    // Landing pads as addresses, in words.
    let mut other = vec![0x03, 0, 0, 0, 0, 0xff, 0x03, 13];
    other.extend([0, 0, 0, 0, 8, 0, 0, 0, 0x40, 0, 0, 0, 0]);
    fuzz("exception-tables")
        .seed(seed)
        .seed(other)
        .run(|bytes| {
            let mut moved = bytes.to_vec();
            let done = handlers::shift_table(&mut moved, 0, 0x1000);
            assert_eq!(moved.len(), bytes.len());
            if done.is_some() && handlers::shift_table(&mut moved, 0, -0x1000).is_some() {
                // What is shared by two entries is moved for each.
                return Some(moved == bytes);
            }
            done.map(|()| false)
        });
}
