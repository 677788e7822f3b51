// SPDX-License-Identifier: Apache-2.0
//! What each thread allocates.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static ALLOCATED: Cell<u64> = const { Cell::new(0) };
}

/// Since it began; 0 always, where [`Allocations`] is not the allocator.
pub fn of_this_thread() -> u64 {
    ALLOCATED.get()
}

/// An allocator that counts, for tests: `#[global_allocator] static ALLOCATOR: Allocations = Allocations;`
pub struct Allocations;

fn count(bytes: usize) {
    // A thread that ends has no count any more.
    let _ = ALLOCATED.try_with(|a| a.set(a.get() + bytes as u64));
}

// SAFETY: all is left to the system's allocator.
unsafe impl GlobalAlloc for Allocations {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        // SAFETY: as the caller has promised.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: as the caller has promised.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        // SAFETY: as the caller has promised.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size.saturating_sub(layout.size()));
        // SAFETY: as the caller has promised.
        unsafe { System.realloc(pointer, layout, size) }
    }
}
