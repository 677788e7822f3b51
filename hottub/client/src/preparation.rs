// SPDX-License-Identifier: Apache-2.0
//! What a run leaves behind for which there is no server: a process of its own that prepares one for later runs. The run
//! itself is a plain java meanwhile.

use crate::byte_strings::{get, get_all, put, put_all};
use crate::command_line::{CommandLine, Mode};
use crate::identity::FirstSight;
use crate::new_server::{above, close_from, memory_file, variables};
use crate::plan::Sight;
use crate::pool::{idle_for_longest, memory_refusal, pool_mib};
use crate::preparing::{self, Preparing};
use crate::real_java::{RealJava, c_string};
use crate::refusals;
use crate::settings::Settings;
use nix::fcntl::Flock;
use nix::sys::signal::{SigSet, SigmaskHow, sigprocmask};
use nix::unistd::{ForkResult, Pid, fork, setsid};
use std::convert::Infallible;
use std::env;
use std::ffi::{CString, OsStr, OsString};
use std::fs::File;
use std::io::{Read, Seek, Write};
use std::os::fd::{AsFd, FromRawFd, RawFd};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI32, Ordering};

/// The word that makes this command the process that prepares.
pub const OPTION: &str = "--thaw-prepare";

pub const BEING_PREPARED: &str = "the server is being prepared";

/// Descriptors of that process: what to prepare, and the locks that it holds as long as it lives.
pub const MESSAGE: RawFd = 3;
pub const LOCKS: [RawFd; 2] = [4, 5];

/// The process between this one and the one that it leaves.
static CHILD: AtomicI32 = AtomicI32::new(0);

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

/// Leaves a process that prepares a server; the result is what the status says of this run. `is_read`: whether the class
/// path is known without it.
pub fn leave(sight: &Sight, settings: &Settings, program: &str, is_read: bool) -> String {
    try_leave(sight, settings, program, is_read).unwrap_or_else(|reason| reason)
}

/// What would keep a process from preparing a server for this program.
pub fn refusal(sight: &Sight, settings: &Settings, is_read: bool) -> Option<String> {
    let directory = &sight.directory;
    let key = sight.first.key(sight.line);
    if settings.servers == 0 {
        return Some("THAW_SERVERS is 0".into());
    }
    if !is_read && let Some(reason) = refusals::not_reusable(directory, &key, &sight.line.main) {
        return Some(reason);
    }
    if !is_read && crate::cache_directory().is_none() {
        return Some(
            "the class path is too large to be read in each run, and there is no private directory to remember it in \
             (XDG_CACHE_HOME or ~/.cache, and thaw/hottub there)"
                .into(),
        );
    }
    memory_refusal(pool_mib(directory), settings.memory_mib)
        .filter(|_| idle_for_longest(directory).is_none())
}

pub fn is_on(sight: &Sight) -> bool {
    Preparing::of(&sight.directory, &sight.first.key(sight.line)).is_locked()
}

fn try_leave(
    sight: &Sight,
    settings: &Settings,
    program: &str,
    is_read: bool,
) -> Result<String, String> {
    let key = sight.first.key(sight.line);
    let failed = |e: &dyn std::fmt::Display| format!("no server is being prepared: {e}");
    let Some(lock) = Preparing::of(&sight.directory, &key)
        .lock()
        .map_err(|e| failed(&e))?
    else {
        return Ok(BEING_PREPARED.into());
    };
    let reason = refusal(sight, settings, is_read);
    if let Some(reason) = reason {
        preparing::remove(&sight.directory, &key);
        return Err(reason);
    }
    let turn = preparing::turn(&sight.directory).map_err(|e| failed(&e))?;
    let Some(turn) = turn else {
        preparing::remove(&sight.directory, &key);
        return Err(failed(&format!(
            "{} others are, and no more are at a time",
            preparing::AT_ONCE
        )));
    };
    let message = write(sight, &key, settings, program).map_err(|e| failed(&e))?;
    start(&message, [lock, turn]).map_err(|e| failed(&e))?;
    Ok("there was no server; one is being prepared for later runs".into())
}

fn write(sight: &Sight, key: &str, settings: &Settings, program: &str) -> std::io::Result<File> {
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

/// To be called before this process becomes the program: what ends soon after it was started must be no child of that.
pub fn reap() {
    let child = CHILD.swap(0, Ordering::Relaxed);
    if child != 0 {
        let _ = nix::sys::wait::waitpid(Pid::from_raw(child), None);
    }
}

/// No child of the program that this process becomes, and with nothing of it: neither descriptors, nor words, nor
/// variables that a server would not have.
fn start(message: &File, locks: [Flock<File>; 2]) -> Result<(), String> {
    let own = env::current_exe().map_err(|e| format!("/proc/self/exe: {e}"))?;
    let words = [own.clone().into_os_string(), OsString::from(OPTION)].map(c_string);
    let variables = variables();
    // SAFETY: this process has one thread.
    match unsafe { fork() }.map_err(|e| format!("fork: {e}"))? {
        ForkResult::Parent { child } => {
            CHILD.store(child.as_raw(), Ordering::Relaxed);
            // Its locks; to drop these would free them.
            locks.into_iter().for_each(std::mem::forget);
            Ok(())
        }
        ForkResult::Child => {
            // SAFETY: as above.
            if let Ok(ForkResult::Child) = unsafe { fork() } {
                let _ = become_preparer(message, &locks, &words, &variables);
            }
            // SAFETY: ends the child without the parent's exit handlers.
            unsafe { nix::libc::_exit(1) }
        }
    }
}

fn become_preparer(
    message: &File,
    locks: &[Flock<File>; 2],
    words: &[CString],
    variables: &[CString],
) -> nix::Result<Infallible> {
    setsid()?;
    // Where the kernel shares processors out by session first, priorities count within one alone.
    let _ = std::fs::write("/proc/self/autogroup", "19");
    sigprocmask(SigmaskHow::SIG_SETMASK, Some(&SigSet::empty()), None)?;
    let null = File::options()
        .read(true)
        .write(true)
        .open(Path::new("/dev/null"))
        .map_err(|_| nix::errno::Errno::ENOENT)?;
    let high = 64;
    let null = above(null.as_fd(), high)?;
    let mut wanted = vec![(null, 0), (null, 1), (null, 2)];
    wanted.push((above(message.as_fd(), high)?, MESSAGE));
    for (lock, to) in locks.iter().zip(LOCKS) {
        wanted.push((above(lock.as_fd(), high)?, to));
    }
    for (from, to) in wanted {
        // SAFETY: both numbers belong to this process; the old file of `to` is not used any more.
        nix::errno::Errno::result(unsafe { nix::libc::dup2(from, to) })?;
    }
    close_from(LOCKS[1] + 1);
    nix::unistd::execve(&words[0], words, variables)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command_line;

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
