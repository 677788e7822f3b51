// SPDX-License-Identifier: Apache-2.0
//! Functions that stay where they are, each with its reason.

use crate::image::{Function, Image, Link};
use iced_x86::{Decoder, DecoderOptions, FlowControl};
use serde::Serialize;
use std::collections::{BTreeMap, HashMap, HashSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Addresses of its instructions lie in data: a computed goto, or a table that BOLT does not move.
    LabelsInData,
    /// It saves its place for a jump from elsewhere (`setjmp`, `getcontext`).
    SavesItsPlace,
    /// The compiler has split a cold part off; `-fno-reorder-blocks-and-partition` keeps it whole.
    Split,
    /// A byte of it is no instruction.
    NotDecoded,
    /// Another symbol lies inside it: an entry of hand-written code.
    SeveralEntries,
    /// The dynamic linker or the C runtime's start needs it as it is.
    Startup,
    /// A thread in it holds a lock of the unwinder, as its place has to tell.
    UnwindersLock,
}

impl Reason {
    pub fn text(self) -> &'static str {
        match self {
            Reason::LabelsInData => {
                "addresses inside it lie in data (computed goto, or a jump table of a kind that is not moved)"
            }
            Reason::SavesItsPlace => "it calls setjmp or getcontext, which save its place",
            Reason::Split => {
                "the compiler has split it; build with -fno-reorder-blocks-and-partition"
            }
            Reason::NotDecoded => "it holds bytes that are no instructions",
            Reason::SeveralEntries => "another symbol lies inside it",
            Reason::Startup => "it belongs to the start of the program",
            Reason::UnwindersLock => "it holds the unwinder's lock, as its place has to tell",
        }
    }
}

const SAVERS: [&str; 9] = [
    "setjmp",
    "_setjmp",
    "__sigsetjmp",
    "sigsetjmp",
    "getcontext",
    "swapcontext",
    "makecontext",
    "vfork",
    "__vfork",
];

const STARTUP: [&str; 9] = [
    "_start",
    "_init",
    "_fini",
    "deregister_tm_clones",
    "register_tm_clones",
    "__do_global_dtors_aux",
    "frame_dummy",
    "_dl_relocate_static_pie",
    "__libc_csu_init",
];

/// Functions of an unwinder (that of GCC) that hold its lock, by themselves or by what they call.
pub fn holds_unwinders_lock(name: &str) -> bool {
    name == "_Unwind_Find_FDE"
        || name.starts_with("__register_frame")
        || name.starts_with("__deregister_frame")
}

/// By address of the function.
pub fn exclusions(image: &Image) -> BTreeMap<u64, Reason> {
    let mut found = BTreeMap::new();
    let mut leave = |function: &Function, reason: Reason| {
        found.entry(function.address).or_insert(reason);
    };
    let split: HashSet<&str> = image
        .functions
        .iter()
        .filter_map(|f| f.name.strip_suffix(".cold"))
        .collect();
    let savers = plt_stubs(image, &SAVERS);
    for function in &image.functions {
        if STARTUP.contains(&function.name.as_str()) {
            leave(function, Reason::Startup);
        } else if holds_unwinders_lock(&function.name) {
            leave(function, Reason::UnwindersLock);
        } else if function.name.ends_with(".cold") || split.contains(function.name.as_str()) {
            leave(function, Reason::Split);
        } else {
            match scan(image, function, &savers) {
                Scan::Plain => {}
                Scan::Broken => leave(function, Reason::NotDecoded),
                Scan::Saves => leave(function, Reason::SavesItsPlace),
            }
        }
    }
    for (inner, (address, _)) in &image.symbols {
        if let Some(function) = image.function_at(*address)
            && function.address != *address
            && !inner.0.starts_with('.')
        {
            leave(function, Reason::SeveralEntries);
        }
    }
    for section in image
        .sections
        .iter()
        .filter(|s| s.allocated && !s.executable)
    {
        if section.name.starts_with(".eh_frame") || section.name.starts_with(".gcc_except") {
            continue;
        }
        for relocation in section
            .relocations
            .iter()
            .filter(|r| r.link == Link::Absolute)
        {
            if let Some(function) = image.function_at(relocation.value)
                && function.address != relocation.value
            {
                leave(function, Reason::LabelsInData);
            }
        }
    }
    found
}

enum Scan {
    Plain,
    Broken,
    Saves,
}

fn scan(image: &Image, function: &Function, savers: &HashSet<u64>) -> Scan {
    let Some(code) = image.code(function) else {
        return Scan::Broken;
    };
    let mut decoder = Decoder::with_ip(64, code, function.address, DecoderOptions::NONE);
    let mut saves = false;
    while decoder.can_decode() {
        let instruction = decoder.decode();
        if instruction.is_invalid() {
            return Scan::Broken;
        }
        saves |= match instruction.flow_control() {
            FlowControl::Call | FlowControl::UnconditionalBranch => {
                savers.contains(&instruction.near_branch_target())
            }
            FlowControl::IndirectCall | FlowControl::IndirectBranch => {
                instruction.is_ip_rel_memory_operand()
                    && savers.contains(&instruction.ip_rel_memory_address())
            }
            _ => false,
        };
    }
    if saves { Scan::Saves } else { Scan::Plain }
}

/// Addresses that lead to functions of these names: their own, their table slots, and stubs that jump through such a slot.
fn plt_stubs(image: &Image, names: &[&str]) -> HashSet<u64> {
    let mut addresses: HashSet<u64> = HashSet::new();
    for ((name, _), (address, _)) in &image.symbols {
        let plain = name.split('@').next().unwrap_or(name);
        if names.contains(&plain) && *address != 0 {
            addresses.insert(*address);
        }
    }
    let slots: HashMap<u64, &str> = image
        .imports
        .iter()
        .map(|(slot, name)| (*slot, name.as_str()))
        .collect();
    for (slot, name) in &slots {
        if names.contains(name) {
            addresses.insert(*slot);
        }
    }
    for section in image.sections.iter().filter(|s| s.name.starts_with(".plt")) {
        let mut decoder =
            Decoder::with_ip(64, &section.bytes, section.address, DecoderOptions::NONE);
        while decoder.can_decode() {
            let instruction = decoder.decode();
            if instruction.flow_control() == FlowControl::IndirectBranch
                && instruction.is_ip_rel_memory_operand()
                && addresses.contains(&instruction.ip_rel_memory_address())
            {
                // Stubs have sixteen bytes, `.plt.got`'s eight; either start leads here.
                for size in [8, 16] {
                    addresses.insert(instruction.ip() & !(size - 1));
                }
            }
        }
    }
    addresses
}
