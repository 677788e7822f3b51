// SPDX-License-Identifier: Apache-2.0
//! Joins control groups of version 1 or 2, after their limits are written.

use super::Outcome;
use crate::configuration::Configuration;
use std::fs;
use std::path::Path;

/// Microseconds, as the kernel's default.
const PERIOD: u64 = 100_000;

/// A limit: what it is called here, its file and value in version 1 and in version 2.
type Limit = (&'static str, u64, [(&'static str, String); 2]);

pub fn join(configuration: &Configuration) -> Outcome {
    let limits = limits(configuration);
    if configuration.control_groups.is_empty() {
        let asked: Vec<&str> = limits.iter().map(|l| l.0).collect();
        return Err(if asked.is_empty() {
            "none was given".to_owned()
        } else {
            format!("none was given, so nothing holds {}", asked.join(", "))
        });
    }
    let mut held = Vec::new();
    for directory in &configuration.control_groups {
        held.extend(join_one(directory, &limits)?);
    }
    match limits.iter().find(|l| !held.contains(&l.0)) {
        None => Ok(()),
        Some((name, ..)) => Err(format!(
            "none of the groups given has the controller that holds {name}"
        )),
    }
}

fn limits(configuration: &Configuration) -> Vec<Limit> {
    let quota = configuration.cpu_percent * (PERIOD / 100);
    let same = |file: &'static str, value: u64| (file, value.to_string());
    let all: [Limit; 3] = [
        (
            ":memory",
            configuration.memory,
            [
                same("memory.limit_in_bytes", configuration.memory),
                same("memory.max", configuration.memory),
            ],
        ),
        (
            ":cpu-percent",
            quota,
            [
                same("cpu.cfs_quota_us", quota),
                ("cpu.max", format!("{quota} {PERIOD}")),
            ],
        ),
        (
            ":processes",
            configuration.processes,
            [
                same("pids.max", configuration.processes),
                same("pids.max", configuration.processes),
            ],
        ),
    ];
    all.into_iter().filter(|l| l.1 > 0).collect()
}

/// Returns the names of the limits that this group holds.
fn join_one(directory: &Path, limits: &[Limit]) -> Result<Vec<&'static str>, String> {
    let version = usize::from(directory.join("cgroup.controllers").exists());
    let mut held = Vec::new();
    for (name, _, files) in limits {
        let (file, value) = &files[version];
        let file = directory.join(file);
        if file.exists() {
            write(&file, value)?;
            held.push(*name);
        }
    }
    if held.contains(&":memory") {
        deny_swap(directory, version, limits)?;
    }
    // 0 is the process that writes.
    write(&directory.join("cgroup.procs"), "0")?;
    Ok(held)
}

/// Where the kernel counts swap: else the limit only moves memory there.
fn deny_swap(directory: &Path, version: usize, limits: &[Limit]) -> Outcome {
    let memory = limits.iter().find(|l| l.0 == ":memory");
    let (file, value) = match version {
        0 => ("memory.memsw.limit_in_bytes", memory.map_or(0, |l| l.1)),
        _ => ("memory.swap.max", 0),
    };
    let file = directory.join(file);
    if file.exists() {
        write(&file, &value.to_string())?;
    }
    Ok(())
}

fn write(file: &Path, value: &str) -> Outcome {
    fs::write(file, value).map_err(|e| format!("{} cannot be written: {e}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_go_to_the_files_of_either_version() {
        let base = std::env::temp_dir().join(format!("thaw-groups-{}", std::process::id()));
        let (one, two) = (base.join("one"), base.join("two"));
        for (directory, files) in [
            (
                &one,
                &[
                    "memory.limit_in_bytes",
                    "memory.memsw.limit_in_bytes",
                    "cgroup.procs",
                ][..],
            ),
            (
                &two,
                &[
                    "cgroup.controllers",
                    "cpu.max",
                    "memory.max",
                    "memory.swap.max",
                    "cgroup.procs",
                ][..],
            ),
        ] {
            fs::create_dir_all(directory).unwrap();
            for file in files {
                fs::write(directory.join(file), "").unwrap();
            }
        }
        let mut configuration = Configuration {
            memory: 1 << 20,
            cpu_percent: 150,
            control_groups: vec![one.clone()],
            ..Configuration::default()
        };
        assert!(join(&configuration).unwrap_err().contains(":cpu-percent"));
        configuration.control_groups = vec![two.clone()];
        join(&configuration).unwrap();
        let read = |path: &Path, file| fs::read_to_string(path.join(file)).unwrap();
        assert_eq!(read(&one, "memory.limit_in_bytes"), "1048576");
        assert_eq!(read(&one, "memory.memsw.limit_in_bytes"), "1048576");
        assert_eq!(read(&two, "memory.max"), "1048576");
        assert_eq!(read(&two, "memory.swap.max"), "0");
        assert_eq!(read(&two, "cpu.max"), "150000 100000");
        assert_eq!(read(&two, "cgroup.procs"), "0");
        configuration.control_groups = vec![base.join("none")];
        assert!(join(&configuration).unwrap_err().contains("none"));
        configuration.control_groups.clear();
        assert!(join(&configuration).unwrap_err().contains(":memory"));
        fs::remove_dir_all(&base).unwrap();
    }
}
