#ifndef MARQUEE_THEMES_H
#define MARQUEE_THEMES_H

#include <stddef.h>

/* The theme files of Themes/, compiled in. */

/* The number of built-in themes. */
size_t marquee_theme_count(void);

/* The name of a built-in theme, or NULL beyond the last. */
const char *marquee_theme_name(size_t index);

/* The bytes of a built-in theme's file, or NULL beyond the last; not terminated. */
const unsigned char *marquee_theme_bytes(size_t index);

/* How many bytes the file of a built-in theme has; 0 beyond the last. */
size_t marquee_theme_size(size_t index);

#endif
