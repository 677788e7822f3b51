// SPDX-License-Identifier: Apache-2.0
//! Loads a function once, without a sandbox, and ends: on the machine of whoever builds it, to make what its `load` writes (`:state-to`).

use crate::fields::Fields;
use crate::function::Function;
use crate::isolate::{Isolate, RawCall};
use std::ffi::c_void;
use std::io::{Read, Write, stderr, stdin, stdout};
use std::slice;

/// Kinds of `write`.
const OUTPUT: i32 = 3;
const ERRORS: i32 = 4;
const ERROR: i32 = 5;

/// There is no request.
extern "C" fn read(_: *mut c_void, _: *mut u8, _: i64) -> i64 {
    0
}

extern "C" fn write(error: *mut c_void, kind: i32, bytes: *const u8, length: i64) -> i64 {
    let Ok(size @ 1..) = usize::try_from(length) else {
        return length;
    };
    // SAFETY: the function library's duty, by its interface; the context is that of `load`, which waits.
    let (bytes, error) = unsafe {
        (
            slice::from_raw_parts(bytes, size),
            &mut *error.cast::<Vec<u8>>(),
        )
    };
    let written = match kind {
        OUTPUT => stdout().write_all(bytes),
        ERRORS => stderr().write_all(bytes),
        ERROR => {
            error.extend_from_slice(bytes);
            Ok(())
        }
        _ => Ok(()),
    };
    if written.is_ok() { length } else { -1 }
}

/// Standard input is the payload of a LOAD.
pub fn load() -> Result<(), String> {
    let mut payload = Vec::new();
    stdin()
        .read_to_end(&mut payload)
        .map_err(|e| format!("standard input cannot be read: {e}"))?;
    let function = Function::load(&payload).map_err(|refusal| refusal.message)?;
    // It is not torn down: threads that the function has started must not keep this process.
    let (_isolate, attached) = Isolate::create(function.interface, &function.budget)
        .map_err(|code| format!("no isolate can be created: graal_create_isolate gave {code}"))?;
    let mut error: Vec<u8> = Vec::new();
    let result = attached.load(&RawCall {
        size: size_of::<RawCall>() as i64,
        context: (&raw mut error).cast(),
        head: function.configuration.as_ptr(),
        head_length: function.configuration.len() as i64,
        read,
        write,
    });
    drop(attached);
    if result == 0 {
        return Ok(());
    }
    let fields = Fields::new(&error).map_err(|e| e.0)?;
    let text = |name| fields.text(name).unwrap_or_default();
    Err(format!("{}: {}", text(":type"), text(":message")))
}
