// SPDX-License-Identifier: Apache-2.0
//! Names in a program's file, and where they lead.

use crate::image::Function;
use object::read::elf::ElfFile64;
use object::{Object, ObjectSymbol, ObjectSymbolTable, RelocationTarget, SymbolKind};
use std::collections::HashMap;

pub fn imports(file: &ElfFile64<'_>) -> Vec<(u64, String)> {
    let (Some(relocations), Some(table)) =
        (file.dynamic_relocations(), file.dynamic_symbol_table())
    else {
        return Vec::new();
    };
    let named = relocations.filter_map(|(at, relocation)| match relocation.target() {
        RelocationTarget::Symbol(index) => {
            let symbol = table.symbol_by_index(index).ok()?;
            Some((at, symbol.name().ok()?.to_owned()))
        }
        _ => None,
    });
    named.collect()
}

pub type Symbols = HashMap<(String, usize), (u64, u64)>;

pub fn symbols(file: &ElfFile64<'_>) -> (Vec<Function>, Symbols) {
    let mut functions: Vec<Function> = Vec::new();
    let mut seen: HashMap<String, usize> = HashMap::new();
    let mut all = HashMap::new();
    for symbol in file.symbols() {
        let Ok(name) = symbol.name() else { continue };
        if name.is_empty() || symbol.is_undefined() {
            continue;
        }
        if symbol.address().checked_add(symbol.size()).is_none() {
            continue;
        }
        let count = seen.entry(name.to_owned()).or_default();
        let nth = *count;
        *count += 1;
        all.insert((name.to_owned(), nth), (symbol.address(), symbol.size()));
        if symbol.kind() == SymbolKind::Text && symbol.size() > 0 {
            functions.push(Function {
                name: name.to_owned(),
                address: symbol.address(),
                size: symbol.size(),
                nth,
            });
        }
    }
    functions.sort_by_key(|f| f.address);
    functions.dedup_by_key(|f| f.address);
    (functions, all)
}
