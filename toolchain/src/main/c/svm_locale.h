// SPDX-License-Identifier: Apache-2.0
// What the runtime asks about the locale: read by the builder, which looks names up in it.
#ifndef THAW_SVM_LOCALE_H
#define THAW_SVM_LOCALE_H

enum { SVM_LOCALE_INITIALIZATION_SUCCEEDED = 0, SVM_LOCALE_INITIALIZATION_OUT_OF_MEMORY = 1 };

// Parts that the locale does not have are NULL.
typedef struct {
    const char *display_language;
    const char *display_script;
    const char *display_country;
    const char *display_variant;
    const char *format_language;
    const char *format_script;
    const char *format_country;
    const char *format_variant;
} svm_locale_props_t;

#endif
