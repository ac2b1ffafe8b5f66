import { c, type Grid, type Row } from '../../blind/write/ink';
import { para, table, type Piece } from '../../fifth/press/leaf';
import { type Paper } from '../site';
import {
  clauses,
  declaration,
  heading,
  makeRoll,
  ofRoll,
  percent,
  recorded,
  rollTraits,
  type Roll,
} from './units';

const rows = (roll: Roll): Row[] =>
  roll.homes.map((one) => ({ cells: [c(one.unit), c(`${percent(one, roll.digits)}%`)] }));
const grid = (roll: Roll, label: string, lines: Grid['lines']): Grid =>
  table('lr', [{ head: true, cells: [c('Unit'), c(label)] }, ...rows(roll)], { lines: lines ?? 'none' });

/** Two towers, each of which is a whole of its own. */
export const wings: Paper = (site, random) => {
  const called = random.pick([
    ['North Tower', 'South Tower'],
    ['Harbor Building', 'Garden Building'],
    ['Tower I', 'Tower II'],
  ]);
  const rolls = called.map((_, at) =>
    makeRoll(random.fork(`wing-${at}`), {
      count: random.int(12, 44),
      digits: 4,
      naming: at === 0 ? 'floors' : 'letters',
      sound: true,
    }),
  );
  const blocks = rolls.flatMap((roll, at): Piece[] => [
    heading(called[at]!.toUpperCase()),
    para(
      `Owners in the ${called[at]} own its Limited Common Elements in these shares, which add to one hundred percent:`,
    ),
    grid(roll, 'Share of Building', 'rows'),
  ]);
  const leaf = recorded(site, random, { blocks: [...clauses(site, random), ...blocks] });
  return declaration(site, random, {
    layout: 'wings',
    leaf,
    parts: rolls.map((roll, at) => ofRoll(roll, { group: called[at]! })),
    traits: ['groups', ...rolls.flatMap(rollTraits)],
    forms: { pdf: 6, scan: 3, docx: 2 },
  });
};

/** An amendment that prints the exhibit as it was and as it is to be. */
export const struck: Paper = (site, random) => {
  const count = random.int(12, 40);
  const [before, after] = [2, 4].map((digits) =>
    makeRoll(random.fork(`roll-${digits}`), { count, digits, naming: 'floors', wide: 6, sound: true }),
  ) as [Roll, Roll];
  const number = random.pick(['FIRST', 'SECOND', 'FOURTH']);
  const leaf = recorded(site, random, { blocks: [
    heading(`${number} AMENDMENT TO DECLARATION OF ${site.short.toUpperCase()}`),
    para('WHEREAS, a survey has shown that the areas on which the percentages were based were wrong; and WHEREAS, Owners holding 81.5% of the votes have consented in writing;'),
    para('Exhibit B, which now reads as follows, is deleted in its entirety:'),
    grid(before, 'Percentage', 'none'),
    para('and the following is substituted for it and is effective upon recording:'),
    heading('AMENDED AND RESTATED EXHIBIT B'),
    grid(after, 'Percentage', 'none'),
  ] }); // prettier-ignore
  return declaration(site, random, {
    layout: 'struck',
    leaf,
    parts: [ofRoll(before, { inForce: false }), ofRoll(after)],
    traits: ['replaces', ...rollTraits(after)],
    forms: { pdf: 6, scan: 3, docx: 2 },
  });
};

/** A phase is annexed and all shares are stated anew, the new homes under their own heading. */
export const annexed: Paper = (site, random) => {
  const [old, fresh] = [random.int(10, 40), random.int(6, 24)];
  const roll = makeRoll(random, { count: old + fresh, digits: 4, naming: 'numbers', sound: true });
  const phase = (name: string): Row => ({ bold: true, gap: 4, cells: [c(name), c('')] });
  const all = rows(roll);
  const leaf = recorded(site, random, { blocks: [
    heading(`SUPPLEMENTAL DECLARATION — ANNEXATION OF PHASE II`),
    para(`The ${fresh} units of Phase II are hereby submitted. Until now the ${old} units of Phase I owned 100% of the Common Elements; from the recording of this instrument the interest of every unit is as restated below, and any earlier schedule is of no further effect.`),
    table('lr', [
      { head: true, cells: [c('Unit'), c('Restated Interest')] },
      phase('PHASE I'), ...all.slice(0, old), phase('PHASE II'), ...all.slice(old),
      ...(roll.rounded ? [] : [{ bold: true, over: 'one' as const, cells: [c('All units'), c('100.0000%')] }]),
    ], { lines: 'none' }),
    ...clauses(site, random),
  ] }); // prettier-ignore
  return declaration(site, random, {
    layout: 'annexed',
    leaf,
    parts: [ofRoll(roll)],
    traits: rollTraits(roll),
    forms: { pdf: 6, scan: 2, docx: 2 },
  });
};
