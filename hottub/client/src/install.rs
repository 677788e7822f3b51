// SPDX-License-Identifier: Apache-2.0
//! Puts this command in front of other ones named `java`, for one user, and takes that back: a link in a directory of its
//! own, and lines in the user's profile that put the directory first on the PATH.

use std::env;
use std::fs;
use std::io::ErrorKind;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

const BEGIN: &str = "# >>> thaw java >>>\n";
const END: &str = "# <<< thaw java <<<\n";

struct Places {
    link: PathBuf,
    profile: PathBuf,
}

fn places() -> Result<Places, String> {
    let home = env::var_os("HOME")
        .map(PathBuf::from)
        .filter(|p| p.is_absolute())
        .ok_or("HOME is not set, so there is no profile")?;
    let data = env::var_os("XDG_DATA_HOME")
        .map(PathBuf::from)
        .filter(|p| p.is_absolute())
        .unwrap_or_else(|| home.join(".local/share"));
    Ok(Places {
        link: data.join("thaw/java/bin/java"),
        profile: home.join(".profile"),
    })
}

/// Says what it did; once more, it does the same.
pub fn install() -> Result<String, String> {
    let places = places()?;
    let own = env::current_exe().map_err(|e| format!("/proc/self/exe: {e}"))?;
    let directory = places.link.parent().unwrap_or(Path::new("/"));
    fs::create_dir_all(directory).map_err(|e| format!("{}: {e}", directory.display()))?;
    remove(&places.link)?;
    symlink(&own, &places.link).map_err(|e| format!("{}: {e}", places.link.display()))?;
    let lines = format!(
        "{BEGIN}PATH={}:$PATH\nexport PATH\n{END}",
        quoted(&directory.to_string_lossy())
    );
    change(&places.profile, |text| format!("{}{lines}", without(text)))?;
    let profile = places.profile.display();
    Ok(format!(
        "{} is this command, and {profile} puts it first on the PATH. Log in again, or type: . {profile}\n\
         Taken back by: java --thaw-uninstall\n",
        places.link.display(),
    ))
}

pub fn uninstall() -> Result<String, String> {
    let places = places()?;
    remove(&places.link)?;
    for directory in places.link.ancestors().skip(1).take(2) {
        let _ = fs::remove_dir(directory);
    }
    change(&places.profile, without)?;
    Ok(format!(
        "{} is gone, and so are its lines in {}. Shells that are open keep their PATH.\n",
        places.link.display(),
        places.profile.display()
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

/// The profile without our lines; one whose end is missing stays as it is.
fn without(text: &str) -> String {
    let Some(begin) = text.find(BEGIN) else {
        return text.to_string();
    };
    match text[begin..].find(END) {
        Some(end) => format!("{}{}", &text[..begin], &text[begin + end + END.len()..]),
        None => text.to_string(),
    }
}

/// Whole or not at all; the file keeps its mode, and a link stays one.
fn change(profile: &Path, edit: impl Fn(&str) -> String) -> Result<(), String> {
    let failed = |e: std::io::Error| format!("{}: {e}", profile.display());
    let target = fs::canonicalize(profile).unwrap_or_else(|_| profile.to_path_buf());
    let (before, mode) = match fs::read_to_string(&target) {
        Ok(text) => (
            text,
            Some(fs::metadata(&target).map_err(failed)?.permissions()),
        ),
        Err(e) if e.kind() == ErrorKind::NotFound => (String::new(), None),
        Err(e) => return Err(failed(e)),
    };
    let mut after = edit(&before);
    if !before.is_empty()
        && !before.ends_with('\n')
        && after.starts_with(&before)
        && after != before
    {
        after.insert(before.len(), '\n');
    }
    if after == before {
        return Ok(());
    }
    let temporary = target.with_extension(format!("thaw-{}", std::process::id()));
    let write = || {
        fs::write(&temporary, &after)?;
        if let Some(mode) = mode {
            fs::set_permissions(&temporary, mode)?;
        }
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
        let ours = format!("{BEGIN}PATH=x\n{END}");
        for text in ["", "a\nb\n"] {
            assert_eq!(without(&format!("{text}{ours}")), text);
        }
        assert_eq!(without(&format!("a\n{ours}b\n")), "a\nb\n");
        let torn = format!("a\n{BEGIN}PATH=x\n");
        assert_eq!(without(&torn), torn);
        assert_eq!(quoted("it's"), "'it'\\''s'");
    }
}
