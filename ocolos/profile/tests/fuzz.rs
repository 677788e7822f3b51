// SPDX-License-Identifier: Apache-2.0
//! What the kernel writes to a ring, nearly right.

use thaw_fuzz::{Allocations, Fuzz, said};
use thaw_profile::perf_records::{Event, read};

#[global_allocator]
static ALLOCATOR: Allocations = Allocations;

#[test]
fn records_of_branches() {
    let mut seed = Vec::new();
    for (kind, count) in [(9u32, 2u64), (1, 0), (9, 1)] {
        seed.extend(kind.to_le_bytes());
        seed.extend(2u16.to_le_bytes());
        seed.extend((16 + 24 * count as u16).to_le_bytes());
        seed.extend(count.to_le_bytes());
        (0..3 * count).for_each(|n| seed.extend((0x1000 + 16 * n).to_le_bytes()));
    }
    let corpus = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus");
    Fuzz::new("records-of-branches", corpus)
        .seed(seed)
        .run(|bytes| {
            let (mut told, mut gaps) = (0, 0);
            let end = read(bytes, |event| match event {
                Event::Branch { .. } => told += 1,
                Event::Gap => gaps += 1,
            });
            assert!(24 * told <= bytes.len() as u64 && gaps % 2 == 0);
            match end {
                Ok((branches, left)) => {
                    assert!(branches == told && left <= bytes.len());
                    format!("{branches} {gaps}")
                }
                Err(error) => {
                    assert!(error.contains("at byte"), "{error}");
                    said(&error)
                }
            }
        });
}
