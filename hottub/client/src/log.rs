// SPDX-License-Identifier: Apache-2.0
//! What happened to servers and to the runs in them, a line of JSON each: two files, of which the older one goes when the
//! newer one is full. Why servers were retired, these have recorded elsewhere; it is shown among it.

use crate::commands::print;
use crate::pool::milliseconds;
use crate::{refusals, runtime_directory};
use nix::fcntl::{Flock, FlockArg};
use serde_json::{Value, json};
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::Path;
use std::time::Duration;

/// Some thousand runs.
const BYTES_AT_MOST: u64 = 256 << 10;

const FILE: &str = "log";
const OLD: &str = "log.old";

pub enum Event<'a> {
    /// A server that clients find; how long its start took.
    Started(Duration),
    /// What of a program is kept on disk for its servers.
    Transformed(Duration),
    /// All static fields of a JDK are accounted for; how long that took to find.
    Checked(Duration),
    /// A run has begun, after the time since its client was started.
    Began(Duration),
    Ended(i32, Duration),
    Killed(&'a str, Duration),
    /// With what is known of the cause.
    Lost(&'a str),
    /// By `--thaw-stop`.
    Stopped,
    /// Why a run was a plain java.
    Plain(&'a str),
    /// Why there is no server after one, or none of its classes on disk.
    NotPrepared(&'a str),
}

/// Adds a line. `server`: its process ID, if it has one. That it cannot be written (a full disk, say) stops no program.
pub fn add(directory: &Path, server: Option<i32>, program: &str, event: &Event) {
    let ms = |took: &Duration| took.as_micros() as f64 / 1e3;
    let mut line = json!({"time": milliseconds() as f64 / 1e3, "program": program});
    if let Some(server) = server {
        line["server"] = server.into();
    }
    let (name, details) = match event {
        Event::Started(took) => ("started", json!({"ms": ms(took)})),
        Event::Transformed(took) => ("transformed", json!({"ms": ms(took)})),
        Event::Checked(took) => ("checked", json!({"ms": ms(took)})),
        Event::Began(took) => ("began", json!({"ms": ms(took)})),
        Event::Ended(status, took) => ("ended", json!({"status": status, "ms": ms(took)})),
        Event::Killed(signal, took) => ("ended", json!({"signal": signal, "ms": ms(took)})),
        Event::Lost(why) => ("lost", json!({"reason": why})),
        Event::Stopped => ("stopped", json!({})),
        Event::Plain(why) => ("plain", json!({"reason": why})),
        Event::NotPrepared(why) => ("unprepared", json!({"reason": why})),
    };
    line["event"] = name.into();
    if let (Some(line), Value::Object(details)) = (line.as_object_mut(), details) {
        line.extend(details);
    }
    let _ = append(directory, &format!("{line}\n"));
}

fn append(directory: &Path, line: &str) -> io::Result<()> {
    let path = directory.join(FILE);
    let mut file = OpenOptions::new()
        .append(true)
        .create(true)
        .mode(0o600)
        .open(&path)?;
    let data = file.metadata()?;
    if data.len() > BYTES_AT_MOST
        && let Ok(_lock) = Flock::lock(file.try_clone()?, FlockArg::LockExclusiveNonblock)
        // Another process may have put it away by now.
        && path.metadata().is_ok_and(|m| m.ino() == data.ino())
    {
        fs::rename(&path, directory.join(OLD))?;
    }
    // One call: lines of others come before it or after it.
    file.write_all(line.as_bytes())
}

pub fn forget(directory: &Path) {
    for file in [FILE, OLD] {
        let _ = fs::remove_file(directory.join(file));
    }
}

/// All there is, the first event first. What is damaged is left out.
pub fn list(directory: &Path) -> Vec<Value> {
    let mut all: Vec<Value> = [OLD, FILE]
        .iter()
        .flat_map(|file| {
            let text = fs::read(directory.join(file)).unwrap_or_default();
            let text = String::from_utf8_lossy(&text).into_owned();
            let values = text.lines().map(|l| serde_json::from_str(l).ok());
            values.collect::<Vec<Option<Value>>>()
        })
        .flatten()
        .filter(|value| value["time"].is_number() && value["event"].is_string())
        .collect();
    let retired = refusals::each(directory).into_iter().filter_map(|refusal| {
        // What clients record of programs they write here as well.
        let server = refusal.program.strip_prefix("server ")?;
        Some(json!({
            "time": refusal.time as f64,
            "event": "retired",
            "server": server.split(' ').next()?.parse::<i32>().ok()?,
            "reason": refusal.reason,
        }))
    });
    all.extend(retired);
    all.sort_by(|a, b| order(a).total_cmp(&order(b)));
    all
}

/// Servers record whole seconds, and are retired after what else happens in theirs.
fn order(event: &Value) -> f64 {
    time(event)
        + if event["event"] == "retired" {
            0.999
        } else {
            0.0
        }
}

fn time(event: &Value) -> f64 {
    event["time"].as_f64().unwrap_or(0.0)
}

pub fn show(as_json: bool) -> Result<i32, String> {
    let directory = runtime_directory::open()?;
    let mut text = String::new();
    for event in list(&directory) {
        text += &if as_json {
            format!("{event}\n")
        } else {
            line(&event)
        };
    }
    print(&text).map(|()| 0)
}

pub fn line(event: &Value) -> String {
    let word = |name: &str| event[name].as_str().unwrap_or_default();
    let mut text = format!("{}  {:<11}", local(time(event)), word("event"));
    if let Some(server) = event["server"].as_i64() {
        text += &format!("  server {server}");
    }
    if let Some(status) = event["status"].as_i64() {
        text += &format!("  status {status}");
    }
    if !word("signal").is_empty() {
        text += &format!("  by {}", word("signal"));
    }
    if let Some(ms) = event["ms"].as_f64() {
        text += &format!("  {ms:.1} ms");
    }
    for name in ["program", "reason"] {
        if !word(name).is_empty() {
            text += &format!("  {}", word(name));
        }
    }
    text.replace(char::is_control, " ") + "\n"
}

/// In the time zone of who asks.
fn local(seconds: f64) -> String {
    let whole = seconds.floor();
    // SAFETY: all is written before it is read; the text is shorter than its buffer.
    let text = unsafe {
        let mut parts: nix::libc::tm = std::mem::zeroed();
        let mut buffer = [0u8; 32];
        nix::libc::localtime_r(&(whole as nix::libc::time_t), &raw mut parts);
        let length = nix::libc::strftime(
            buffer.as_mut_ptr().cast(),
            buffer.len(),
            c"%Y-%m-%d %H:%M:%S".as_ptr(),
            &raw const parts,
        );
        String::from_utf8_lossy(&buffer[..length]).into_owned()
    };
    format!("{text}.{:03.0}", ((seconds - whole) * 1e3).floor())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_kept_in_two_files_of_a_bounded_size_and_shown_in_their_order() {
        let directory = std::env::temp_dir().join(format!("thaw-log-{}", std::process::id()));
        fs::create_dir_all(&directory).unwrap();
        refusals::record(&directory, "too old", "server 77 retired after 2 runs");
        refusals::record(&directory, "why", "java p.Main");
        for status in 0..6000 {
            let took = Duration::from_micros(1234);
            add(&directory, Some(5), "p.Main", &Event::Ended(status, took));
        }
        for file in [FILE, OLD] {
            let size = directory.join(file).metadata().unwrap().len();
            assert!(size <= BYTES_AT_MOST + 200, "{size}");
        }
        fs::write(directory.join("torn"), "").unwrap();
        add(&directory, None, "java p.Main", &Event::Plain("why"));
        append(&directory, "{\"time\": 1, \"ev\n").unwrap();
        let all = list(&directory);
        assert!((3000..6000).contains(&all.len()), "{}", all.len());
        let of = |name: &str| all.iter().rev().find(|e| e["event"] == name).unwrap();
        assert_eq!(of("retired")["server"], 77);
        assert_eq!(of("plain")["reason"], "why");
        assert_eq!(of("ended")["status"], 5999);
        let text = line(of("ended"));
        assert!(
            text.ends_with("ended        server 5  status 5999  1.2 ms  p.Main\n"),
            "{text}"
        );
        forget(&directory);
        assert_eq!(list(&directory).len(), 1);
        fs::remove_dir_all(&directory).unwrap();
    }
}
