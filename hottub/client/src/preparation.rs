// SPDX-License-Identifier: Apache-2.0
//! What is to be prepared: a message of the run that found no server to the process that it leaves behind.

use crate::byte_strings::{get, get_all, put, put_all};
use crate::command_line::{CommandLine, Mode};
use crate::identity::FirstSight;
use crate::new_server::memory_file;
use crate::plan::Sight;
use crate::real_java::RealJava;
use crate::settings::Settings;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{Read, Seek, Write};
use std::os::fd::{FromRawFd, RawFd};
use std::os::unix::ffi::OsStrExt;
use std::path::PathBuf;

/// The word that makes this command the process that prepares.
pub const OPTION: &str = "--thaw-prepare";

/// Descriptors of that process: this message, the lock that it holds as long as it lives, and the run that left it.
pub const MESSAGE: RawFd = 3;
pub const LOCK: RawFd = 4;
pub const RUN: RawFd = 5;

/// What is to be prepared.
pub struct Preparation {
    /// Of the user's servers.
    pub directory: PathBuf,
    /// As the status names it.
    pub program: String,
    pub key: String,
    pub first: FirstSight,
    pub java: RealJava,
    pub line: CommandLine,
    pub settings: Settings,
}

pub fn write(
    sight: &Sight,
    key: &str,
    settings: &Settings,
    program: &str,
) -> std::io::Result<File> {
    let line = sight.line;
    let mut body = Vec::new();
    for path in [&sight.directory, &sight.java.executable, &sight.java.home] {
        put(&mut body, path.as_os_str().as_bytes());
    }
    for text in [program, key] {
        put(&mut body, text.as_bytes());
    }
    put(&mut body, sight.first.server.as_bytes());
    put(&mut body, sight.first.jdk.as_bytes());
    put(&mut body, &[line.mode as u8]);
    put(&mut body, &line.main);
    let class_path: Vec<Vec<u8>> = line.class_path.iter().cloned().collect();
    for list in [
        &class_path,
        &line.vm_options,
        &line.all_options,
        &line.shared_options,
        &line.module_path,
        &line.program_files,
    ] {
        put_all(&mut body, list);
    }
    for number in [
        settings.servers as u64,
        settings.idle_seconds,
        settings.memory_mib,
        settings.runs,
        settings.age_seconds,
    ] {
        put(&mut body, &number.to_le_bytes());
    }
    let mut file = memory_file(c"thaw-preparation")?;
    file.write_all(&body)?;
    file.rewind()?;
    Ok(file)
}

impl Preparation {
    /// What the run that left this process has written.
    pub fn take() -> Option<Preparation> {
        // SAFETY: whoever starts this process by its option passes the descriptor to it; another one cannot be read as that.
        let mut file = unsafe { File::from_raw_fd(MESSAGE) };
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).ok()?;
        read(&bytes)
    }
}

fn read(bytes: &[u8]) -> Option<Preparation> {
    let body = &mut &bytes[..];
    let path = |body: &mut &[u8]| get(body).map(|b| PathBuf::from(OsStr::from_bytes(b)));
    let text = |body: &mut &[u8]| get(body).map(|b| String::from_utf8_lossy(b).into_owned());
    let hash = |body: &mut &[u8]| Some(blake3::Hash::from_bytes(get(body)?.try_into().ok()?));
    let number = |body: &mut &[u8]| Some(u64::from_le_bytes(get(body)?.try_into().ok()?));
    Some(Preparation {
        directory: path(body)?,
        java: RealJava {
            executable: path(body)?,
            home: path(body)?,
        },
        program: text(body)?,
        key: text(body)?,
        first: FirstSight {
            server: hash(body)?,
            jdk: hash(body)?,
        },
        line: CommandLine {
            mode: match get(body)? {
                [1] => Mode::Class,
                [2] => Mode::Jar,
                _ => Mode::Module,
            },
            main: get(body)?.to_vec(),
            class_path: get_all(body)?.pop(),
            vm_options: get_all(body)?,
            all_options: get_all(body)?,
            shared_options: get_all(body)?,
            module_path: get_all(body)?,
            program_files: get_all(body)?,
            // The run's alone.
            arguments: Vec::new(),
            properties: Vec::new(),
            class_path_option: true,
        },
        settings: Settings {
            servers: usize::try_from(number(body)?).ok()?,
            idle_seconds: number(body)?,
            memory_mib: number(body)?,
            runs: number(body)?,
            age_seconds: number(body)?,
            ..Settings::defaults()
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command_line;
    use std::ffi::OsString;

    #[test]
    fn what_is_written_is_read() {
        let words = ["-Xmx1g", "-Da=secret", "-cp", "a:b", "p.Main", "argument"];
        let line = command_line::read(words.map(OsString::from).to_vec(), |_| None).unwrap();
        let java = RealJava {
            executable: "/jdk/bin/java".into(),
            home: "/jdk".into(),
        };
        let sight = Sight::of(&java, &line).unwrap();
        let mut settings = Settings::defaults();
        settings.idle_seconds = 7;
        let mut file = write(&sight, "key", &settings, "java -cp").unwrap();
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).unwrap();
        let found = read(&bytes).unwrap();
        assert_eq!(found.key, "key");
        assert_eq!(found.line.vm_options, line.vm_options);
        assert_eq!(found.line.class_path, line.class_path);
        assert_eq!(found.line.main, line.main);
        assert_eq!(found.settings.idle_seconds, 7);
        assert_eq!(found.first.key(&found.line), sight.first.key(&line));
        let text = String::from_utf8_lossy(&bytes).into_owned();
        assert!(!text.contains("argument"), "{text}");
        assert!(read(&bytes[1..]).is_none());
    }
}
