// SPDX-License-Identifier: Apache-2.0
//! What continuous work may cost, and what it has cost. Whoever watches keeps its account in memory that has a name and no file:
//! others find it while the watcher lives, and there is nothing to clean up.

use crate::error::files;
use nix::sys::resource::{UsageWho, getrusage};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::fs::{self, File};
use std::os::fd::FromRawFd;
use std::os::unix::fs::FileExt;
use std::time::{Duration, Instant};
use thaw_binary::Refusal;

const HOUR: Duration = Duration::from_secs(3600);

const NAME: &std::ffi::CStr = c"thaw-relayout-account";

/// Accounts are written over each other, and are all as long.
const LENGTH: usize = 1024;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Budget {
    /// Of one processor, over all the time of watching, the tool and BOLT together.
    pub cpu_percent: Option<f64>,
    pub most_an_hour: usize,
    /// Of all layouts in the process, older ones included.
    pub memory: Option<u64>,
}

/// What a budget forbids now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Forbidden {
    Cpu,
    Pauses,
    Memory,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Account {
    pub pid: i32,
    pub library: Option<String>,
    pub budget: Budget,
    pub cpu_percent: f64,
    pub in_this_hour: usize,
    /// Since it has been watched.
    pub begun: u64,
    /// Looks that have found no other work.
    #[serde(default)]
    pub found_the_same: u64,
    pub waits_for: Option<Forbidden>,
    /// The share of new code with which later ones are compared, in percent; none before it was looked at.
    pub in_new_code: Option<f64>,
}

pub struct Ledger {
    account: Account,
    lacks_memory: bool,
    began: Instant,
    times: VecDeque<Instant>,
    file: File,
}

impl Ledger {
    pub fn open(pid: i32, library: Option<String>, budget: Budget) -> Result<Ledger, Refusal> {
        // SAFETY: the name ends by nought, and the descriptor is nobody else's.
        let file = unsafe {
            let descriptor = libc::memfd_create(NAME.as_ptr(), libc::MFD_CLOEXEC);
            if descriptor < 0 {
                return Err(files("an account")(std::io::Error::last_os_error()));
            }
            File::from_raw_fd(descriptor)
        };
        Ok(Ledger {
            account: Account {
                pid,
                library,
                budget,
                cpu_percent: 0.0,
                in_this_hour: 0,
                begun: 0,
                found_the_same: 0,
                waits_for: None,
                in_new_code: None,
            },
            lacks_memory: false,
            began: Instant::now(),
            times: VecDeque::new(),
            file,
        })
    }

    /// What forbids to begin some work now; also for whoever asks for the status.
    pub fn forbidden(&mut self) -> Option<Forbidden> {
        while self.times.front().is_some_and(|t| t.elapsed() > HOUR) {
            self.times.pop_front();
        }
        let account = &mut self.account;
        account.in_this_hour = self.times.len();
        account.cpu_percent = share(spent(), self.began.elapsed());
        let forbidden = forbidden(account);
        let memory = self.lacks_memory.then_some(Forbidden::Memory);
        account.waits_for = forbidden.or(memory);
        self.write();
        forbidden
    }

    /// A layout is about to be made, which stops the process.
    pub fn begins(&mut self) {
        self.times.push_back(Instant::now());
        self.account.begun += 1;
        self.lacks_memory = false;
    }

    pub fn found_the_same(&mut self) {
        self.account.found_the_same += 1;
    }

    pub fn compares_with(&mut self, in_new_code: Option<f64>) {
        self.account.in_new_code = in_new_code;
    }

    pub fn begun(&self) -> u64 {
        self.account.begun
    }

    /// It was not made, as it needs more than there may be.
    pub fn lacks_memory(&mut self) {
        self.lacks_memory = true;
    }

    fn write(&self) {
        let mut text = serde_json::to_vec(&self.account).unwrap_or_default();
        text.resize(LENGTH, b' ');
        // An account that cannot be written is one that nobody sees.
        let _ = self.file.write_all_at(&text, 0);
    }
}

fn forbidden(account: &Account) -> Option<Forbidden> {
    let budget = &account.budget;
    if account.in_this_hour >= budget.most_an_hour {
        return Some(Forbidden::Pauses);
    }
    let too_much = |most: f64| account.begun > 0 && account.cpu_percent > most;
    budget
        .cpu_percent
        .is_some_and(too_much)
        .then_some(Forbidden::Cpu)
}

fn share(spent: Duration, elapsed: Duration) -> f64 {
    spent.as_secs_f64() * 100.0 / elapsed.as_secs_f64().max(0.001)
}

/// Processor time of this process, and of its children that have ended.
fn spent() -> Duration {
    let of = |who| {
        let usage = getrusage(who).ok();
        let time = usage.map(|u| (u.user_time(), u.system_time()));
        time.map_or(Duration::ZERO, |(user, system)| {
            let all = user + system;
            Duration::from_micros((all.tv_sec() * 1_000_000 + all.tv_usec()).max(0) as u64)
        })
    };
    of(UsageWho::RUSAGE_SELF) + of(UsageWho::RUSAGE_CHILDREN)
}

/// Of all watchers that may be looked into.
pub fn accounts() -> Vec<Account> {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let descriptors = processes
        .filter(|p| {
            let name = p.file_name();
            name.to_str().is_some_and(|n| n.parse::<i32>().is_ok())
        })
        .flat_map(|p| fs::read_dir(p.path().join("fd")).into_iter().flatten())
        .flatten();
    let named = format!("/memfd:{}", NAME.to_string_lossy());
    let ours = descriptors.filter(|d| {
        let target = fs::read_link(d.path()).unwrap_or_default();
        target.to_string_lossy().starts_with(&named)
    });
    ours.filter_map(|d| serde_json::from_slice(&fs::read(d.path()).ok()?).ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn account(cpu_percent: f64, begun: u64) -> Account {
        Account {
            pid: 1,
            library: None,
            budget: Budget {
                cpu_percent: Some(5.0),
                most_an_hour: 3,
                memory: None,
            },
            cpu_percent,
            in_this_hour: begun as usize,
            begun,
            found_the_same: 0,
            waits_for: None,
            in_new_code: None,
        }
    }

    #[test]
    fn work_begins_within_its_budget() {
        assert_eq!(forbidden(&account(4.9, 2)), None);
        assert_eq!(forbidden(&account(5.1, 2)), Some(Forbidden::Cpu));
        // The first one is what the tool was started for.
        assert_eq!(forbidden(&account(80.0, 0)), None);
        assert_eq!(forbidden(&account(1.0, 3)), Some(Forbidden::Pauses));
        let half = share(Duration::from_millis(50), Duration::from_millis(100));
        assert_eq!(half, 50.0);
    }

    #[test]
    fn an_account_is_found_while_its_watcher_lives() {
        let pid = std::process::id() as i32;
        let budget = Budget {
            cpu_percent: None,
            ..account(0.0, 0).budget
        };
        let mut ledger = Ledger::open(pid, Some("libx.so".to_owned()), budget).unwrap();
        ledger.begins();
        ledger.lacks_memory();
        assert_eq!(ledger.forbidden(), None);
        let of_it = || accounts().into_iter().find(|a| a.pid == pid);
        assert_eq!(of_it().unwrap().waits_for, Some(Forbidden::Memory));
        ledger.begins();
        ledger.forbidden();
        let account = of_it().unwrap();
        assert_eq!((account.in_this_hour, account.waits_for), (2, None));
        drop(ledger);
        assert_eq!(of_it(), None);
    }
}
