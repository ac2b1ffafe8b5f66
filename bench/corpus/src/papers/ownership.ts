import { asFraction, exact, inPercent, sumOf, type Block, type Random } from '@hoa/bench-associations/kit';
import { condominiumName } from './names';
import { page, paragraph, type PaperKind } from './model';
import { ownershipPhenomena } from './ownership-phenomena';
import { printTable, unitNames, weighed, type ShareTable } from './share-tables';

export interface Deed {
  condominium: string;
  tables: ShareTable[];
  /** Before the first table and after the last. */
  before: Block[];
  after: Block[];
  /** Clauses that stand in every declaration. */
  clauses: string[];
}

function start(random: Random): Deed {
  const count = random.int(5, 42);
  const notation = random.pick(['percent', 'percent', 'decimal', 'points'] as const);
  const shares = weighed(random, { count, whole: notation === 'points' ? 1000n : 10_000n });
  const units = unitNames(random, count);
  return {
    condominium: condominiumName(random),
    tables: [
      {
        rows: units.map((unit, at) => ({ unit, share: shares[at]! })),
        notation,
        shape: 'table',
        heading: 'EXHIBIT B',
        intro: ['Undivided interests of the units in the common elements.'],
        inForce: true,
        hasTotal: random.chance(0.5),
        extras: [],
        unitHead: random.pick(['Unit', 'Unit No.', 'Unit Number', 'Apartment']),
        shareHead: shareHead(random, notation),
      },
    ],
    before: [],
    after: [],
    clauses: [
      'Assessments not paid within thirty days bear interest at twelve percent (12%) per annum.',
      'This Declaration may be amended by owners holding at least sixty-seven percent (67%) of the votes in the Association.',
      'Each unit is a parcel of real property together with its undivided interest in the common elements as set out in Exhibit B.',
    ],
  };
}

function shareHead(random: Random, notation: ShareTable['notation']): string {
  if (notation === 'points') return 'Interest (of 1,000)';
  return random.pick([
    'Percentage Interest',
    'Undivided Interest',
    'Ownership Interest',
    'Share of Common Elements',
    '% Interest',
  ]);
}

function print(deed: Deed, random: Random): ReturnType<PaperKind<Deed>['print']> {
  const truth = deed.tables.filter(({ isNoTruth }) => !isNoTruth);
  const clauses = deed.clauses.map((clause, at) => paragraph(`${at + 1}.${random.int(1, 9)} ${clause}`));
  return {
    kind: 'declaration',
    title: `Declaration of ${deed.condominium}`,
    year: 2019,
    blocks: [
      { kind: 'title', text: 'DECLARATION OF CONDOMINIUM', sub: [deed.condominium] },
      ...clauses,
      ...deed.before,
      ...deed.tables.flatMap((table, at) => [
        ...(at > 0 || random.chance(0.6) ? [page] : []),
        ...printTable(table),
      ]),
      ...deed.after,
    ],
    parts: truth.map((table) => ({
      kind: 'ownership' as const,
      inForce: table.inForce,
      ...(table.group ? { group: table.group } : {}),
      sum: asFraction(inPercent(sumOf(table.rows.map(({ share }) => share)))),
      shares: table.rows.map(({ unit, share }) => ({ unit, share: asFraction(exact(share.n, share.d)) })),
      flaws: [],
    })),
  };
}

export const ownershipPapers: PaperKind<Deed> = {
  id: 'ownership',
  start,
  phenomena: ownershipPhenomena,
  print,
};
