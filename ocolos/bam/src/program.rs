// SPDX-License-Identifier: Apache-2.0
//! One program of a batch, from its first run to its re-laid file. What processes do with it is said by the link `use`.

use crate::store::{Held, Store, point};
use crate::suitable::suitable;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use thaw_binary::Refusal;
use thaw_process::journal_bytes::hash;
use thaw_relayout::bolt::{Bolt, Limits};

/// Runs that have not gone on with their profile by then will not: they were killed, or go on for ever.
pub const LATE: Duration = Duration::from_secs(5);

/// A copy, for as long as BOLT may need it.
const ORIGINAL: &str = "original";

/// BOLT's, or the disk's, of all batches.
const MOST_FAILURES: u32 = 3;

pub struct Program {
    /// The file that people run.
    pub file: PathBuf,
    directory: PathBuf,
    build: PathBuf,
    name: OsString,
    /// Other batches leave it alone meanwhile.
    _locks: [Held; 2],
}

fn files(e: &io::Error) -> Refusal {
    Refusal::new("files", e.to_string())
}

impl Program {
    /// Why it runs untouched, or the program; none where another batch deals with it.
    pub fn open(store: &Store, file: &Path) -> Result<Option<Program>, Refusal> {
        let key = Store::key(file).map_err(|e| files(&e))?;
        let Some(lock) = store.lock(&key) else {
            return Ok(None);
        };
        let directory = store.programs().join(&key);
        fs::create_dir_all(&directory).map_err(|e| files(&e))?;
        // Who runs it meanwhile asks no more.
        point(&directory.join("use"), "wait").map_err(|e| files(&e))?;
        // By the name that whoever started it has used.
        point(&directory.join("asked"), file).map_err(|e| files(&e))?;
        let file = fs::canonicalize(file).map_err(|e| files(&e))?;
        point(&directory.join("origin"), &file).map_err(|e| files(&e))?;
        let name = file.file_name().unwrap_or_default().to_owned();
        let untouched = |refusal: &Refusal| {
            let _ = fs::write(directory.join("reason"), format!("{}\n", refusal.text));
            let _ = point(&directory.join("use"), "skip");
        };
        let data = fs::read(&file).map_err(|e| {
            let text = format!("{} cannot be read: {e}", file.display());
            Refusal::new("unreadable", text)
        });
        let data = data.inspect_err(untouched)?;
        let build_id = suitable(&file, &data).inspect_err(untouched)?;
        // Files that were changed after they were linked have the build-id of others.
        let build = store.build(&build_id, hash(&data));
        // A copy may be another batch's, or be dealt with already.
        let Some(of_build) = build
            .file_name()
            .and_then(|n| store.lock(&n.to_string_lossy()))
        else {
            return Ok(None);
        };
        fs::create_dir_all(&build).map_err(|e| files(&e))?;
        keep_original(&build, &data).map_err(|e| files(&e))?;
        Ok(Some(Program {
            file,
            directory,
            build,
            name,
            _locks: [lock, of_build],
        }))
    }

    fn relaid(&self) -> PathBuf {
        self.build.join("relaid")
    }

    pub fn is_relaid(&self) -> bool {
        self.relaid().exists()
    }

    fn original(&self) -> PathBuf {
        self.build.join(ORIGINAL)
    }

    /// For ever, where it is the program's nature; what else has failed a later batch tries again, a few times.
    fn untouched(&self, refusal: &Refusal) {
        let _ = fs::write(self.directory.join("reason"), format!("{}\n", refusal.text));
        let failures = self.directory.join("failures");
        let before = fs::read_to_string(&failures).ok();
        let before: u32 = before.and_then(|t| t.trim().parse().ok()).unwrap_or(0);
        let may_pass = matches!(refusal.reason, "bolt-failed" | "files");
        let _ = fs::write(&failures, format!("{}\n", before + 1));
        if may_pass && before + 1 < MOST_FAILURES {
            self.wait();
            // They may be what has failed.
            for profile in self.profiles().0 {
                let _ = fs::remove_file(profile);
            }
        } else {
            let _ = point(&self.directory.join("use"), "skip");
            let _ = fs::remove_file(self.original());
        }
    }

    /// From now on, so many runs write a profile.
    pub fn profile(&self, bolt: &Bolt, runs: u32, limits: Limits) -> Result<(), Refusal> {
        let make = || {
            let place = self.directory.join("profiled");
            fs::create_dir_all(&place).map_err(|e| files(&e))?;
            let instrumented = self.build.join("instrumented");
            if !instrumented.exists() {
                bolt.instrument(
                    &self.original(),
                    &self.build.join("profile"),
                    &instrumented,
                    limits,
                )?;
            }
            link(&self.build.join("instrumented"), &place.join(&self.name))
                .map_err(|e| files(&e))?;
            for n in 0..runs {
                File::create(self.directory.join(format!("token-{n:x}"))).map_err(|e| files(&e))?;
            }
            self.runs("profiled").map_err(|e| files(&e))
        };
        make().inspect_err(|refusal| self.untouched(refusal))
    }

    /// Those that are written to their end, and when the last one was.
    pub fn profiles(&self) -> (Vec<PathBuf>, Option<SystemTime>) {
        let entries = fs::read_dir(&self.build).into_iter().flatten().flatten();
        let found: Vec<PathBuf> = entries
            .map(|e| e.path())
            .filter(|p| is_written(p))
            .collect();
        let last = found
            .iter()
            .filter_map(|p| fs::metadata(p).ok()?.modified().ok())
            .max();
        (found, last)
    }

    /// From now on, all run untouched until there is a re-laid file.
    pub fn wait(&self) {
        let _ = point(&self.directory.join("use"), "wait");
        for entry in fs::read_dir(&self.directory)
            .into_iter()
            .flatten()
            .flatten()
        {
            if entry.file_name().to_string_lossy().starts_with("token-") {
                let _ = fs::remove_file(entry.path());
            }
        }
    }

    pub fn optimise(&self, bolt: &Bolt, limits: Limits) -> Result<(), Refusal> {
        let (profiles, _) = self.profiles();
        let make = || {
            bolt.relay(&self.original(), &profiles, &self.relaid(), limits)?;
            for used in profiles.iter().chain([
                &self.original(),
                &self.build.join("instrumented"),
                &self.build.join("relaid.fdata"),
            ]) {
                let _ = fs::remove_file(used);
            }
            let _ = fs::remove_dir_all(self.directory.join("profiled"));
            self.publish()
        };
        make().inspect_err(|refusal| self.untouched(refusal))
    }

    /// From now on, the re-laid file runs.
    pub fn publish(&self) -> Result<(), Refusal> {
        let place = self.directory.join("relaid");
        fs::create_dir_all(&place).map_err(|e| files(&e))?;
        let mode = fs::metadata(&self.file)
            .map_err(|e| files(&e))?
            .permissions();
        fs::set_permissions(self.relaid(), mode).map_err(|e| files(&e))?;
        link(&self.relaid(), &place.join(&self.name)).map_err(|e| files(&e))?;
        if let Ok(build) = File::open(&self.build) {
            // What is used stays longest.
            let _ = build.set_modified(SystemTime::now());
        }
        self.runs("relaid").map_err(|e| files(&e))
    }

    fn runs(&self, what: &str) -> io::Result<()> {
        point(
            &self.directory.join("use"),
            Path::new(what).join(&self.name),
        )
    }
}

/// The bytes that the name of `build` is of: at the program's path there may be another one by the time that BOLT reads it.
fn keep_original(build: &Path, data: &[u8]) -> io::Result<()> {
    let original = build.join(ORIGINAL);
    if build.join("relaid").exists() || original.exists() {
        return Ok(());
    }
    let unfinished = original.with_extension("unfinished");
    fs::write(&unfinished, data)?;
    fs::set_permissions(&unfinished, fs::Permissions::from_mode(0o755))?;
    fs::rename(&unfinished, &original)
}

/// Whether this is a profile (`profile.PID.fdata`), and nobody writes it any more: who does so has ended, or has not gone on for
/// long, as a process of another namespace, whose number is another's here.
fn is_written(file: &Path) -> bool {
    let name = file.file_name().map(|n| n.to_string_lossy().into_owned());
    let number = name.and_then(|n| {
        n.strip_prefix("profile.")?
            .strip_suffix(".fdata")?
            .parse()
            .ok()
    });
    let Some(pid) = number else { return false };
    let changed = fs::metadata(file).and_then(|m| m.modified());
    has_ended(pid)
        || changed.is_ok_and(|c| SystemTime::now().duration_since(c).is_ok_and(|d| d > LATE))
}

/// Also where nobody has asked yet how.
fn has_ended(pid: i32) -> bool {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let state = stat
        .rsplit_once(") ")
        .and_then(|(_, rest)| rest.chars().next());
    matches!(state, None | Some('Z' | 'X'))
}

/// A second name, put in place at once.
fn link(from: &Path, to: &Path) -> io::Result<()> {
    let unfinished = to.with_extension("unfinished");
    let _ = fs::remove_file(&unfinished);
    fs::hard_link(from, &unfinished)?;
    fs::rename(&unfinished, to)
}
