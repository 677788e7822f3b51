// SPDX-License-Identifier: Apache-2.0
//! Finds the `java` that this command stands in front of, and becomes it where a program has to run as always.

use std::convert::Infallible;
use std::env;
use std::ffi::{CString, OsString};
use std::fs::Metadata;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// An installed JDK or JRE.
#[derive(Debug)]
pub struct RealJava {
    /// The executable, symbolic links resolved.
    pub executable: PathBuf,
    pub home: PathBuf,
}

/// Looks in THAW_JAVA_HOME, JAVA_HOME, and on the PATH for a `java` that is not this program.
pub fn find() -> Result<RealJava, String> {
    let homes = ["THAW_JAVA_HOME", "JAVA_HOME"].iter().filter_map(|name| {
        env::var_os(name)
            .filter(|v| !v.is_empty())
            .map(|v| (name, v))
    });
    for (name, home) in homes {
        let java = Path::new(&home).join("bin/java");
        if is_executable(&java) && !is_own(&java) {
            return resolve(&java);
        }
        if *name == "THAW_JAVA_HOME" {
            return Err(format!(
                "THAW_JAVA_HOME is {}, where there is no bin/java of a JDK. Set it to a JDK, or unset it.",
                home.display()
            ));
        }
    }
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path)
        .map(|directory| directory.join("java"))
        .find(|java| is_executable(java) && !is_own(java) && !is_script(java))
        .map_or_else(
            || {
                Err(
                    "there is no java: not in THAW_JAVA_HOME, JAVA_HOME, or on the PATH. \
                     Install a JDK 17, 21 or 25 and set JAVA_HOME to it."
                        .to_string(),
                )
            },
            |java| resolve(&java),
        )
}

/// Becomes a `java` that is a script, as version managers have them. Which one that starts is not known, so nothing of it is
/// kept warm; it does not find this program again. Returns only if there is none.
pub fn become_script() -> Result<Infallible, String> {
    let path = env::var_os("PATH").unwrap_or_default();
    let others: Vec<PathBuf> = env::split_paths(&path)
        .filter(|directory| !is_own(&directory.join("java")))
        .collect();
    let script = others
        .iter()
        .map(|directory| directory.join("java"))
        .find(|java| is_executable(java) && is_script(java))
        .ok_or("there is no java on the PATH, not even a script")?;
    // SAFETY: this process has one thread.
    unsafe { env::set_var("PATH", env::join_paths(others).map_err(|e| e.to_string())?) };
    become_program(script)
}

fn is_own(path: &Path) -> bool {
    static OWN: LazyLock<Option<Metadata>> =
        LazyLock::new(|| env::current_exe().ok().and_then(|p| p.metadata().ok()));
    is_thaw(path)
        || match (&*OWN, path.metadata()) {
            (Some(own), Ok(m)) => own.ino() == m.ino() && own.dev() == m.dev(),
            _ => false,
        }
}

fn resolve(java: &Path) -> Result<RealJava, String> {
    let executable = java
        .canonicalize()
        .map_err(|e| format!("{}: {e}", java.display()))?;
    let home = executable
        .parent()
        .and_then(Path::parent)
        .ok_or_else(|| {
            format!(
                "{} is not in the bin directory of a JDK",
                executable.display()
            )
        })?
        .to_path_buf();
    Ok(RealJava { executable, home })
}

/// Another build of this command: the two would call each other without an end.
fn is_thaw(java: &Path) -> bool {
    java.canonicalize().ok().is_some_and(|path| {
        let home = path.parent().and_then(Path::parent);
        home.is_some_and(|h| h.join("lib").join(crate::pool::LIBRARIES[1]).is_file())
    })
}

fn is_executable(path: &Path) -> bool {
    path.metadata()
        .is_ok_and(|m| m.is_file() && m.permissions().mode() & 0o111 != 0)
}

/// A script may well call this program again, without an end.
fn is_script(path: &Path) -> bool {
    use std::io::Read;
    let mut start = [0; 2];
    std::fs::File::open(path).is_ok_and(|mut f| f.read_exact(&mut start).is_ok() && start == *b"#!")
}

/// Becomes the real java with this program's own arguments; returns only if that fails.
pub fn become_plain(java: &RealJava) -> Result<Infallible, String> {
    become_program(java.executable.clone())
}

fn become_program(executable: PathBuf) -> Result<Infallible, String> {
    let mut words = vec![c_string(executable.clone().into_os_string())];
    words.extend(env::args_os().skip(1).map(c_string));
    crate::closed::close_again();
    let error = nix::unistd::execv(&words[0], &words).unwrap_err();
    Err(format!(
        "{} cannot be executed: {}",
        executable.display(),
        error.desc()
    ))
}

/// Words of the operating system hold no zero byte.
pub fn c_string(word: OsString) -> CString {
    CString::new(word.into_vec()).unwrap_or_default()
}

/// Where this program's own libraries are.
pub fn own_libraries() -> Result<PathBuf, String> {
    let own = env::current_exe().map_err(|e| format!("/proc/self/exe: {e}"))?;
    let directory = own
        .parent()
        .and_then(Path::parent)
        .map(|d| d.join("lib"))
        .unwrap_or_default();
    if directory.as_os_str().as_bytes().contains(&b',') {
        return Err(format!("the path {} has a comma", directory.display()));
    }
    Ok(directory)
}
