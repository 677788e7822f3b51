// SPDX-License-Identifier: Apache-2.0
//! Options up to the main class: which of them the VM gets, and what else counts.

use crate::command_line::{Mode, Refusal};
use crate::file_of_jdk::file_of_jdk;
use crate::option_with_value::takes_value;
use crate::refused_option::{show, unknown};
use crate::reusable_option;

#[derive(Default)]
pub struct Reader {
    pub main: Option<Mode>,
    pub vm_options: Vec<Vec<u8>>,
    pub class_path: Option<Vec<u8>>,
    pub module_path: Option<Vec<u8>>,
    pub files: Vec<Vec<u8>>,
}

/// The main class and its arguments.
pub type Main = (Vec<u8>, Vec<Vec<u8>>);

impl Reader {
    /// Reads options up to the main class.
    pub fn read(&mut self, words: Vec<Vec<u8>>) -> Result<Option<Main>, Refusal> {
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            if word.first() != Some(&b'-') {
                return Ok(Some((word, words.collect())));
            }
            let (name, value) = match word.iter().position(|c| *c == b'=') {
                Some(at) if word.starts_with(b"--") => {
                    (word[..at].to_vec(), Some(word[at + 1..].to_vec()))
                }
                _ => (word.clone(), None),
            };
            if !takes_value(&name) {
                self.vm_option(&word, "the command line")?;
                continue;
            }
            let joined = value.is_some();
            let value = match value {
                Some(value) => value,
                None => words
                    .next()
                    .ok_or_else(|| format!("{} has no value", show(&name)))?,
            };
            match &name[..] {
                b"-cp" | b"-classpath" | b"--class-path" => self.class_path = Some(value),
                b"-jar" => {
                    self.main = Some(Mode::Jar);
                    return Ok(Some((value, words.collect())));
                }
                b"-m" | b"--module" => {
                    self.main = Some(Mode::Module);
                    return Ok(Some((value, words.collect())));
                }
                b"-p" | b"--module-path" => {
                    self.vm_options.push(b"--module-path".to_vec());
                    self.vm_options.push(value.clone());
                    self.module_path = Some(value);
                }
                b"--add-modules"
                | b"--limit-modules"
                | b"--add-exports"
                | b"--add-opens"
                | b"--add-reads"
                | b"--enable-native-access"
                | b"--sun-misc-unsafe-memory-access"
                | b"--illegal-native-access" => {
                    if joined {
                        self.vm_options.push(word);
                    } else {
                        self.vm_options.push(name);
                        self.vm_options.push(value);
                    }
                }
                _ => return Err(unknown(&name, "the command line")),
            }
        }
        Ok(None)
    }

    /// An option of one word.
    pub fn vm_option(&mut self, word: &[u8], place: &str) -> Result<(), Refusal> {
        let text = String::from_utf8_lossy(word);
        if text == "--disable-@files" {
            return Ok(());
        }
        if !reusable_option::is(&text) {
            return Err(unknown(word, place));
        }
        if let Some(file) = text.strip_prefix("-XX:SharedArchiveFile=") {
            self.files
                .extend(file.split(':').map(|f| f.as_bytes().to_vec()));
        }
        self.files
            .extend(file_of_jdk(word).map_err(|why| format!("{} ({why}) on {place}", show(word)))?);
        self.vm_options.push(word.to_vec());
        Ok(())
    }
}
