import { exact } from '../../core/fraction';
import { type Random } from '../../core/random';
import { type Block } from '../../layout/paper';
import { type Draft, type Site } from '../site';
import { columns, declared, h, head, line, p, plural, recorded, sum, table } from './kit';
import {
  allot,
  owned,
  ownership,
  percentOf,
  rollOf,
  rollTraits,
  shareOf,
  spoiled,
  totalOf,
  type Roll,
} from './shares';
import { articles, execution, instrument, later } from './wording';

function listed(roll: Roll, titles: readonly [string, string], sign: string): Block {
  return table(
    columns('l3', 'r3'),
    [
      head(...titles),
      ...roll.homes.map((one) => line(one.unit, `${percentOf(one.points, roll.scale)}${sign}`)),
      sum('Total', `${percentOf(totalOf(roll), roll.scale)}${sign}`),
    ],
    { width: 0.62 },
  );
}

/** An amendment that strikes an exhibit and puts another in its place, the old one perhaps repeated before it. */
export function struck(site: Site, random: Random): Draft {
  const count = Math.min(Math.max(site.homes, 8), 44);
  const before = rollOf(random.fork('before'), { count, scale: 10000, numbering: 'floors', stacks: 4 });
  const now = spoiled(
    random.fork('slip'),
    rollOf(random.fork('now'), { count, scale: 10000, numbering: 'floors', stacks: 4 }),
    0.35,
  );
  const repeats = random.chance(0.6);
  const name = instrument(site, random);
  const sign = random.pick(['%', '']);
  const titles = [`${site.home} No.`, sign ? 'Interest' : 'Interest (%)'] as const;
  return declared(site, random, {
    layout: 'exhibit struck',
    title: `Amendment to ${name}`,
    deed: true,
    blocks: [
      {
        kind: 'title',
        text: `${random.pick(['SECOND', 'THIRD', 'FIRST'])} AMENDMENT`,
        sub: [`to the ${name} of`, site.name],
      },
      p(
        `WHEREAS, the ${name} was recorded on ${recorded(random)}; and WHEREAS, a survey has shown that the areas on which its exhibit rests were not correct; and WHEREAS, owners of more than ninety percent (90%) of the interests have consented in writing;`,
      ),
      p(`NOW, THEREFORE, the ${name} is amended as follows:`),
      p(
        `1.  Exhibit C${repeats ? ', which read as set out in Annex 1 hereto,' : ''} is deleted in its entirety and is of no further effect.`,
      ),
      p(
        `2.  The schedule in Annex ${repeats ? 2 : 1} is substituted for it as Exhibit C (Amended) and governs from the day of recording.`,
      ),
      p('3.  In all other respects the instrument is ratified and confirmed.'),
      ...execution(site, random),
      { kind: 'page' },
      ...(repeats
        ? [
            h('ANNEX 1'),
            p('FORMER EXHIBIT C — DELETED BY THIS AMENDMENT', {
              align: 'center' as const,
              style: 'bold' as const,
            }),
            listed(before, titles, sign),
            { kind: 'page' as const },
          ]
        : []),
      h(`ANNEX ${repeats ? 2 : 1}`),
      p('EXHIBIT C (AMENDED)', { align: 'center', style: 'bold' }),
      listed(now, titles, sign),
    ],
    parts: [...(repeats ? [ownership(before, { inForce: false })] : []), ownership(now)],
    traits: [...(repeats ? ['former-table'] : []), ...rollTraits(now)],
    forms: { pdf: 5, scan: 3, docx: 2 },
  });
}

/** Another phase has joined: the shares before it and the shares from now on beside each other or beneath each other. */
export function annexed(site: Site, random: Random): Draft {
  const first = random.int(8, 24);
  const second = random.int(6, 18);
  const areas = Array.from({ length: first + second }, () => random.pick([940, 1105, 1260, 1388]));
  const was = allot(areas.slice(0, first), 100000);
  const is = allot(areas, 100000);
  const units = areas.map((_, at) => String(at + 1));
  const beneath = random.chance(0.5);
  const rows = units.map((unit, at) => [
    unit,
    at < first ? 'One' : 'Two',
    at < first ? percentOf(was[at]!, 100000) : '',
    percentOf(is[at]!, 100000),
  ]);
  const name = instrument(site, random);
  const former = owned(
    was.map((points, at) => ({ unit: units[at]!, share: exact(points, 100000) })),
    { inForce: false },
  );
  const current = owned(is.map((points, at) => ({ unit: units[at]!, share: exact(points, 100000) })));
  return declared(site, random, {
    layout: 'phase annexed',
    title: `Supplement to ${name}`,
    deed: random.chance(0.6),
    stamped: true,
    blocks: [
      { kind: 'title', text: 'SUPPLEMENTAL DECLARATION', sub: [`adding Phase Two to ${site.name}`] },
      p(
        `The Declarant reserved the right to add Phase Two. It is now added. ${plural(site)} ${first + 1} through ${first + second} are part of the community from the recording of this supplement, and the percentages that applied while there was only Phase One (${plural(site)} 1 through ${first}) are superseded.`,
      ),
      ...(beneath
        ? [
            h('SUPERSEDED: PHASE ONE ALONE'),
            table(
              columns('l2', 'r2'),
              [
                head(site.home, 'Percentage'),
                ...rows.slice(0, first).map(([unit, , before]) => line(unit!, before!)),
              ],
              { width: 0.5 },
            ),
            h('IN EFFECT: PHASES ONE AND TWO'),
            table(
              columns('l2', 'l2', 'r2'),
              [
                head(site.home, 'Phase', 'Percentage'),
                ...rows.map(([unit, phase, , now]) => line(unit!, phase!, now!)),
                sum('', '', '100.000'),
              ],
              { width: 0.6 },
            ),
          ]
        : [
            h('PERCENTAGES FROM THE RECORDING OF THIS SUPPLEMENT'),
            table(
              columns('l2', 'l2', 'r2'),
              [
                head(site.home, 'Phase', 'Percentage interest'),
                ...rows.map(([unit, phase, , now]) => line(unit!, phase!, `${now}%`)),
                sum('All', '', '100.000%'),
              ],
              { width: 0.7 },
            ),
          ]),
      ...execution(site, random),
    ],
    parts: beneath ? [former, current] : [current],
    traits: beneath ? ['former-table'] : [],
    forms: { pdf: 5, scan: 2, docx: 3 },
  });
}

/** The whole instrument restated, two homes made one, its schedule among the articles and not at the end. */
export function restated(site: Site, random: Random): Draft {
  const roll = rollOf(random, {
    count: Math.min(Math.max(site.homes, 10), 36),
    scale: 10000,
    numbering: 'plain',
  });
  const at = random.int(2, roll.homes.length - 3);
  const [one, other] = [roll.homes[at]!, roll.homes[at + 1]!];
  const name = instrument(site, random);
  const shares = roll.homes.map((home) => ({ unit: home.unit, share: shareOf(home, roll.scale) }));
  // The owner of two neighboring homes has broken through the wall: the higher number is retired.
  shares[at] = { unit: one.unit, share: exact(one.points + other.points, roll.scale) };
  shares.splice(at + 1, 1);
  const text = (share: { n: bigint; d: bigint }): string =>
    `${((Number(share.n) / Number(share.d)) * 100).toFixed(2)}%`;
  return declared(site, random, {
    layout: 'restated',
    title: `Amended and Restated ${name}`,
    deed: true,
    pageNumbers: 'page-of',
    blocks: [
      { kind: 'title', text: `AMENDED AND RESTATED`, sub: [name.toUpperCase(), site.name] },
      p(`This instrument replaces the ${name} recorded on ${recorded(random)} and every amendment of it.`),
      ...articles(site, random, 3),
      p(
        `Interests. ${site.home} ${other.unit} has been joined to ${site.home} ${one.unit}; the number ${other.unit} is retired. The interests are:`,
      ),
      table(
        columns('l2', 'r2'),
        [head(`${site.home}`, 'Interest'), ...shares.map((each) => line(each.unit, text(each.share)))],
        { width: 0.5 },
      ),
      ...later(site, random.fork('more'), 3),
      ...execution(site, random),
    ],
    parts: [owned(shares)],
    traits: ['retired-number'],
    forms: { pdf: 5, scan: 3, docx: 3 },
  });
}
