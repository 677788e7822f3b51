// SPDX-License-Identifier: Apache-2.0
//! Programs built once into the cache: our own small ones, and those of Debian's sources.

use std::collections::hash_map::DefaultHasher;
use std::env;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// As the README tells users to build.
pub const FLAGS: &[&str] = &[
    "-O2",
    "-fno-reorder-blocks-and-partition",
    "-Wl,--emit-relocs",
];

static LIST_ONLY: AtomicBool = AtomicBool::new(false);
static BUILDING: Mutex<()> = Mutex::new(());

/// Names are wanted, and nothing is built for them.
pub fn list_only() {
    LIST_ONLY.store(true, Ordering::Relaxed);
}

pub fn cache() -> PathBuf {
    let home = env::var_os("HOME").map(|h| Path::new(&h).join(".cache"));
    let cache = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).or(home);
    cache
        .unwrap_or_else(env::temp_dir)
        .join("thaw/relayout/programs")
}

pub fn source(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/sources")
        .join(name)
}

/// What all tests need.
pub fn bolt() -> Result<(), String> {
    thaw_relayout::bolt::Bolt::find()
        .map(|_| ())
        .map_err(|r| r.text)
}

fn key(parts: &[&[u8]]) -> String {
    let mut hasher = DefaultHasher::new();
    parts.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// The program that `build` makes in an empty directory; made again when one of the parts is another.
fn built(
    name: &str,
    parts: &[&[u8]],
    build: impl FnOnce(&Path) -> Result<(), String>,
) -> Result<PathBuf, String> {
    bolt()?;
    if LIST_ONLY.load(Ordering::Relaxed) {
        return Err("only listed".to_owned());
    }
    let directory = cache().join(format!("{name}-{}", key(parts)));
    let program = directory.join(name);
    let _one = BUILDING.lock();
    if program.exists() {
        return Ok(program);
    }
    let parent = directory.parent().unwrap_or(Path::new("/"));
    fs::create_dir_all(parent).map_err(|e| format!("{}: {e}", parent.display()))?;
    let unfinished = tempfile::tempdir_in(parent).map_err(|e| e.to_string())?;
    build(unfinished.path())?;
    let _ = fs::remove_dir_all(&directory);
    fs::rename(unfinished.keep(), &directory)
        .map_err(|e| format!("{}: {e}", directory.display()))?;
    Ok(program)
}

pub fn run(program: &str, arguments: &[&str], directory: &Path) -> Result<(), String> {
    output(program, arguments, directory).map(drop)
}

fn output(program: &str, arguments: &[&str], directory: &Path) -> Result<String, String> {
    let output = Command::new(program)
        .args(arguments)
        .current_dir(directory)
        .output();
    let output = output.map_err(|e| format!("{program}: {e}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let errors = String::from_utf8_lossy(&output.stderr);
    Err(format!(
        "{program} {}: {}",
        arguments.join(" "),
        errors.lines().last().unwrap_or("failed")
    ))
}

/// One of `tests/sources`, with flags beside the usual ones.
pub fn own(name: &str, flags: &[&str]) -> Result<PathBuf, String> {
    let file = ["c", "cpp"]
        .map(|e| source(&format!("{name}.{e}")))
        .into_iter()
        .find(|p| p.exists());
    let file = file.ok_or_else(|| format!("there is no source of {name}"))?;
    let text = fs::read(&file).map_err(|e| e.to_string())?;
    let included = fs::read(source("work.h")).unwrap_or_default();
    let compiler = if file.extension().is_some_and(|e| e == "cpp") {
        "g++"
    } else {
        "gcc"
    };
    let path = file.display().to_string();
    let mut arguments: Vec<&str> = FLAGS.to_vec();
    arguments.extend(flags);
    let joined = arguments.join(" ");
    built(name, &[&text, &included, joined.as_bytes()], |directory| {
        arguments.extend(["-pthread", "-o", name, &path]);
        run(compiler, &arguments, directory)
    })
}

/// It throws, and runs code of its own between that.
pub fn throws(flags: &[&str]) -> Result<PathBuf, String> {
    own("throws", &[&["-DOWN_CODE=100"], flags].concat())
}

/// Where this machine gets Debian's packages from, by its own configuration.
fn repository_of_apt(directory: &Path) -> Result<String, String> {
    let found = output(
        "apt-get",
        &[
            "indextargets",
            "--no-release-info",
            "--format",
            "$(REPO_URI)",
            "Identifier: Packages",
            "Release: bookworm",
            "Component: main",
        ],
        directory,
    )?;
    let first = found.lines().next().map(str::to_owned);
    first.ok_or_else(|| {
        "apt has no repository of Debian bookworm; name one by THAW_DEBIAN".to_owned()
    })
}

/// What apt has to be told so that it knows one suite alone; its own lists stay as they are.
fn apt(kind: &str, suite: &str, directory: &Path) -> Result<Vec<String>, String> {
    let apt = directory.join("apt");
    for part in ["parts", "lists/partial", "cache"] {
        fs::create_dir_all(apt.join(part)).map_err(|e| e.to_string())?;
    }
    let mirror = match env::var("THAW_DEBIAN") {
        Ok(named) => named,
        Err(_) => repository_of_apt(directory)?,
    };
    let list = format!(
        "Types: {kind}\nURIs: {mirror}\nSuites: {suite}\nComponents: main\nSigned-By: /usr/share/keyrings/debian-archive-keyring.gpg\n"
    );
    fs::write(apt.join("parts/source.sources"), list).map_err(|e| e.to_string())?;
    let options = [
        "Dir::Etc::SourceList=/dev/null".to_owned(),
        format!("Dir::Etc::SourceParts={}/parts", apt.display()),
        format!("Dir::State::Lists={}/lists", apt.display()),
        format!("Dir::Cache={}/cache", apt.display()),
        "APT::Sandbox::User=root".to_owned(),
    ];
    let mut arguments: Vec<String> = Vec::new();
    for option in options {
        arguments.extend(["-o".to_owned(), option]);
    }
    arguments.push("-qq".to_owned());
    Ok(arguments)
}

/// `apt-get update`, and then this.
fn apt_get(arguments: &[String], wanted: &[&str], directory: &Path) -> Result<(), String> {
    for last in [&["update"], wanted] {
        let mut all: Vec<&str> = arguments.iter().map(String::as_str).collect();
        all.extend(last);
        run("apt-get", &all, directory)?;
    }
    Ok(())
}

/// A file of a program that `ocolos/programs/build` builds.
fn program(name: &str, file: &str) -> Result<PathBuf, String> {
    bolt()?;
    if LIST_ONLY.load(Ordering::Relaxed) {
        return Err("only listed".to_owned());
    }
    let build = Path::new(env!("CARGO_MANIFEST_DIR")).join("../programs/build");
    let found = output(&build.display().to_string(), &[name], Path::new("/"))?;
    Ok(Path::new(found.trim()).join(file))
}

/// The directory of a libgcc whose unwinder allocates memory when it is told of tables: that of Debian's next release.
pub fn newer_libgcc() -> Result<PathBuf, String> {
    let name = "libgcc_s.so.1";
    let file = built(name, &[b"trixie"], |directory| {
        let arguments = apt("deb", "trixie", directory)?;
        apt_get(&arguments, &["download", "libgcc-s1"], directory)?;
        let files = fs::read_dir(directory)
            .map_err(|e| e.to_string())?
            .flatten();
        let package = files
            .map(|f| f.path().display().to_string())
            .find(|p| p.ends_with(".deb"));
        let package = package.ok_or("apt has downloaded nothing")?;
        run("dpkg-deb", &["-x", &package, "unpacked"], directory)?;
        let library = format!("usr/lib/x86_64-linux-gnu/{name}");
        fs::rename(
            directory.join("unpacked").join(library),
            directory.join(name),
        )
        .map_err(|e| e.to_string())?;
        fs::remove_dir_all(directory.join("apt")).map_err(|e| e.to_string())
    })?;
    Ok(file.parent().map(Path::to_owned).unwrap_or_default())
}

pub fn lua() -> Result<PathBuf, String> {
    program("lua", "lua")
}

/// SQLite's own speed test, which knows what its results have to be.
pub fn speedtest() -> Result<PathBuf, String> {
    program("speedtest1", "speedtest1")
}

/// A small compiler.
pub fn tcc() -> Result<PathBuf, String> {
    program("tcc", "tcc")
}

/// A large one: that of clang, for C.
pub fn clang() -> Result<PathBuf, String> {
    program("clang", "clang")
}

/// Its test suite lies beside it.
pub fn redis() -> Result<PathBuf, String> {
    let tcl = Command::new("tclsh").stdin(Stdio::null()).status();
    tcl.map_err(|e| format!("tclsh: {e}"))?;
    program("redis", "redis-server")
}

/// Two minutes of building, so among the long tests only.
pub fn cpython() -> Result<PathBuf, String> {
    program("cpython", "python/bin/python3.11")
}

/// Three minutes of building.
pub fn postgresql() -> Result<PathBuf, String> {
    program("postgresql", "postgresql/bin/postgres")
}

/// An hour of building.
pub fn mariadb() -> Result<PathBuf, String> {
    let sysbench = Command::new("sysbench").arg("--version").output();
    sysbench.map_err(|e| format!("sysbench: {e}; apt-get install sysbench"))?;
    program("mariadb", "mariadbd")
}

/// A cache with several threads.
pub fn memcached() -> Result<PathBuf, String> {
    program("memcached", "memcached")
}

/// A model of a processor, in C++ by Verilator; one and a half minutes of building.
pub fn rocket() -> Result<PathBuf, String> {
    program("rocket", "rocket")
}
