import { exact } from '../../core/fraction';
import { inWords } from '../../core/words';
import { c, cells, p, type Block } from '../../blind/write/ink';
import { grid, type Recipe } from '../frame';
import { boilerplate, recorded } from './prose';
import {
  deed,
  homes,
  ofPercent,
  ownership,
  percents,
  printed,
  sumNote,
  type Home,
  type Share,
} from './shares';

/** A small house: each unit's interest is a sentence, in words and figures. */
export const inSentences: Recipe = (estate, random) => {
  const count = random.int(4, 9);
  const halves = percents(
    Array.from({ length: count }, () => random.int(8, 20)),
    0,
    true,
  );
  const shares = halves.map((one, at) => ({ unit: String(at + 1), share: exact(one, 100) }));
  const sentences = halves.map((one, at) =>
    p(
      `(${'abcdefghi'[at]})  Unit ${at + 1}, on the ${['first', 'second', 'third'][at % 3]} floor, together with an undivided ${inWords(one)} percent (${one}%) interest in the common areas and facilities.`,
      { indent: 24, after: 4 },
    ),
  );
  return deed(estate, {
    title: 'Declaration of condominium',
    traits: ['in-sentences'],
    parts: [ownership(shares)],
    blocks: [
      ...recorded(estate, random, 'Declaration of Condominium'),
      ...boilerplate(estate, random, { count: 2, from: 1 }),
      p(`ARTICLE 3.  UNITS AND INTERESTS`, { bold: true, after: 2 }),
      p(
        `The building is divided into ${inWords(count)} (${count}) units. The owner of each unit holds it in fee simple with the interest stated here:`,
      ),
      ...sentences,
      p(
        'The interests stated above may not be separated from the units to which they belong, and may be changed only with the written consent of every owner.',
      ),
      ...boilerplate(estate, random.fork('rest'), { count: 2, from: 4 }),
    ],
    worn: random.chance(0.3),
  });
};

/** A table for each building; all buildings together are the whole. */
export const perBuilding: Recipe = (estate, random) => {
  const buildings = ['A', 'B', 'C', 'D'].slice(0, random.int(2, 4));
  const all = buildings.map((one) => homes(random, 14, `${one}-`));
  const flat = all.flat();
  const parts = percents(
    flat.map((one) => one.area),
    4,
    true,
  );
  const shares = flat.map((one, at) => ({ unit: one.unit, share: ofPercent(parts[at]!, 4) }));
  const table = (list: readonly Home[], at: number): Block[] => {
    const sum = list.reduce((all, one) => all + parts[flat.indexOf(one)]!, 0);
    return [
      p(`Building ${buildings[at]}`, { bold: true, after: 2 }),
      grid(
        [1, 1, -1, -1.4],
        [
          { head: true, under: 'one', cells: cells('Unit', 'Plan', 'Sq. Ft.', 'Ownership %') },
          ...list.map((one) => ({
            cells: cells(one.unit, one.type, String(one.area), printed(parts[flat.indexOf(one)]!, 4)),
          })),
          {
            italic: true,
            over: 'one',
            cells: cells(`Building ${buildings[at]} total`, '', '', printed(sum, 4)),
          },
        ],
        { size: 9.5, at: { x: 20, w: 380 } },
      ),
    ];
  };
  return deed(estate, {
    title: 'Exhibit of percentage interests',
    traits: ['per-building'],
    parts: [ownership(shares)],
    blocks: [
      ...recorded(estate, random, 'Declaration of Condominium'),
      ...boilerplate(estate, random, { count: 3, from: 1 }),
      p('EXHIBIT C. PERCENTAGE INTEREST OF EACH UNIT IN THE COMMON ELEMENTS, BY BUILDING', { bold: true }),
      ...all.flatMap(table),
      p('Total of all buildings: 100.0000%', { bold: true }),
    ],
  });
};

/** An amendment adds a phase: the former percents stand beside those now in force. */
export const phaseAmendment: Recipe = (estate, random) => {
  const one = homes(random, 20, '1-');
  const two = homes(random, 16, '2-');
  const before = percents(
    one.map((home) => home.area),
    3,
    true,
  );
  const after = percents(
    [...one, ...two].map((home) => home.area),
    3,
    true,
  );
  const old = one.map((home, at): Share => ({ unit: home.unit, share: ofPercent(before[at]!, 3) }));
  const now = [...one, ...two].map((home, at): Share => ({
    unit: home.unit,
    share: ofPercent(after[at]!, 3),
  }));
  const rows = (
    list: readonly Home[],
    parts: readonly number[],
    from = 0,
  ): { cells: ReturnType<typeof cells> }[] =>
    list.map((home, at) => ({ cells: cells(`Unit ${home.unit}`, `${printed(parts[from + at]!, 3)}%`) }));
  const head = { head: true, under: 'one' as const, cells: cells('Unit', 'Undivided Interest') };
  const place = { at: { x: 80, w: 260 }, size: 10 };
  const restates = random.chance(0.55);
  return deed(estate, {
    title: 'Amendment adding phase II',
    traits: ['phase-amendment', ...(restates ? ['former-table'] : [])],
    parts: [...(restates ? [ownership(old, { inForce: false })] : []), ownership(now)],
    blocks: [
      ...recorded(estate, random, 'Second Amendment to Declaration'),
      p(
        `WHEREAS, the Declarant reserved in Article ${random.int(11, 19)} of the Declaration the right to add Phase II to ${estate.place}; and`,
      ),
      p(
        `WHEREAS, Phase II with ${two.length} units is substantially complete and the Declarant wishes to submit it;`,
      ),
      p(
        restates
          ? 'NOW, THEREFORE, the former Exhibit C, which reads as follows:'
          : 'NOW, THEREFORE, the Declaration is amended as follows: Exhibit C is deleted in its entirety and replaced by the Exhibit C attached to this amendment.',
      ),
      ...(restates
        ? [
            p('FORMER EXHIBIT C (Phase I only)', { bold: true, al: 'c' }),
            grid([1, -1], [head, ...rows(one, before)], place),
            p('is deleted in its entirety and is replaced by the following Exhibit C:'),
          ]
        : [{ k: 'page' } as Block]),
      p('EXHIBIT C, AS AMENDED (Phases I and II)', { bold: true, al: 'c' }),
      grid(
        [1, -1],
        [
          head,
          { italic: true, cells: cells('Phase I', '') },
          ...rows(one, after),
          { italic: true, cells: cells('Phase II', '') },
          ...rows(two, after, one.length),
          { bold: true, over: 'one', cells: cells('Total', '100.000%') },
        ],
        place,
      ),
      p('Except as amended above the Declaration remains in full force.'),
      p(`Dated: ${random.int(2006, 2021)}.     ${estate.people[3]}, for the Declarant`),
    ],
  });
};

/** Typed, with dots: decimals of one. */
export const typedDecimals: Recipe = (estate, random) => {
  const all = homes(random, Math.min(42, estate.units));
  const parts = percents(
    all.map((one) => one.area),
    3,
    random.chance(0.7),
  );
  const shares = all.map((one, at) => ({ unit: one.unit, share: ofPercent(parts[at]!, 3) }));
  const rows = all.map((one, at) => ({
    cells: [
      c(`APARTMENT ${one.unit}`, { dots: true }),
      c((parts[at]! / 100_000).toFixed(5).replace(/^0/, '')),
    ],
  }));
  return deed(estate, {
    title: 'Enabling declaration',
    traits: ['typed-decimals', ...sumNote(shares)],
    parts: [ownership(shares)],
    containers: { pdf: 4, scan: 3, txt: 1 },
    worn: true,
    look: { font: 'courier', size: 10, margin: 76 },
    blocks: [
      ...recorded(estate, random, 'Enabling Declaration'),
      ...boilerplate(estate, random, { count: 3, from: 1 }),
      p('SCHEDULE OF UNDIVIDED INTERESTS', { al: 'c' }),
      p(
        'THE UNDIVIDED INTEREST OF EACH APARTMENT IN THE COMMON ELEMENTS IS THE DECIMAL PART OF ONE SET OPPOSITE ITS NUMBER.',
      ),
      grid([3, -1], rows, { at: { x: 40, w: 330 } }),
    ],
  });
};
