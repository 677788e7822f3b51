// SPDX-License-Identifier: Apache-2.0
//! What is run, as records name it: for a person to know it again, without what could be a secret.

use crate::command_line::{CommandLine, Mode};
use std::env;
use std::sync::OnceLock;

const WORDS_AT_MOST: usize = 6;

static MAIN: OnceLock<String> = OnceLock::new();

/// From here on records name the program as well as its options.
pub fn known(line: &CommandLine) {
    let _ = MAIN.set(String::from_utf8_lossy(&line.main).into_owned());
}

/// The class, module, or jar, as a command line names it.
pub fn main_of(line: &CommandLine) -> String {
    let main = shorten(&String::from_utf8_lossy(&line.main));
    match line.mode {
        Mode::Class => main,
        Mode::Jar => format!("-jar {main}"),
        Mode::Module => format!("-m {main}"),
    }
}

/// The command line of this process up to the program, whose arguments say nothing here.
pub fn described() -> String {
    let words: Vec<String> = env::args_os()
        .skip(1)
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    describe(&words, MAIN.get().map(String::as_str))
}

fn describe(words: &[String], main: Option<&str>) -> String {
    let is_main = |word: &String| main.is_some_and(|main| main == *word);
    let end = match words.iter().position(is_main) {
        Some(at) => at + 1,
        // It is in a file of arguments, or not known; from the first word on that is no option, all may be the program's.
        None => words
            .iter()
            .position(|word| !word.starts_with('-'))
            .map_or(words.len(), |at| {
                at + usize::from(words[at].starts_with('@'))
            }),
    };
    let mut shown: Vec<String> = words[..end].iter().map(|word| shorten(word)).collect();
    if shown.len() > WORDS_AT_MOST {
        shown.splice(WORDS_AT_MOST - 2..end - 1, ["…".into()]);
    }
    format!("java {}", shown.join(" ")).trim_end().into()
}

/// Values may be secrets, and class paths are long.
fn shorten(word: &str) -> String {
    match word.split_once('=') {
        Some((name, _)) => format!("{name}=…"),
        None if word.chars().count() > 80 => word.chars().take(79).chain(['…']).collect(),
        None => word.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(words: &str, main: Option<&str>) -> String {
        let words: Vec<String> = words.split(' ').map(String::from).collect();
        describe(&words, main)
    }

    #[test]
    fn arguments_and_values_are_not_shown() {
        let main = Some("p.Main");
        assert_eq!(
            text("-Da=s3cret -cp x p.Main login s3cret", main),
            "java -Da=… -cp x p.Main"
        );
        assert_eq!(
            text("-a -b -c -d -e -f -g p.Main s3cret", main),
            "java -a -b -c -d … p.Main"
        );
        assert_eq!(text("-Xmx1g @file s3cret", main), "java -Xmx1g @file");
        assert_eq!(text("--bad p.Main s3cret", None), "java --bad");
        assert_eq!(text("-jar p.Main p.Main s3cret", main), "java -jar p.Main");
    }
}
