// SPDX-License-Identifier: Apache-2.0
//! Words of the unwinder's own that look like places in new code, though no thread comes back by them. Freed memory keeps them,
//! and so would a layout be kept for ever.

use thaw_process::journal::Fixed;
use thaw_process::memory::Memory;

/// "GNUCC++", and one bit for an exception that others share.
const EXCEPTION_CLASS: u64 = 0x474e_5543_432b_2b00;

/// From the landing pad, the table of its function and the action there to the class of an exception in C++ (`__cxa_exception`).
const TO_CLASS: [u64; 3] = [16, 24, 32];

/// `word`, which lies at `at`, leads to the layout's code.
pub fn is_the_unwinders(memory: &Memory, at: u64, word: u64, fixed: &Fixed) -> bool {
    let after = |bytes: u64| memory.word(at.checked_add(bytes)?).ok();
    TO_CLASS.iter().any(|&bytes| is_class(after(bytes)))
        || is_entry_of_tables(word, after(8), after(16), fixed)
}

/// Where an exception is caught is kept from the search for a handler until it is reached. That frame's own return address leads to
/// the same function until then, so such words say nothing more; when the exception has ended, they say nothing at all.
fn is_class(class: Option<u64>) -> bool {
    class.is_some_and(|c| c & !1 == EXCEPTION_CLASS)
}

/// Start and size of the code, and the object that was registered for it, in the tree that GCC 13 and later have.
fn is_entry_of_tables(start: u64, size: Option<u64>, object: Option<u64>, fixed: &Fixed) -> bool {
    let room = fixed.code + fixed.code_size - start;
    object == Some(fixed.object) && size.is_some_and(|s| s > 0 && s <= room)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fixed() -> Fixed {
        Fixed {
            code: 0x1000,
            code_size: 0x2000,
            object: 0x4000,
            ..Fixed::default()
        }
    }

    fn of_own_memory(words: &[u64]) -> bool {
        let memory = Memory::open_to_read(std::process::id() as i32).unwrap();
        is_the_unwinders(&memory, words.as_ptr() as u64, words[0], &fixed())
    }

    #[test]
    fn a_landing_pad_is_the_unwinders() {
        assert!(of_own_memory(&[0x1234, 0, 0x474e_5543_432b_2b00]));
        assert!(of_own_memory(&[0x1234, 7, 0x474e_5543_432b_2b01]));
        // Its function's table, and the action there, lie before it.
        let class = 0x474e_5543_432b_2b00;
        assert!(of_own_memory(&[0x1234, 0x1240, 0x1250, 0, class]));
        assert!(!of_own_memory(&[0x1234, 0, 0x474e_5543_432b_2b02]));
        assert!(!of_own_memory(&[0x1234, class, 0, 0, 0, class]));
    }

    #[test]
    fn an_entry_of_its_tables_is_the_unwinders() {
        assert!(of_own_memory(&[0x1010, 0x1f00, 0x4000]));
        assert!(!of_own_memory(&[0x1010, 0x1f00, 0x4008]));
        assert!(!of_own_memory(&[0x1010, 0x2000, 0x4000]), "beyond the code");
        assert!(!of_own_memory(&[0x1010, 0, 0x4000]));
    }
}
