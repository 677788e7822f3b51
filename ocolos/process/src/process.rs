// SPDX-License-Identifier: Apache-2.0
//! What the kernel tells of a process without stopping it, and what of that forbids to change it.

use crate::late;
use crate::maps::{self, Mapping};
use crate::memory::Memory;
use crate::task_stat;
use crate::thread_state::SIGTRAP;
use nix::errno::Errno;
use std::cell::OnceCell;
use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::time::Duration;
use thaw_binary::{Image, Refusal};

/// How often it is looked for another process in the same memory.
const LOOKS_FOR_SHARED: u32 = 20;
const BETWEEN_LOOKS: Duration = Duration::from_millis(50);

pub struct Process {
    pub pid: i32,
    /// The program's file, also where it is deleted or in another mount namespace; or that of a library, see [`Process::library`].
    pub file: PathBuf,
    pub is_library: bool,
    /// A library that the process has loaded by itself (`dlopen`).
    pub may_be_unloaded: bool,
    pub name: String,
}

impl Process {
    pub fn find(pid: i32) -> Result<Process, Refusal> {
        let file = PathBuf::from(format!("/proc/{pid}/exe"));
        let name = match fs::read_link(&file) {
            Ok(path) => path.to_string_lossy().into_owned(),
            Err(e) if e.kind() == io::ErrorKind::NotFound => {
                let text = format!("there is no process {pid}, or it is a thread of the kernel");
                return Err(Refusal::new("no-process", text));
            }
            Err(e) => {
                let text = format!(
                    "process {pid} may not be looked into ({e}); run this as its user or as root"
                );
                return Err(Refusal::new("not-permitted", text));
            }
        };
        Ok(Process {
            pid,
            file,
            is_library: false,
            may_be_unloaded: false,
            name,
        })
    }

    pub fn status(&self) -> Result<HashMap<String, String>, Refusal> {
        let path = format!("/proc/{}/status", self.pid);
        let text = fs::read_to_string(path).map_err(|_| self.gone())?;
        let lines = text.lines().filter_map(|l| l.split_once(':'));
        Ok(lines
            .map(|(k, v)| (k.to_owned(), v.trim().to_owned()))
            .collect())
    }

    pub fn gone(&self) -> Refusal {
        Refusal::new("no-process", format!("process {} has ended", self.pid))
    }

    pub fn maps(&self) -> Result<Vec<Mapping>, Refusal> {
        maps::read(self.pid).map_err(|_| self.gone())
    }

    /// Threads that still run something of the program: the kernel's own (io_uring's workers) never do.
    pub fn threads(&self) -> Vec<i32> {
        let Ok(entries) = fs::read_dir(format!("/proc/{}/task", self.pid)) else {
            return Vec::new();
        };
        let ids = entries.filter_map(|e| e.ok()?.file_name().to_str()?.parse().ok());
        ids.filter(|&tid| {
            self.stat(tid)
                .is_some_and(|(state, is_worker)| !matches!(state, b'Z' | b'X') && !is_worker)
        })
        .collect()
    }

    pub fn thread_state(&self, tid: i32) -> Option<u8> {
        self.stat(tid).map(|s| s.0)
    }

    /// By which it is told from a later one with its number.
    pub fn started(&self) -> Option<u64> {
        task_stat::started(&fs::read(format!("/proc/{}/stat", self.pid)).ok()?)
    }

    /// Its state, and whether it is one of io_uring's workers.
    fn stat(&self, tid: i32) -> Option<(u8, bool)> {
        task_stat::parse(&fs::read(format!("/proc/{}/task/{tid}/stat", self.pid)).ok()?)
    }

    /// What is added to the file's addresses.
    pub fn bias(&self, image: &Image) -> Result<u64, Refusal> {
        let inode = fs::metadata(&self.file).map_err(|_| self.gone())?;
        let inode = std::os::unix::fs::MetadataExt::ino(&inode);
        let maps = self.maps()?;
        let code = maps::code(&maps, |m| m.inode == inode);
        // Its code may have been moved to other memory, of large pages for instance.
        let first = match code {
            Some(code) => maps::beginning(&maps, code),
            None => maps
                .iter()
                .find(|m| m.inode == inode && m.offset == 0)
                .map(|m| m.start),
        };
        match first {
            Some(first) => Ok(first.wrapping_sub(image.first_page)),
            None => Err(Refusal::new(
                "not-mapped",
                format!("{} is not mapped in process {}", self.name, self.pid),
            )),
        }
    }

    /// Reasons that hold for any program, by what the kernel says.
    pub fn refusal(&self) -> Result<Option<Refusal>, Refusal> {
        let status = self.status()?;
        if let Some(refusal) = status_refusal(self.pid, &status) {
            return Ok(Some(refusal));
        }
        if let Err(e) = Memory::open(self.pid) {
            return Ok(Some(Refusal::new("not-permitted", self.not_permitted(&e))));
        }
        Ok(self.goes_on_to_share_memory())
    }

    /// A program that is being started (`vfork`) has it as well, for a moment, which no stop finds.
    fn goes_on_to_share_memory(&self) -> Option<Refusal> {
        let mut shares = self.shares_memory();
        for _ in 1..LOOKS_FOR_SHARED {
            shares.as_ref()?;
            late::rest(BETWEEN_LOOKS);
            shares = self.shares_memory();
        }
        shares
    }

    fn not_permitted(&self, error: &io::Error) -> String {
        let scope = fs::read_to_string("/proc/sys/kernel/yama/ptrace_scope");
        let yama = yama_says(scope.ok().as_deref());
        format!(
            "process {} may not be traced: {error}{yama}; run this as root",
            self.pid
        )
    }

    /// Another process that runs in the same memory would not be stopped with it. Where the kernel does not compare two (it has no such
    /// call, or another user's process may not be asked about), what it tells everybody of both: a child or parent in the same memory
    /// has all of it in common.
    pub fn shares_memory(&self) -> Option<Refusal> {
        let kin = OnceCell::new();
        for entry in fs::read_dir("/proc").ok()?.flatten() {
            let Some(other) = entry
                .file_name()
                .to_str()
                .and_then(|n| n.parse::<i32>().ok())
            else {
                continue;
            };
            let shares = || match same_memory(self.pid, other) {
                Some(same) => same,
                None => {
                    kin.get_or_init(|| self.kin()).contains(&other)
                        && same_sizes(&status_text(self.pid), &status_text(other))
                }
            };
            if other != self.pid && shares() {
                let text = format!("process {other} shares the memory of process {}", self.pid);
                return Some(Refusal::new("shared-memory", text));
            }
        }
        None
    }

    /// Its parent, and what its threads have started.
    fn kin(&self) -> Vec<i32> {
        let parent = status_text(self.pid)
            .lines()
            .find_map(|l| l.strip_prefix("PPid:")?.trim().parse().ok());
        let threads = fs::read_dir(format!("/proc/{}/task", self.pid));
        let children = threads
            .into_iter()
            .flatten()
            .flatten()
            .filter_map(|t| fs::read_to_string(t.path().join("children")).ok());
        let children: Vec<i32> = children
            .flat_map(|c| {
                c.split(' ')
                    .filter_map(|n| n.parse().ok())
                    .collect::<Vec<_>>()
            })
            .collect();
        parent.into_iter().chain(children).collect()
    }
}

/// By the setting's text, where the kernel has Yama.
fn yama_says(scope: Option<&str>) -> String {
    match scope.map(str::trim) {
        None | Some("0") => String::new(),
        Some("3") => {
            " (Yama's ptrace_scope is 3: nobody may, until the machine starts again)".to_owned()
        }
        Some(scope) => format!(
            " (Yama's ptrace_scope is {scope}: 'sysctl kernel.yama.ptrace_scope=0', or CAP_SYS_PTRACE)"
        ),
    }
}

/// `kcmp(KCMP_VM)`; none where the kernel does not say.
fn same_memory(a: i32, b: i32) -> Option<bool> {
    const KCMP_VM: libc::c_int = 1;
    // SAFETY: kcmp compares two processes, and has no other effect.
    match unsafe { libc::syscall(libc::SYS_kcmp, a, b, KCMP_VM, 0, 0) } {
        0 => Some(true),
        1.. => Some(false),
        _ if Errno::last() == Errno::ESRCH => Some(false),
        _ => None,
    }
}

fn status_text(pid: i32) -> String {
    fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default()
}

/// Of the memory itself, not of what of it is used just now. A thread of the kernel has none.
fn same_sizes(a: &str, b: &str) -> bool {
    let of = |text: &str| {
        let named = [
            "VmPeak", "VmSize", "VmData", "VmStk", "VmExe", "VmLib", "VmPTE",
        ];
        let is_named = |l: &&str| l.split_once(':').is_some_and(|(k, _)| named.contains(&k));
        let lines: Vec<String> = text.lines().filter(is_named).map(str::to_owned).collect();
        lines
    };
    let a = of(a);
    !a.is_empty() && a == of(b)
}

pub fn status_refusal(pid: i32, status: &HashMap<String, String>) -> Option<Refusal> {
    let value = |key: &str| status.get(key).map_or("", String::as_str);
    if let tracer @ 1.. = value("TracerPid").parse().unwrap_or(0) {
        let text =
            format!("process {pid} has a debugger already: process {tracer}; end that first");
        return Some(Refusal::new("debugger", text));
    }
    if matches!(value("Seccomp"), "1" | "2") {
        let text = format!(
            "process {pid} has a seccomp filter, which may forbid the system calls that are made in it"
        );
        return Some(Refusal::new("seccomp", text));
    }
    if value("x86_Thread_features")
        .split(' ')
        .any(|f| f == "shstk")
    {
        let text = format!(
            "process {pid} has a shadow stack, which calls made for it would break; start it with GLIBC_TUNABLES=glibc.cpu.hwcaps=-SHSTK"
        );
        return Some(Refusal::new("shadow-stack", text));
    }
    let ignored = u64::from_str_radix(value("SigIgn"), 16).unwrap_or(0);
    if ignored & SIGTRAP != 0 {
        let text = format!("process {pid} ignores SIGTRAP, which single steps would change");
        return Some(Refusal::new("ignores-sigtrap", text));
    }
    if value("State").starts_with(['Z', 'X']) {
        return Some(Refusal::new(
            "no-process",
            format!("process {pid} has ended"),
        ));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reason(lines: &[(&str, &str)]) -> Option<&'static str> {
        let status = lines
            .iter()
            .map(|(k, v)| ((*k).to_owned(), (*v).to_owned()))
            .collect();
        status_refusal(7, &status).map(|r| r.reason)
    }

    #[test]
    fn yamas_setting_is_named() {
        assert_eq!(yama_says(None), "");
        assert_eq!(yama_says(Some("0\n")), "");
        assert!(yama_says(Some("1\n")).contains("ptrace_scope is 1: 'sysctl"));
        assert!(yama_says(Some("3\n")).contains("until the machine starts again"));
    }

    #[test]
    fn where_the_kernel_does_not_compare_sizes_tell() {
        let of = |size: u32, name: &str| {
            format!(
                "Name:\t{name}\nVmPeak:\t{size} kB\nVmSize:\t{size} kB\nVmRSS:\t{} kB\nVmPTE:\t52 kB\n",
                name.len()
            )
        };
        assert!(same_sizes(&of(700, "a"), &of(700, "another")));
        assert!(!same_sizes(&of(700, "a"), &of(704, "a")));
        assert!(!same_sizes("Name:\tkthreadd\n", "Name:\tkthreadd\n"));
        assert_ne!(same_memory(std::process::id() as i32, 1), Some(true));
    }

    #[test]
    fn kin_are_the_parent_and_the_children() {
        let mut child = std::process::Command::new("sleep")
            .arg("60")
            .spawn()
            .unwrap();
        let own = Process::find(std::process::id() as i32).unwrap();
        let of_child = Process::find(child.id() as i32).unwrap();
        assert!(own.kin().contains(&of_child.pid));
        assert!(of_child.kin().contains(&own.pid));
        // Another test may be starting a child just now, which has this memory until then.
        let began = std::time::Instant::now();
        while own.shares_memory().is_some() {
            assert!(began.elapsed().as_secs() < 60);
        }
        child.kill().unwrap();
        child.wait().unwrap();
    }

    #[test]
    fn what_the_kernel_tells_forbids() {
        assert_eq!(reason(&[("TracerPid", "12")]), Some("debugger"));
        assert_eq!(
            reason(&[("TracerPid", "0"), ("Seccomp", "2")]),
            Some("seccomp")
        );
        assert_eq!(
            reason(&[("x86_Thread_features", "shstk wrss")]),
            Some("shadow-stack")
        );
        assert_eq!(
            reason(&[("SigIgn", "0000000000001010")]),
            Some("ignores-sigtrap")
        );
        assert_eq!(reason(&[("State", "Z (zombie)")]), Some("no-process"));
        assert_eq!(
            reason(&[
                ("TracerPid", "0"),
                ("Seccomp", "0"),
                ("State", "S (sleeping)")
            ]),
            None
        );
    }
}
