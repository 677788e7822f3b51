// SPDX-License-Identifier: Apache-2.0
//! Opens and closes function libraries.

pub mod elf;

use crate::isolate::Interface;
use std::ffi::{CStr, CString, c_void};
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// Why a library is not taken: a word for programs, a sentence for people.
#[derive(Debug)]
pub struct Refusal {
    pub kind: &'static str,
    pub message: String,
}

impl Refusal {
    pub fn new(kind: &'static str, message: String) -> Refusal {
        Refusal { kind, message }
    }
}

pub struct Library {
    handle: *mut c_void,
    file: PathBuf,
    pub interface: Interface,
}

// SAFETY: the handle is the loader's, which has locks of its own; the functions may be called by any thread.
unsafe impl Send for Library {}
unsafe impl Sync for Library {}

impl Library {
    /// Deeply bound: each image calls its own functions, also those that every image has.
    pub fn open(directory: &Path, name: &str) -> Result<Library, Refusal> {
        if name.is_empty() || name.contains('/') {
            return Err(Refusal::new(
                "not-a-library",
                format!(":library is '{name}', which is no name of a file"),
            ));
        }
        let directory = directory.canonicalize().map_err(|e| {
            let text = format!("the directory {}: {e}", directory.display());
            Refusal::new("not-a-library", text)
        })?;
        let file = directory.join(name);
        elf::check(&file, &Interface::SYMBOLS)?;
        let path = CString::new(file.as_os_str().as_bytes())
            .map_err(|e| Refusal::new("not-a-library", e.to_string()))?;
        // SAFETY: runs the library's constructors, as its deployer wants.
        let handle = unsafe {
            libc::dlopen(
                path.as_ptr(),
                libc::RTLD_NOW | libc::RTLD_LOCAL | libc::RTLD_DEEPBIND,
            )
        };
        if handle.is_null() {
            return Err(Refusal::new("open", last_error()));
        }
        // SAFETY: the symbols have the types that the interface gives them, as its version in their names says.
        let interface = unsafe { Interface::find(|symbol| libc::dlsym(handle, symbol.as_ptr())) };
        match interface {
            Some(interface) => Ok(Library {
                handle,
                file,
                interface,
            }),
            None => {
                let refusal = Refusal::new("symbols", last_error());
                // SAFETY: nothing of it is in use.
                unsafe { libc::dlclose(handle) };
                Err(refusal)
            }
        }
    }

    /// Closes the library. Says whether its file stays mapped: another function may have it, or it forbids to be unloaded.
    ///
    /// # Safety
    /// No isolate of it may exist, and no thread that it has started.
    pub unsafe fn close(self) -> bool {
        // SAFETY: the caller's duty.
        unsafe { libc::dlclose(self.handle) };
        let maps = fs::read("/proc/self/maps").unwrap_or_default();
        let path = self.file.as_os_str().as_bytes();
        maps.split(|b| *b == b'\n').any(|line| line.ends_with(path))
    }
}

fn last_error() -> String {
    // SAFETY: the loader's text for this thread.
    unsafe {
        let text = libc::dlerror();
        if text.is_null() {
            "the loader does not say why".to_owned()
        } else {
            CStr::from_ptr(text).to_string_lossy().into_owned()
        }
    }
}
