// SPDX-License-Identifier: Apache-2.0
//! What a program's file says of its code, and new code made to fit beside it.

pub mod calls;
pub mod entries;
pub mod equal;
pub mod exclusions;
pub mod frames;
pub mod handlers;
pub mod image;
pub mod moved;
pub mod needs;
pub mod place;
pub mod reader;
pub mod refusal;
pub mod symbol_file;
pub mod symbols;
pub mod tables;
mod walk;

pub use image::{Function, Image};
pub use refusal::Refusal;
