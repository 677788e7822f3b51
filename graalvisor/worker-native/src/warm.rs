// SPDX-License-Identifier: Apache-2.0
//! Isolates that are made before the first call, for LOAD with `:warm`.

use crate::call::Calls;
use crate::crash;
use crate::function::Function;
use crate::isolate::Isolate;
use crate::run::{self, result};
use crate::sender::Sender;
use std::sync::Arc;

pub struct Warm {
    /// Those in which the function is loaded, also if a later one failed.
    pub isolates: Vec<Isolate>,
    pub failure: Option<String>,
    /// Whether the stack was used to its end.
    pub deep: bool,
}

/// Makes as many as the function says. Each has its own load, and there is no call that could be read or answered.
pub fn isolates(
    function: &Arc<Function>,
    calls: &Arc<Calls>,
    sender: &Arc<Sender>,
    id: u32,
) -> Warm {
    let mut warm = Warm {
        isolates: Vec::new(),
        failure: None,
        deep: false,
    };
    for _ in 0..function.warm {
        if let Err(failure) = add(function, calls, sender, id, &mut warm) {
            warm.failure = Some(failure);
            break;
        }
    }
    warm
}

fn add(
    function: &Function,
    calls: &Arc<Calls>,
    sender: &Arc<Sender>,
    id: u32,
    warm: &mut Warm,
) -> Result<(), String> {
    let call = calls.begin(id, sender, true)?;
    // Bodies would wait for credit that nobody gives.
    call.cancel();
    let running = crash::Running::begin(&function.name, 0);
    function.begin_warm();
    let made = run::new_isolate(function, &call, |_| true);
    calls.end(&call);
    drop(running);
    let Some((isolate, attached, result)) = made else {
        function.count_torn_down();
        return Err(call.response.error_text());
    };
    drop(attached);
    warm.isolates.push(isolate);
    warm.deep |= result == result::STACK_OVERFLOW;
    if result == result::ANSWERED {
        return Ok(());
    }
    let text = call.response.error_text();
    Err(match text.as_str() {
        "" => format!("loading gave result {result}"),
        text => format!("{text} (result {result})"),
    })
}
