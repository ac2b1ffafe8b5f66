import { longDate } from '../../core/dates';
import { type Random } from '../../core/random';
import { c, p, type Block, type Grid } from '../write/ink';
import { type Home } from '../world';
import { articles, deedPaper, opening } from './prose';
import { asPercent, makeShares, ownership, unitNames, type Share } from './shares';

const table = (shares: readonly Share[], random: Random, digits = 4): Grid => ({
  k: 'grid',
  lines: random.pick(['none', 'all', 'rows'] as const),
  at: { x: 30, w: 320 },
  cols: [
    { w: 1, al: 'l' },
    { w: 1.5, al: 'r' },
  ],
  rows: [
    {
      head: true,
      cells: [
        c(random.pick(['Unit', 'Unit Number', 'Unit No.'])),
        c(random.pick(['Percentage Interest', 'Percent of Ownership', 'Interest (%)'])),
      ],
    },
    ...shares.map((one) => ({ cells: [c(one.unit), c(`${asPercent(one.value, digits)}%`)] })),
  ],
});

const amendment = (home: Home, random: Random, number: string): Block[] => {
  const year = random.int(1994, 2021);
  return [
    p(`${number} AMENDMENT TO DECLARATION OF CONDOMINIUM`, { bold: true, al: 'c', size: 12 }),
    p(`${home.name}`, { bold: true, al: 'c' }),
    p(
      `This amendment is made ${longDate(`${year}-0${random.int(1, 9)}-1${random.int(0, 9)}`)} with the consent of owners of ${random.int(68, 92)}% of the undivided interest, as certified by the Secretary.`,
    ),
  ];
};

/** A phase is added: the table of the first phase stands first, and the one after annexation takes its place. */
export const phases = (home: Home, random: Random) => {
  const units = unitNames(random, random.int(18, 40));
  const cut = Math.floor(units.length / 2);
  const before = makeShares(random, units.slice(0, cut), 4);
  const after = makeShares(random, units, 4);
  return deedPaper(
    {
      name: 'phases',
      home,
      parts: [ownership({ shares: before, inForce: false }), ownership({ shares: after })],
      blocks: [
        ...opening(home, random, 'DECLARATION OF CONDOMINIUM (PHASE I)'),
        ...articles(random, 3),
        p('EXHIBIT "C-1"\nPERCENTAGES UPON RECORDING OF PHASE I', { bold: true, al: 'c' }),
        p(`Until Phase II is annexed, the interests of Units ${units[0]} through ${units[cut - 1]} are:`),
        table(before, random),
        { k: 'page' },
        ...amendment(home, random, 'FIRST'),
        p(
          `Phase II is hereby annexed. Exhibit "C-1" is deleted in its entirety and replaced by the following Exhibit "C-2", which from this recording governs the interests of all Units:`,
        ),
        p('EXHIBIT "C-2"\nPERCENTAGES AFTER ANNEXATION OF PHASE II', { bold: true, al: 'c' }),
        table(after, random),
      ],
      containers: { pdf: 5, docx: 2, scan: 3 },
    },
    random,
  );
};

/** An amendment on its own: it quotes no older table. */
export const amendmentAlone = (home: Home, random: Random) => {
  const shares = makeShares(random, unitNames(random, random.int(10, 48)), 4);
  const old = asPercent(shares[0]!.value, 4);
  return deedPaper(
    {
      name: 'amendment-alone',
      home,
      parts: [ownership({ shares })],
      blocks: [
        ...amendment(home, random, random.pick(['SECOND', 'FOURTH', 'SIXTH'])),
        p(
          `WHEREAS, a resurvey found that the area of certain units was misstated by up to ${random.int(3, 9)}%; and WHEREAS, the percentages must total 100%;`,
        ),
        p('NOW, THEREFORE, Exhibit "B" is stricken and the following is substituted:'),
        table(shares, random),
        p(
          `In all other respects the Declaration is ratified. No owner's share changed by more than ${Number(old) > 5 ? '1' : '0.5'}%.`,
        ),
        p(`${home.people[1]}, Secretary            ${home.people[2]}, Notary Public, ${home.county} County`),
      ],
      containers: { pdf: 4, docx: 3, scan: 4 },
    },
    random,
  );
};

/** An amended and restated declaration, the former table behind it as a record of what was. */
export const restated = (home: Home, random: Random) => {
  const units = unitNames(random, random.int(10, 26));
  const [old, now] = [makeShares(random, units, 4), makeShares(random, units, 4)];
  return deedPaper(
    {
      name: 'restated',
      home,
      parts: [ownership({ shares: now }), ownership({ shares: old, inForce: false })],
      blocks: [
        ...opening(home, random, 'AMENDED AND RESTATED DECLARATION'),
        p('This instrument supersedes the declaration of record and every amendment of it.'),
        ...articles(random, 3),
        p('EXHIBIT "B" (AS RESTATED)\nUNDIVIDED INTERESTS', { bold: true, al: 'c' }),
        table(now, random),
        { k: 'page' },
        p('APPENDIX\nFORMER EXHIBIT "B", FOR REFERENCE ONLY - NO LONGER IN EFFECT', { bold: true, al: 'c' }),
        table(old, random),
      ],
      containers: { pdf: 5, docx: 3, scan: 2 },
    },
    random,
  );
};
