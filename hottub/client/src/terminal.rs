// SPDX-License-Identifier: Apache-2.0
//! A terminal sends its signals (Ctrl-C, Ctrl-Z, a new size) to all processes of its foreground group. What a program has
//! started would be in the group of its java; here it is in the server's, which no terminal knows.

use nix::libc::{SI_KERNEL, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGWINCH, tcgetpgrp};
use nix::sys::signal::{Signal, kill};
use nix::time::{ClockId, clock_gettime};
use nix::unistd::{Pid, SysconfVar, getpgid, getpgrp, getsid, sysconf};
use std::collections::HashSet;
use std::fs;

/// Whether standard input is a terminal that stops who reads from it now: a job in the background. No terminal would stop a
/// server, which would take the shell's next line.
pub fn stops_readers() -> bool {
    // SAFETY: only asks; an error is that it is not this session's terminal.
    let foreground = unsafe { tcgetpgrp(0) };
    foreground > 0 && foreground != getpgrp().as_raw()
}

/// Whether a signal with this code (`si_code`) comes from a terminal, as no process can pretend; timers of the kernel can.
pub fn has_sent(number: i32, code: i32) -> bool {
    let signals = [SIGINT, SIGQUIT, SIGTSTP, SIGHUP, SIGWINCH];
    code == SI_KERNEL && signals.contains(&number)
}

/// When a run began, as the kernel counts it: in ticks since the system was started.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tick(u64);

impl Tick {
    /// The start of time, if the system does not tell: no process is older than that.
    pub fn now() -> Tick {
        let now = clock_gettime(ClockId::CLOCK_BOOTTIME).ok();
        let ticks = sysconf(SysconfVar::CLK_TCK).ok().flatten();
        let ticks = now.zip(ticks).and_then(|(now, second)| {
            let nanoseconds = i128::from(now.tv_sec()) * 1_000_000_000 + i128::from(now.tv_nsec());
            u64::try_from(nanoseconds * i128::from(second) / 1_000_000_000).ok()
        });
        Tick(ticks.unwrap_or(0))
    }
}

/// Sends the signal to those that the run which began then has started, unless they have left its group.
pub fn pass_on(signal: Signal, server: Pid, begin: Tick) {
    for process in started_by_the_run(server, begin) {
        let _ = kill(process, signal);
    }
}

/// What the run has started that began then, unless it has left its group.
pub fn started_by_the_run(server: Pid, begin: Tick) -> Vec<Pid> {
    // A server has a session of its own.
    let group = match (getpgid(Some(server)), getsid(Some(server))) {
        (Ok(group), Ok(session)) if group == session && group != getpgrp() => group,
        _ => return Vec::new(),
    };
    let processes = of_the_run(&members(group), server.as_raw(), begin);
    processes.into_iter().map(Pid::from_raw).collect()
}

/// What is read of a process in /proc.
struct Member {
    process: i32,
    parent: i32,
    group: i32,
    started: Tick,
}

/// What earlier runs have started may outlive them, and what that starts is no more of this run.
fn of_the_run(members: &[Member], server: i32, begin: Tick) -> Vec<i32> {
    let mut others: HashSet<i32> = members
        .iter()
        .filter(|m| m.process != server && m.started < begin)
        .map(|m| m.process)
        .collect();
    loop {
        let before = others.len();
        let children = members.iter().filter(|m| others.contains(&m.parent));
        let children: Vec<i32> = children.map(|m| m.process).collect();
        others.extend(children);
        if others.len() == before {
            break;
        }
    }
    let processes = members.iter().map(|m| m.process);
    processes
        .filter(|process| *process != server && !others.contains(process))
        .collect()
}

fn members(group: Pid) -> Vec<Member> {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    processes
        .filter_map(|entry| entry.file_name().to_str()?.parse().ok())
        .filter_map(|process| member(process, &of_process(process, "stat")?))
        .filter(|member| member.group == group.as_raw())
        .collect()
}

/// What /proc says of a process. The kernel cuts its name anywhere, also within a character.
pub fn of_process(process: i32, file: &str) -> Option<String> {
    let bytes = fs::read(format!("/proc/{process}/{file}")).ok()?;
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

/// The fourth, the fifth and the 22nd field; the second is a name, which may have spaces and brackets.
fn member(process: i32, stat: &str) -> Option<Member> {
    let (_, behind) = stat.rsplit_once(')')?;
    let mut fields = behind.split_ascii_whitespace().skip(1);
    let parent = fields.next()?.parse().ok()?;
    let group = fields.next()?.parse().ok()?;
    let started = Tick(fields.nth(16)?.parse().ok()?);
    Some(Member {
        process,
        parent,
        group,
        started,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::process::CommandExt;

    #[test]
    fn an_alarm_is_of_no_terminal() {
        assert!(has_sent(SIGINT, SI_KERNEL));
        assert!(!has_sent(SIGINT, nix::libc::SI_USER));
        assert!(!has_sent(nix::libc::SIGALRM, SI_KERNEL));
    }

    #[test]
    fn names_with_spaces_and_brackets_do_not_hide_what_follows() {
        let rest = "S 1 34 56 0 -1 4194304 92 0 0 0 0 0 0 0 20 0 1 0 7654 8 9";
        let found = member(12, &format!("12 (a) b (c)) {rest}")).unwrap();
        assert_eq!((found.process, found.parent, found.group), (12, 1, 34));
        assert_eq!(found.started, Tick(7654));
        for stat in ["12 (sh) S", "12 (sh) S 1 34 56", ""] {
            assert!(member(12, stat).is_none(), "{stat}");
        }
    }

    #[test]
    fn a_name_that_is_cut_within_a_character_hides_no_process() {
        let directory = std::env::temp_dir().join(format!("thaw-name-{}", std::process::id()));
        fs::create_dir(&directory).unwrap();
        let program = directory.join("fourteen-bytes\u{e9}");
        std::os::unix::fs::symlink("/bin/sleep", &program).unwrap();
        let mut child = std::process::Command::new(&program)
            .arg0("sleep")
            .arg("1000")
            .spawn()
            .unwrap();
        let process = child.id().cast_signed();
        // a parent goes on when its child has the new memory, a moment before that has the name
        let mut name = Vec::new();
        for _ in 0..1000 {
            name = fs::read(format!("/proc/{process}/comm")).unwrap();
            if name.starts_with(b"fourteen") {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        let found = members(getpgrp()).iter().any(|m| m.process == process);
        let status = of_process(process, "status");
        child.kill().unwrap();
        child.wait().unwrap();
        fs::remove_dir_all(&directory).unwrap();
        assert!(String::from_utf8(name).is_err());
        assert!(found);
        assert!(status.is_some_and(|status| status.contains("SigCgt:")));
    }

    #[test]
    fn now_is_after_the_start_of_this_process_and_soon() {
        let process = nix::unistd::getpid().as_raw();
        let stat = fs::read_to_string("/proc/self/stat").unwrap();
        let started = member(process, &stat).unwrap().started;
        let now = Tick::now();
        assert!(started <= now, "{started:?} {now:?}");
        // A day, in the ticks of all Linux systems.
        assert!(now.0 - started.0 < 24 * 3600 * 100, "{started:?} {now:?}");
    }

    #[test]
    fn what_an_earlier_run_has_left_is_not_of_this_one_nor_what_that_starts() {
        let of = |process, parent, started| Member {
            process,
            parent,
            group: 10,
            started: Tick(started),
        };
        let members = [
            of(10, 1, 50),
            of(20, 1, 90),
            of(21, 22, 120),
            of(22, 20, 110),
            of(30, 10, 100),
            of(31, 30, 130),
            of(32, 1, 131),
        ];
        assert_eq!(of_the_run(&members, 10, Tick(100)), [30, 31, 32]);
    }
}
