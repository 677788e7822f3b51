// SPDX-License-Identifier: Apache-2.0
//! Loads a function once, without a sandbox, calls it where there is a request, and ends: on the machine of whoever builds it, to make
//! what its `load` writes (`:state-to`), or to record what it touches.

use crate::fields::{self, Fields};
use crate::function::Function;
use crate::isolate::{Isolate, RawCall};
use std::ffi::c_void;
use std::io::{Read, Write, stderr, stdin, stdout};
use std::slice;

/// Kinds of `write`.
const OUTPUT: i32 = 3;
const ERRORS: i32 = 4;
const ERROR: i32 = 5;

/// What `load`, or a call, has to read and has written.
struct Context {
    request: Vec<u8>,
    error: Vec<u8>,
}

extern "C" fn read(context: *mut c_void, buffer: *mut u8, capacity: i64) -> i64 {
    // SAFETY: the context is that of `load`, which waits.
    let request = unsafe { &mut (*context.cast::<Context>()).request };
    let size = request.len().min(usize::try_from(capacity).unwrap_or(0));
    // SAFETY: the function library's duty, by its interface.
    unsafe { buffer.copy_from_nonoverlapping(request.as_ptr(), size) };
    request.drain(..size);
    i64::try_from(size).unwrap_or(-1)
}

extern "C" fn write(context: *mut c_void, kind: i32, bytes: *const u8, length: i64) -> i64 {
    let Ok(size @ 1..) = usize::try_from(length) else {
        return length;
    };
    // SAFETY: the function library's duty, by its interface; the context is that of `load`, which waits.
    let (bytes, error) = unsafe {
        (
            slice::from_raw_parts(bytes, size),
            &mut (*context.cast::<Context>()).error,
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

/// Standard input is the payload of a LOAD; with `:request`, a call has that body.
pub fn load() -> Result<(), String> {
    let mut payload = Vec::new();
    stdin()
        .read_to_end(&mut payload)
        .map_err(|e| format!("standard input cannot be read: {e}"))?;
    let function = Function::load(&payload).map_err(|refusal| refusal.message)?;
    // It is not torn down: threads that the function has started must not keep this process.
    let (_isolate, attached) = Isolate::create(function.interface, &function.budget)
        .map_err(|code| format!("no isolate can be created: graal_create_isolate gave {code}"))?;
    let mut context = Context {
        request: Vec::new(),
        error: Vec::new(),
    };
    let mut result = attached.load(&raw_call(&mut context, &function.configuration));
    let fields = Fields::new(&payload).map_err(|e| e.0)?;
    if let Some(request) = fields.first(":request").filter(|_| result == 0) {
        context.request = request.to_vec();
        let mut head = Vec::new();
        for (name, value) in [(":id", "1"), (":method", "POST"), (":path", "")] {
            fields::put(&mut head, name, value);
        }
        result = attached.call(&raw_call(&mut context, &head));
    }
    drop(attached);
    if result == 0 {
        return Ok(());
    }
    let fields = Fields::new(&context.error).map_err(|e| e.0)?;
    let text = |name| fields.text(name).unwrap_or_default();
    Err(format!("{}: {}", text(":type"), text(":message")))
}

fn raw_call(context: &mut Context, head: &[u8]) -> RawCall {
    RawCall {
        size: size_of::<RawCall>() as i64,
        context: (&raw mut *context).cast(),
        head: head.as_ptr(),
        head_length: head.len() as i64,
        read,
        write,
    }
}
