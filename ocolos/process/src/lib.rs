// SPDX-License-Identifier: Apache-2.0
//! A running process: stopped, read, written to, and let go.

pub mod allocator;
pub mod call_chain;
pub mod gadgets;
pub mod interrupted;
pub mod journal;
pub mod journal_bytes;
pub mod late;
pub mod library;
pub mod mapped_file;
pub mod maps;
pub mod memory;
pub mod present_pages;
pub mod process;
pub mod remote;
pub mod resume_frame;
pub mod room;
pub mod signal_action;
pub mod stacks;
pub mod steps;
pub mod stop;
pub mod suitable;
pub mod thread_state;
pub mod undisturbed;
pub mod unwinder;
pub mod wait;
