// SPDX-License-Identifier: Apache-2.0
//! Words of `@argfiles` and of `JDK_JAVA_OPTIONS`, cut as the `java` launcher cuts them
//! (the `java` command's manual, "java Command-Line Argument Files").

/// An argument file that has these words.
pub fn quoted(words: impl IntoIterator<Item = Vec<u8>>) -> Vec<u8> {
    let mut text = Vec::new();
    for word in words {
        text.push(b'"');
        for byte in word {
            match byte {
                b'\n' => text.extend(b"\\n"),
                b'\r' => text.extend(b"\\r"),
                b'\t' => text.extend(b"\\t"),
                b'\x0c' => text.extend(b"\\f"),
                b'"' | b'\\' => text.extend([b'\\', byte]),
                other => text.push(other),
            }
        }
        text.extend(b"\"\n");
    }
    text
}

/// The words of an argument file: quotes, escapes inside quotes, comments, continued lines.
pub fn words_of_file(text: &[u8]) -> Vec<Vec<u8>> {
    let mut words = Vec::new();
    let mut word: Option<Vec<u8>> = None;
    let mut quote: Option<u8> = None;
    let mut at = 0;
    while at < text.len() {
        let c = text[at];
        at += 1;
        if let Some(q) = quote {
            match c {
                b'\n' | b'\r' => {
                    // An unclosed quote ends with its line.
                    quote = None;
                    words.extend(word.take());
                }
                b'\\' if at < text.len() => {
                    let escaped = text[at];
                    at += 1;
                    if matches!(escaped, b'\n' | b'\r') {
                        while at < text.len() && is_space(text[at]) {
                            at += 1;
                        }
                    } else {
                        word.get_or_insert_default().push(match escaped {
                            b'n' => b'\n',
                            b'r' => b'\r',
                            b't' => b'\t',
                            b'f' => b'\x0c',
                            other => other,
                        });
                    }
                }
                b'\\' => {}
                c if c == q => quote = None,
                c => word.get_or_insert_default().push(c),
            }
            continue;
        }
        match c {
            b'\'' | b'"' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            b'#' => {
                while at < text.len() && !matches!(text[at], b'\n' | b'\r') {
                    at += 1;
                }
                // What stood before the comment in the same word is lost, as in java.
                word = None;
            }
            c if is_space(c) => words.extend(word.take()),
            c => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word.filter(|w| !w.is_empty()));
    words
}

/// The words of an environment variable with options; `None` if a quote stays open.
pub fn words_of_variable(text: &[u8]) -> Option<Vec<Vec<u8>>> {
    let mut words = Vec::new();
    let mut word: Option<Vec<u8>> = None;
    let mut quote: Option<u8> = None;
    for &c in text {
        match (quote, c) {
            (Some(q), c) if c == q => quote = None,
            (Some(_), c) => word.get_or_insert_default().push(c),
            (None, b'\'' | b'"') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, c) if is_space(c) || c == b'\x0b' => words.extend(word.take()),
            (None, c) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

fn is_space(c: u8) -> bool {
    matches!(c, b' ' | b'\t' | b'\n' | b'\r' | b'\x0c')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_words_are_read_as_they_were() {
        let words: Vec<Vec<u8>> = ["", "a b", "-Dx=\"'\\", "#no\n\tcomment\r\x0c", "\u{e9}"]
            .map(|w| w.as_bytes().to_vec())
            .to_vec();
        assert_eq!(words_of_file(&quoted(words.clone())), words);
    }

    fn strings(words: Vec<Vec<u8>>) -> Vec<String> {
        words
            .into_iter()
            .map(|w| String::from_utf8(w).unwrap())
            .collect()
    }

    #[test]
    fn a_file_has_quotes_escapes_comments_and_continued_lines() {
        let text = b"-cp a:b # the class path\n\"with space\" 'single \\'quoted'\n\"one\\ttab\" \"con\\\n   tinued\" back\\slash pre\"fix\"ed";
        assert_eq!(
            strings(words_of_file(text)),
            [
                "-cp",
                "a:b",
                "with space",
                "single 'quoted",
                "one\ttab",
                "continued",
                "back\\slash",
                "prefixed"
            ]
        );
    }

    #[test]
    fn an_empty_quote_is_an_empty_word() {
        assert_eq!(strings(words_of_file(b"a \"\" b")), ["a", "", "b"]);
    }

    #[test]
    fn a_variable_has_quotes_and_no_escapes() {
        assert_eq!(
            strings(words_of_variable(b" -Da='x y'  -Db=\\n ").unwrap()),
            ["-Da=x y", "-Db=\\n"]
        );
        assert!(words_of_variable(b"-Da='x").is_none());
    }
}
