// SPDX-License-Identifier: Apache-2.0
//! Tables of virtual functions, as relocations and their symbols prove them.

use crate::image::{Image, Link};

/// Slots of virtual tables (`_ZTV…`) that hold a function's entry: where, and which.
pub fn virtual_slots(image: &Image) -> Vec<(u64, u64)> {
    let mut tables: Vec<(u64, u64)> = image
        .symbols
        .iter()
        .filter(|((name, _), _)| name.starts_with("_ZTV") || name.starts_with("_ZTC"))
        .map(|(_, &(address, size))| (address, address + size))
        .collect();
    tables.sort_unstable();
    let mut slots = Vec::new();
    for section in image
        .sections
        .iter()
        .filter(|s| s.allocated && !s.executable)
    {
        for relocation in section
            .relocations
            .iter()
            .filter(|r| r.link == Link::Absolute)
        {
            let after = tables.partition_point(|t| t.0 <= relocation.at);
            let in_table = after > 0 && relocation.at < tables[after - 1].1;
            if in_table && image.function_that_begins_at(relocation.value).is_some() {
                slots.push((relocation.at, relocation.value));
            }
        }
    }
    slots.sort_unstable();
    slots.dedup();
    slots
}
