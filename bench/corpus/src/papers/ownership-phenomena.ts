import { exact, type Random } from '@hoa/bench-associations/kit';
import { heading, page, table, type Phenomenon } from './model';
import type { Deed } from './ownership';
import { unitNames, weighed, type ShareTable } from './share-tables';

const last = (deed: Deed): ShareTable => deed.tables[deed.tables.length - 1]!;

/** The same table for the units of an earlier phase, with the shares that they had then. */
function former(random: Random, now: ShareTable, count: number): ShareTable {
  const whole = now.notation === 'points' ? 1000n : 10_000n;
  const shares = weighed(random, { count, whole });
  return {
    ...now,
    rows: now.rows.slice(0, count).map((row, at) => ({ ...row, share: shares[at]! })),
    inForce: false,
    extras: [],
  };
}

function equalise(of: ShareTable): void {
  of.notation = 'fraction';
  of.rows = of.rows.map((row) => ({ ...row, share: exact(1, of.rows.length) }));
}

const percents = (random: Random, count: number): string[] =>
  Array.from({ length: count }, () => `${random.pick([5, 10, 20, 25, 40])}%`);

/** In this order: shapes first, then what is added to them, then what restates the whole. */
export const ownershipPhenomena: readonly Phenomenon<Deed>[] = [
  {
    id: 'no-shares',
    group: 'shape',
    apply: (deed) => {
      for (const table of deed.tables) table.isNoTruth = true;
      deed.tables = [];
      deed.clauses.push(
        'The annual assessment may not be raised by more than five percent (5%) without the assent of two-thirds (2/3) of each class of members.',
        'Ten percent (10%) of the lots constitute a quorum; if lots 1 through 9 are conveyed, Class B membership ceases at 75% of the lots.',
        'An owner of a corner lot pays one-half (1/2) of the cost of a party fence; the owner of Lot 4 pays 25% and the owner of Lot 5 pays 75% of the drain between them.',
      );
    },
  },
  { id: 'side-by-side', group: 'shape', apply: (deed) => void (last(deed).shape = 'pairs') },
  {
    id: 'sentences-in-fractions',
    group: 'shape',
    apply: (deed) => {
      const table = last(deed);
      table.rows = table.rows.slice(0, 11);
      equalise(table);
      table.shape = 'sentences';
    },
  },
  {
    id: 'run-in-percents',
    group: 'shape',
    apply: (deed) => {
      const table = last(deed);
      if (table.notation === 'points') return false;
      table.notation = 'percent';
      table.shape = 'run-in';
      return true;
    },
  },
  {
    id: 'equal-by-range',
    group: 'shape',
    apply: (deed) => {
      const table = last(deed);
      table.rows = table.rows.map((row, at) => ({ ...row, unit: String(at + 1) }));
      equalise(table);
      table.shape = 'equal';
    },
  },
  {
    id: 'shares-by-model',
    group: 'shape',
    apply: (deed, random) => {
      const table = last(deed);
      const [a, b] = [random.int(4, 8), random.int(4, 8)];
      const each = { A: exact(10_000 - b * 250, a * 10_000), B: exact(250, 10_000) };
      if ((10_000 - b * 250) % a !== 0) return false;
      const names = unitNames(random, a + b);
      table.rows = names.map((unit, at) => ({
        unit,
        model: at < a ? 'A' : 'B',
        share: at < a ? each.A : each.B,
      }));
      table.notation = 'percent';
      table.shape = 'models';
      return true;
    },
  },
  {
    id: 'square-feet-as-basis',
    group: 'shape',
    apply: (deed, random) => {
      const table = last(deed);
      const areas = table.rows.map(() => random.pick([780, 905, 1020, 1215, 1340]));
      const sum = areas.reduce((all, area) => all + area, 0);
      table.areas = areas;
      table.rows = table.rows.map((row, at) => ({ ...row, share: exact(areas[at]!, sum) }));
      table.shape = 'area';
      table.extras = [];
    },
  },
  {
    id: 'equal-fractions-in-table',
    group: 'shape',
    apply: (deed) => {
      equalise(last(deed));
      last(deed).hasTotal = false;
    },
  },
  {
    id: 'parking-and-votes-beside',
    apply: (deed, random) => {
      const table = last(deed);
      if (table?.shape !== 'table') return false;
      table.extras.push(
        { head: 'Parking Share %', cells: percents(random, table.rows.length) },
        { head: 'Votes', cells: table.rows.map(() => '1') },
      );
      return true;
    },
  },
  {
    id: 'areas-between',
    apply: (deed, random) => {
      const table = last(deed);
      if (table?.shape !== 'table') return false;
      table.extras.push({
        head: 'Sq. Ft.',
        before: true,
        cells: table.rows.map(() => String(random.int(700, 1600))),
      });
      return true;
    },
  },
  {
    id: 'work-sharing-table',
    apply: (deed, random) => {
      const rows = ['Snow removal', 'Roof', 'Elevators', 'Pool', 'Garage'].map((name) => {
        const share = random.pick([30, 45, 60, 70]);
        return [name, `${share}%`, `${100 - share}%`];
      });
      deed.after.push(
        page,
        heading('EXHIBIT D - COST SHARING'),
        table(['Work', 'Residential Owners', 'Commercial Owner'], rows),
      );
    },
  },
  {
    id: 'voting-by-building',
    apply: (deed) => {
      deed.before.push(
        heading('ARTICLE V - VOTING'),
        table(
          ['Building', 'Units', 'Percentage of Vote'],
          [
            ['1', '8', '33.33%'],
            ['2', '8', '33.33%'],
            ['3', '9', '33.34%'],
          ],
          ['Total', '25', '100.00%'],
        ),
      );
    },
  },
  {
    id: 'parking-licenses',
    apply: (deed, random) => {
      deed.after.push(
        page,
        heading('EXHIBIT E - PARKING'),
        table(
          ['Space', 'Unit', 'Share of Garage Cost'],
          Array.from({ length: 10 }, (_, at) => [
            `P-${at + 1}`,
            String(at + 1),
            `${random.pick([4, 6, 7])}.50%`,
          ]),
        ),
      );
    },
  },
  {
    id: 'former-tables-before',
    group: 'restated',
    apply: (deed, random) => {
      const now = last(deed);
      if (now?.shape !== 'table' || now.rows.length < 12) return false;
      const whole = { ...now, extras: [] };
      const stages = [0.4, 0.7].map((part) => former(random, whole, Math.floor(now.rows.length * part)));
      stages[0]!.heading = 'EXHIBIT B TO THE DECLARATION (recorded June 3, 2004)';
      stages[1]!.heading =
        'FIRST AMENDMENT (recorded May 9, 2006): Exhibit B is deleted and replaced by the following';
      now.heading =
        'SECOND AMENDMENT (recorded August 21, 2009): Exhibit B as amended is deleted in its entirety and replaced by the following';
      deed.tables = [...stages, now];
      return true;
    },
  },
  {
    id: 'restated-three-times-bare',
    group: 'restated',
    apply: (deed, random) => {
      const now = last(deed);
      if (now?.shape !== 'table' || now.rows.length < 9) return false;
      const stages = [0.4, 0.7].map((part) => former(random, now, Math.floor(now.rows.length * part)));
      for (const [at, stage] of [...stages, now].entries()) {
        stage.intro = [
          `Amendment ${['', 'No. 1 ', 'No. 2 '][at] ?? ''}dated April ${at + 3}, ${2003 + at * 2}. Interests of all units now in the condominium.`,
        ];
      }
      deed.tables = [...stages, now];
      return true;
    },
  },
  {
    id: 'percents-that-are-no-shares',
    group: 'restated',
    apply: (deed, random) => {
      const now = last(deed);
      if (!now) return false;
      const rows = now.rows.map(({ unit }) => [unit, `${random.pick([15, 20, 35, 50, 60])}%`]);
      deed.after.push(page, heading('SCHEDULE OF INTERIOR COMPLETION'), table(['Unit', 'Percentage'], rows));
      return true;
    },
  },
];
