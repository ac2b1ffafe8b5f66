/*
 * Divides a total over units by exact fractions, as assess() of libs/budget-math does for one pool: 128-bit products,
 * halves away from zero, the remainder to the last unit that pays.
 *
 * reference FILE RUNS: FILE is little-endian int64: total, units, then a numerator and a denominator a unit.
 * Standard output: the units' cents as int64. Standard error: nanoseconds of processor time of each run, a line each.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef __int128 wide;

typedef struct {
  wide n, d;
} fraction;

static wide gcd(wide a, wide b) {
  while (b != 0) {
    wide rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

static fraction add(fraction a, int64_t n, int64_t d) {
  if (a.d == d) return (fraction){a.n + n, d};
  wide common = a.d / gcd(a.d, d) * d;
  return (fraction){a.n * (common / a.d) + n * (common / d), common};
}

static int64_t nearest(wide n, wide d) { return (int64_t)((2 * n + d) / (2 * d)); }

static void divide(const int64_t *input, int64_t *cents) {
  int64_t total = input[0], units = input[1], last = -1, given = 0;
  const int64_t *shares = input + 2;
  fraction sum = {0, 1};
  for (int64_t i = 0; i < units; i++) {
    int64_t n = shares[2 * i], d = shares[2 * i + 1];
    sum = add(sum, n, d);
    cents[i] = nearest((wide)total * n, d);
    given += cents[i];
    if (n > 0) last = i;
  }
  cents[last] += nearest((wide)total * sum.n, sum.d) - given;
}

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  FILE *file = fopen(argv[1], "rb");
  if (!file) return 3;
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  int64_t *input = malloc(size);
  if (fread(input, 1, size, file) != (size_t)size) return 4;
  int64_t *cents = malloc(input[1] * sizeof(int64_t));
  for (int run = 0; run < atoi(argv[2]); run++) {
    struct timespec from, to;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
    divide(input, cents);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
    fprintf(stderr, "%lld\n", (long long)((to.tv_sec - from.tv_sec) * 1000000000LL + to.tv_nsec - from.tv_nsec));
  }
  fwrite(cents, sizeof(int64_t), input[1], stdout);
  return 0;
}
