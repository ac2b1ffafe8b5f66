import { toDecimalString } from '../index';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { interpret } from './interpret';

/**
 * Sentences as people type them, with what they would expect: written from the budget alone, without a look at the
 * parser, in two lots. Nearly all must do that, and none may change another line or amount.
 */
const Item = z.object({
  id: z.number(),
  glCode: z.string(),
  description: z.string(),
  category: z.string(),
  type: z.enum(['income', 'expense']),
  previousYear: z.string(),
  proposedBudget: z.string(),
});
const Phrasing = z.object({
  say: z.string(),
  /** New amounts by GL code. */
  set: z.record(z.string(), z.string()).optional(),
  /** GL codes of lines among which it must ask. */
  ask: z.array(z.string()).optional(),
  /** No line or no amount can be meant. */
  unclear: z.boolean().optional(),
  /** For the assistant to answer. */
  question: z.boolean().optional(),
});
type Phrasing = z.infer<typeof Phrasing>;
const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(__dirname, 'fixtures', name), 'utf8'));
const phrasingsOf = z.object({ phrasings: z.array(Phrasing) });
const { items } = z.object({ items: z.array(Item) }).parse(fixture('phrasings.json'));
const lines = items.map((line) => ({
  ...line,
  version: 1,
  previousYearKnown: true,
  generatedAmount: line.proposedBudget,
}));

/** What a message changes, by GL code. */
function changesOf(say: string): Record<string, string> {
  const read = interpret(say, { items: lines });
  if (read.kind !== 'apply') return {};
  return Object.fromEntries(
    read.changes.map(({ item: line, cents }) => [line.glCode, toDecimalString(cents)]),
  );
}

function isExpected({ say, set, ask, unclear, question }: Phrasing): boolean {
  const read = interpret(say, { items: lines });
  if (set) return JSON.stringify(sorted(changesOf(say))) === JSON.stringify(sorted(set));
  if (question) return read.kind === 'question';
  if (unclear)
    return read.kind === 'unclear' || read.kind === 'question' || (read.kind === 'ask' && noAmount(say));
  if (!ask || read.kind !== 'ask') return false;
  const offered = new Set(read.options.flatMap(({ choice }) => choice.itemIds));
  return ask.every((code) => lines.some((line) => line.glCode === code && offered.has(line.id)));
}

const sorted = (record: Record<string, string>) => Object.entries(record).sort();
/** To ask what amount is meant is as good an answer as to say that none was. */
const noAmount = (say: string) => !/\d/.test(say);

describe.each([
  { file: 'phrasings.json', count: 120, atLeast: 115 },
  { file: 'more-phrasings.json', count: 60, atLeast: 58 },
])('$file', ({ file, count, atLeast }) => {
  const { phrasings } = phrasingsOf.parse(fixture(file));

  it(`has ${count} phrasings, each of another wording`, () => {
    expect(new Set(phrasings.map(({ say }) => say)).size).toBe(count);
  });

  it(`does what a person would expect of at least ${atLeast}`, () => {
    const missed = phrasings.filter((phrasing) => !isExpected(phrasing)).map(({ say }) => say);
    expect({ missed, right: count - missed.length >= atLeast }).toMatchObject({ right: true });
  });

  it.each(phrasings.map((phrasing) => [phrasing.say, phrasing] as const))(
    'changes no wrong line or amount: %s',
    (say, { set = {} }) => {
      for (const [code, amount] of Object.entries(changesOf(say)))
        expect([code, amount]).toEqual([code, set[code]]);
    },
  );
});
