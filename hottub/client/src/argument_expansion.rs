// SPDX-License-Identifier: Apache-2.0
//! `@file` on a command line stands for the words of the file, but behind the main class it is an argument.

use crate::argument_file::words_of_file;
use crate::command_line::Refusal;
use crate::option_with_value::takes_value;
use crate::readable_again;
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

/// Replaces `@file` up to the main class, and `@@word` by `@word`.
pub fn expand(words: Vec<Vec<u8>>) -> Result<Vec<Vec<u8>>, Refusal> {
    let mut expanded = Vec::with_capacity(words.len());
    let mut state = Expansion::default();
    for word in words {
        if state.done || state.stopped || word.len() < 2 || word[0] != b'@' {
            state.see(&word);
            expanded.push(word);
        } else if word[1] == b'@' {
            state.see(&word[1..]);
            expanded.push(word[1..].to_vec());
        } else {
            let path = Path::new(OsStr::from_bytes(&word[1..]));
            let text = readable_again::read(path)
                .map_err(|e| format!("argument file {}: {e}", path.display()))?;
            for word in words_of_file(&text) {
                state.see(&word);
                expanded.push(word);
            }
        }
    }
    Ok(expanded)
}

#[derive(Default)]
struct Expansion {
    done: bool,
    stopped: bool,
    value_follows: bool,
}

impl Expansion {
    fn see(&mut self, word: &[u8]) {
        if word.first() == Some(&b'-') {
            self.value_follows =
                takes_value(word) && !matches!(word, b"-jar" | b"-m" | b"--module");
            self.stopped |= word == b"--disable-@files";
            self.done |= word.starts_with(b"--module=");
        } else {
            self.done |= !self.value_follows;
            self.value_follows = false;
        }
    }
}
