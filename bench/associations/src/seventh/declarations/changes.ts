import { longDate } from '../../core/dates';
import { type Random } from '../../core/random';
import { row, type Block } from '../../layout/paper';
import { type Draft } from '../publish';
import { type Site } from '../site';
import {
  apportion,
  byFloor,
  clauses,
  countOf,
  declared,
  deedDay,
  figure,
  head,
  heads,
  line,
  ofOne,
  ownership,
  par,
  planned,
  plansOf,
  recorded,
  table,
  terms,
  title,
  turn,
  type Owned,
} from './base';

const percents = (
  site: Site,
  owned: readonly Owned[],
  { decimals, name }: { decimals: number; name: string },
): Block => {
  const { home } = terms(site);
  return table('lr', [
    heads(`${home}`, name),
    ...owned.map(({ unit, n }) => line(unit, `${figure(n, decimals)}%`)),
    row('total', ['Total', `${figure(100 * 10 ** decimals, decimals)}%`]),
  ]);
};

/** An amendment that takes two homes together and prints the whole schedule anew. */
export function amendedSchedule(site: Site, random: Random): Draft {
  const { home, deed, interest, short } = terms(site);
  const across = random.int(4, 6);
  const count = across * random.int(3, 6);
  const plans = planned(random, plansOf(random, 3), { count, across });
  const decimals = random.pick([2, 3, 4]);
  const scale = 100 * 10 ** decimals;
  const parts = apportion(
    plans.map((plan) => plan.area),
    scale,
  );
  const all = byFloor(count, across);
  const joined = random.int(1, count / across) * across - 2;
  const owned = all.flatMap((unit, at): Owned[] => {
    if (at === joined + 1) return [];
    const n = at === joined ? parts[at]! + parts[at + 1]! : parts[at]!;
    return [{ unit: at === joined ? `${unit}A` : unit, n, d: scale }];
  });
  const day = deedDay(site, random);
  return declared(site, random, {
    name: 'amended-schedule',
    blocks: [
      par(recorded(random, site, day), 'small', 'right'),
      title(`SECOND AMENDMENT TO ${deed.toUpperCase()}`, site.name, longDate(day)),
      par(
        `WHEREAS the Owner of ${home}s ${all[joined]} and ${all[joined + 1]}, having interests of ${figure(parts[joined]!, decimals)}% and ${figure(parts[joined + 1]!, decimals)}%, has joined them into one ${home} to be known as ${home} ${all[joined]}A, and the Board has consented; and`,
      ),
      par(`WHEREAS no other ${home}'s interest is changed thereby;`),
      par(
        `NOW, THEREFORE, the schedule of the ${interest} is deleted in its entirety and the following substituted in its place:`,
      ),
      percents(site, owned, { decimals, name: short }),
      par('In all other respects the instrument remains in full force.'),
      par(`Certified by ${site.people[1]}, Secretary.`, 'italic'),
    ],
    parts: [ownership(owned)],
    forms: { pdf: 5, scan: 3, docx: 2 },
    old: random.chance(0.4),
  });
}

/** Restated: the former schedule stands beside or before the one that takes its place. */
export function restatedBoth(site: Site, random: Random): Draft {
  const { home, deed, interest } = terms(site);
  const across = random.int(4, 6);
  const count = countOf(site, random, { from: 8, to: 40 });
  const plans = planned(random, plansOf(random, 3), { count, across });
  const decimals = random.pick([3, 4]);
  const scale = 100 * 10 ** decimals;
  const units = byFloor(count, across);
  const make = (weights: readonly number[]): Owned[] => {
    const parts = apportion(weights, scale);
    return units.map((unit, at) => ({ unit, n: parts[at]!, d: scale }));
  };
  const former = make(plans.map((plan, at) => plan.area + (at % across) * 35));
  const now = make(plans.map((plan) => plan.area));
  const day = deedDay(site, random);
  const formerFirst = random.chance(0.65);
  const [old, young] = [
    [
      head('Exhibit B (as originally recorded; superseded)'),
      par(
        `The following schedule was recorded with the original instrument and is reprinted for reference only. It was replaced by Exhibit B-1 and is no longer in effect.`,
        'italic',
      ),
      percents(site, former, { decimals, name: 'Former interest' }),
    ],
    [
      head('Exhibit B-1 (in effect)'),
      par(
        `From ${longDate(day)} the ${interest} is as follows. This Exhibit B-1 replaces Exhibit B in its entirety.`,
      ),
      percents(site, now, { decimals, name: 'Interest' }),
    ],
  ];
  return declared(site, random, {
    name: 'restated-both',
    blocks: [
      title(`AMENDED AND RESTATED ${deed.toUpperCase()}`, site.name),
      par(recorded(random, site, day), 'small', 'center'),
      ...clauses(site, random, 2),
      par(
        `A survey showed that the floor areas first recorded for some ${home}s were in error. The Owners have approved corrected interests.`,
      ),
      ...(formerFirst ? old : young),
      turn,
      ...(formerFirst ? young : old),
    ],
    parts: formerFirst
      ? [ownership(former, { inForce: false }), ownership(now)]
      : [ownership(now), ownership(former, { inForce: false })],
    more: [formerFirst ? 'former-first' : 'former-last'],
    forms: { pdf: 5, scan: 2, docx: 3 },
    look: { grid: random.pick(['none', 'rows', 'all']) },
  });
}

/** A further phase is taken in; the homes that are new bear a mark. */
export function annexedPhase(site: Site, random: Random): Draft {
  const { home, interest } = terms(site);
  const first = random.int(6, 20);
  const second = random.int(4, 14);
  const count = first + second;
  const decimals = 6;
  const plans = planned(random, plansOf(random, 3), { count, across: 4 });
  const scale = 10 ** decimals;
  const parts = apportion(
    plans.map((plan) => plan.area),
    scale,
  );
  const owned = parts.map((n, at) => ({ unit: String(at + 1), n, d: scale }));
  const star = random.chance(0.6);
  const day = deedDay(site, random);
  return declared(site, random, {
    name: 'annexed-phase',
    blocks: [
      title('SUPPLEMENTAL DECLARATION', `Annexation of Phase II — ${site.name}`, longDate(day)),
      par(
        `Declarant hereby annexes Phase II, consisting of ${home}s ${first + 1} through ${count}. On recording, the ${interest} of every ${home} in Phases I and II is the decimal set out below, which supersedes all earlier schedules.`,
      ),
      table(star ? 'llr' : 'lcr', [
        heads(home, star ? 'Plan' : 'Phase', 'Decimal interest'),
        ...owned.map(({ unit, n }, at) =>
          line(
            star && at >= first ? `${unit}*` : unit,
            star ? plans[at]!.name : at < first ? 'I' : 'II',
            ofOne(n, decimals, false),
          ),
        ),
        row('total', ['', 'Sum', '1.000000']),
      ]),
      ...(star ? [par(`* ${home} of Phase II`, 'small')] : []),
      ...clauses(site, random, 2),
    ],
    parts: [ownership(owned)],
    more: [star ? 'marked' : 'phase-column', 'decimal'],
    forms: { pdf: 5, scan: 2, docx: 2, txt: 1 },
  });
}

/** A secretary's certificate with who owns what; the interest comes before the unit. */
export function certifiedRoll(site: Site, random: Random): Draft {
  const { home, interest } = terms(site);
  const count = countOf(site, random, { from: 8, to: 48 });
  const across = random.int(3, 6);
  const plans = planned(random, plansOf(random, 3), { count, across });
  const decimals = random.pick([2, 3]);
  const scale = 100 * 10 ** decimals;
  const parts = apportion(
    plans.map((plan) => plan.area),
    scale,
  );
  const owned = byFloor(count, across).map((unit, at) => ({ unit, n: parts[at]!, d: scale }));
  const surnames = [
    'Abbott',
    'Baines',
    'Carraway',
    'Dunn',
    'Eklund',
    'Ferris',
    'Grove',
    'Hsu',
    'Ivers',
    'Jarvis',
    'Kemp',
    'Lund',
  ];
  const owner = (): string =>
    `${random.pick(surnames)}, ${random.pick(['R. & M.', 'J.', 'Est. of P.', 'T. and L.', 'K.'])}`;
  const day = deedDay(site, random);
  // Whoever typed it let one line stand twice.
  const twice = random.chance(0.25) && count <= 36 ? random.int(2, count - 3) : -1;
  const rows = owned.flatMap((one, at) => {
    const printed = line(`${figure(one.n, decimals)}%`, one.unit, owner());
    return at === twice ? [printed, printed] : [printed];
  });
  const shown = owned.flatMap((one, at) => (at === twice ? [one, one] : [one]));
  return declared(site, random, {
    name: 'certified-roll',
    blocks: [
      { kind: 'letterhead', name: site.name, lines: [site.street, `${site.city}, ${site.st} ${site.zip}`] },
      title('Certificate of the Secretary', `Roll of interests as of ${longDate(day)}`),
      par(
        `I, ${site.people[1]}, certify that the following is the ${interest} of each ${home} under the recorded declaration, with the Owner of record:`,
      ),
      table('rcL', [heads('Interest', home, 'Owner of record'), ...rows, row('total', ['100%', '', ''])]),
      par(`${site.people[1]}, Secretary`),
    ],
    parts: [ownership(shown, { flaws: twice >= 0 ? ['sum', 'duplicate'] : [] })],
    more: twice >= 0 ? ['duplicate'] : [],
    forms: { pdf: 4, scan: 3, docx: 2 },
  });
}

/** The exhibit as a sheet that the manager keeps, with dues that are no shares. */
export function rosterSheet(site: Site, random: Random): Draft {
  const { home, deed } = terms(site);
  const count = countOf(site, random, { from: 14, to: 140 });
  const across = random.int(4, 12);
  const plans = planned(random, plansOf(random, 4), { count, across });
  const parts = apportion(
    plans.map((plan) => plan.area),
    1000000,
  );
  const owned = byFloor(count, across).map((unit, at) => ({ unit, n: parts[at]!, d: 1000000 }));
  const yearly = random.int(80, 600) * 100000;
  const form = random.int(0, 1);
  const dues = (n: number): { text: string; cents: number } => {
    const cents = Math.round((yearly * n) / 1000000 / 12);
    return { text: (cents / 100).toFixed(2), cents };
  };
  const share = (n: number): { text: string; percent: number } => ({
    text: `${figure(n, 4)}%`,
    percent: n / 10000,
  });
  return declared(site, random, {
    name: 'roster-sheet',
    blocks: [
      title(`${site.name}`, `Percentage interests under the ${deed}, Exhibit C`),
      form === 0
        ? table('llrrr', [
            heads(home, 'Plan', 'Sq Ft', '% Interest', 'Monthly dues'),
            ...owned.map(({ unit, n }, at) =>
              line(unit, plans[at]!.name, String(plans[at]!.area), share(n), dues(n)),
            ),
          ])
        : table('rlrl', [
            heads('No.', home, 'Percentage of ownership', 'Parking space'),
            ...owned.map(({ unit, n }, at) => line(String(at + 1), unit, share(n), `P${(at * 7) % count}`)),
            row('total', ['', 'Total', { text: '100.0000%', percent: 100 }, '']),
          ]),
      par('Source: recorded exhibit. Do not edit the percentages without counsel.', 'italic'),
    ],
    parts: [ownership(owned)],
    more: [form === 0 ? 'dues' : 'numbered'],
    forms: { xlsx: 5, xls: 2, csv: 2, pdf: 1 },
    sheet: { name: 'Interests' },
  });
}

/** Points of a whole number for each home, not percents. */
export function points(site: Site, random: Random): Draft {
  const { home, deed, interest } = terms(site);
  const whole = random.pick([1000, 10000]);
  const count = countOf(site, random, { from: 8, to: whole === 1000 ? 40 : 90 });
  const across = random.int(4, 8);
  const plans = planned(random, plansOf(random, 4), { count, across });
  const parts = apportion(
    plans.map((plan) => plan.area),
    whole,
  );
  const owned = byFloor(count, across).map((unit, at) => ({ unit, n: parts[at]!, d: whole }));
  const said = whole.toLocaleString('en-US');
  const pair = random.chance(0.5);
  const rows = pair
    ? Array.from({ length: Math.ceil(count / 2) }, (_, at) => {
        const right = owned[at + Math.ceil(count / 2)];
        return line(owned[at]!.unit, String(owned[at]!.n), right?.unit ?? '', right ? String(right.n) : '');
      })
    : owned.map(({ unit, n }) => line(unit, String(n)));
  return declared(site, random, {
    name: 'points',
    blocks: [
      title(`${deed}`, site.name, `Schedule III`),
      par(
        `The whole is divided into ${said} points. The ${interest} of each ${home} is its points over ${said}.`,
      ),
      table(pair ? 'crcr' : 'cr', [
        pair ? heads(home, 'Points', home, 'Points') : heads(home, `Points (of ${said})`),
        ...rows,
        row('total', pair ? ['', '', 'Total', said] : ['Total', said]),
      ]),
      ...clauses(site, random, 3),
    ],
    parts: [ownership(owned)],
    more: [`of-${whole}`],
    forms: { pdf: 5, scan: 2, docx: 3 },
  });
}
