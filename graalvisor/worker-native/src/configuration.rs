// SPDX-License-Identifier: Apache-2.0
//! What the front wants of a worker before any function is there.

use crate::fields::{Fields, Malformed};
use std::path::PathBuf;

#[derive(Debug, Default, PartialEq, Eq)]
pub struct Configuration {
    pub tenant: String,
    pub read: Vec<PathBuf>,
    pub write: Vec<PathBuf>,
    /// Directories and files whose programs may be run; without them no process may be started.
    pub execute: Vec<PathBuf>,
    pub uid: u32,
    pub gid: u32,
    /// Whether the host's network may be used.
    pub network: bool,
    /// Bytes; 0 is no limit, here and below.
    pub memory: u64,
    pub cpu_percent: u64,
    pub processes: u64,
    pub descriptors: u64,
    /// Of each thread that runs calls.
    pub stack: u64,
    /// Milliseconds that a thread waits for calls before it ends.
    pub patience: u64,
    /// Directories to join, of either version of control groups.
    pub control_groups: Vec<PathBuf>,
    pub require: Vec<String>,
    /// What the process becomes when it is locked in: a program and its arguments. None: it stays what it is.
    pub program: Vec<String>,
}

impl Configuration {
    pub fn read(payload: &[u8]) -> Result<Configuration, Malformed> {
        let fields = Fields::new(payload)?;
        Ok(Configuration {
            tenant: fields.text(":tenant")?.to_owned(),
            read: paths(fields, ":read")?,
            write: paths(fields, ":write")?,
            execute: paths(fields, ":execute")?,
            uid: id(fields, ":uid")?,
            gid: id(fields, ":gid")?,
            network: match fields.text(":network")? {
                "" | "none" => false,
                "host" => true,
                other => {
                    return Err(Malformed(format!(
                        ":network is '{other}'; it must be none or host"
                    )));
                }
            },
            memory: fields.number(":memory")?.unwrap_or(0),
            cpu_percent: fields.number(":cpu-percent")?.unwrap_or(0),
            processes: fields.number(":processes")?.unwrap_or(0),
            descriptors: fields.number(":descriptors")?.unwrap_or(0),
            stack: fields.number(":stack")?.unwrap_or(0),
            patience: fields.number(":patience-ms")?.unwrap_or(0),
            control_groups: paths(fields, ":cgroup")?,
            require: fields
                .texts(":require")?
                .into_iter()
                .map(str::to_owned)
                .collect(),
            program: program(fields)?,
        })
    }
}

fn paths(fields: Fields, name: &str) -> Result<Vec<PathBuf>, Malformed> {
    let mut paths = Vec::new();
    for text in fields.texts(name)? {
        let path = PathBuf::from(text);
        if path.is_absolute() && !text.contains('\0') {
            paths.push(path);
        } else if !text.is_empty() {
            return Err(Malformed(format!(
                "{name} is '{text}', which is no absolute path"
            )));
        }
    }
    Ok(paths)
}

fn program(fields: Fields) -> Result<Vec<String>, Malformed> {
    let words = fields.texts(":program")?;
    match words.first() {
        Some(path) if !path.starts_with('/') => Err(Malformed(format!(
            ":program is '{path}', which is no absolute path"
        ))),
        _ if words.iter().any(|w| w.contains('\0')) => {
            Err(Malformed(":program has a zero byte".to_owned()))
        }
        _ => Ok(words.into_iter().map(str::to_owned).collect()),
    }
}

fn id(fields: Fields, name: &str) -> Result<u32, Malformed> {
    let number = fields.number(name)?.unwrap_or(0);
    // The largest means "leave as it is" to the kernel.
    u32::try_from(number)
        .ok()
        .filter(|n| *n != u32::MAX)
        .ok_or_else(|| Malformed(format!("{name} is {number}, which is no ID")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fields::put;

    #[test]
    fn all_fields_are_read() {
        let mut bytes = Vec::new();
        for (name, value) in [
            (":tenant", "t"),
            (":read", "/a"),
            (":read", "/b"),
            (":write", "/c"),
            (":execute", "/bin"),
            (":uid", "1000"),
            (":network", "host"),
            (":memory", "64"),
            (":patience-ms", "300"),
            (":cgroup", ""),
            (":require", "seccomp"),
            (":program", "/bin/java"),
            (":program", "-cp"),
        ] {
            put(&mut bytes, name, value);
        }
        let expected = Configuration {
            tenant: "t".into(),
            read: vec!["/a".into(), "/b".into()],
            write: vec!["/c".into()],
            execute: vec!["/bin".into()],
            uid: 1000,
            network: true,
            memory: 64,
            patience: 300,
            require: vec!["seccomp".into()],
            program: vec!["/bin/java".into(), "-cp".into()],
            ..Configuration::default()
        };
        assert_eq!(Configuration::read(&bytes).unwrap(), expected);
    }

    #[test]
    fn what_cannot_be_meant_is_refused() {
        for (name, value) in [
            (":read", "relative"),
            (":uid", "4294967295"),
            (":uid", "-1"),
            (":network", "some"),
            (":memory", "64m"),
            (":program", "java"),
        ] {
            let mut bytes = Vec::new();
            put(&mut bytes, name, value);
            let error = Configuration::read(&bytes).unwrap_err().0;
            assert!(error.contains(name) && error.contains(value), "{error}");
        }
    }
}
