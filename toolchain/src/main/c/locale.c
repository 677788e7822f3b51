// SPDX-License-Identifier: Apache-2.0
// The user's locale as Java names it: messages decide how things are displayed, character types how they are formatted.
#define _GNU_SOURCE
#include <langinfo.h>
#include <locale.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "svm_locale.h"

static svm_locale_props_t props;

static bool is(const char *a, const char *b) { return a != NULL && strcmp(a, b) == 0; }

typedef struct {
    const char *from, *to;
} name_t;

// Modifiers that Java knows as a script; others, such as "euro", do not count.
static const name_t scripts[] = {{"cyrillic", "Cyrl"}, {"devanagari", "Deva"}, {"iqtelif", "Latn"}, {"latin", "Latn"},
                                 {"Arab", "Arab"},     {"Cyrl", "Cyrl"},       {"Deva", "Deva"},    {"Hans", "Hans"},
                                 {"Hant", "Hant"},     {"Latn", "Latn"},       {NULL, NULL}};

static const name_t variants[] = {{"nynorsk", "NY"}, {NULL, NULL}};

// Languages that the JDK's system properties call differently from libc.
static const name_t languages[] = {{"C", "en"},  {"POSIX", "en"}, {"cz", "cs"}, {"he", "iw"},
                                   {"id", "in"}, {"sh", "sr"},    {NULL, NULL}};

static const char *look_up(const name_t *names, const char *name, const char *otherwise) {
    for (; names->from != NULL; names++) {
        if (is(name, names->from)) {
            return names->to;
        }
    }
    return otherwise;
}

// Splits language_COUNTRY.charset@modifier, and cuts the given copy into these parts.
static void split(char *name, const char **language, const char **script, const char **country, const char **variant) {
    char *modifier = strchr(name, '@');
    if (modifier != NULL) {
        *modifier++ = '\0';
        *script = look_up(scripts, modifier, NULL);
        *variant = look_up(variants, modifier, NULL);
    }
    name[strcspn(name, ".")] = '\0';
    char *underscore = strchr(name, '_');
    if (underscore != NULL) {
        *underscore = '\0';
        *country = underscore + 1;
    }
    *language = look_up(languages, name, name);
}

// Old names such as "german" are aliases; what they stand for is in the locale's data.
static char *expand(const char *alias) {
    locale_t locale = newlocale(LC_ADDRESS_MASK, alias, (locale_t)0);
    char *name = NULL;
    if (locale != (locale_t)0) {
        const char *language = nl_langinfo_l(_NL_ADDRESS_LANG_AB, locale);
        const char *country = nl_langinfo_l(_NL_ADDRESS_COUNTRY_AB2, locale);
        if (*language != '\0' && asprintf(&name, *country == '\0' ? "%s" : "%s_%s", language, country) < 0) {
            name = NULL;
        }
        freelocale(locale);
    }
    return name != NULL ? name : strdup(alias);
}

static char *name_of(locale_t locale, nl_item category) {
    const char *name = locale == (locale_t)0 ? "C" : nl_langinfo_l(category, locale);
    if (is(name, "C") || is(name, "POSIX")) {
        name = "en_US";
    }
    return strcspn(name, "_.@") > 3 ? expand(name) : strdup(name);
}

// Asks through a locale object, because setlocale would change the whole process: an image can be a library in it.
int svm_initialize_locale(void) {
    locale_t locale = newlocale(LC_ALL_MASK, "", (locale_t)0);
    char *display = name_of(locale, _NL_LOCALE_NAME(LC_MESSAGES));
    char *format = name_of(locale, _NL_LOCALE_NAME(LC_CTYPE));
    if (locale != (locale_t)0) {
        freelocale(locale);
    }
    if (display == NULL || format == NULL) {
        free(display);
        free(format);
        return SVM_LOCALE_INITIALIZATION_OUT_OF_MEMORY;
    }
    props = (svm_locale_props_t){0};
    split(display, &props.display_language, &props.display_script, &props.display_country, &props.display_variant);
    split(format, &props.format_language, &props.format_script, &props.format_country, &props.format_variant);
    return SVM_LOCALE_INITIALIZATION_SUCCEEDED;
}

const svm_locale_props_t *svm_get_locale(void) { return &props; }
