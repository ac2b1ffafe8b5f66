import { c, cells, type Row } from '../../blind/write/ink';
import { longDate } from '../../core/dates';
import { decimal, ratio, sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { type TruthReserve } from '../../truth';
import { type Draft } from '../publish';
import { item, para, table, type Leaf } from '../press/leaf';
import { begins, leafOf, usd, type Place, type Recipe } from '../place';

const known: readonly (readonly [string, number, number])[] = [
  ['Flat Roof Membrane', 20, 4300],
  ['Concrete Tile Roof Underlayment', 28, 6100],
  ['Stucco Repaint', 10, 1500],
  ['Wrought Iron Repaint', 5, 160],
  ['Asphalt Overlay', 25, 1400],
  ['Slurry Seal', 5, 190],
  ['Spa Resurface', 8, 60],
  ['Pool Deck Coating', 12, 130],
  ['Cooling Tower', 22, 820],
  ['Passenger Elevator Cab Interiors', 15, 210],
  ['Domestic Water Pumps', 14, 150],
  ['Retaining Wall Allowance', 30, 420],
  ['Playground Structure', 16, 140],
  ['Monument Signs', 18, 70],
  ['Tennis Court Resurface', 7, 90],
  ['Hallway Carpet', 9, 510],
  ['Fire Alarm Control Panel', 17, 230],
];

interface Component {
  id: number;
  name: string;
  life: number;
  left: number;
  cost: number;
}

interface Study {
  list: Component[];
  /** Cents: what should have been saved of each and of all. */
  ideal: number[];
  full: number;
  balance: number;
  percent: number;
  contribution: number;
  inflation: number;
  interest: number;
  contradicts: boolean;
}

function study(place: Place, random: Random): Study {
  const list = random.sample(known, random.int(7, 13)).map(([name, life, cost], at): Component => ({
    id: (at + 1) * 10 + random.int(1, 4),
    name,
    life,
    left: random.int(0, life - 1),
    cost:
      Math.max(12, Math.round((cost * Math.min(place.units, 90) * random.float(0.6, 1.3)) / 250)) * 250_00,
  }));
  const ideal = list.map((one) => Math.round(ratio(one.cost, one.life - one.left, one.life) / 100) * 100);
  const full = sumCents(ideal);
  const balance = Math.max(1, Math.round((full * random.float(0.18, 1.1)) / 1_000_00)) * 1_000_00;
  const right = Math.round((balance / full) * 1000) / 10;
  const contradicts = random.chance(0.1);
  return {
    list,
    ideal,
    full,
    balance,
    percent: contradicts ? Math.round((right + random.int(14, 28)) * 10) / 10 : right,
    contribution: random.int(40, 240) * place.units * 10_00,
    inflation: random.pick([2.5, 2.75, 3, 3.25, 3.5]),
    interest: random.pick([0.5, 1, 1.25, 2]),
    contradicts,
  };
}

function studyPaper(
  place: Place,
  made: {
    study: Study;
    trait: string;
    leaf: Partial<Leaf> & Pick<Leaf, 'title' | 'blocks'>;
    forms?: Draft['forms'];
    sheet?: Draft['sheet'];
    /** What the paper does not say. */
    without?: readonly ('inflation' | 'interest')[];
  },
): Draft {
  const { list, balance, percent, contribution, inflation, interest, contradicts } = made.study;
  const part: TruthReserve = {
    kind: 'reserve',
    components: list.map(({ name, life, left, cost }) => ({
      name,
      usefulLife: life,
      remainingLife: left,
      cost: decimal(cost),
    })),
    balance: decimal(balance),
    percentFunded: percent,
    contribution: decimal(contribution),
    ...(made.without?.includes('inflation') ? {} : { inflation }),
    ...(made.without?.includes('interest') ? {} : { interest }),
    contradicts,
  };
  return {
    kind: 'reserve-study',
    association: place.name,
    fiscalYear: place.year,
    parts: [part],
    traits: [made.trait, ...(contradicts ? ['contradicts'] : [])],
    forms: made.forms ?? { pdf: 5, scan: 2, docx: 1 },
    ...(made.sheet ? { sheet: made.sheet } : {}),
    leaf: leafOf(place, made.leaf),
  };
}

const money = (cents: number): string => usd(cents, 0);
const sumCosts = (all: readonly Component[]): number => sumCents(all.map((one) => one.cost));

/** An engineer's report: a page of findings in words, the inventory, and a plan of years that is no inventory. */
export const report: Recipe = (place, random) => {
  const one = study(place, random);
  let held = one.balance;
  const plan = Array.from({ length: 20 }, (_, at): Row => {
    const due = sumCents(
      one.list.filter(({ life, left }) => at >= left && (at - left) % life === 0).map(({ cost }) => cost),
    );
    const from = held;
    held = Math.max(0, held + one.contribution - due);
    return {
      cells: cells(String(place.year + at), money(from), money(one.contribution), money(due), money(held)),
    };
  });
  return studyPaper(place, {
    study: one,
    trait: 'report',
    leaf: {
      title: 'Reserve analysis',
      font: 'liberation',
      size: 9.5,
      margin: 58,
      letterhead: {
        name: 'Cartwright Facility Planning',
        lines: ['Reserve Analysts since 1991'],
        look: 'bar',
      },
      bottom: { left: `${place.short} – Reserve Analysis`, right: 'Page %p of %n' },
      blocks: [
        para(
          `RESERVE ANALYSIS\n${place.name}\nFor the fiscal year that begins ${longDate(begins(place, place.year))}`,
          { bold: true, size: 13 },
        ),
        para('Findings', { bold: true }),
        item(
          '•',
          `On the first day of the year the reserve account is projected to hold ${money(one.balance)}.`,
        ),
        item(
          '•',
          `A fully funded account would hold ${money(one.full)}; the account is ${one.percent.toFixed(1)}% funded.`,
        ),
        item('•', `We recommend that ${money(one.contribution)} be put into reserves in the year.`),
        item(
          '•',
          `Costs are assumed to inflate by ${one.inflation}% and savings to earn ${one.interest}% a year.`,
        ),
        para(
          'Remaining lives were judged on site by a specialist who walked all roofs and drives. Areas that could not be seen were taken from drawings of record.',
        ),
        { k: 'page' },
        para('Component Inventory', { bold: true, size: 12 }),
        table(
          'cLccrr',
          [
            {
              head: true,
              under: 'one',
              cells: cells(
                'ID',
                'Component',
                'Useful Life\n(yrs)',
                'Rem. Useful\nLife (yrs)',
                'Current\nCost',
                'Fully Funded\nBalance',
              ),
            },
            ...one.list.map((part, at): Row => ({
              cells: cells(
                String(part.id),
                part.name,
                String(part.life),
                String(part.left),
                money(part.cost),
                money(one.ideal[at]!),
              ),
            })),
            {
              bold: true,
              over: 'one',
              cells: cells('', 'Totals', '', '', money(sumCosts(one.list)), money(one.full)),
            },
          ],
          { lines: random.pick(['rows', 'none', 'all'] as const) },
        ),
        { k: 'page' },
        para('Twenty-Year Plan', { bold: true, size: 12 }),
        table(
          'crrrr',
          [
            {
              head: true,
              under: 'one',
              cells: cells('Year', 'Opening', 'Contributions', 'Expenditures', 'Closing'),
            },
            ...plan,
          ],
          { size: 8.5 },
        ),
      ],
    },
  });
};

/** A state's disclosure to owners: numbered answers, then the parts with the remaining life before the whole. */
export const disclosure: Recipe = (place, random) => {
  const one = study(place, random);
  return studyPaper(place, {
    study: one,
    trait: 'numbered-disclosure',
    without: ['interest'],
    forms: { pdf: 4, docx: 2, scan: 3 },
    leaf: {
      title: 'Reserve disclosure',
      font: 'times',
      size: 10.5,
      margin: 66,
      blocks: [
        para('DISCLOSURE OF THE CONDITION OF REPLACEMENT RESERVES', { al: 'c', bold: true }),
        para(`${place.name} – Fiscal Year ${place.year}`, { al: 'c' }),
        item('(1)', `Reserve money on hand at the beginning of the year: ${money(one.balance)}.`),
        item('(2)', `Amount that should be on hand under the method of ideal balances: ${money(one.full)}.`),
        item('(3)', `The reserves are therefore ${one.percent.toFixed(1)} percent funded.`),
        item(
          '(4)',
          `Contribution to reserves required by the funding plan for the year: ${money(one.contribution)}.`,
        ),
        item('(5)', `Assumed rate of construction inflation: ${one.inflation} percent a year.`),
        item(
          '(6)',
          'No special assessment is planned. The last visit to the site was within three years, as the code asks.',
        ),
        table(
          'Lrrr',
          [
            {
              head: true,
              cells: cells('Major component', 'Years left', 'Years in all', 'Cost to replace today'),
            },
            ...one.list.map((part): Row => ({
              cells: cells(part.name, String(part.left), String(part.life), money(part.cost)),
            })),
            { bold: true, cells: cells('All components', '', '', money(sumCosts(one.list))) },
          ],
          { lines: 'all', size: 9.5 },
        ),
        para('Copies of the full study may be had from the manager during business hours.'),
      ],
    },
  });
};

/** A board's own calculation, with totals and assumptions above the table. */
export const ownSheet: Recipe = (place, random) => {
  const one = study(place, random);
  return studyPaper(place, {
    study: one,
    trait: 'own-sheet',
    forms: { xlsx: 5, pdf: 2, csv: 1 },
    sheet: { name: 'Reserves', format: '#,##0', shift: random.int(0, 1) },
    leaf: {
      title: 'Reserve sheet',
      size: 9,
      margin: 46,
      blocks: [
        para(`${place.name} – reserve sheet FY ${place.year}`, { bold: true, size: 12 }),
        table('Lr', [
          { cells: [c('Reserve balance now'), c(money(one.balance), { cents: one.balance })] },
          { cells: [c('Percent funded'), c(`${one.percent.toFixed(1)}%`, { percent: one.percent })] },
          {
            cells: [
              c('Planned contribution this year'),
              c(money(one.contribution), { cents: one.contribution }),
            ],
          },
          { cells: [c('Inflation'), c(`${one.inflation.toFixed(2)}%`, { percent: one.inflation })] },
          { cells: [c('Interest on savings'), c(`${one.interest.toFixed(2)}%`, { percent: one.interest })] },
        ]),
        table(
          'Lrrrr',
          [
            {
              head: true,
              under: 'one',
              cells: cells('Item', 'Cost today', 'Lasts (yrs)', 'Left (yrs)', 'Should have'),
            },
            ...one.list.map((part, at): Row => ({
              cells: [
                c(part.name),
                c(money(part.cost), { cents: part.cost }),
                c(String(part.life)),
                c(String(part.left)),
                c(money(one.ideal[at]!), { cents: one.ideal[at]! }),
              ],
            })),
            {
              bold: true,
              over: 'one',
              cells: [
                c('Sum'),
                c(money(sumCosts(one.list)), { cents: sumCosts(one.list), formula: true }),
                c(''),
                c(''),
                c(money(one.full), { cents: one.full, formula: true }),
              ],
            },
          ],
          { lines: 'rows' },
        ),
      ],
    },
  });
};

/** Parts by kind, with quantities and the price of one before the cost, and what it will cost when it is due. */
export const byKind: Recipe = (place, random) => {
  const one = study(place, random);
  const half = Math.ceil(one.list.length / 2);
  const future = ({ cost, left }: Component): number =>
    Math.round((cost * (1 + one.inflation / 100) ** left) / 100_00) * 100_00;
  const rows = (list: readonly Component[]): Row[] =>
    list.map((part) => {
      const count = [1, 2, 4, 5].filter((by) => part.cost % (by * 100) === 0)[random.int(0, 2)] ?? 1;
      return {
        cells: [
          c(part.name, { indent: 8 }),
          ...cells(
            `${count} ea`,
            money(part.cost / count),
            money(part.cost),
            String(part.life),
            String(part.left),
            money(future(part)),
          ),
        ],
      };
    });
  return studyPaper(place, {
    study: one,
    trait: 'by-kind',
    leaf: {
      title: 'Component schedule',
      landscape: true,
      size: 8.5,
      margin: 44,
      top: { left: `${place.name}`, right: `Level II Update · FY ${place.year}` },
      blocks: [
        para('COMPONENT SCHEDULE', { bold: true, size: 12 }),
        table(
          'Lrrrccr',
          [
            {
              head: true,
              under: 'one',
              cells: cells(
                '',
                'Quantity',
                'Unit Cost',
                'Current\nReplacement Cost',
                'Expected\nLife',
                'Remaining\nLife',
                'Cost When\nDue',
              ),
            },
            { bold: true, cells: cells('Building Exteriors and Systems', '', '', '', '', '', '') },
            ...rows(one.list.slice(0, half)),
            { bold: true, gap: 4, cells: cells('Site and Amenities', '', '', '', '', '', '') },
            ...rows(one.list.slice(half)),
          ],
          { lines: 'none' },
        ),
        para('FUNDING STATUS', { bold: true }),
        table(
          'Lr',
          [
            { cells: cells('Beginning reserve balance', money(one.balance)) },
            { cells: cells('Percent funded', `${one.percent.toFixed(1)}%`) },
            { cells: cells('Recommended annual contribution', money(one.contribution)) },
            { cells: cells('Inflation rate', `${one.inflation.toFixed(2)}%`) },
            { cells: cells('Rate of return', `${one.interest.toFixed(2)}%`) },
          ],
          { lines: 'all', at: { x: 0, w: 300 } },
        ),
      ],
    },
  });
};
