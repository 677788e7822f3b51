// SPDX-License-Identifier: Apache-2.0
// Prints the locale as language,script,country,variant for display and for format, "-" for a part it does not have.
#include <locale.h>
#include <stdio.h>
#include <string.h>

#include "svm_locale.h"

int svm_initialize_locale(void);
const svm_locale_props_t *svm_get_locale(void);

static const char *show(const char *part) { return part == NULL ? "-" : part; }

int main(void) {
    if (svm_initialize_locale() != SVM_LOCALE_INITIALIZATION_SUCCEEDED) {
        return 1;
    }
    const svm_locale_props_t *p = svm_get_locale();
    printf("%s,%s,%s,%s ", show(p->display_language), show(p->display_script), show(p->display_country),
           show(p->display_variant));
    printf("%s,%s,%s,%s\n", show(p->format_language), show(p->format_script), show(p->format_country),
           show(p->format_variant));
    // The process's own locale is not ours to change.
    return strcmp(setlocale(LC_ALL, NULL), "C");
}
