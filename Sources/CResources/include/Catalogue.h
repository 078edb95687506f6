#ifndef MARQUEE_CATALOGUE_H
#define MARQUEE_CATALOGUE_H

#include <stddef.h>

/* The files of the built-in catalog, in the order of the table in Catalogue.c. */
enum catalogue_file {
  CATALOGUE_MOVIES,
  CATALOGUE_SHOWS,
  CATALOGUE_EPISODES,
  CATALOGUE_PEOPLE,
  CATALOGUE_KEYWORDS,
  CATALOGUE_COMPANIES,
  CATALOGUE_NETWORKS,
  CATALOGUE_COLLECTIONS,
  CATALOGUE_GENRES,
  CATALOGUE_LISTS,
  CATALOGUE_MOVIES_EN,
  CATALOGUE_MOVIES_TR,
  CATALOGUE_SHOWS_EN,
  CATALOGUE_SHOWS_TR,
  CATALOGUE_EPISODES_EN,
  CATALOGUE_PEOPLE_EN,
  CATALOGUE_MOVIE_REVIEWS,
  CATALOGUE_SHOW_REVIEWS,
  CATALOGUE_MOVIE_EXTRAS,
  CATALOGUE_SHOW_EXTRAS,
  CATALOGUE_CHARACTERS,
  CATALOGUE_COMICS,
  CATALOGUE_POKEDEX,
  CATALOGUE_INDEX_MOVIES,
  CATALOGUE_INDEX_SHOWS,
  CATALOGUE_INDEX_CREDITS,
  CATALOGUE_INDEX_SEARCH,
  CATALOGUE_FILE_COUNT
};

/* A file's first byte; never null, of a number that names no file the place of no bytes. */
const unsigned char *_Nonnull marquee_catalogue_bytes(int file);

/* A file's size in bytes, 0 of a number that names none. */
size_t marquee_catalogue_size(int file);

/* Where some bytes first begin in others, or the count where they do not: memmem is no standard C. */
size_t marquee_catalogue_find(
    const void *_Nonnull bytes, size_t count, const void *_Nonnull needle, size_t length);

/* The last place of a byte, or the count where there is none: memrchr is no standard C. */
size_t marquee_catalogue_find_last(const void *_Nonnull bytes, size_t count, unsigned char byte);

#endif
