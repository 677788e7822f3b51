// SPDX-License-Identifier: Apache-2.0
//! Opens and closes function libraries.

pub mod elf;
mod opened;

use crate::isolate::Interface;
use std::ffi::{CStr, CString, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

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
    file: CString,
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
        let file = CString::new(file.as_os_str().as_bytes())
            .map_err(|e| Refusal::new("not-a-library", e.to_string()))?;
        opened::check(&file)?;
        // SAFETY: runs the library's constructors, as its deployer wants.
        let handle = unsafe {
            libc::dlopen(
                file.as_ptr(),
                libc::RTLD_NOW | libc::RTLD_LOCAL | libc::RTLD_DEEPBIND,
            )
        };
        if handle.is_null() {
            let refusal = Refusal::new("open", last_error());
            opened::closed(&file);
            return Err(refusal);
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
                opened::closed(&file);
                Err(refusal)
            }
        }
    }

    /// Closes the library. Says whether it stays mapped: another function may have it, or it forbids to be unloaded.
    ///
    /// # Safety
    /// No isolate of it may exist, and no thread that it has started.
    pub unsafe fn close(self) -> bool {
        // SAFETY: the caller's duty.
        unsafe { libc::dlclose(self.handle) };
        opened::closed(&self.file)
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
