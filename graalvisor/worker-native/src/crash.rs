// SPDX-License-Identifier: Apache-2.0
//! Says on standard error which function was running when the process is ended by a fault; then it ends as it would have.
//!
//! One line: `thaw-visor-worker: crashed: signal 11 at 0x0 in hello@1, call 7`. The handler calls nothing but what may be
//! called in one.

use std::cell::Cell;
use std::ffi::{c_int, c_void};
use std::marker::PhantomData;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

const SIGNALS: [c_int; 7] = [
    libc::SIGSEGV,
    libc::SIGBUS,
    libc::SIGILL,
    libc::SIGFPE,
    libc::SIGABRT,
    libc::SIGTRAP,
    libc::SIGSYS,
];

/// Libraries beyond these are not found by address.
const LIBRARIES: usize = 512;

thread_local! {
    /// The name of a function, which the guard's borrow keeps, and a call.
    static RUNNING: Cell<Option<(*const str, u32)>> = const { Cell::new(None) };
}

/// Where code of functions lies: for threads that functions have started.
struct Range {
    start: AtomicUsize,
    end: AtomicUsize,
    name: AtomicPtr<String>,
}

static RANGES: [Range; LIBRARIES] = [const {
    Range {
        start: AtomicUsize::new(0),
        end: AtomicUsize::new(0),
        name: AtomicPtr::new(std::ptr::null_mut()),
    }
}; LIBRARIES];

/// This thread runs code of that function until the value is dropped.
pub struct Running<'a>(PhantomData<&'a str>);

impl<'a> Running<'a> {
    pub fn begin(name: &'a str, call: u32) -> Running<'a> {
        RUNNING.set(Some((std::ptr::from_ref(name), call)));
        Running(PhantomData)
    }
}

impl Drop for Running<'_> {
    fn drop(&mut self) {
        RUNNING.set(None);
    }
}

/// A library's code, of which this address is part, is that function's. The name must be removed before it is dropped.
pub fn add_library(address: usize, name: &String) {
    let Some((start, end)) = mapping(address) else {
        return;
    };
    for range in &RANGES {
        let free = std::ptr::null_mut();
        let name = std::ptr::from_ref(name).cast_mut();
        if range
            .name
            .compare_exchange(free, name, Ordering::AcqRel, Ordering::Relaxed)
            .is_ok()
        {
            range.end.store(end, Ordering::Release);
            range.start.store(start, Ordering::Release);
            return;
        }
    }
}

pub fn remove_library(name: &String) {
    for range in &RANGES {
        if std::ptr::eq(range.name.load(Ordering::Acquire), name) {
            range.end.store(0, Ordering::Release);
            range.name.store(std::ptr::null_mut(), Ordering::Release);
        }
    }
}

fn mapping(address: usize) -> Option<(usize, usize)> {
    let maps = std::fs::read_to_string("/proc/self/maps").ok()?;
    maps.lines().find_map(|line| {
        let (start, end) = line.split_once(' ')?.0.split_once('-')?;
        let start = usize::from_str_radix(start, 16).ok()?;
        let end = usize::from_str_radix(end, 16).ok()?;
        (start..end).contains(&address).then_some((start, end))
    })
}

/// The standard library has given each of its threads a stack for handlers.
pub fn watch() {
    for signal in SIGNALS {
        // SAFETY: installs a handler that calls only what may be called in one.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            action.sa_sigaction = handle as *const () as usize;
            action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
            libc::sigaction(signal, &raw const action, std::ptr::null_mut());
        }
    }
}

extern "C" fn handle(signal: c_int, info: *const libc::siginfo_t, context: *const c_void) {
    let mut line = Line::default();
    line.text("thaw-visor-worker: crashed: signal ");
    line.number(signal.unsigned_abs().into());
    // SAFETY: the kernel gives both to handlers of this kind.
    let (address, counter) = unsafe {
        let context = context.cast::<libc::ucontext_t>();
        let counter = (*context).uc_mcontext.gregs[libc::REG_RIP as usize];
        ((*info).si_addr() as usize, counter as usize)
    };
    if matches!(signal, libc::SIGSEGV | libc::SIGBUS) {
        line.text(" at 0x");
        line.hexadecimal(address);
    }
    if let Some((name, call)) = RUNNING.get() {
        line.text(" in ");
        // SAFETY: the guard that set it borrows it.
        line.text(unsafe { &*name });
        line.text(", call ");
        line.number(call.into());
    } else if let Some(name) = owner(counter) {
        line.text(" in a thread of ");
        line.text(name);
    } else {
        line.text(" outside of calls");
    }
    line.text("\n");
    // SAFETY: all three may be called in handlers. The signal is blocked until the handler returns, and then ends the process.
    unsafe {
        libc::write(2, line.bytes.as_ptr().cast(), line.length);
        libc::signal(signal, libc::SIG_DFL);
        libc::raise(signal);
    }
}

fn owner<'a>(counter: usize) -> Option<&'a String> {
    let range = RANGES.iter().find(|r| {
        let start = r.start.load(Ordering::Acquire);
        counter >= start && counter < r.end.load(Ordering::Acquire)
    })?;
    let name = range.name.load(Ordering::Acquire);
    // SAFETY: names are removed before they are dropped.
    unsafe { name.as_ref() }
}

/// Text without memory from the heap. Names of functions are short enough to leave room for the rest.
struct Line {
    bytes: [u8; 512],
    length: usize,
}

impl Default for Line {
    fn default() -> Line {
        Line {
            bytes: [0; 512],
            length: 0,
        }
    }
}

impl Line {
    fn text(&mut self, text: &str) {
        let count = text.len().min(self.bytes.len() - self.length);
        self.bytes[self.length..self.length + count].copy_from_slice(&text.as_bytes()[..count]);
        self.length += count;
    }

    fn number(&mut self, value: u64) {
        self.digits(value, 10);
    }

    fn hexadecimal(&mut self, value: usize) {
        self.digits(value as u64, 16);
    }

    fn digits(&mut self, mut value: u64, base: u64) {
        let mut digits = [0; 20];
        let mut at = digits.len();
        loop {
            at -= 1;
            digits[at] = b"0123456789abcdef"[(value % base) as usize];
            value /= base;
            if value == 0 {
                break;
            }
        }
        self.text(std::str::from_utf8(&digits[at..]).unwrap_or("?"));
    }
}
