// SPDX-License-Identifier: Apache-2.0
//! What this command does beside running programs: --thaw-help, --thaw-status, --thaw-stop, --thaw-verify, --thaw-check-jdk.

use crate::pool::{Settings, milliseconds, pool_mib, resident_mib};
use crate::state_page::{self, State};
use crate::{real_java, refusals, runtime_directory, session};
use nix::sys::signal::Signal;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

const HELP: &str = "\
A drop-in java: the first run of a program starts a JVM, later runs reuse it, warm.

Usage: java [what java takes]
       java --thaw-status          servers, and why programs ran in a plain java
       java --thaw-stop            end all servers after their runs; forget refusals
       java --thaw-verify N ...    run a program N times fresh and N times warm; compare
       java --thaw-check-jdk       whether all static fields of the JDK are accounted for
       java --thaw-help

Runs share a JVM if they have the same JDK, VM options, class path or module path with the
same contents, and user. What cannot be reused safely runs in a plain java.

Environment:
  THAW=off         always a plain java
  THAW_JAVA_HOME   the JDK; else JAVA_HOME, else the next java on the PATH
  THAW_SERVERS     most servers for one program (default 4)
  THAW_IDLE        seconds without a run after which a server ends (default 600)
  THAW_MEMORY      MiB that all servers together may have (default: half of the memory)

Exit codes: those of the program; 134 its server was lost

Example:
  java -cp app.jar com.example.Main one two
";

/// Runs one of the commands if the first word is one.
pub fn run(words: &[OsString]) -> Option<Result<i32, String>> {
    let first = words.first()?.to_str()?;
    Some(match first {
        "--thaw-help" => print(HELP).map(|()| 0),
        "--thaw-status" => status(),
        "--thaw-stop" => stop(),
        "--thaw-check-jdk" => check_jdk(&words[1..]),
        "--thaw-verify" => verify(&words[1..]),
        other if other.starts_with("--thaw") => Err(format!(
            "there is no option {other}; --thaw-help lists what there is"
        )),
        _ => return None,
    })
}

/// Whoever has closed the pipe wants no more: this process ends as others do then. (Rust's own print fails loudly.)
fn print(text: &str) -> Result<(), String> {
    let mut out = io::stdout();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(e) if e.kind() == io::ErrorKind::BrokenPipe => session::die_by(Signal::SIGPIPE),
        result => result.map_err(|e| format!("standard output: {e}")),
    }
}

fn pages(directory: &PathBuf) -> Result<Vec<(PathBuf, state_page::Page)>, String> {
    let files = fs::read_dir(directory).map_err(|e| format!("{}: {e}", directory.display()))?;
    let mut pages: Vec<_> = files
        .filter_map(|file| file.ok().map(|f| f.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "state"))
        .filter_map(|path| state_page::read(&path).map(|page| (path, page)))
        .filter(|(path, page)| page.state != State::Retired && state_page::is_alive(path))
        .collect();
    pages.sort_by_key(|(_, page)| page.started);
    Ok(pages)
}

fn status() -> Result<i32, String> {
    let directory = runtime_directory::open()?;
    let settings = Settings::from_environment()?;
    let now = milliseconds();
    let pages = pages(&directory)?;
    let mut text = format!(
        "{} servers, {} MiB of at most {}; in {}\n",
        pages.len(),
        pool_mib(&directory),
        settings.memory_mib,
        directory.display()
    );
    for (_, page) in &pages {
        let state = match page.state {
            State::Starting => "starting",
            State::Idle => "idle",
            State::Running => "running",
            State::Resetting => "resetting",
            State::Retired => "retired",
        };
        let walk = if page.heap_walk_nanoseconds == 0 {
            String::new()
        } else {
            let took = Duration::from_nanos(page.heap_walk_nanoseconds).as_secs_f64() * 1e3;
            format!("  heap walk {took:.1} ms")
        };
        text += &format!(
            "  pid {}  {state}  {} runs  {} MiB  up {} s  last used {} s ago  last reset {:.1} ms{walk}\n    {}\n",
            page.pid,
            page.runs,
            resident_mib(page.pid).unwrap_or(0),
            now.saturating_sub(page.started) / 1000,
            now.saturating_sub(page.used) / 1000,
            Duration::from_nanos(page.reset_nanoseconds).as_secs_f64() * 1e3,
            page.description
        );
    }
    let refused = refusals::list(&directory);
    if !refused.is_empty() {
        text += "run in a plain java, or not reused:\n";
    }
    for (count, time, program, reason) in refused.iter().take(30) {
        let ago = (now / 1000).saturating_sub(*time);
        text += &format!("  {count} times, last {ago} s ago: {program}\n    {reason}\n");
    }
    print(&text)?;
    Ok(0)
}

fn stop() -> Result<i32, String> {
    let directory = runtime_directory::open()?;
    refusals::forget(&directory);
    let mut left = pages(&directory)?;
    let mut text = String::new();
    for (path, page) in &left {
        state_page::ask_to_stop(path).map_err(|e| format!("{}: {e}", path.display()))?;
        // Wakes a server that waits for a client.
        let _ = UnixStream::connect(path.with_extension("sock"));
        if page.state == State::Running {
            text += &format!(
                "pid {} ends after its run: {}\n",
                page.pid, page.description
            );
        }
    }
    // After all have been asked: this may be the end.
    print(&text)?;
    for _ in 0..200 {
        left.retain(|(path, page)| page.state != State::Running && state_page::is_alive(path));
        if left.is_empty() {
            return Ok(0);
        }
        sleep(Duration::from_millis(10));
    }
    let pids: Vec<String> = left.iter().map(|(_, page)| page.pid.to_string()).collect();
    Err(format!(
        "these servers have not ended yet: {}",
        pids.join(", ")
    ))
}

fn verify(words: &[OsString]) -> Result<i32, String> {
    let jar = real_java::own_libraries()?.join("thaw-hottub-verify.jar");
    if !jar.is_file() {
        return Err(format!("{} is missing; build Thaw anew", jar.display()));
    }
    let java = real_java::find()?;
    let own = std::env::current_exe().map_err(|e| e.to_string())?;
    let error = Command::new(&java.executable)
        .arg("-jar")
        .arg(jar)
        .arg(own)
        .args(words)
        .exec();
    Err(format!("{}: {error}", java.executable.display()))
}

/// Lists the static fields of the JDK; if all are accounted for, servers run with it from now on.
fn check_jdk(words: &[OsString]) -> Result<i32, String> {
    let jar = real_java::own_libraries()?.join("thaw-hottub-inventory.jar");
    if !jar.is_file() {
        return Err(format!("{} is missing; build Thaw anew", jar.display()));
    }
    let java = real_java::find()?;
    let known = crate::cache_directory()
        .ok_or("there is no directory to note it in: set HOME or XDG_CACHE_HOME")?
        .join("jdks");
    let directory = runtime_directory::open()?;
    let status = Command::new(&java.executable)
        .args(["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"])
        .args(["--add-modules", "ALL-SYSTEM", "-jar"])
        .arg(jar)
        .arg(known)
        .args(words)
        .status()
        .map_err(|e| format!("{}: {e}", java.executable.display()))?;
    refusals::forget(&directory);
    Ok(status.code().unwrap_or(1))
}
