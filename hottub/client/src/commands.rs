// SPDX-License-Identifier: Apache-2.0
//! What this command does beside running programs: status, why, stop, install, verify, check.

use crate::log::{self, Event};
use crate::state_page::{self, State};
use crate::status::{self, Form};
use crate::{
    counts, install, jdk_check, preparation, preparer, preparing, real_java, refusals,
    runtime_directory, session, why,
};
use nix::sys::signal::Signal;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

const HELP: &str = "\
A drop-in java: the first run of a program is as always, later runs reuse a JVM, warm.

Usage: java [what java takes]
       java --thaw-status          servers, how many runs were warm, why others were not
       java --thaw-log             what servers did, run by run
       java --thaw-why             with what java takes behind it: whether a program would run warm, and if not why; runs nothing
       java --thaw-stop            end all servers after their runs; forget refusals, counts and the log;
                                   with process IDs: end these servers
       java --thaw-verify N        with what java takes behind it: run a program N times fresh and N times warm; compare
       java --thaw-check-jdk       whether all static fields of the JDK are accounted for
       java --thaw-install         make this the java of your PATH, also for the units of systemd --user
       java --thaw-uninstall       take that back
       java --thaw-help

Options of these:
  --json          of --thaw-status, as an object; of --thaw-log, an object in each line
  --prometheus    of --thaw-status, as metrics in the text format of Prometheus
  --fresh N       of --thaw-verify: runs in new JVMs
  --prepared      of --thaw-verify: the warm JVM is prepared before its first run
  --stdin FILE    of --thaw-verify: the input of each run

Runs share a JVM if they have the same JDK, VM options, class path or module path with the
same contents, and user. What cannot be reused safely runs in a plain java.

Environment:
  THAW=off         always a plain java
  THAW_JAVA_HOME   the JDK; else JAVA_HOME, else the next java on the PATH
  THAW_SERVERS     most servers for one program (default 4)
  THAW_IDLE        seconds without a run after which a server ends (default 600)
  THAW_MEMORY      MiB that all servers together may have (default: half of the memory)
  THAW_RUNS        most runs of a server (default 0: no limit)
  THAW_AGE         seconds after which a server takes no other run (default 0: no limit)
  THAW_FIRST       plain: a run for which there is no server is a plain java, and a server is
                   prepared in the background (default); server: it becomes the server
Defaults of your own, a line each: reuse = off, servers = 2, idle = 60, memory, runs, age, first,
in ~/.config/thaw/java.conf.

Exit codes: those of the program; 134 its server was lost

--thaw-why ends with 0 if the program would run warm, else with 1.

Example:
  java -cp app.jar com.example.Main one two
";

/// Runs one of the commands if the first word is one.
pub fn run(words: &[OsString]) -> Option<Result<i32, String>> {
    let first = words.first()?.to_str()?;
    Some(match first {
        "--thaw-help" => print(HELP).map(|()| 0),
        "--thaw-status" => match form(&words[1..])[..] {
            [] => status::show(&Form::Text),
            [Some("--json")] => status::show(&Form::Json),
            [Some("--prometheus")] => status::show(&Form::Prometheus),
            _ => Err("--thaw-status takes --json or --prometheus, and nothing else".into()),
        },
        "--thaw-log" => match form(&words[1..])[..] {
            [] => log::show(false),
            [Some("--json")] => log::show(true),
            _ => Err("--thaw-log takes --json and nothing else".into()),
        },
        "--thaw-why" => why::show(&words[1..]),
        "--thaw-install" => install::install().and_then(|text| print(&text).map(|()| 0)),
        "--thaw-uninstall" => install::uninstall().and_then(|text| print(&text).map(|()| 0)),
        "--thaw-stop" => stop(&words[1..]),
        "--thaw-check-jdk" => check_jdk(&words[1..]),
        "--thaw-verify" => verify(&words[1..]),
        preparation::OPTION => preparer::run(),
        other if other.starts_with("--thaw") => Err(format!(
            "there is no option {other}; --thaw-help lists what there is"
        )),
        _ => return None,
    })
}

fn form(words: &[OsString]) -> Vec<Option<&str>> {
    words.iter().map(|word| word.to_str()).collect()
}

/// Whoever has closed the pipe wants no more: this process ends as others do then. (Rust's own print fails loudly.)
pub fn print(text: &str) -> Result<(), String> {
    let mut out = io::stdout();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(e) if e.kind() == io::ErrorKind::BrokenPipe => session::die_by(Signal::SIGPIPE),
        result => result.map_err(|e| format!("standard output: {e}")),
    }
}

pub fn pages(directory: &Path) -> Result<Vec<(PathBuf, state_page::Page)>, String> {
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

fn stop(words: &[OsString]) -> Result<i32, String> {
    let directory = runtime_directory::open()?;
    if words.is_empty() {
        preparing::stop(&directory);
        stop_starting(&directory);
    }
    let mut left = pages(&directory)?;
    if words.is_empty() {
        refusals::forget(&directory);
        counts::forget(&directory);
        log::forget(&directory);
    } else {
        let mut asked = Vec::new();
        for word in words {
            let pid = word
                .to_str()
                .and_then(|w| w.parse::<i32>().ok())
                .filter(|pid| *pid > 0);
            match left.iter().find(|(_, page)| Some(page.pid) == pid) {
                Some((path, _)) => asked.push(path.clone()),
                None => {
                    return Err(format!(
                        "there is no server with the process ID {}; --thaw-status lists them",
                        word.display()
                    ));
                }
            }
        }
        left.retain(|(path, _)| asked.contains(path));
    }
    let mut text = String::new();
    for (path, page) in &left {
        match state_page::ask_to_stop(path) {
            // It has just ended by itself.
            Err(e) if e.kind() == io::ErrorKind::NotFound => continue,
            result => result.map_err(|e| format!("{}: {e}", path.display()))?,
        }
        log::add(&directory, Some(page.pid), "", &Event::Stopped);
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

/// Servers that do not serve yet: they find this when they are ready.
fn stop_starting(directory: &Path) {
    let files = fs::read_dir(directory).into_iter().flatten().flatten();
    let paths = files.map(|file| file.path());
    for path in paths.filter(|path| path.extension().is_some_and(|e| e == "state")) {
        if state_page::read(&path).is_some_and(|page| page.state == State::Starting) {
            let _ = state_page::ask_to_stop(&path);
        }
    }
}

fn verify(words: &[OsString]) -> Result<i32, String> {
    let jar = real_java::own_libraries()?.join("thaw-hottub-verify.jar");
    if !jar.is_file() {
        return Err(format!("{} is missing; build Thaw anew", jar.display()));
    }
    let java = real_java::find()?;
    let own = env::current_exe().map_err(|e| e.to_string())?;
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
    let java = real_java::find()?;
    let cache = crate::cache_directory::open()
        .ok_or("there is no directory to note it in: set HOME or XDG_CACHE_HOME")?;
    let directory = runtime_directory::open()?;
    let status = jdk_check::command(&java, &cache)?
        .args(words)
        .status()
        .map_err(|e| format!("{}: {e}", java.executable.display()))?;
    refusals::forget(&directory);
    Ok(status.code().unwrap_or(1))
}
