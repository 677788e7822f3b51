// SPDX-License-Identifier: Apache-2.0
//! What users set: by variables, or in a file for all that they run. A variable prevails.

use std::collections::HashMap;
use std::env;
use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;

pub struct Settings {
    /// Always a plain java.
    pub off: bool,
    pub servers: usize,
    pub idle_seconds: u64,
    pub memory_mib: u64,
    /// Most runs of a server; 0: as many as there are.
    pub runs: u64,
    /// Seconds after which a server serves no other run; 0: none.
    pub age_seconds: u64,
    pub first: First,
}

/// What becomes of a run for which there is no server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// A plain java at once; a server is prepared meanwhile.
    Plain,
    /// The first run of a server that is started for it.
    Server,
}

/// In the file without the prefix, in small letters.
const NAMES: [&str; 7] = [
    "THAW",
    "THAW_SERVERS",
    "THAW_IDLE",
    "THAW_MEMORY",
    "THAW_RUNS",
    "THAW_AGE",
    "THAW_FIRST",
];

const WEEK: u64 = 7 * 24 * 3600;

/// `thaw/java.conf` in `XDG_CONFIG_HOME` or `~/.config`.
pub fn file() -> Option<PathBuf> {
    env::var_os("XDG_CONFIG_HOME")
        .map(PathBuf::from)
        .filter(|p| p.is_absolute())
        .or_else(|| {
            env::var_os("HOME")
                .map(|h| PathBuf::from(h).join(".config"))
                .filter(|p| p.is_absolute())
        })
        .map(|base| base.join("thaw/java.conf"))
}

impl Settings {
    pub fn read() -> Result<Settings, String> {
        let mut values = match file() {
            Some(path) => match fs::read_to_string(&path) {
                Ok(text) => parse(&text).map_err(|e| format!("{}: {e}", path.display()))?,
                // Also where HOME is not this user's, or no directory.
                Err(e)
                    if matches!(
                        e.kind(),
                        ErrorKind::NotFound
                            | ErrorKind::NotADirectory
                            | ErrorKind::PermissionDenied
                    ) =>
                {
                    HashMap::new()
                }
                Err(e) => return Err(format!("{}: {e}", path.display())),
            },
            None => HashMap::new(),
        };
        for name in NAMES {
            if let Ok(value) = env::var(name) {
                values.insert(name, value);
            }
        }
        Settings::of(&values)
    }

    /// What counts where nothing is set.
    pub fn defaults() -> Settings {
        Settings {
            off: false,
            servers: 4,
            idle_seconds: 600,
            memory_mib: physical_mib() / 2,
            runs: 0,
            age_seconds: 0,
            first: First::Plain,
        }
    }

    fn of(values: &HashMap<&str, String>) -> Result<Settings, String> {
        let default = Settings::defaults();
        let number = |name: &str, default: u64, most: u64| match values.get(name) {
            Some(text) => match text.parse::<u64>() {
                Ok(n) if n <= most => Ok(n),
                _ => Err(format!(
                    "{name} is {text:?}, but has to be a number up to {most}"
                )),
            },
            None => Ok(default),
        };
        Ok(Settings {
            off: values.get("THAW").is_some_and(|v| v == "off"),
            servers: usize::try_from(number("THAW_SERVERS", default.servers as u64, 64)?)
                .unwrap_or(4),
            idle_seconds: number("THAW_IDLE", default.idle_seconds, WEEK)?,
            memory_mib: number("THAW_MEMORY", default.memory_mib, 1 << 24)?,
            runs: number("THAW_RUNS", default.runs, 1 << 40)?,
            age_seconds: number("THAW_AGE", default.age_seconds, 52 * WEEK)?,
            first: match values.get("THAW_FIRST").map(String::as_str) {
                None => default.first,
                Some("plain") => First::Plain,
                Some("server") => First::Server,
                Some(text) => {
                    return Err(format!(
                        "THAW_FIRST is {text:?}, but has to be plain or server"
                    ));
                }
            },
        })
    }
}

/// Lines `name = value`; what follows a `#` at the beginning of a line is a comment.
pub fn parse(text: &str) -> Result<HashMap<&'static str, String>, String> {
    let mut values = HashMap::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let known = |given: &str| {
            NAMES.into_iter().find(|name| {
                let short = name.strip_prefix("THAW_").unwrap_or("reuse");
                given.eq_ignore_ascii_case(short)
            })
        };
        let wrong = |why: &str| format!("line {} is {line:?}, {why}", index + 1);
        let Some((Some(name), value)) = line
            .split_once('=')
            .map(|(n, v)| (known(n.trim()), v.trim().to_string()))
        else {
            return Err(wrong(
                "but has to be one of reuse, servers, idle, memory, runs, age, first, then = and a value",
            ));
        };
        if name == "THAW" && value != "on" && value != "off" {
            return Err(wrong("but reuse is on or off"));
        }
        Settings::of(&HashMap::from([(name, value.clone())])).map_err(|e| wrong(&e))?;
        values.insert(name, value);
    }
    Ok(values)
}

fn physical_mib() -> u64 {
    // SAFETY: sysconf reads numbers.
    let (pages, size) = unsafe {
        (
            nix::libc::sysconf(nix::libc::_SC_PHYS_PAGES),
            nix::libc::sysconf(nix::libc::_SC_PAGESIZE),
        )
    };
    (pages.max(0).cast_unsigned() * size.max(0).cast_unsigned()) >> 20
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_names_and_values() {
        let values =
            parse("# all of it\n\nreuse = off\nservers=2\n idle = 5 \nRuns = 7\n").unwrap();
        let settings = Settings::of(&values).unwrap();
        assert!(settings.off);
        assert_eq!(
            (settings.servers, settings.idle_seconds, settings.runs),
            (2, 5, 7)
        );
        assert_eq!(settings.age_seconds, 0);
        assert_eq!(settings.first, First::Plain);
        let values = parse("first = server").unwrap();
        assert_eq!(Settings::of(&values).unwrap().first, First::Server);
    }

    #[test]
    fn other_lines_are_refused_with_their_number() {
        for text in ["servers 2", "\nservice = 2", "THAW_IDLE = 3"] {
            let error = parse(text).unwrap_err();
            assert!(error.contains("has to be one of"), "{error}");
        }
        assert!(parse("\n\nx = 1").unwrap_err().contains("line 3"));
        let soon = parse("idle = soon").unwrap_err();
        assert!(
            soon.contains("line 1") && soon.contains("\"soon\""),
            "{soon}"
        );
        let first = parse("first = warm").unwrap_err();
        assert!(first.contains("plain or server"), "{first}");
        assert!(parse("reuse = no").unwrap_err().contains("on or off"));
        let values = HashMap::from([("THAW_IDLE", "soon".to_string())]);
        let error = Settings::of(&values).err().unwrap();
        assert!(error.contains("THAW_IDLE is \"soon\""), "{error}");
    }
}
