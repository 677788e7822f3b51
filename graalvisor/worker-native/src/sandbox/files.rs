// SPDX-License-Identifier: Apache-2.0
//! Which files can be opened: Landlock. Also: signals and abstract sockets of others, and TCP where there is no network.

use super::Outcome;
use crate::configuration::Configuration;
use landlock::{
    ABI, Access, AccessFs, AccessNet, BitFlags, LandlockStatus, PathBeneath, PathFd, Ruleset,
    RulesetAttr, RulesetCreated, RulesetCreatedAttr, RulesetError, Scope, make_bitflags,
};
use std::path::Path;

/// What the rules are written for; older kernels enforce less of it.
const KNOWN: ABI = ABI::V9;

/// The first that covers truncation. Below, files outside could be emptied.
const LEAST: ABI = ABI::V3;

/// Where the kernel finds the loader of a program that is executed.
const LOADER: &str = "/lib64/ld-linux-x86-64.so.2";

/// What the loader, the C library and a native image of Java open for reading. All of it is public on any system.
const READ: [&str; 24] = [
    "/lib",
    "/lib64",
    "/usr/lib",
    "/usr/lib64",
    "/etc/ld.so.cache",
    // Names of hosts, where there is a network.
    "/etc/resolv.conf",
    "/etc/hosts",
    "/etc/host.conf",
    "/etc/nsswitch.conf",
    "/etc/gai.conf",
    "/etc/services",
    "/etc/protocols",
    "/etc/ssl/certs",
    "/etc/pki/tls/certs",
    "/usr/share/ca-certificates",
    // Time zones.
    "/etc/localtime",
    "/etc/timezone",
    "/usr/share/zoneinfo",
    "/dev/zero",
    "/dev/random",
    "/dev/urandom",
    // The image looks there for its own file, processors and the limits of control groups.
    "/proc/self",
    "/sys/devices/system/cpu/online",
    "/sys/fs/cgroup",
];

pub fn restrict(configuration: &Configuration) -> Outcome {
    let status = rules(configuration)
        .and_then(RulesetCreated::restrict_self)
        .map_err(|e| e.to_string())?;
    match status.landlock {
        LandlockStatus::NotEnabled => Err("the kernel has it, and it is not enabled".to_owned()),
        LandlockStatus::NotImplemented => Err("the kernel has none".to_owned()),
        LandlockStatus::Available { effective_abi, .. } if effective_abi < LEAST => Err(format!(
            "the kernel's version is {effective_abi:?}; {LEAST:?} is needed"
        )),
        LandlockStatus::Available { .. } => Ok(()),
    }
}

fn rules(configuration: &Configuration) -> Result<RulesetCreated, RulesetError> {
    let read = make_bitflags!(AccessFs::{ReadFile | ReadDir});
    let run = read | AccessFs::Execute;
    let not_made = make_bitflags!(AccessFs::{Execute | MakeChar | MakeBlock | MakeSock | ResolveUnix | IoctlDev});
    let write = AccessFs::from_all(KNOWN) & !not_made;
    let mut ruleset = Ruleset::default()
        .handle_access(AccessFs::from_all(KNOWN))?
        .scope(Scope::from_all(KNOWN))?;
    if !configuration.network {
        ruleset = ruleset.handle_access(AccessNet::from_all(KNOWN))?;
    }
    let mut rules = ruleset.create()?;
    for path in READ {
        rules = allow(rules, Path::new(path), read)?;
    }
    let null = make_bitflags!(AccessFs::{ReadFile | WriteFile});
    rules = allow(rules, Path::new("/dev/null"), null)?;
    if let Some(program) = configuration.program.first() {
        rules = allow(rules, Path::new(program), run)?;
        rules = allow(rules, Path::new(LOADER), run)?;
    }
    for (paths, access) in [
        (&configuration.read, read),
        (&configuration.write, write),
        (&configuration.execute, run),
    ] {
        for path in paths {
            rules = allow(rules, path, access)?;
        }
    }
    Ok(rules)
}

/// What does not exist needs no rule.
fn allow(
    rules: RulesetCreated,
    path: &Path,
    access: BitFlags<AccessFs>,
) -> Result<RulesetCreated, RulesetError> {
    let Ok(file) = PathFd::new(path) else {
        return Ok(rules);
    };
    let access = if path.is_dir() {
        access
    } else {
        access & AccessFs::from_file(KNOWN)
    };
    if path.starts_with("/proc") {
        // Rules are kept with inodes, and /proc makes new ones for what nobody has open.
        if let Ok(pin) = PathFd::new(path) {
            std::mem::forget(pin);
        }
    }
    rules.add_rule(PathBeneath::new(file, access))
}
