// SPDX-License-Identifier: Apache-2.0
//! Files that this command reads and a plain java may read after it: what comes out of a pipe would be gone.

use std::path::Path;
use std::{fs, io};

pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::other("it is no regular file"));
    }
    fs::read(path)
}

#[cfg(test)]
mod tests {
    use crate::command_line;

    #[test]
    fn what_a_plain_java_could_not_read_again_is_not_read() {
        let (reading, _writing) = nix::unistd::pipe().unwrap();
        let file = format!(
            "@/proc/self/fd/{}",
            std::os::fd::AsRawFd::as_raw_fd(&reading)
        );
        let refusal = command_line::read(vec![file.into(), "Main".into()], |_| None).unwrap_err();
        assert!(refusal.contains("no regular file"), "{refusal}");
    }
}
