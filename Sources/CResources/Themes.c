#include "Themes.h"

static const unsigned char light[] = {
#embed "../../Themes/light.json"
};
static const unsigned char dark[] = {
#embed "../../Themes/dark.json"
};
static const unsigned char sepia[] = {
#embed "../../Themes/sepia.json"
};
static const unsigned char system_[] = {
#embed "../../Themes/system.json"
};

static const struct {
  const char *name;
  const unsigned char *bytes;
  size_t size;
} themes[] = {
    {"light", light, sizeof light},
    {"dark", dark, sizeof dark},
    {"sepia", sepia, sizeof sepia},
    {"system", system_, sizeof system_},
};

size_t marquee_theme_count(void) { return sizeof themes / sizeof themes[0]; }

const char *marquee_theme_name(size_t index) {
  return index < marquee_theme_count() ? themes[index].name : NULL;
}

const unsigned char *marquee_theme_bytes(size_t index) {
  return index < marquee_theme_count() ? themes[index].bytes : NULL;
}

size_t marquee_theme_size(size_t index) {
  return index < marquee_theme_count() ? themes[index].size : 0;
}
