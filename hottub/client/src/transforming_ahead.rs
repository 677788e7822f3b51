// SPDX-License-Identifier: Apache-2.0
//! Transforms a program's classes before a server needs them: in a JVM with the program's class path and modules, which
//! runs nothing of the program.

use crate::class_path_walk::Effort;
use crate::identity::{self, Identity};
use crate::idle;
use crate::new_server::{keep_at_exec, memory_file, options_file, variables};
use crate::pool::Pool;
use crate::refusals::program_key;
use crate::server_process;
use blake3::Hash;
use std::env;
use std::ffi::{OsStr, OsString};
use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, Read, Seek, Write};
use std::os::fd::AsRawFd;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::Path;
use std::process::{Command, Stdio};

/// In front of the program's: a short-lived JVM with a small heap, whatever servers have.
const OPTIONS: [&str; 3] = ["-XX:TieredStopAtLevel=1", "-Xms16m", "-Xmx256m"];

/// What the server's library reads a number from, and from which it counts to the descriptor of the options.
const TO_OPTIONS: i32 = 3;

const CHANGED: &str = "the class path, or the JDK, changed meanwhile";

const MOST_BYTES: u64 = 256 << 20;

/// A file of transformed classes begins with magic, count, size of the index.
const HEADER: usize = 12;

/// What the class path was when its server was to be prepared.
pub struct Found {
    pub contents: Hash,
    pub states: Hash,
    pub jdk: Hash,
}

/// Whether there are transformed classes for the class path, from whatever run.
pub fn is_done(cache: &Path, id: &Identity) -> bool {
    let files = fs::read_dir(cache.join("classes").join(&id.class_path));
    files
        .into_iter()
        .flatten()
        .flatten()
        .any(|file| file.path().extension().is_some_and(|e| e == "classes"))
}

/// Puts transformed classes into the cache if the class path is still what it was; an error is why there is to be no
/// server. What is returned is why there are no such classes; a server can do without.
pub fn run(pool: &Pool, cache: &Path, found: &Found) -> Result<Option<String>, String> {
    let io = |e: io::Error| format!("a memory file: {e}");
    let mut of_class_path = kept_memory_file().map_err(io)?;
    let mut of_jdk = kept_memory_file().map_err(io)?;
    let transformed = transform(pool, &of_class_path, &of_jdk);

    let directory = env::current_dir().map_err(|e| format!("the current directory: {e}"))?;
    let now = identity::contents(pool.line, &directory, Some(cache), Effort::Whole)?;
    let same = now.is_some_and(|n| n.contents == found.contents && n.states == found.states)
        && identity::of_jdk(pool.java, pool.libraries) == found.jdk;
    if !same {
        return Err(CHANGED.into());
    }

    Ok(transformed
        .and_then(|()| keep_both(pool, cache, &mut of_class_path, &mut of_jdk))
        .err())
}

fn keep_both(
    pool: &Pool,
    cache: &Path,
    of_class_path: &mut File,
    of_jdk: &mut File,
) -> Result<(), String> {
    let io = |e: io::Error| format!("a memory file: {e}");
    let classes = cache.join("classes");
    let text = |e: io::Error| format!("{}: {e}", classes.display());
    // Also without a class in it: it says that this has been done.
    keep(
        of_class_path,
        &classes.join(&pool.id.class_path),
        "prepared",
    )
    .map_err(text)?;
    let mut header = [0; HEADER];
    of_jdk.rewind().map_err(io)?;
    of_jdk.read_exact(&mut header).map_err(io)?;
    if header[4..8] != [0; 4] {
        let name = format!("prepared-{}", program_key(&pool.line.main));
        keep(of_jdk, &classes.join(&pool.id.jdk), &name).map_err(text)?;
    }
    Ok(())
}

fn kept_memory_file() -> io::Result<File> {
    let file = memory_file(c"thaw-classes")?;
    keep_at_exec(&file)?;
    Ok(file)
}

fn transform(pool: &Pool, of_class_path: &File, of_jdk: &File) -> Result<(), String> {
    let io = |e: io::Error| format!("{}: {e}", pool.java.executable.display());
    let mut words: Vec<OsString> = OPTIONS.map(OsString::from).to_vec();
    words.push(server_process::error_file_option(pool.directory));
    // Not how large a server's heap is, nor its collector: what its classes are, and where.
    let of_classes = pool
        .vm_options()
        .filter(|o| !o.as_bytes().starts_with(b"-X"));
    words.extend(of_classes);
    words.extend(pool.program_options());
    words.push("dev.thaw.hottub.agent.Launch".into());
    words.push((pool.line.mode as u8).to_string().into());
    words.push(OsStr::from_bytes(&pool.line.main).into());
    for file in [of_class_path, of_jdk] {
        words.push(format!("/proc/self/fd/{}", file.as_raw_fd()).into());
    }
    let options = options_file(words).map_err(io)?;
    let mut said = memory_file(c"thaw-err").map_err(|e| io(e.into()))?;
    let mut command = Command::new(&pool.java.executable);
    command
        .arg(format!("@/proc/self/fd/{}", options.as_raw_fd()))
        .env_clear()
        .env(
            "THAW_HOTTUB_SERVER",
            format!(
                "{},{},{}",
                options.as_raw_fd() - TO_OPTIONS,
                pool.id.class_path,
                pool.id.jdk
            ),
        )
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(said.try_clone().map_err(io)?);
    for word in variables() {
        let word = word.into_bytes();
        let at = word.iter().position(|c| *c == b'=').unwrap_or(word.len());
        let value = word.get(at + 1..).unwrap_or_default();
        command.env(OsStr::from_bytes(&word[..at]), OsStr::from_bytes(value));
    }
    idle::end_with_this_process(&mut command);
    let status = command.status().map_err(io)?;
    if status.success() {
        return Ok(());
    }
    let mut text = Vec::new();
    let _ = said.rewind().and_then(|()| said.read_to_end(&mut text));
    let text = String::from_utf8_lossy(&text).into_owned();
    let line = text
        .lines()
        .map(str::trim)
        .find(|l| !l.is_empty() && !l.starts_with("Picked up "));
    Err(format!(
        "the JVM that was to do it ended with {status}: {}",
        line.unwrap_or("it said nothing")
    ))
}

/// As servers keep what they have transformed: a file appears when it is complete.
fn keep(classes: &mut File, directory: &Path, name: &str) -> io::Result<()> {
    DirBuilder::new()
        .recursive(true)
        .mode(0o700)
        .create(directory)?;
    let unfinished = directory.join(format!("{name}.{}.unfinished", std::process::id()));
    classes.rewind()?;
    let mut write = || -> io::Result<()> {
        let mut to = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(true)
            .mode(0o600)
            .open(&unfinished)?;
        let copied = io::copy(&mut classes.take(MOST_BYTES), &mut to)?;
        if copied == MOST_BYTES {
            return Err(io::Error::other("too many classes"));
        }
        to.flush()?;
        fs::rename(&unfinished, directory.join(format!("{name}.classes")))
    };
    let written = write();
    if written.is_err() {
        let _ = fs::remove_file(&unfinished);
    }
    written
}
