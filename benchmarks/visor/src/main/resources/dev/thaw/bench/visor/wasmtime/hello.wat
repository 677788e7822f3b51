;; SPDX-License-Identifier: Apache-2.0
;; Says hello: gets a name at 1024 of so many bytes, writes the answer to 2048, and gives its length.
(module
  (memory (export "memory") 1)
  (data (i32.const 0) "hello ")
  (func (export "hello") (param $length i32) (result i32)
    (memory.copy (i32.const 2048) (i32.const 0) (i32.const 6))
    (memory.copy (i32.const 2054) (i32.const 1024) (local.get $length))
    (i32.add (i32.const 6) (local.get $length))))
