// SPDX-License-Identifier: Apache-2.0
//! What a process has in its memory and maps, and the tables of what it has mapped, nearly right.

use std::fs;
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use thaw_binary::Image;
use thaw_fuzz::{Allocations, Fuzz};
use thaw_process::call_chain::CallChains;
use thaw_process::journal::{Fixed, Journal, Moved, Patch, State};
use thaw_process::journal_bytes::{HEAD, PAUSE, hash};
use thaw_process::maps::{self, Mapping};
use thaw_process::memory::Memory;
use thaw_process::process::Process;
use thaw_process::unwinder;

#[global_allocator]
static ALLOCATOR: Allocations = Allocations;

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus");

fn fuzz(name: &str) -> Fuzz {
    Fuzz::new(name, CORPUS)
}

fn journal() -> Journal {
    Journal {
        state: State::Done,
        fixed: Fixed {
            region: 0x10_0000,
            region_size: 0x4000,
            code: 0x10_1000,
            code_size: 0x1000,
            frames: 0x10_2000,
            frames_size: 0x1000,
            object: 0x10_3000,
            text: 0x40_0000,
            text_size: 0x1000,
            ..Fixed::default()
        },
        build_id: vec![7; 20],
        moves: vec![Moved {
            old: 0x40_0010,
            old_size: 32,
            new: 0x10_1000,
            new_size: 30,
            cold: 0x10_1100,
        }],
        patches: vec![Patch::new(0x40_0010, &[1, 2, 3, 4, 5], &[6, 7, 8, 9, 10])],
    }
}

/// With a checksum that is right, where it is long enough for one.
fn believed(bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    if bytes.len() > PAUSE + 8 && bytes.len() % 4 != 1 {
        let length = (bytes.len() - HEAD) as u64;
        bytes[16..24].copy_from_slice(&length.to_le_bytes());
        let mut body = bytes[HEAD..].to_vec();
        body[PAUSE - HEAD..PAUSE - HEAD + 8].fill(0);
        bytes[24..32].copy_from_slice(&hash(&body).to_le_bytes());
    }
    bytes
}

#[test]
fn journals() {
    fuzz("journals").seed(journal().encode()).run(|bytes| {
        let bytes = believed(bytes);
        let journal = Journal::decode(bytes.get(..HEAD)?, |n| {
            let rest = bytes.get(HEAD..HEAD + n).map(<[u8]>::to_vec);
            rest.ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
        })?;
        let again = journal.encode();
        assert_eq!(
            Journal::decode(&again[..HEAD], |_| Ok(again[HEAD..].to_vec())).as_ref(),
            Some(&journal)
        );
        if journal.is_possible() {
            let f = &journal.fixed;
            let end = f.region + f.region_size;
            assert!(f.code - f.region <= f.stub() - f.region && f.loader() < f.stub());
            assert!(f.registered() < end && f.deregistered() < end && f.loaded() < end);
            let sizes: u64 = journal
                .moves
                .iter()
                .map(|m| m.old_size.max(m.new_size))
                .sum();
            assert!(sizes <= (journal.moves.len() as u64) << 31);
        }
        Some((
            journal.is_possible(),
            journal.moves.len(),
            journal.patches.len(),
            journal.state as u32,
        ))
    });
    assert!(journal().is_possible());
}

#[test]
fn lines_of_maps() {
    let own = fs::read_to_string("/proc/self/maps").unwrap();
    let line = own.lines().next().unwrap();
    let seed = fuzz("maps")
        .seed(line)
        .seed("7f00-8f00 rw-p 00001000 fe:01 1234    /tmp/a file (deleted)");
    seed.tokens([
        "-",
        " ",
        "0",
        "ffffffffffffffff",
        "[anon:x]",
        "\u{e4}",
        "rwxs",
    ])
    .run(|bytes| {
        let mapping = maps::parse(&String::from_utf8_lossy(bytes))?;
        let _ = mapping.contains(mapping.start);
        Some((mapping.is_anonymous(), mapping.readable, mapping.executable))
    });
}

/// Compiled where it can be changed, in memory where there is a place for that.
fn program() -> (PathBuf, Vec<u8>) {
    let memory = Path::new("/dev/shm");
    let place = if memory.is_dir() {
        memory
    } else {
        Path::new(env!("CARGO_TARGET_TMPDIR"))
    };
    let file = place.join(format!("thaw-fuzz-{}", std::process::id()));
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../binary/tests/program.c");
    let status = Command::new("cc")
        .args([
            "-O1",
            "-ffreestanding",
            "-nostdlib",
            "-static-pie",
            "-fPIE",
            "-Wl,-z,noseparate-code",
        ])
        .args(["-Wl,--eh-frame-hdr", "-Wl,--emit-relocs", "-o"])
        .args([&file, &source])
        .status()
        .unwrap();
    assert!(status.success());
    let bytes = fs::read(&file).unwrap();
    (file, bytes)
}

/// The tables of a file that the process has mapped, for a thread that stands in each of its functions.
#[test]
fn call_chains() {
    let (file, seed) = program();
    let image = Image::parse(&seed).unwrap();
    let places: Vec<u64> = image
        .functions
        .iter()
        .map(|f| f.address + f.size / 2)
        .collect();
    // There, the outermost function returns to nought.
    let stack = [0u64; 64];
    let start = 0x5000_0000;
    let process = Process {
        pid: std::process::id() as i32,
        file: file.clone(),
        is_library: false,
        may_be_unloaded: false,
        name: "program".to_owned(),
    };
    let memory = Memory::open_to_read(process.pid).unwrap();
    let mapping = Mapping {
        start,
        end: start + 0x10_0000,
        readable: true,
        writable: false,
        executable: true,
        shared: false,
        offset: 0,
        device: String::new(),
        inode: fs::metadata(&file).unwrap().ino(),
        name: file.display().to_string(),
    };
    let chains = || {
        let chains = CallChains::of(&process, std::slice::from_ref(&mapping));
        let known = places.iter().filter(|place| {
            // SAFETY: registers are numbers, for which nought is a value.
            let mut registers: libc::user_regs_struct = unsafe { std::mem::zeroed() };
            registers.rip = start + **place;
            registers.rsp = stack.as_ptr() as u64;
            chains.of_thread(&registers, &memory).is_some_and(|chain| {
                assert_eq!(chain[0], registers.rip);
                true
            })
        });
        known.count()
    };
    fs::write(&file, &seed).unwrap();
    assert!(chains() > 2, "tables tell nothing");
    fuzz("call-chains").seed(seed).run(|bytes| {
        fs::write(&file, bytes).unwrap();
        let unwinder = Image::parse(bytes)
            .ok()
            .and_then(|i| unwinder::own(&i, start));
        (chains(), unwinder.is_some())
    });
    fs::remove_file(&file).unwrap();
}
