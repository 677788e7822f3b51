// SPDX-License-Identifier: Apache-2.0
//! What is said of an option for which a plain java has to run the program.

use crate::command_line::Refusal;

/// The reason, which names the option and where it stands.
pub fn unknown(option: &[u8], place: &str) -> Refusal {
    let name = show(option);
    let why = if [
        "-javaagent",
        "-agentlib",
        "-agentpath",
        "-Xrunjdwp",
        "-Xdebug",
    ]
    .iter()
    .any(|a| name.starts_with(a))
    {
        "an agent"
    } else {
        "an option after which a JVM is not known to be reusable"
    };
    format!("{name} ({why}) on {place}")
}

/// Its name.
pub fn show(word: &[u8]) -> String {
    let text = String::from_utf8_lossy(word);
    // The value of an option is nobody's business.
    text.split('=')
        .next()
        .unwrap_or_default()
        .chars()
        .take(80)
        .collect()
}
