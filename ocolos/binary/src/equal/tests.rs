// SPDX-License-Identifier: Apache-2.0
//! Small functions, and what layout makes of them.

use super::*;
use crate::image::{Function, Relocation, Section};

const OLD: u64 = 0x1000;
const NEW: u64 = 0x5000;

/// One function; a table of two entries behind it.
fn image(code: &[u8], table: &[(u64, u64)]) -> Image {
    let section = |name: &str, address, bytes: &[u8], executable| Section {
        name: name.to_owned(),
        address,
        bytes: bytes.to_vec(),
        allocated: true,
        executable,
        relocations: Vec::new(),
    };
    let mut data = section(".rodata", 0x2000, &[0; 8], false);
    data.relocations = table
        .iter()
        .map(|&(at, value)| Relocation {
            at,
            link: Link::Relative,
            value,
        })
        .collect();
    Image {
        build_id: Vec::new(),
        position_independent: true,
        dynamic: true,
        looks_beside_itself: false,
        sections: vec![section(".text", OLD, code, true), data],
        functions: vec![Function {
            name: "f".to_owned(),
            address: OLD,
            size: code.len() as u64,
            nth: 0,
        }],
        symbols: HashMap::new(),
        imports: Vec::new(),
        first_page: 0,
        end: 0x3000,
    }
}

fn with_new<T>(
    original: &Image,
    size: u64,
    bytes: &[u8],
    of: impl FnOnce(&Image, &BTreeMap<u64, Move>, &NewCode<'_>) -> T,
) -> T {
    let moved = Move {
        name: "f".to_owned(),
        old: OLD,
        old_size: original.functions[0].size,
        new: 0x9000,
        new_size: size,
        cold: None,
    };
    let new = NewCode {
        start: NEW,
        bytes,
        shift: -0x4000,
    };
    of(original, &BTreeMap::from([(OLD, moved)]), &new)
}

fn is_proven(original: &Image, size: u64, bytes: &[u8]) -> bool {
    with_new(original, size, bytes, unproven).is_empty()
}

/// `test edi,edi; je +6; mov eax,1; ret; mov eax,2; ret`
const CHOICE: [u8; 16] = [
    0x85, 0xff, 0x74, 6, 0xb8, 1, 0, 0, 0, 0xc3, 0xb8, 2, 0, 0, 0, 0xc3,
];

/// `test edi,edi; jne +5; mov eax,2; ret; nop; mov eax,1; ret`, the jump in its long form
const TURNED: [u8; 22] = [
    0x85, 0xff, 0x0f, 0x85, 7, 0, 0, 0, 0xb8, 2, 0, 0, 0, 0xc3, 0x90, 0xb8, 1, 0, 0, 0, 0xc3, 0xcc,
];

#[test]
fn layout_may_change_and_nothing_else() {
    let original = image(&CHOICE, &[]);
    assert!(is_proven(&original, 21, &TURNED));
    for at in (0..21).filter(|at| *at != 14) {
        for bit in 0..8 {
            let mut other = TURNED;
            other[at] ^= 1 << bit;
            // Jumping to the `nop` before the same code is layout.
            if at == 4 && other[at] == 6 {
                continue;
            }
            assert!(!is_proven(&original, 21, &other), "byte {at}, bit {bit}");
        }
    }
}

/// `lea rdx,[table]; movsxd rax,[rdx+rdi*4]; add rax,rdx; jmp rax; mov eax,1; ret; mov eax,2; ret`
fn switch(table: u32, numbers: [u8; 2]) -> Vec<u8> {
    let mut code = vec![0x48, 0x8d, 0x15];
    code.extend(table.to_le_bytes());
    code.extend([0x48, 0x63, 0x04, 0xba, 0x48, 1, 0xd0, 0xff, 0xe0]);
    for number in numbers {
        code.extend([0xb8, number, 0, 0, 0, 0xc3]);
    }
    code
}

#[test]
fn tables_are_moved_entry_by_entry() {
    let original = image(
        &switch(0xff9, [1, 2]),
        &[(0x2000, 0x1010), (0x2004, 0x1016 + 4)],
    );
    let new = |entries: [i32; 2]| {
        let mut bytes = switch(0x19, [2, 1]);
        bytes.resize(0x20, 0xcc);
        entries.iter().for_each(|e| bytes.extend(e.to_le_bytes()));
        bytes
    };
    let size = original.functions[0].size;
    assert!(is_proven(&original, size, &new([-0xa, -0x10])));
    let found = with_new(&original, size, &new([-0xa, -0x10]), walked).by_table;
    assert_eq!(found, [(0x1010, 0x5016), (0x1016, 0x5010)].into());
    assert!(!is_proven(&original, size, &new([-0x10, -0xa])));
    assert!(!is_proven(&original, size, &new([-0xa, -0x11])));
    assert!(!is_proven(&original, size, &new([-0xa, -0x10])[..0x24]));
}

#[test]
fn instructions_of_new_code_have_their_origins() {
    let found = with_new(&image(&CHOICE, &[]), 21, &TURNED, walked).origins;
    let all = [(0, 0), (2, 2), (8, 10), (13, 15), (15, 4), (20, 9)];
    assert_eq!(found, all.map(|(new, old)| (NEW + new, OLD + old)).into());
    let mut other = TURNED;
    other[9] = 3;
    let found = with_new(&image(&CHOICE, &[]), 21, &other, walked).origins;
    assert!(found.is_empty());
}
