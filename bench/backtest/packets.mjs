import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { budgeted, NotStated, parametersOf, readAll, stateNamed, sumOf } from './budgeted.mjs';
import { matchLines } from './match.mjs';

/**
 * `node bench/backtest/packets.mjs FOLDER [--only TEXT] [--list]`: budgets made of all documents that an association has, beside
 * what a careful person makes of them. Each folder in FOLDER is one association's, with a `truth.json`:
 *
 *   association, state, units, year   what the documents say of it, and the year to budget by its beginning; null: not said
 *   start                             every defensible pair of totals, in dollars, that the budget starts from
 *   lines                             name, base (amounts that it may start from), next (ranges that it may come to)
 *
 * Nothing but the documents is given. What is asked about counts apart, and what would have been made of it without an answer.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, only: { type: 'string' } },
});
const [folder] = positionals;
if (!folder) throw new Error('Please name a folder of packets.');

/** Parts of a total by which a start, and of an amount by which a base, may be off. */
const FAR = 0.02;
const cents = (dollars) => Math.round(Number(String(dollars).replaceAll(/[,$]/g, '')) * 100);
const isNear = (got, want) => Math.abs(got - want) <= FAR * Math.max(100, Math.abs(want));

const asked = () => ({ right: 0, wrong: 0 });
const counts = { packets: 0, name: asked(), state: asked(), units: asked(), year: asked() };
const starts = { right: 0, asked: 0, 'asked, then right': 0, other: 0, none: 0 };
const lines = { all: 0, base: 0, next: 0, missing: 0 };
for (const name of (await readdir(folder)).sort()) {
  if (!existsSync(path.join(folder, name, 'truth.json')) || !name.includes(values.only ?? '')) continue;
  await score(name);
}
console.log(counts, starts, lines);

async function score(name) {
  const truth = JSON.parse(await readFile(path.join(folder, name, 'truth.json'), 'utf8'));
  const files = (await readdir(path.join(folder, name))).filter((file) => /\.(?:pdf|xlsx?|docx?|csv|txt)$/i.test(file)); // prettier-ignore
  const documents = await readAll(files.sort().map((file) => path.join(folder, name, file)));
  counts.packets++;
  say(`== ${name}`);
  const parameters = parametersFor(documents, truth);
  const { items, isAsked, asked: questions = [] } = await budgeted(documents, parameters);
  for (const message of questions) say(`  asked: ${message}`);
  scoreStart(items, isAsked, truth);
  if (items) scoreLines(items, truth);
}

/** From the documents alone; where they do not name the association or its state, with those. */
function parametersFor(documents, truth) {
  const given = {};
  for (;;) {
    try {
      const { parameters } = parametersOf(given, documents);
      compare('name', given.association ? undefined : parameters.associationName, truth.association);
      compare(
        'state',
        given.location ? undefined : parameters.location,
        truth.state && stateNamed(truth.state),
      );
      compare('units', parameters.units, truth.units);
      compare('year', parameters.year, truth.year);
      return parameters;
    } catch (error) {
      if (!(error instanceof NotStated)) throw error;
      if (!given.location && error.message.includes('state')) given.location = 'Colorado';
      else if (!given.association) given.association = truth.association;
      else throw error;
    }
  }
}

function compare(what, got, want) {
  if (want === null || want === undefined) return;
  const plain = (value) => String(value ?? '').toLowerCase().replaceAll(/[^a-z0-9]/g, ''); // prettier-ignore
  const isRight = what === 'name' ? plain(got).startsWith(plain(want).slice(0, 12)) : plain(got) === plain(want); // prettier-ignore
  counts[what][isRight ? 'right' : 'wrong']++;
  if (!isRight) say(`  ${what}: ${got ?? 'nothing'}, not ${want}`);
}

function scoreStart(items, isAsked, { start }) {
  const found = (fund) => ['income', 'expense'].map((side) => sumOf(items, side, fund));
  const isRight =
    items !== undefined &&
    start.some((one) =>
      [undefined, 'operating'].some((fund) => {
        const [income, expense] = found(fund);
        return isNear(income, cents(one.income)) && isNear(expense, cents(one.expense));
      }),
    );
  const kind = isAsked ? 'asked' : items === undefined ? 'none' : isRight ? 'right' : 'other';
  starts[kind]++;
  if (isAsked && isRight) starts['asked, then right']++;
  if (isRight) return;
  const told = items ? found().map((sum) => sum / 100).join('/') : 'nothing'; // prettier-ignore
  say(
    `  starts from ${told}, not ${start.map(({ income, expense }) => `${income}/${expense}`).join(' or ')}`,
  );
}

function scoreLines(items, truth) {
  const candidates = items.map((item) => ({ ...item, name: item.description }));
  const { of } = matchLines(truth.lines, candidates);
  for (const [i, line] of truth.lines.entries()) {
    lines.all++;
    const bases = line.base.map(cents);
    const item = of[i] ?? candidates.find(({ previousCents }) => bases.includes(previousCents));
    if (!item) {
      lines.missing++;
      say(`  no line ${line.name}`);
      continue;
    }
    const isBase = bases.some((base) => isNear(item.previousCents, base));
    const isNext = line.next.some(([from, to]) => item.proposedCents >= cents(from) - 100 && item.proposedCents <= cents(to) + 100); // prettier-ignore
    if (isBase) lines.base++;
    if (isNext) lines.next++;
    const wrong = [isBase ? '' : `base of ${line.base.join(' or ')}`, isNext ? '' : `next of ${line.next.join(' or ')}`].filter(Boolean); // prettier-ignore
    if (wrong.length > 0) say(`  ${line.name}: “${item.name}” ${item.previousCents / 100} to ${item.proposedCents / 100}, not ${wrong.join(', ')}`); // prettier-ignore
  }
}

function say(line) {
  if (values.list) console.log(line);
}
