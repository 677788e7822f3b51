// SPDX-License-Identifier: Apache-2.0
//! The process that a run has left behind: when that has ended, it reads the class path and transforms classes, at idle
//! priority, and starts a server that waits for its first run.

use crate::class_path_walk::Effort;
use crate::command_line::CommandLine;
use crate::file_state::SETTLED;
use crate::identity;
use crate::idle;
use crate::jdk_check;
use crate::log::{self, Event};
use crate::pidfd;
use crate::plan::marker;
use crate::pool::{Pool, memory_refusal, pool_mib};
use crate::preparation::{LOCK, Preparation, RUN};
use crate::preparing;
use crate::program::main_of;
use crate::refusals;
use crate::slots::Place;
use crate::state_page::{self, State};
use crate::transforming_ahead::{self, Found};
use crate::{cache_directory, cache_limit, real_java};
use nix::poll::{PollFd, PollFlags, poll};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::env;
use std::ffi::OsStr;
use std::fs::File;
use std::os::fd::{AsFd, FromRawFd};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// What is done at idle priority leaves the processors to a run, and shares the rest with it: a short one is over by then,
/// and of a longer one it is a small part.
const LONG_RUN: Duration = Duration::from_secs(30);

/// For all that is done at idle priority; on a machine that is busy this is not done then.
const PATIENCE: Duration = Duration::from_secs(180);

/// As long as a client would wait for a server to start.
const START: Duration = Duration::from_secs(60);

pub fn run() -> Result<i32, String> {
    let preparation = Preparation::take()
        .ok_or("this option is for processes that this command starts; --thaw-help lists others")?;
    // SAFETY: whoever has passed the message has passed these.
    let [lock, run] = [LOCK, RUN].map(|fd| unsafe { File::from_raw_fd(fd) });
    for file in [&lock, &run] {
        let close = nix::fcntl::FdFlag::FD_CLOEXEC;
        let _ = nix::fcntl::fcntl(file, nix::fcntl::FcntlArg::F_SETFD(close));
    }
    pidfd::await_end(&run, LONG_RUN);
    preparing::remove_leftovers(&preparation.directory);
    if let Err(reason) = prepare(&preparation) {
        record(&preparation, &format!("no server was prepared: {reason}"));
    }
    if let Some(cache) = cache_directory::find() {
        let limited = || {
            cache_limit::keep(&cache);
            Ok(Vec::new())
        };
        // Given up if it takes too long, and then done the next day.
        let _ = idle::run(Instant::now() + PATIENCE, limited);
    }
    preparing::remove(&preparation.directory, &preparation.key);
    Ok(0)
}

fn record(of: &Preparation, reason: &str) {
    refusals::record(&of.directory, reason, &of.program);
    log::add(
        &of.directory,
        None,
        &of.program,
        &Event::NotPrepared(reason),
    );
}

/// An error is why there is no server, if no other record says it.
fn prepare(of: &Preparation) -> Result<(), String> {
    let end = Instant::now() + PATIENCE;
    let _turn = preparing::await_turn(&of.directory, end)?;
    if !is_there(&of.line) {
        return Err("its class path is gone".into());
    }
    let cache = cache_directory::open();
    let (found, again) = read_class_path(of, cache.as_deref(), end)?;
    let mut prepared = prepare_server(of, cache.as_deref(), &found, end);
    if let (Err(reason), Some(cache)) = (&prepared, &cache)
        && jdk_check::is_missing(reason)
    {
        check_jdk(of, cache)?;
        prepared = prepare_server(of, Some(cache), &found, Instant::now() + PATIENCE);
    }
    if again {
        sleep(SETTLED);
        read_class_path(of, cache.as_deref(), end)?;
    }
    prepared
}

/// For the first program that runs with a JDK.
fn check_jdk(of: &Preparation, cache: &Path) -> Result<(), String> {
    let begun = Instant::now();
    jdk_check::in_background(&of.java, cache, begun + PATIENCE).inspect_err(|reason| {
        if jdk_check::is_missing(reason) {
            // Any later run would find the same, after as long.
            refusals::set_not_reusable(&of.directory, &of.key, reason);
        }
    })?;
    let event = Event::Checked(begun.elapsed());
    log::add(&of.directory, None, &main_of(&of.line), &event);
    Ok(())
}

/// A program may have been all in a directory of its caller, who has removed it.
fn is_there(line: &CommandLine) -> bool {
    let class_path = line.class_path.iter().flat_map(|p| p.split(|c| *c == b':'));
    let entries = class_path.chain(line.module_path.iter().map(Vec::as_slice));
    let mut there = entries.map(|entry| {
        let entry = entry.strip_suffix(b"*").unwrap_or(entry);
        entry.is_empty() || Path::new(OsStr::from_bytes(entry)).exists()
    });
    // Without any, it is a program of the JDK.
    there.next().is_none_or(|first| first || there.any(|t| t))
}

fn prepare_server(
    of: &Preparation,
    cache: Option<&Path>,
    found: &Found,
    end: Instant,
) -> Result<(), String> {
    let libraries = real_java::own_libraries()?;
    let with = |options: &[Vec<u8>]| of.first.with(&of.line, options, &found.contents);
    let mut id = with(&of.line.shared_options);
    if marker(&of.directory, &id).exists() {
        id = with(&of.line.all_options);
    }
    if refusals::not_reusable(&of.directory, &id.server, &of.line.main).is_some() {
        // The next run finds it as well, and says so.
        return Ok(());
    }
    let pool = Pool {
        directory: &of.directory,
        id: &id,
        settings: &of.settings,
        java: &of.java,
        libraries: &libraries,
        line: &of.line,
    };
    if !matches!(pool.look(&[])?, Place::Empty(..)) {
        return Ok(());
    }
    if let Some(cache) = cache
        && !transforming_ahead::is_done(cache, &id)
    {
        let transform = || {
            let trouble = transforming_ahead::run(&pool, cache, found)?;
            Ok(trouble.unwrap_or_default().into_bytes())
        };
        let begun = Instant::now();
        let trouble = idle::run(end, transform)?;
        let said = String::from_utf8_lossy(&trouble);
        if jdk_check::is_missing(&said) {
            return Err(said.into_owned());
        }
        if trouble.is_empty() {
            let event = Event::Transformed(begun.elapsed());
            log::add(&of.directory, None, &main_of(&of.line), &event);
        } else {
            record(
                of,
                &format!("classes were not transformed ahead of a server: {said}"),
            );
        }
    }
    match pool.look(&[])? {
        Place::Empty((_lock, slot)) => start(&pool, slot),
        // Another run has started one, or many have.
        _ => Ok(()),
    }
}

/// Also whether files are so young that a run would have to read them again, and more of them than a run does.
fn read_class_path(
    of: &Preparation,
    cache: Option<&Path>,
    end: Instant,
) -> Result<(Found, bool), String> {
    let directory = env::current_dir().map_err(|e| format!("the current directory: {e}"))?;
    let answer = idle::run(end, || {
        let read = |effort| identity::contents(&of.line, &directory, cache, effort);
        let found = match read(Effort::Whole) {
            Ok(found) => found.ok_or("it was not read")?,
            Err(reason) => {
                // Any later run would find the same, after as long.
                refusals::set_not_reusable(&of.directory, &of.key, &reason);
                return Err(reason);
            }
        };
        let is_known = found.remembered && found.settled;
        let is_much = !is_known && read(Effort::Little).is_ok_and(|f| f.is_none());
        if is_much && !found.remembered {
            return Err(format!(
                "the hash of its class path cannot be kept in {}",
                cache.unwrap_or(Path::new("a cache")).display()
            ));
        }
        let hashes = [found.contents, found.states].map(|hash| *hash.as_bytes());
        Ok([hashes.as_flattened(), &[u8::from(is_much)]].concat())
    })?;
    let hash = |at: usize| {
        let bytes = answer.get(at..at + 32)?;
        Some(blake3::Hash::from_bytes(bytes.try_into().ok()?))
    };
    match (hash(0), hash(32), answer.get(64)) {
        (Some(contents), Some(states), Some(again)) => Ok((
            Found {
                contents,
                states,
                jdk: of.first.jdk,
            },
            *again != 0,
        )),
        _ => Err("it was not read".into()),
    }
}

/// Starts a server in a slot that this process holds, and waits until it is one that clients find idle.
fn start(pool: &Pool, slot: usize) -> Result<(), String> {
    if let Some(reason) = pool.make_room() {
        return Err(reason);
    }
    let begun = Instant::now();
    let (socket, printed) = pool.start(slot)?;
    let page = pool.path(slot, "state");
    let end = begun + START;
    loop {
        let now = state_page::read(&page);
        if let Some(page) = now.as_ref().filter(|p| p.state == State::Idle) {
            let event = Event::Started(begun.elapsed());
            log::add(pool.directory, Some(page.pid), &main_of(pool.line), &event);
            break;
        }
        if Instant::now() > end {
            if let Some(pid) = now.map(|p| p.pid).filter(|pid| *pid > 1) {
                let _ = kill(Pid::from_raw(pid), Signal::SIGKILL);
            }
            return Err(format!("its JVM took longer than {} s", START.as_secs()));
        }
        if has_ended(&socket) {
            return ended(pool, &printed);
        }
    }
    drop(socket);
    let limit = pool.settings.memory_mib;
    if let Some(reason) = memory_refusal(pool_mib(pool.directory), limit.saturating_add(1)) {
        let _ = state_page::ask_to_stop(&page);
        let _ = UnixStream::connect(pool.path(slot, "sock"));
        return Err(reason);
    }
    Ok(())
}

/// Waits a little. The server answers nothing before it is asked.
fn has_ended(socket: &UnixStream) -> bool {
    let mut ready = [PollFd::new(socket.as_fd(), PollFlags::POLLIN)];
    poll(&mut ready, 5u16).is_ok_and(|count| count > 0)
}

fn ended(pool: &Pool, printed: &[File]) -> Result<(), String> {
    let id = &pool.id.server;
    if refusals::not_reusable(pool.directory, id, &pool.line.main).is_some() {
        return Ok(());
    }
    // One that says nothing was killed: another run tries again.
    let Some(why) = crate::pool::complaint(printed) else {
        return Err("its JVM ended before it was ready, and said nothing".into());
    };
    let reason = format!("the JVM ended before it was ready: {why}");
    if jdk_check::is_missing(&reason) {
        return Err(reason);
    }
    refusals::set_not_reusable(pool.directory, id, &reason);
    Err(reason)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command_line;

    #[test]
    fn a_program_is_there_if_any_entry_of_its_class_path_is() {
        let there = |words: &[&str]| {
            let words = words.iter().map(Into::into).collect();
            is_there(&command_line::read(words, |_| None).unwrap())
        };
        assert!(there(&["-cp", "/no/such.jar:/", "p.Main"]));
        assert!(there(&["-cp", "/*", "p.Main"]));
        assert!(there(&["-cp", "/no/such.jar:", "p.Main"]));
        assert!(there(&["p.Main"]));
        assert!(there(&["-m", "jdk.compiler/com.sun.tools.javac.Main"]));
        assert!(there(&["-p", "/", "-m", "a/b.C"]));
        assert!(!there(&["-cp", "/no/such.jar", "p.Main"]));
        assert!(!there(&["-cp", "/no/such/*:/no/other", "p.Main"]));
    }
}
