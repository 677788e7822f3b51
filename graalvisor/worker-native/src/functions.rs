// SPDX-License-Identifier: Apache-2.0
//! The functions that are loaded, or being loaded, by their names.

use crate::function::Function;
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

type Map = HashMap<Vec<u8>, Arc<Function>>;

#[derive(Default)]
pub struct Functions {
    functions: RwLock<Map>,
}

impl Functions {
    fn read(&self) -> RwLockReadGuard<'_, Map> {
        let functions = self.functions.read();
        functions.unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Map> {
        let functions = self.functions.write();
        functions.unwrap_or_else(PoisonError::into_inner)
    }

    pub fn all(&self) -> Vec<Arc<Function>> {
        self.read().values().cloned().collect()
    }

    pub fn find(&self, name: &[u8]) -> Option<Arc<Function>> {
        self.read().get(name).cloned()
    }

    /// Whether there was none of its name.
    pub fn add(&self, function: &Arc<Function>) -> bool {
        let mut functions = self.write();
        let name = function.name.as_bytes();
        if functions.contains_key(name) {
            return false;
        }
        functions.insert(name.to_vec(), function.clone());
        true
    }

    pub fn remove(&self, name: &[u8]) -> Option<Arc<Function>> {
        self.write().remove(name)
    }

    /// That one, not another of its name that has come since.
    pub fn remove_this(&self, function: &Arc<Function>) {
        let mut functions = self.write();
        let name = function.name.as_bytes();
        if functions
            .get(name)
            .is_some_and(|f| Arc::ptr_eq(f, function))
        {
            functions.remove(name);
        }
    }
}
