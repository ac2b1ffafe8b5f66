import { cells, type Row } from '../../blind/write/ink';
import { decimal, ratio, sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { type TruthReserve } from '../../truth';
import { type Draft } from '../publish';
import { item, para, table, type Leaf } from '../press/leaf';
import { leafOf, usd, yearEnding, type Place, type Recipe } from '../place';

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

export interface Component {
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

export function study(place: Place, random: Random): Study {
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
    contribution:
      Math.round(
        (sumCents(list.map((one) => ratio(one.cost, 1, one.life))) * random.float(0.7, 1.4)) / 60_00,
      ) * 60_00,
    inflation: random.pick([2.5, 2.75, 3, 3.25, 3.5]),
    interest: random.pick([0.5, 1, 1.25, 2]),
    contradicts,
  };
}

export function studyPaper(
  place: Place,
  made: {
    study: Study;
    trait: string;
    leaf: Partial<Leaf> & Pick<Leaf, 'title' | 'blocks'>;
    forms?: Draft['forms'];
    sheet?: Draft['sheet'];
    /** What the document does not say. */
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

export const money = (cents: number): string => usd(cents, 0);
export const sumCosts = (all: readonly Component[]): number => sumCents(all.map((one) => one.cost));

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
        para(`RESERVE ANALYSIS\n${place.name}\nFor the ${yearEnding(place, place.year)}`, {
          bold: true,
          size: 13,
        }),
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
