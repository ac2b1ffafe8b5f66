import fc from 'fast-check';
import { blindWish } from './blind';
import { structures as blindStructures } from './blind/build';
import { blindPhenomena } from './blind/phenomena';
import { eleventhWish } from './eleventh';
import { families as eleventhFamilies } from './eleventh/families';
import { eleventhPhenomena } from './eleventh/phenomena';
import { ninthWish } from './ninth';
import { families as ninthFamilies } from './ninth/build';
import { ninthPhenomena } from './ninth/phenomena';
import { secondWish } from './second';
import { structures as secondStructures } from './second/build';
import { secondPhenomena } from './second/phenomena';
import { generateDocument, type GeneratedDocument, type Wish } from './statements/generate';
import { formats, type FlatRow, type Format, type Phenomenon } from './statements/model';
import { sets } from './statements/registry';
import { wrongTotals } from './testing/wrong-totals';
import { thirdWish } from './third';
import { families } from './third/build';
import { thirdPhenomena } from './third/phenomena';
import { writeDocument } from './write';

interface BlindSet {
  seed: number;
  wish: Pick<Wish, 'from' | 'build' | 'count' | 'ordinary'>;
  families: readonly { id: string }[];
  phenomena: readonly Phenomenon[];
  /** Phenomena that it must not repeat. */
  known: readonly Phenomenon[];
  least: { families: number; programs: number; phenomena: number };
  /** Documents in which each phenomenon is tried. */
  attempts: number;
  faults: (document: GeneratedDocument) => string[];
}

/** Bottom lines of the operating fund, or of all funds, that are not income less expenses. */
function wrongNets(document: GeneratedDocument): string[] {
  return document.statements.flatMap(({ draft, rows }) => {
    const nets = rows.filter(({ role, also, misprinted }) => role === 'net' && !also && !misprinted);
    const bottom = nets.at(-1);
    if (!bottom || bottom.misprinted) return [];
    const lines = (fund?: string): FlatRow[] =>
      rows.filter((row) => ['line', 'carryover'].includes(row.role) && (!fund || row.fund === fund));
    const net = (id: string, fund?: string): number =>
      lines(fund).reduce(
        (sum, { flow, values }) => sum + (flow === 'income' ? 1 : -1) * (values[id] ?? 0),
        0,
      );
    return draft.columns
      .filter(({ derive, words }) => !derive && !words)
      .filter(
        ({ id }) => ![undefined, 'operating', 'reserve'].some((fund) => bottom.values[id] === net(id, fund)),
      )
      .map(({ id }) => `${bottom.label} ${id}: ${bottom.values[id]}`);
  });
}

const base = sets.base ?? [];
const blindSets: [string, BlindSet][] = [
  [
    'first',
    {
      seed: 11,
      wish: blindWish,
      families: blindStructures,
      phenomena: blindPhenomena,
      known: base,
      least: { families: 6, programs: 0, phenomena: 25 },
      attempts: 60,
      faults: wrongTotals,
    },
  ],
  [
    'second',
    {
      seed: 23,
      wish: secondWish,
      families: secondStructures,
      phenomena: secondPhenomena,
      known: [...base, ...blindPhenomena],
      least: { families: 6, programs: 0, phenomena: 30 },
      attempts: 60,
      faults: wrongTotals,
    },
  ],
  [
    'third',
    {
      seed: 31,
      wish: thirdWish,
      families,
      phenomena: thirdPhenomena,
      known: [...base, ...blindPhenomena, ...secondPhenomena],
      least: { families: 8, programs: 6, phenomena: 45 },
      attempts: 30,
      faults: (document) => [...wrongTotals(document), ...wrongNets(document)],
    },
  ],
  [
    'ninth',
    {
      seed: 47,
      wish: ninthWish,
      families: ninthFamilies,
      phenomena: ninthPhenomena,
      known: [...base, ...blindPhenomena, ...secondPhenomena, ...thirdPhenomena],
      least: { families: 8, programs: 6, phenomena: 35 },
      attempts: 30,
      faults: (document) => [...wrongTotals(document), ...wrongNets(document)],
    },
  ],
  [
    'eleventh',
    {
      seed: 59,
      wish: eleventhWish,
      families: eleventhFamilies,
      phenomena: eleventhPhenomena,
      known: [...base, ...blindPhenomena, ...secondPhenomena, ...thirdPhenomena, ...ninthPhenomena],
      least: { families: 12, programs: 8, phenomena: 40 },
      attempts: 30,
      faults: (document) => [...wrongTotals(document), ...wrongNets(document)],
    },
  ],
];

describe.each(blindSets)('documents of the %s blind set', (_, set) => {
  const { phenomena, known, least, faults } = set;
  const make = (index: number, format: Format, only?: Phenomenon[]): GeneratedDocument =>
    generateDocument({ seed: set.seed, index, format, ...set.wish, ...(only ? { only } : {}) });

  it('have enough families, programs and phenomena that no other set has', () => {
    expect(new Set(set.families.map(({ id }) => id)).size).toBeGreaterThanOrEqual(least.families);
    const others = new Set(known.map(({ id }) => id));
    const ids = new Set(phenomena.map(({ id }) => id).filter((id) => !others.has(id)));
    expect(ids.size).toBe(phenomena.length);
    const programs = [...ids].filter((id) => /^(third|ninth|eleventh)-export-/.test(id));
    expect(programs.length).toBeGreaterThanOrEqual(least.programs);
    expect(ids.size - programs.length).toBeGreaterThanOrEqual(least.phenomena);
  });

  it('print totals that add up, whatever phenomena meet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(...formats), (index, format) => {
        expect(wrongTotals(make(index, format))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('have only whole cents, columns that are not empty, and ids that differ', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (index) => {
        for (const { draft, rows } of make(index, 'pdf').statements) {
          expect(new Set(draft.columns.map(({ id }) => id)).size).toBe(draft.columns.length);
          for (const { id, measure } of draft.columns.filter(({ words }) => !words)) {
            const cells = rows.flatMap(({ values }) => (values[id] == null ? [] : [values[id]]));
            expect(cells.every(Number.isInteger)).toBe(true);
            if (measure === 'amount') expect(cells.length).toBeGreaterThan(0);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it.each(formats)('come out the same for a seed, as %s', async (format) => {
    const [first, second] = [await writeDocument(make(4, format)), await writeDocument(make(4, format))];
    expect(first.equals(second)).toBe(true);
  });

  it.each(phenomena.map((phenomenon) => [phenomenon.id, phenomenon] as const))(
    '%s applies and keeps its totals right',
    (id, phenomenon) => {
      const applied = Array.from({ length: set.attempts }, (_none, index) => {
        const document = make(index, phenomenon.formats?.[0] ?? 'pdf', [phenomenon]);
        expect(faults(document)).toEqual([]);
        return document.statements[0]!.phenomena.includes(id);
      });
      expect(applied).toContain(true);
    },
  );
});
