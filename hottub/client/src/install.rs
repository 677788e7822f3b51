// SPDX-License-Identifier: Apache-2.0
//! Puts this command in front of other ones named `java`, for one user, and takes that back: a link in a directory of its
//! own, lines in the user's profile that put the directory first on the PATH, and a file that does so for what systemd
//! starts for the user (environment.d(5)), which reads no profile.

use crate::real_java;
use std::env;
use std::fs::{self, OpenOptions, Permissions};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt, symlink};
use std::path::{Path, PathBuf};

const BEGIN: &str = "# >>> thaw java >>>";
const END: &str = "# <<< thaw java <<<";

/// Of shells that do not read `~/.profile`, or not where these are.
const OTHER_PROFILES: [&str; 5] = [
    ".bash_profile",
    ".bash_login",
    ".zprofile",
    ".zshrc",
    ".config/fish/config.fish",
];

struct Places {
    link: PathBuf,
    profile: PathBuf,
    units: PathBuf,
}

fn places() -> Result<Places, String> {
    let home = env::var_os("HOME")
        .map(PathBuf::from)
        .filter(|p| p.is_absolute())
        .ok_or("HOME is not set, so there is no profile")?;
    let owner = home
        .metadata()
        .map_err(|e| format!("HOME is {}: {e}", home.display()))?
        .uid();
    if owner != nix::unistd::geteuid().as_raw() {
        return Err(format!(
            "HOME is {}, which belongs to user {owner}",
            home.display()
        ));
    }
    let link = home.join(".local/share/thaw/java/bin/java");
    if link.to_str().is_none_or(|text| text.contains(':')) {
        return Err(format!("{} cannot be on a PATH", link.display()));
    }
    let configuration = env::var_os("XDG_CONFIG_HOME")
        .map(PathBuf::from)
        .filter(|p| p.is_absolute())
        .unwrap_or_else(|| home.join(".config"));
    Ok(Places {
        link,
        profile: home.join(".profile"),
        units: configuration.join("environment.d/60-thaw-java.conf"),
    })
}

/// Says what it did; once more, it does the same.
pub fn install() -> Result<String, String> {
    let places = places()?;
    // Without one, each java would fail from then on.
    let java = real_java::find()?;
    let own = env::current_exe().map_err(|e| format!("/proc/self/exe: {e}"))?;
    let directory = places.link.parent().unwrap_or(Path::new("/"));
    fs::create_dir_all(directory).map_err(|e| format!("{}: {e}", directory.display()))?;
    remove(&places.link)?;
    symlink(&own, &places.link).map_err(|e| format!("{}: {e}", places.link.display()))?;
    let lines = format!(
        "{BEGIN}\nPATH={}:$PATH\nexport PATH\n{END}\n",
        quoted(&directory.to_string_lossy())
    );
    change(&places.profile, |text| with(text, &lines))?;
    let profile = places.profile.display();
    let mut text = format!(
        "{} is this command, in front of {}; {profile} puts it first on the PATH. Log in again, or type: . {profile}\n",
        places.link.display(),
        java.executable.display(),
    );
    let units = places.units.display();
    match of_units(directory) {
        Some(line) => {
            if let Some(parent) = places.units.parent() {
                fs::create_dir_all(parent).map_err(|e| format!("{}: {e}", parent.display()))?;
            }
            let lines = format!("{BEGIN}\n{line}\n{END}\n");
            change(&places.units, |text| with(text, &lines))?;
            text +=
                &format!("{units} does so for units of systemd --user, from the next login on.\n");
        }
        None => {
            text += &format!(
                "Units of systemd --user do not find it: {} has characters that {units} cannot have.\n",
                directory.display()
            );
        }
    }
    text += "Taken back by: java --thaw-uninstall\n";
    for other in OTHER_PROFILES {
        if places.profile.with_file_name(other).exists() {
            text += &format!(
                "There is ~/{other} as well: if your shell reads that, and not ~/.profile, put the lines there.\n"
            );
        }
    }
    Ok(text)
}

pub fn uninstall() -> Result<String, String> {
    let places = places()?;
    remove(&places.link)?;
    for directory in places.link.ancestors().skip(1).take(2) {
        let _ = fs::remove_dir(directory);
    }
    change(&places.profile, without)?;
    change(&places.units, without)?;
    if fs::metadata(&places.units).is_ok_and(|m| m.len() == 0) {
        let _ = fs::remove_file(&places.units);
    }
    if let Some(directory) = places.units.parent() {
        let _ = fs::remove_dir(directory);
    }
    Ok(format!(
        "{} is gone, and so are its lines in {} and {}. Shells that are open keep their PATH.\n",
        places.link.display(),
        places.profile.display(),
        places.units.display()
    ))
}

fn remove(link: &Path) -> Result<(), String> {
    match link.symlink_metadata() {
        Ok(data) if data.is_symlink() => {
            fs::remove_file(link).map_err(|e| format!("{}: {e}", link.display()))
        }
        Ok(_) => Err(format!(
            "{} is there, and no link of ours; move it away",
            link.display()
        )),
        Err(_) => Ok(()),
    }
}

/// For a shell, in single quotes.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "'\\''"))
}

/// For systemd, which has variables there, and no quotes that keep it from that.
fn of_units(directory: &Path) -> Option<String> {
    let text = directory.to_str()?;
    let is_plain = |c: char| !c.is_control() && !"$\"'\\".contains(c);
    text.chars()
        .all(is_plain)
        .then(|| format!("PATH={text}:$PATH"))
}

/// The profile without our lines, each other one as it was.
fn without(text: &str) -> Result<String, String> {
    let mut kept = String::new();
    let mut ours = false;
    for line in text.split_inclusive('\n') {
        match line.trim_end() {
            BEGIN if ours => return Err(torn()),
            BEGIN => ours = true,
            END if ours => ours = false,
            _ if !ours => kept.push_str(line),
            _ => {}
        }
    }
    if ours { Err(torn()) } else { Ok(kept) }
}

fn torn() -> String {
    format!("there is a line '{BEGIN}' without its '{END}'; remove what is of it by hand")
}

fn with(text: &str, lines: &str) -> Result<String, String> {
    let mut changed = without(text)?;
    if !changed.is_empty() && !changed.ends_with('\n') {
        changed.push('\n');
    }
    Ok(changed + lines)
}

/// Whole or not at all; the file keeps its mode, and a link stays one. Where there is none and nothing to write, none is made.
fn change(profile: &Path, edit: impl Fn(&str) -> Result<String, String>) -> Result<(), String> {
    let failed = |e: std::io::Error| format!("{}: {e}", profile.display());
    let target = match profile.symlink_metadata() {
        Ok(data) if data.is_symlink() => fs::canonicalize(profile).map_err(failed)?,
        _ => profile.to_path_buf(),
    };
    let before = match fs::read_to_string(&target) {
        Ok(text) => text,
        Err(e) if e.kind() == ErrorKind::NotFound => String::new(),
        Err(e) => return Err(failed(e)),
    };
    let after = edit(&before).map_err(|e| format!("{}: {e}", profile.display()))?;
    if after == before {
        return Ok(());
    }
    let temporary = target.with_file_name(format!(".profile.thaw-{}", std::process::id()));
    let write = || {
        let mut file = OpenOptions::new()
            .write(true)
            .create_new(true)
            .mode(0o600)
            .open(&temporary)?;
        file.write_all(after.as_bytes())?;
        let mode = fs::metadata(&target).map_or(Permissions::from_mode(0o644), |m| m.permissions());
        file.set_permissions(mode)?;
        file.sync_all()?;
        fs::rename(&temporary, &target)
    };
    write().map_err(|e| {
        let _ = fs::remove_file(&temporary);
        failed(e)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_lines_come_and_go() {
        let ours = format!("{BEGIN}\nPATH=x\n{END}\n");
        for text in ["", "a\nb\n"] {
            assert_eq!(without(&format!("{text}{ours}")).unwrap(), text);
        }
        assert_eq!(without(&format!("a\n{ours}b\n{ours}")).unwrap(), "a\nb\n");
        // As an editor may leave the end of the file.
        assert_eq!(without(ours.trim_end()).unwrap(), "");
        assert_eq!(
            with(&format!("{ours}last"), &ours).unwrap(),
            format!("last\n{ours}")
        );
        for torn in [
            format!("{BEGIN}\nPATH=x\nmine\n"),
            format!("{BEGIN}\nx\n{ours}"),
        ] {
            assert!(without(&torn).unwrap_err().contains("by hand"), "{torn}");
        }
        assert_eq!(
            of_units(Path::new("/a home/bin")).unwrap(),
            "PATH=/a home/bin:$PATH"
        );
        assert!(of_units(Path::new("/it's")).is_none() && of_units(Path::new("/$x")).is_none());
        assert_eq!(quoted("it's"), "'it'\\''s'");
    }
}
