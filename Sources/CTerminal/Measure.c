#define _GNU_SOURCE
#include "CTerminal.h"

#include <string.h>
#include <wchar.h>

typedef struct {
  int columns;
  int rows;
  int column;
  int widest;
} pen;

static void put(pen *at, int width) {
  if (width <= 0) return;
  if (at->column > 0 && at->column + width > at->columns) {
    at->rows++;
    at->column = 0;
  }
  at->column += width;
  if (at->column > at->widest) at->widest = at->column;
}

static void begin_row(pen *at) {
  at->rows++;
  at->column = 0;
}

// The length of one character, and its width as readline and most terminals here see it.
static size_t next_character(const char *text, size_t length, int *width) {
  unsigned char first = (unsigned char)text[0];
  if (first < 0x80) {
    *width = 1;
    return 1;
  }
  wchar_t character;
  mbstate_t state = {0};
  size_t count = mbrtowc(&character, text, length, &state);
  if (count == 0 || count > length) {
    *width = 1;
    return 1;
  }
  int columns = wcwidth(character);
  *width = columns < 0 ? 1 : columns;
  return count;
}

// The length of the escape sequence at the start of a text; `CSI n G` moves the pen.
static size_t skip_escape(const char *text, size_t length, pen *at) {
  if (length < 2) return 1;
  if (text[1] == '[') {
    int number = 0;
    for (size_t i = 2; i < length; i++) {
      unsigned char byte = (unsigned char)text[i];
      if (byte >= '0' && byte <= '9' && number < 100000) number = number * 10 + (byte - '0');
      if (byte >= 0x40 && byte <= 0x7E) {
        if (byte == 'G') at->column = number > 0 ? number - 1 : 0;
        return i + 1;
      }
    }
    return length;
  }
  if (text[1] == ']' || text[1] == 'P' || text[1] == '_') {
    for (size_t i = 2; i < length; i++) {
      if (text[i] == '\a') return i + 1;
      if (text[i] == 0x1B && i + 1 < length && text[i + 1] == '\\') return i + 2;
    }
    return length;
  }
  return 2;
}

void ct_measure(const char *text, size_t length, int columns, int *rows, int *widest) {
  pen at = {.columns = columns < 1 ? 1 : columns, .rows = length ? 1 : 0};
  for (size_t i = 0; i < length;) {
    if (text[i] == '\n') {
      i++;
      if (i < length) begin_row(&at);
    } else if (text[i] == 0x1B) {
      i += skip_escape(text + i, length - i, &at);
    } else if ((unsigned char)text[i] < 0x20) {
      i++;
    } else {
      int width;
      i += next_character(text + i, length - i, &width);
      put(&at, width);
    }
  }
  *rows = at.rows;
  *widest = at.widest;
}

size_t ct_fitting(const char *text, size_t length, int columns) {
  pen at = {.columns = 1 << 30, .rows = 1};
  for (size_t i = 0; i < length;) {
    int width = 0;
    size_t count;
    if (text[i] == 0x1B) {
      count = skip_escape(text + i, length - i, &at);
    } else if ((unsigned char)text[i] < 0x20) {
      return i;
    } else {
      count = next_character(text + i, length - i, &width);
    }
    if (at.column + width > columns) return i;
    at.column += width;
    i += count;
  }
  return length;
}

int ct_measure_line(const char *prompt, const char *line, size_t length, int columns) {
  pen at = {.columns = columns < 1 ? 1 : columns, .rows = 1};
  size_t prompt_length = strlen(prompt);
  bool is_invisible = false;
  for (size_t i = 0; i < prompt_length;) {
    int width = 0;
    if (prompt[i] == '\001' || prompt[i] == '\002') {
      is_invisible = prompt[i++] == '\001';
    } else if (is_invisible) {
      i++;
    } else {
      i += next_character(prompt + i, prompt_length - i, &width);
      put(&at, width);
    }
  }
  for (size_t i = 0; i < length;) {
    unsigned char byte = (unsigned char)line[i];
    if (byte == '\n') {
      i++;
      begin_row(&at);
    } else if (byte == '\t') {
      i++;
      put(&at, 8 - at.column % 8);
    } else if (byte < 0x20 || byte == 0x7F) {
      i++;
      put(&at, 1);  // shown as ^X
      put(&at, 1);
    } else {
      int width;
      i += next_character(line + i, length - i, &width);
      put(&at, width);
    }
  }
  // readline moves the cursor on where the terminal would leave it hanging at the margin.
  if (at.column >= at.columns) at.rows++;
  return at.rows;
}
