/**
 * What grows without end. Of each figure the middle third of the time is compared with the last one; the first third is the
 * start, in which caches fill and code is compiled. Of the heap the least that was seen counts, which is what stayed when
 * garbage had just been collected, and of what comes and goes (processes, temporary files); of everything else the median. Event-loop delays are told and not judged: other work on the
 * machine makes them.
 */
export const RULES = {
  'heap MB': { share: 0.25, least: 16, of: minimum },
  'RSS MB': { share: 0.25, least: 64, of: median },
  'open files': { share: 0.1, least: 8, of: median },
  'active handles': { share: 0.1, least: 8, of: median },
  'child processes': { share: 0, least: 0, of: minimum },
  connections: { share: 0.1, least: 4, of: median },
  entries: { share: 0, least: 0, of: minimum },
};

/** Rows for a table: each figure of each process at the start, in the middle, at the end, with its slope an hour. */
export function seriesOf(samples) {
  const series = new Map();
  for (const sample of samples) {
    const key = `${sample.who}\t${sample.what}`;
    series.set(key, [...(series.get(key) ?? []), sample]);
  }
  return [...series.values()].map((list) => {
    const { who, what } = list[0];
    const of = RULES[what]?.of ?? median;
    const [start, middle, end] = thirds(list).map((third) => of(third.map(({ value }) => value)));
    const peak = Math.max(...list.map(({ value }) => value));
    return {
      who,
      what,
      start,
      middle,
      end,
      peak,
      perHour: slope(list) * 60,
      first: list[0].value,
      last: list.at(-1).value,
    };
  });
}

/** Sentences, one for each figure that breaks its rule. */
export function leaksOf(rows) {
  return rows.flatMap(({ who, what, middle, end }) => {
    const rule = RULES[what];
    if (!rule || !(end - middle > Math.max(rule.least, middle * rule.share))) return [];
    return [`${who}: ${what} went from ${round(middle)} in the middle third to ${round(end)} in the last`];
  });
}

export function tableOf(rows) {
  const head = ['process', 'figure', 'first', 'start', 'middle', 'end', 'last', 'most', 'slope/h'];
  const cells = rows.map(({ who, what, first, start, middle, end, last, peak, perHour }) => [
    who,
    what,
    ...[first, start, middle, end, last, peak, perHour].map(round),
  ]);
  const widths = head.map((name, at) => Math.max(name.length, ...cells.map((row) => row[at].length)));
  return [head, ...cells].map((row) =>
    row.map((cell, at) => (at < 2 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  '),
  );
}

function thirds(list) {
  const at = (part) => Math.floor((list.length * part) / 3);
  return [0, 1, 2].map((part) => list.slice(at(part), Math.max(at(part + 1), at(part) + 1)));
}

/** By least squares, per minute. */
function slope(list) {
  const mean = (of) => list.reduce((sum, one) => sum + of(one), 0) / list.length;
  const [x, y] = [mean(({ minutes }) => minutes), mean(({ value }) => value)];
  const spread = list.reduce((sum, { minutes }) => sum + (minutes - x) ** 2, 0);
  if (spread === 0) return 0;
  return list.reduce((sum, { minutes, value }) => sum + (minutes - x) * (value - y), 0) / spread;
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function minimum(values) {
  return Math.min(...values);
}

function round(value) {
  return value.toFixed(Math.abs(value) < 100 && !Number.isInteger(value) ? 1 : 0);
}
