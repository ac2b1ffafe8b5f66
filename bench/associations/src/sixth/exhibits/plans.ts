import { type Row } from '../../blind/write/ink';
import { exact } from '../../core/fraction';
import { para, table, type Piece } from '../../fifth/press/leaf';
import { type Paper } from '../site';
import { head, row } from './tables';
import {
  clauses,
  declaration,
  heading,
  makeRoll,
  ofRoll,
  ownership,
  percent,
  recorded,
  rollTraits,
} from './units';

/** Floors down, stacks across, a percent where they meet. */
export const matrix: Paper = (site, random) => {
  const [floors, stacks] = [random.int(4, 12), random.pick([4, 5, 6])];
  const roll = makeRoll(random, {
    count: Math.max(24, floors * stacks),
    digits: 4,
    naming: 'letters',
    sound: true,
  });
  const letters = [...new Set(roll.homes.map((one) => one.stack))];
  const levels = [...new Set(roll.homes.map((one) => one.floor))];
  const rows = levels.toReversed().map((floor) =>
    row(
      `${floor}`,
      ...letters.map((stack) => {
        const one = roll.homes.find((home) => home.floor === floor && home.stack === stack);
        return one ? `${percent(one, 4)}%` : '';
      }),
    ),
  );
  const example = `${levels[1] ?? 1}${letters[1]}`;
  const leaf = recorded(site, random, { blocks: [
    heading('PERCENTAGE INTERESTS BY FLOOR AND STACK'),
    para(`An apartment is named by its floor and the letter of its stack: ${example} is the apartment on floor ${levels[1] ?? 1} in stack ${letters[1]}.`),
    table(`c${'r'.repeat(letters.length)}`, [head('Floor', ...letters), ...rows], { lines: 'all' }),
  ] }); // prettier-ignore
  const shares = levels.toReversed().flatMap((floor) => roll.homes.filter((one) => one.floor === floor));
  return declaration(site, random, {
    layout: 'matrix',
    leaf,
    parts: [ofRoll({ ...roll, homes: shares })],
    traits: rollTraits(roll),
    forms: { pdf: 6, scan: 2, xlsx: 1 },
  });
};

/** A type a row: which homes are of it, what each and what all of them have. */
export const byModel: Paper = (site, random) => {
  const roll = makeRoll(random, {
    count: Math.min(Math.max(site.homes, 20), 80),
    digits: 4,
    alike: true,
    naming: 'floors',
    sound: true,
  });
  const kinds = [...new Set(roll.homes.map((one) => one.model))].sort();
  const ofKind = kinds.map((model) => roll.homes.filter((one) => one.model === model));
  const parts = ofKind.map((homes) => homes[0]!.parts);
  const body: Row[] = ofKind.map((homes, at) =>
    row(
      `Type ${kinds[at]}`,
      homes.map((one) => one.unit).join(', '),
      `${homes.length}`,
      `${(parts[at]! / 1e4).toFixed(4)}%`,
      `${((parts[at]! * homes.length) / 1e4).toFixed(4)}%`,
    ),
  );
  const held = ofKind.flatMap((homes, at) =>
    homes.map(({ unit }) => ({ unit, share: exact(parts[at]!, 1e6) })),
  );
  const blocks: Piece[] = [
    ...clauses(site, random),
    heading('UNIT TYPES AND INTERESTS'),
    table('lLrrr', [head('Plan', 'Units of this plan', 'Number', 'Each Unit', 'All of plan'), ...body], {
      lines: 'all',
    }),
  ];
  const leaf = recorded(site, random, { blocks: blocks });
  return declaration(site, random, {
    layout: 'by-model',
    leaf,
    parts: [ownership(held)],
    traits: ['rounded-sum'],
    forms: { pdf: 6, scan: 2, docx: 2 },
  });
};
