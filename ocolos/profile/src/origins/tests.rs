// SPDX-License-Identifier: Apache-2.0
//! One function, and a layout of it in which the condition is turned and one jump is elsewhere.

use super::*;
use crate::profile::Profile;
use thaw_binary::image::Section;

const BIAS: u64 = 0x10000;
const CALLER: u64 = 0x7_0000;

/// `test edi,edi; je +7; mov eax,1; jmp +5; mov eax,2; ret`
const ORIGINAL: [u8; 17] = [
    0x85, 0xff, 0x74, 7, 0xb8, 1, 0, 0, 0, 0xeb, 5, 0xb8, 2, 0, 0, 0, 0xc3,
];

/// In the order of the new code: `test`, `jne +6`, `mov eax,2`, `ret`, `mov eax,1`, and `jmp -8` that has no origin.
const MOVED: [(u64, u64); 5] = [(0, 0), (2, 2), (4, 0xb), (9, 0x10), (0xa, 4)];
const NEW: u64 = 0x15000;

fn image() -> Image {
    Image {
        build_id: Vec::new(),
        position_independent: true,
        dynamic: true,
        looks_beside_itself: false,
        sections: vec![Section {
            name: ".text".to_owned(),
            address: 0x1000,
            bytes: ORIGINAL.to_vec(),
            allocated: true,
            executable: true,
            relocations: Vec::new(),
        }],
        functions: Vec::new(),
        symbols: HashMap::new(),
        imports: Vec::new(),
        first_page: 0,
        end: 0x2000,
    }
}

fn profile_of(places: &[u64]) -> String {
    let image = image();
    let origins = Origins {
        image: Some(&image),
        bias: BIAS,
        new_code: std::iter::once(NEW..NEW + 0x100).collect(),
        addresses: MOVED.map(|(n, o)| (NEW + n, BIAS + 0x1000 + o)).into(),
        entries: HashSet::from([BIAS + 0x1000]),
    };
    let mut profile = Profile::default();
    let code = BIAS + 0x1000..BIAS + 0x1000 + ORIGINAL.len() as u64;
    let mut trace = Trace::new(Recorder::new(&mut profile, code, BIAS), &origins);
    for &at in places {
        let kind = Kind {
            length: 2,
            system_call: false,
            pushes_flags: false,
        };
        trace.comes_to(at, kind);
    }
    profile.to_text()
}

#[test]
fn new_code_is_told_as_the_original() {
    // By the old entry; the new code falls through where the original jumps.
    let zero = [
        CALLER,
        BIAS + 0x1000,
        NEW,
        NEW + 2,
        NEW + 4,
        NEW + 9,
        CALLER,
    ];
    assert_eq!(
        profile_of(&zero),
        "B 1002 100b 1 0\nF 1000 1002 1\nF 100b 1010 1\n"
    );
    // By a call that was patched; the original's own jump is not in the new code, whose jump the original does not have.
    let one = [CALLER, NEW, NEW + 2, NEW + 0xa, NEW + 0xf, NEW + 9, CALLER];
    assert_eq!(
        profile_of(&one),
        "B 1009 1010 1 0\nF 1000 1009 1\nF 1010 1010 1\n"
    );
}

#[test]
fn what_cannot_follow_is_a_gap() {
    // Between them was something that has no origin, a landing pad for instance.
    let lost = [CALLER, NEW, NEW + 0xf, NEW + 9, CALLER];
    assert_eq!(profile_of(&lost), "");
}
