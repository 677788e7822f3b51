// SPDX-License-Identifier: Apache-2.0
//! Direct calls and tail calls that relocations prove.

use crate::image::{Function, Image, Link};
use iced_x86::{Decoder, DecoderOptions, FlowControl};
use std::collections::HashMap;

const PAGE: u64 = 4096;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallSite {
    /// Where the four bytes of the distance lie.
    pub at: u64,
    /// The function that is called.
    pub callee: u64,
    /// The function that calls.
    pub caller: u64,
}

/// The sites whose distance lies on one page, so that it is written at once.
pub fn call_sites(image: &Image) -> Vec<CallSite> {
    let mut proven = HashMap::new();
    for section in image.sections.iter().filter(|s| s.executable) {
        for relocation in section
            .relocations
            .iter()
            .filter(|r| r.link == Link::Relative)
        {
            proven.insert(relocation.at, relocation.value.wrapping_add(4));
        }
    }
    image
        .functions
        .iter()
        .flat_map(|f| sites_of(image, f))
        .filter(|s| proven.get(&s.at) == Some(&s.callee))
        .collect()
}

fn sites_of(image: &Image, function: &Function) -> Vec<CallSite> {
    let mut sites = Vec::new();
    let code = image.code(function).unwrap_or_default();
    let mut decoder = Decoder::with_ip(64, code, function.address, DecoderOptions::NONE);
    while decoder.can_decode() {
        let instruction = decoder.decode();
        let calls = matches!(
            instruction.flow_control(),
            FlowControl::Call | FlowControl::UnconditionalBranch
        );
        let callee = instruction.near_branch_target();
        if !calls || instruction.len() != 5 || image.function_that_begins_at(callee).is_none() {
            continue;
        }
        let at = instruction.ip() + 1;
        if at / PAGE == (at + 3) / PAGE {
            sites.push(CallSite {
                at,
                callee,
                caller: function.address,
            });
        }
    }
    sites
}
