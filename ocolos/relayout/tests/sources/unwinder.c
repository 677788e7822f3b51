// SPDX-License-Identifier: Apache-2.0
// An unwinder that is not GCC's, as far as its names go; with HANDS_ON one that could not go on by itself.
int _Unwind_RaiseException(void *exception) {
    (void)exception;
    return 0;
}
#ifndef HANDS_ON
void _Unwind_Resume(void *exception) { (void)exception; }
#endif
