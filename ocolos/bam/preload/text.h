// SPDX-License-Identifier: Apache-2.0
// Written by hand: printf may allocate, and is not safe in the child of vfork.
struct text {
    char *at;
    char *end;
};

static inline void put(struct text *t, const char *s) {
    while (*s != 0 && t->at < t->end) {
        *t->at++ = *s++;
    }
    *t->at = 0;
}
