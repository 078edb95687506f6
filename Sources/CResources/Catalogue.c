#define _GNU_SOURCE
#include "include/Catalogue.h"

#include <string.h>

/* Each file ends in one byte more than its size, so that an empty one is an array too. */
static const unsigned char movies[] = {
#embed "Catalogue/movies.jsonl" suffix(, )
  0};
static const unsigned char shows[] = {
#embed "Catalogue/shows.jsonl" suffix(, )
  0};
static const unsigned char episodes[] = {
#embed "Catalogue/episodes.jsonl" suffix(, )
  0};
static const unsigned char people[] = {
#embed "Catalogue/people.jsonl" suffix(, )
  0};
static const unsigned char keywords[] = {
#embed "Catalogue/keywords.jsonl" suffix(, )
  0};
static const unsigned char companies[] = {
#embed "Catalogue/companies.jsonl" suffix(, )
  0};
static const unsigned char networks[] = {
#embed "Catalogue/networks.jsonl" suffix(, )
  0};
static const unsigned char collections[] = {
#embed "Catalogue/collections.jsonl" suffix(, )
  0};
static const unsigned char genres[] = {
#embed "Catalogue/genres.jsonl" suffix(, )
  0};
static const unsigned char lists[] = {
#embed "Catalogue/lists.jsonl" suffix(, )
  0};
static const unsigned char movies_en[] = {
#embed "Catalogue/movies.en.jsonl" suffix(, )
  0};
static const unsigned char movies_tr[] = {
#embed "Catalogue/movies.tr.jsonl" suffix(, )
  0};
static const unsigned char shows_en[] = {
#embed "Catalogue/shows.en.jsonl" suffix(, )
  0};
static const unsigned char shows_tr[] = {
#embed "Catalogue/shows.tr.jsonl" suffix(, )
  0};
static const unsigned char episodes_en[] = {
#embed "Catalogue/episodes.en.jsonl" suffix(, )
  0};
static const unsigned char people_en[] = {
#embed "Catalogue/people.en.jsonl" suffix(, )
  0};
static const unsigned char movie_reviews[] = {
#embed "Catalogue/movie-reviews.jsonl" suffix(, )
  0};
static const unsigned char show_reviews[] = {
#embed "Catalogue/show-reviews.jsonl" suffix(, )
  0};
static const unsigned char movie_extras[] = {
#embed "Catalogue/movie-extras.jsonl" suffix(, )
  0};
static const unsigned char show_extras[] = {
#embed "Catalogue/show-extras.jsonl" suffix(, )
  0};
static const unsigned char characters[] = {
#embed "Catalogue/characters.jsonl" suffix(, )
  0};
static const unsigned char comics[] = {
#embed "Catalogue/comics.jsonl" suffix(, )
  0};
static const unsigned char pokedex[] = {
#embed "Catalogue/pokedex.jsonl" suffix(, )
  0};
static const unsigned char index_movies[] = {
#embed "Catalogue/Index/movies.tsv" suffix(, )
  0};
static const unsigned char index_shows[] = {
#embed "Catalogue/Index/shows.tsv" suffix(, )
  0};
static const unsigned char index_credits[] = {
#embed "Catalogue/Index/credits.tsv" suffix(, )
  0};
static const unsigned char index_search[] = {
#embed "Catalogue/Index/search.tsv" suffix(, )
  0};

#define ROW(file, name) [file] = {name, sizeof name - 1}

static const struct {
  const unsigned char *bytes;
  size_t size;
} files[CATALOGUE_FILE_COUNT] = {
  ROW(CATALOGUE_MOVIES, movies),
  ROW(CATALOGUE_SHOWS, shows),
  ROW(CATALOGUE_EPISODES, episodes),
  ROW(CATALOGUE_PEOPLE, people),
  ROW(CATALOGUE_KEYWORDS, keywords),
  ROW(CATALOGUE_COMPANIES, companies),
  ROW(CATALOGUE_NETWORKS, networks),
  ROW(CATALOGUE_COLLECTIONS, collections),
  ROW(CATALOGUE_GENRES, genres),
  ROW(CATALOGUE_LISTS, lists),
  ROW(CATALOGUE_MOVIES_EN, movies_en),
  ROW(CATALOGUE_MOVIES_TR, movies_tr),
  ROW(CATALOGUE_SHOWS_EN, shows_en),
  ROW(CATALOGUE_SHOWS_TR, shows_tr),
  ROW(CATALOGUE_EPISODES_EN, episodes_en),
  ROW(CATALOGUE_PEOPLE_EN, people_en),
  ROW(CATALOGUE_MOVIE_REVIEWS, movie_reviews),
  ROW(CATALOGUE_SHOW_REVIEWS, show_reviews),
  ROW(CATALOGUE_MOVIE_EXTRAS, movie_extras),
  ROW(CATALOGUE_SHOW_EXTRAS, show_extras),
  ROW(CATALOGUE_CHARACTERS, characters),
  ROW(CATALOGUE_COMICS, comics),
  ROW(CATALOGUE_POKEDEX, pokedex),
  ROW(CATALOGUE_INDEX_MOVIES, index_movies),
  ROW(CATALOGUE_INDEX_SHOWS, index_shows),
  ROW(CATALOGUE_INDEX_CREDITS, index_credits),
  ROW(CATALOGUE_INDEX_SEARCH, index_search),
};

const unsigned char *marquee_catalogue_bytes(int file) {
  static const unsigned char nothing[1] = {0};
  return file >= 0 && file < CATALOGUE_FILE_COUNT ? files[file].bytes : nothing;
}

size_t marquee_catalogue_size(int file) {
  return file >= 0 && file < CATALOGUE_FILE_COUNT ? files[file].size : 0;
}

size_t marquee_catalogue_find(
    const void *bytes, size_t count, const void *needle, size_t length) {
  const char *found = memmem(bytes, count, needle, length);
  return found ? (size_t)(found - (const char *)bytes) : count;
}

size_t marquee_catalogue_find_last(const void *bytes, size_t count, unsigned char byte) {
  const char *found = memrchr(bytes, byte, count);
  return found ? (size_t)(found - (const char *)bytes) : count;
}
