// SPDX-License-Identifier: Apache-2.0
//! Which options of the `java` launcher have a value, in the next word or behind `=`.

const WITH_VALUE: [&str; 16] = [
    "-jar",
    "-cp",
    "-classpath",
    "--class-path",
    "-m",
    "--module",
    "-p",
    "--module-path",
    "--upgrade-module-path",
    "--add-modules",
    "--limit-modules",
    "--add-exports",
    "--add-opens",
    "--add-reads",
    "--enable-native-access",
    "--patch-module",
];

pub fn takes_value(word: &[u8]) -> bool {
    WITH_VALUE.iter().any(|o| o.as_bytes() == word)
        || matches!(word, b"--source" | b"--describe-module" | b"-d")
        || matches!(
            word,
            b"--sun-misc-unsafe-memory-access" | b"--illegal-native-access"
        )
}
