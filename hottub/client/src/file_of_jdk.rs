// SPDX-License-Identifier: Apache-2.0
//! Files that the JDK reads once because of a property: what is in them counts, and not only their names.

use crate::readable_again;
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

/// Properties with the name of one.
const FILES_OF_JDK: [&str; 3] = [
    "java.security.properties",
    "java.util.currency.data",
    "content.types.user.table",
];

/// The one that an option names, if it does.
pub fn file_of_jdk(option: &[u8]) -> Result<Option<Vec<u8>>, &'static str> {
    let value = FILES_OF_JDK.iter().find_map(|name| {
        let after = option.strip_prefix(b"-D")?.strip_prefix(name.as_bytes())?;
        after.strip_prefix(b"=")
    });
    let Some(value) = value else { return Ok(None) };
    // With another sign before it, it replaces the JDK's own.
    let file = value.strip_prefix(b"=").unwrap_or(value);
    if file.contains(&b'$') || file.contains(&b':') {
        return Err("a file that is not named by its path");
    }
    let text = readable_again::read(Path::new(OsStr::from_bytes(file))).unwrap_or_default();
    let includes = text
        .split(|c| matches!(c, b'\n' | b'\r'))
        .any(|line| line.trim_ascii_start().starts_with(b"include"));
    if includes {
        return Err("a file that includes others");
    }
    Ok(Some(file.to_vec()))
}

#[cfg(test)]
mod tests {
    use crate::command_line::{CommandLine, Refusal, read};
    use std::ffi::OsString;
    use std::fs;

    fn parse(words: &[&str]) -> Result<CommandLine, Refusal> {
        read(words.iter().map(OsString::from).collect(), |_| None)
    }

    #[test]
    fn files_that_the_jdk_reads_once_count() {
        let line = parse(&["-Djava.security.properties==/x/own", "Main"]).unwrap();
        assert_eq!(line.program_files, [b"/x/own"]);
        let line = parse(&["-Dx=/x/own", "-Djava.util.currency.data=a", "Main"]).unwrap();
        assert_eq!(line.program_files, [b"a"]);
        assert!(parse(&["-Djava.security.properties=http://h/x", "Main"]).is_err());
        assert!(parse(&["-Djava.security.properties=${java.home}/x", "Main"]).is_err());
        let file = std::env::temp_dir().join(format!("thaw-properties-{}", std::process::id()));
        let option = format!("-Djava.security.properties={}", file.display());
        fs::write(&file, "a=include b\n").unwrap();
        let whole = parse(&[&option, "Main"]);
        fs::write(&file, "a=b\n include other\n").unwrap();
        let including = parse(&[&option, "Main"]);
        fs::remove_file(&file).unwrap();
        assert!(whole.is_ok() && including.is_err());
        let line = read(vec!["Main".into()], |name| {
            (name == "JAVA_TOOL_OPTIONS").then(|| "-Djava.security.properties=t".into())
        });
        assert_eq!(line.unwrap().program_files, [b"t"]);
    }
}
