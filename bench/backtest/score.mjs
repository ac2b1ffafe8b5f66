/** One line of one budget: what was proposed by each way, and what came about. */
export function summarize(rows) {
  const sum = (list, of) => list.reduce((all, row) => all + of(row), 0);
  const wape = (way, truth) => {
    const known = rows.filter((row) => row[truth] !== undefined);
    const whole = sum(known, (row) => Math.abs(row[truth]));
    return whole === 0 ? 0 : sum(known, (row) => Math.abs((row[way] ?? 0) - row[truth])) / whole;
  };
  const ways = ['product', 'flat', 'last', 'cpi'];
  const banded = rows.filter(({ band }) => band);
  return {
    lines: rows.length,
    adopted: Object.fromEntries(ways.map((way) => [way, wape(way, 'adopted')])),
    actual: Object.fromEntries(ways.map((way) => [way, wape(way, 'actual')])),
    coverage:
      banded.length === 0
        ? null
        : banded.filter(({ band, actual }) => actual >= band[0] && actual <= band[1]).length / banded.length,
    banded: banded.length,
  };
}

/** Error of a budget's total expenses. */
export function totalErrors(budgets) {
  const ways = ['product', 'flat', 'last', 'cpi'];
  return Object.fromEntries(
    ways.map((way) => {
      const errors = budgets.map(({ rows }) => {
        const truth = rows.reduce((all, row) => all + (row.adopted ?? 0), 0);
        const proposed = rows.reduce((all, row) => all + (row[way] ?? 0), 0);
        return Math.abs(proposed - truth) / truth;
      });
      return [way, errors.reduce((all, one) => all + one, 0) / errors.length];
    }),
  );
}
