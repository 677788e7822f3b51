// SPDX-License-Identifier: Apache-2.0
//! Isolates of native images, by the C functions that every image exports, and those of a function library.

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::ptr::{null, null_mut};

#[repr(C)]
pub struct RawIsolate([u8; 0]);

#[repr(C)]
pub struct RawThread([u8; 0]);

/// `struct thaw_call`.
#[repr(C)]
pub struct RawCall {
    pub size: i64,
    pub context: *mut c_void,
    pub head: *const u8,
    pub head_length: i64,
    pub read: extern "C" fn(*mut c_void, *mut u8, i64) -> i64,
    pub write: extern "C" fn(*mut c_void, i32, *const u8, i64) -> i64,
}

/// `graal_create_isolate_params_t`, version 4. The image reads only what that version has.
#[repr(C)]
struct Parameters {
    version: c_int,
    reserved_address_space_size: usize,
    auxiliary_image_path: *const c_char,
    auxiliary_image_reserved_space_size: usize,
    argument_count: c_int,
    arguments: *const *const c_char,
    protection_key: c_int,
    ignore_unrecognized_arguments: c_char,
    exit_when_argument_parsing_fails: c_char,
}

type Create = extern "C" fn(*const Parameters, *mut *mut RawIsolate, *mut *mut RawThread) -> c_int;
type Attach = extern "C" fn(*mut RawIsolate, *mut *mut RawThread) -> c_int;
type Leave = extern "C" fn(*mut RawThread) -> c_int;
type Call = extern "C" fn(*mut RawThread, *const RawCall) -> c_int;
type Count = extern "C" fn(*mut RawThread) -> i64;

#[derive(Clone, Copy)]
pub struct Interface {
    create: Create,
    attach: Attach,
    detach: Leave,
    tear_down: Leave,
    load: Call,
    call: Call,
    interrupt: Leave,
    allocated: Option<Count>,
    counts_statements: bool,
}

impl Interface {
    pub const SYMBOLS: [&str; 7] = [
        "graal_create_isolate",
        "graal_attach_thread",
        "graal_detach_thread",
        "graal_detach_all_threads_and_tear_down_isolate",
        "thaw_function_load_1",
        "thaw_function_call_1",
        "thaw_function_interrupt_1",
    ];

    /// For limits only; a library may lack it.
    pub const ALLOCATED: &CStr = c"thaw_function_allocated_1";

    /// The library's promise to hold :statements; it is not called.
    pub const STATEMENTS: &CStr = c"thaw_function_statements_1";

    /// # Safety
    /// What `find` gives for a name must be that function.
    pub unsafe fn find(mut find: impl FnMut(&CStr) -> *mut c_void) -> Option<Interface> {
        let allocated = find(Self::ALLOCATED);
        let counts_statements = !find(Self::STATEMENTS).is_null();
        let mut address = |i: usize| {
            let name = CString::new(Self::SYMBOLS[i]).ok()?;
            Some(find(&name)).filter(|a| !a.is_null())
        };
        // SAFETY: the caller's duty; a null pointer is no function.
        unsafe {
            Some(Interface {
                create: std::mem::transmute::<*mut c_void, Create>(address(0)?),
                attach: std::mem::transmute::<*mut c_void, Attach>(address(1)?),
                detach: std::mem::transmute::<*mut c_void, Leave>(address(2)?),
                tear_down: std::mem::transmute::<*mut c_void, Leave>(address(3)?),
                load: std::mem::transmute::<*mut c_void, Call>(address(4)?),
                call: std::mem::transmute::<*mut c_void, Call>(address(5)?),
                interrupt: std::mem::transmute::<*mut c_void, Leave>(address(6)?),
                allocated: std::mem::transmute::<*mut c_void, Option<Count>>(allocated),
                counts_statements,
            })
        }
    }

    pub fn counts_allocation(&self) -> bool {
        self.allocated.is_some()
    }

    pub fn counts_statements(&self) -> bool {
        self.counts_statements
    }

    pub fn address(&self) -> usize {
        self.call as usize
    }
}

/// What isolates of a function may take.
pub struct Budget {
    /// Strings of the arguments live as long as this.
    _arguments: Vec<CString>,
    pointers: Vec<*const c_char>,
    reserved: usize,
}

// SAFETY: never changed after it was made.
unsafe impl Send for Budget {}
unsafe impl Sync for Budget {}

impl Budget {
    /// The image holds to the limit of the heap softly, to the reserved address space hard. 0: as the image was built.
    pub fn new(heap: u64, reserved: u64) -> Budget {
        let mut arguments = vec![c"function".to_owned()];
        if heap > 0 {
            arguments.extend(CString::new(format!("-XX:MaxHeapSize={heap}")));
        }
        let pointers = arguments.iter().map(|a| a.as_ptr()).collect();
        Budget {
            _arguments: arguments,
            pointers,
            reserved: usize::try_from(reserved).unwrap_or(usize::MAX),
        }
    }

    /// Bytes of address space of each isolate; 0: as the image was built.
    pub fn reserved(&self) -> usize {
        self.reserved
    }
}

/// The thread that is attached to an isolate for now.
pub struct Attached {
    interface: Interface,
    thread: *mut RawThread,
}

impl Attached {
    pub fn load(&self, call: &RawCall) -> c_int {
        (self.interface.load)(self.thread, call)
    }

    pub fn call(&self, call: &RawCall) -> c_int {
        (self.interface.call)(self.thread, call)
    }

    pub fn interrupt(&self) -> c_int {
        (self.interface.interrupt)(self.thread)
    }

    /// Bytes that the thread of the call that runs has allocated since it was attached.
    pub fn allocated(&self) -> u64 {
        self.interface
            .allocated
            .map_or(0, |count| count(self.thread).try_into().unwrap_or(0))
    }
}

impl Drop for Attached {
    fn drop(&mut self) {
        (self.interface.detach)(self.thread);
    }
}

pub struct Isolate {
    interface: Interface,
    isolate: *mut RawIsolate,
}

// SAFETY: threads attach to it before they use it.
unsafe impl Send for Isolate {}

/// So that a canceller can reach an isolate that another thread uses.
#[derive(Clone, Copy)]
pub struct Handle {
    interface: Interface,
    isolate: *mut RawIsolate,
}

// SAFETY: as above; whoever keeps one sees to it that the isolate lives.
unsafe impl Send for Handle {}

impl Isolate {
    /// Makes an isolate, to which this thread is attached.
    pub fn create(interface: Interface, budget: &Budget) -> Result<(Isolate, Attached), c_int> {
        let parameters = Parameters {
            version: 4,
            reserved_address_space_size: budget.reserved,
            auxiliary_image_path: null(),
            auxiliary_image_reserved_space_size: 0,
            argument_count: c_int::try_from(budget.pointers.len()).unwrap_or(0),
            arguments: budget.pointers.as_ptr(),
            protection_key: 0,
            ignore_unrecognized_arguments: 0,
            exit_when_argument_parsing_fails: 0,
        };
        let (mut isolate, mut thread) = (null_mut(), null_mut());
        match (interface.create)(&raw const parameters, &raw mut isolate, &raw mut thread) {
            0 => Ok((
                Isolate { interface, isolate },
                Attached { interface, thread },
            )),
            error => Err(error),
        }
    }

    /// Where its memory begins; see `Budget::reserved`.
    pub fn address(&self) -> usize {
        self.isolate as usize
    }

    pub fn handle(&self) -> Handle {
        Handle {
            interface: self.interface,
            isolate: self.isolate,
        }
    }

    pub fn attach(&self) -> Result<Attached, c_int> {
        self.handle().attach()
    }

    /// Ends the isolate and gives its memory back. Waits for threads that the function has started, perhaps for ever.
    pub fn tear_down(self) -> Result<(), c_int> {
        let attached = std::mem::ManuallyDrop::new(self.attach()?);
        match (self.interface.tear_down)(attached.thread) {
            0 => Ok(()),
            error => Err(error),
        }
    }
}

impl Handle {
    pub fn attach(&self) -> Result<Attached, c_int> {
        let mut thread = null_mut();
        match (self.interface.attach)(self.isolate, &raw mut thread) {
            0 => Ok(Attached {
                interface: self.interface,
                thread,
            }),
            error => Err(error),
        }
    }
}
