// SPDX-License-Identifier: Apache-2.0
//! The server ID: a hash over all that must be equal for two runs to share a JVM (the paper's checksum of the class
//! path, section 4, and what else a JVM learns once, when it starts).

use crate::class_path_walk::Effort;
use crate::command_line::{CommandLine, Mode};
use crate::contents::{self, Found};
use crate::ignored;
use crate::real_java::RealJava;
use blake3::{Hash, Hasher};
use nix::sys::resource::{RLIM_INFINITY, Resource, getrlimit};
use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io::IsTerminal;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

/// Variables that the JVM, libc or the dynamic linker read once.
const VARIABLES: [&str; 11] = [
    "LANG",
    "LANGUAGE",
    "LOCPATH",
    "HOME",
    "USER",
    "LOGNAME",
    "DISPLAY",
    "TMPDIR",
    "LOCALDOMAIN",
    "RES_OPTIONS",
    "HOSTALIASES",
];
const VARIABLE_PREFIXES: [&str; 7] = [
    "LC_",
    "LD_",
    // Where there are locales, as Nix patches glibc.
    "LOCALE_ARCHIVE",
    "MALLOC_",
    "GLIBC_",
    "JDK_",
    "_JAVA",
];

/// Of all but the contents of the class path and the values of options, which is known at first sight.
#[derive(Clone, Copy)]
pub struct FirstSight {
    pub server: Hash,
    /// Of the JDK and this build of Thaw.
    pub jdk: Hash,
}

/// Hashes, each of thirty-two hexadecimal digits.
pub struct Identity {
    /// Of all that must be equal for two runs to share a JVM.
    pub server: String,
    /// Of the JDK, this build of Thaw, and the contents of the class path: transformed classes are kept for it.
    pub class_path: String,
    /// Of the JDK and this build of Thaw.
    pub jdk: String,
}

/// Whether the JVM, libc or the dynamic linker read a variable of this name once.
pub fn is_read_once(name: &OsStr) -> bool {
    let text = name.to_string_lossy();
    VARIABLES.contains(&&*text) || VARIABLE_PREFIXES.iter().any(|p| text.starts_with(p))
}

fn class_path(line: &CommandLine) -> Vec<Vec<u8>> {
    line.class_path
        .as_ref()
        .map(|p| p.split(|c| *c == b':').map(<[u8]>::to_vec).collect())
        .unwrap_or_default()
}

/// What is in the program's files, which takes longer than all else here; `None`: more than the effort.
pub fn contents(
    line: &CommandLine,
    directory: &Path,
    cache: Option<&Path>,
    effort: Effort,
) -> Result<Option<Found>, String> {
    contents::find(
        &class_path(line),
        &line.module_path,
        &line.program_files,
        directory,
        cache,
        effort,
    )
}

/// Whether the program's files are what was found.
pub fn is_unchanged(line: &CommandLine, directory: &Path, found: &Found) -> bool {
    found.is_unchanged(
        &class_path(line),
        &line.module_path,
        &line.program_files,
        directory,
    )
}

impl FirstSight {
    /// `options` are the line's, all of them or those that servers share.
    pub fn with(&self, line: &CommandLine, options: &[Vec<u8>], contents: &Hash) -> Identity {
        let mut id = self.with_options(options);
        update(&mut id, "contents", contents.as_bytes());
        let mut of_class_path = Hasher::new();
        update(&mut of_class_path, "jdk", self.jdk.as_bytes());
        let class_path = line.class_path.as_deref().unwrap_or_default();
        update(&mut of_class_path, "class path", class_path);
        update(&mut of_class_path, "contents", contents.as_bytes());
        Identity {
            server: digits(&id.finalize()),
            class_path: digits(&of_class_path.finalize()),
            jdk: digits(&self.jdk),
        }
    }

    /// Tells apart what has no identity yet, as its class path has not been read.
    pub fn key(&self, line: &CommandLine) -> String {
        digits(&self.with_options(&line.shared_options).finalize())
    }

    fn with_options(&self, options: &[Vec<u8>]) -> Hasher {
        let mut id = Hasher::new();
        update(&mut id, "first sight", self.server.as_bytes());
        for option in options {
            update(&mut id, "option", option);
        }
        id
    }
}

/// What the JDK and this build of Thaw are.
pub fn of_jdk(java: &RealJava, libraries: &Path) -> Hash {
    let mut id = Hasher::new();
    let mut add = |label: &str, value: &[u8]| update(&mut id, label, value);
    for file in [
        "bin/java",
        "lib/modules",
        "lib/server/libjvm.so",
        "release",
        "conf/security/java.security",
        "conf/security/java.policy",
        "conf/net.properties",
        "conf/logging.properties",
        "conf/jndi.properties",
        "conf/management/management.properties",
        "lib/security/cacerts",
        "lib/security/jssecacerts",
        "lib/security/blocked.certs",
        "lib/tzdb.dat",
    ] {
        add("jdk", &state(&java.home.join(file)));
    }
    add("home", java.home.as_os_str().as_bytes());
    for file in crate::pool::LIBRARIES {
        add("thaw", &state(&libraries.join(file)));
    }
    id.finalize()
}

pub fn at_first_sight(
    line: &CommandLine,
    java: &RealJava,
    libraries: &Path,
    directory: &Path,
) -> Result<FirstSight, String> {
    processor_time_is_unlimited()?;
    let jdk = of_jdk(java, libraries);
    let mut id = Hasher::new();
    let mut add = |label: &str, value: &[u8]| update(&mut id, label, value);

    add("jdk", jdk.as_bytes());
    add("mode", &[line.mode as u8]);
    if line.mode == Mode::Module {
        // The main module is the root of the module graph.
        add(
            "module",
            line.main.split(|c| *c == b'/').next().unwrap_or_default(),
        );
    }
    add("class path", line.class_path.as_deref().unwrap_or_default());
    if class_path(line)
        .iter()
        .chain(&line.module_path)
        .any(|p| !p.starts_with(b"/"))
    {
        add("directory", directory.as_os_str().as_bytes());
    }

    let mut read_once: Vec<_> = env::vars_os()
        .filter(|(name, _)| is_read_once(name))
        .collect();
    read_once.sort_unstable();
    for (name, value) in read_once {
        add(&name.to_string_lossy(), value.as_bytes());
    }
    // Where there is a console, the JDK finds it once.
    let console = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    add("console", &[u8::from(console)]);

    add(
        "user",
        format!("{} {}", nix::unistd::geteuid(), nix::unistd::getegid()).as_bytes(),
    );
    let groups = nix::unistd::getgroups().map_err(|e| e.to_string())?;
    add("groups", format!("{groups:?}").as_bytes());
    for resource in [
        Resource::RLIMIT_AS,
        Resource::RLIMIT_CORE,
        Resource::RLIMIT_DATA,
        Resource::RLIMIT_FSIZE,
        Resource::RLIMIT_MEMLOCK,
        Resource::RLIMIT_NOFILE,
        Resource::RLIMIT_NPROC,
        Resource::RLIMIT_STACK,
    ] {
        add("limit", format!("{:?}", getrlimit(resource)).as_bytes());
    }
    for signal in ignored::signals() {
        add("ignored signal", signal.as_str().as_bytes());
    }
    let processors = nix::sched::sched_getaffinity(nix::unistd::Pid::from_raw(0));
    add("processors", format!("{processors:?}").as_bytes());
    // SAFETY: getpriority reads a number.
    let nice = unsafe { nix::libc::getpriority(nix::libc::PRIO_PROCESS, 0) };
    add("nice", &nice.to_le_bytes());
    add("scheduling", scheduling().as_bytes());
    let killed_first = fs::read("/proc/self/oom_score_adj").unwrap_or_default();
    add("killed first", &killed_first);
    for name in ["mnt", "net", "pid", "user", "uts", "ipc", "cgroup", "time"] {
        let link = fs::read_link(format!("/proc/self/ns/{name}")).unwrap_or_default();
        add("namespace", link.as_os_str().as_bytes());
    }
    add("root", &state(Path::new("/")));
    add("cgroup", &fs::read("/proc/self/cgroup").unwrap_or_default());
    add("privileges", &privileges());
    // AppArmor's profile, or SELinux's context.
    let label = fs::read("/proc/self/attr/current").unwrap_or_default();
    add("label", &label);
    Ok(FirstSight {
        server: id.finalize(),
        jdk,
    })
}

/// Policy and priority for the processor, and those for disks: a server has what it was started with.
fn scheduling() -> String {
    // SAFETY: they read numbers of this process, and write them to a struct that is there.
    unsafe {
        let mut parameters: nix::libc::sched_param = std::mem::zeroed();
        let policy = nix::libc::sched_getscheduler(0);
        nix::libc::sched_getparam(0, &raw mut parameters);
        let disk = nix::libc::syscall(
            nix::libc::SYS_ioprio_get,
            crate::idle::IOPRIO_WHO_PROCESS,
            0,
        );
        format!("{policy} {} {disk}", parameters.sched_priority)
    }
}

/// The kernel counts the time of a process, in a server that of all its runs: a later one would be ended.
fn processor_time_is_unlimited() -> Result<(), String> {
    match getrlimit(Resource::RLIMIT_CPU) {
        Ok((RLIM_INFINITY, RLIM_INFINITY)) => Ok(()),
        Ok((soft, hard)) => Err(format!(
            "a limit of processor time (ulimit -t: {} s), which would count for all runs of a server together",
            soft.min(hard)
        )),
        Err(error) => Err(format!("the limit of processor time: {error}")),
    }
}

fn update(hasher: &mut Hasher, label: &str, value: &[u8]) {
    hasher.update(label.as_bytes());
    hasher.update(&(value.len() as u64).to_le_bytes());
    hasher.update(value);
}

fn digits(hash: &Hash) -> String {
    hash.to_hex()[..32].to_string()
}

/// Capabilities, seccomp filters and the like.
fn privileges() -> Vec<u8> {
    let status = fs::read("/proc/self/status").unwrap_or_default();
    status
        .split(|c| *c == b'\n')
        .filter(|line| {
            [&b"Cap"[..], b"NoNewPrivs", b"Seccomp", b"Uid", b"Gid"]
                .iter()
                .any(|p| line.starts_with(p))
        })
        .collect::<Vec<_>>()
        .concat()
}

fn state(path: &Path) -> Vec<u8> {
    match path.metadata() {
        Ok(m) => [
            m.dev(),
            m.ino(),
            if m.is_dir() { 0 } else { m.size() },
            if m.is_dir() {
                0
            } else {
                m.mtime().cast_unsigned()
            },
            if m.is_dir() {
                0
            } else {
                m.mtime_nsec().cast_unsigned()
            },
            if m.is_dir() {
                0
            } else {
                m.ctime().cast_unsigned()
            },
            if m.is_dir() {
                0
            } else {
                m.ctime_nsec().cast_unsigned()
            },
        ]
        .iter()
        .flat_map(|n| n.to_le_bytes())
        .collect(),
        Err(_) => OsStr::new("missing").as_bytes().to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn where_the_c_library_finds_locales_counts() {
        for name in ["LOCPATH", "LOCALE_ARCHIVE", "LOCALE_ARCHIVE_2_27", "LC_ALL"] {
            assert!(is_read_once(OsStr::new(name)), "{name}");
        }
        assert!(!is_read_once(OsStr::new("LOCATION")));
    }

    #[test]
    fn a_jdk_whose_trust_store_has_changed_is_another_one() {
        let home = std::env::temp_dir().join(format!("thaw-jdk-{}", std::process::id()));
        fs::create_dir_all(home.join("lib/security")).unwrap();
        let java = RealJava {
            executable: home.join("bin/java"),
            home: home.clone(),
        };
        let trusted = home.join("lib/security/cacerts");
        let mut ids = vec![of_jdk(&java, &home)];
        for text in ["one", "another"] {
            fs::write(&trusted, text).unwrap();
            assert_eq!(of_jdk(&java, &home), of_jdk(&java, &home));
            ids.push(of_jdk(&java, &home));
        }
        fs::remove_dir_all(&home).unwrap();
        assert!(ids[0] != ids[1] && ids[1] != ids[2] && ids[0] != ids[2]);
    }
}
