// SPDX-License-Identifier: Apache-2.0
//! The private directory of a user's sockets, locks and records: owned by the user, mode 0700, no symbolic link.

use nix::unistd::geteuid;
use std::env;
use std::fs::DirBuilder;
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};

/// Finds or makes the directory in `XDG_RUNTIME_DIR`, or else in /tmp.
pub fn open() -> Result<PathBuf, String> {
    if let Some(parent) = env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from)
        && parent.is_absolute()
        && parent
            .metadata()
            .is_ok_and(|m| m.is_dir() && m.uid() == geteuid().as_raw())
    {
        return private(parent.join("thaw"));
    }
    private(PathBuf::from(format!("/tmp/thaw-{}", geteuid())))
}

fn private(path: PathBuf) -> Result<PathBuf, String> {
    match DirBuilder::new().mode(0o700).create(&path) {
        Err(e) if e.kind() != std::io::ErrorKind::AlreadyExists => {
            return Err(format!(
                "the directory {} cannot be made: {e}",
                path.display()
            ));
        }
        _ => {}
    }
    check(&path)?;
    Ok(path)
}

fn check(path: &Path) -> Result<(), String> {
    let data = path
        .symlink_metadata()
        .map_err(|e| format!("{}: {e}", path.display()))?;
    let complaint = if !data.is_dir() {
        "is not a directory".to_string()
    } else if data.uid() != geteuid().as_raw() {
        format!("belongs to user {}", data.uid())
    } else if data.mode() & 0o7777 != 0o700 {
        format!("has the mode {:o} instead of 700", data.mode() & 0o7777)
    } else {
        return Ok(());
    };
    Err(format!(
        "{} {complaint}; remove it, or set XDG_RUNTIME_DIR to a directory of your own",
        path.display()
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::os::unix::fs::{PermissionsExt, symlink};

    #[test]
    fn only_a_private_directory_is_taken() {
        let base = env::temp_dir().join(format!("thaw-runtime-{}", std::process::id()));
        fs::create_dir_all(&base).unwrap();
        let good = private(base.join("good")).unwrap();
        assert_eq!(good.metadata().unwrap().mode() & 0o7777, 0o700);
        assert!(private(good.clone()).is_ok());
        fs::set_permissions(&good, fs::Permissions::from_mode(0o755)).unwrap();
        assert!(private(good).unwrap_err().contains("mode 755"));
        symlink("/", base.join("link")).unwrap();
        assert!(
            private(base.join("link"))
                .unwrap_err()
                .contains("not a directory")
        );
        fs::write(base.join("file"), "").unwrap();
        assert!(private(base.join("file")).is_err());
        fs::remove_dir_all(&base).unwrap();
    }
}
