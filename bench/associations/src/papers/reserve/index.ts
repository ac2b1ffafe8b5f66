import { decimal, printMoney, ratio, sumCents, type MoneyStyle } from '../../core/money';
import { type Random } from '../../core/random';
import { row, text, type Block, type Cell, type Paper } from '../../layout/paper';
import { type TruthReserve } from '../../truth';
import { type Association } from '../../world/association';
import { anyStyle, paperDate, type Draft } from '../draft';

interface Component {
  name: string;
  useful: number;
  remaining: number;
  cost: number;
}

const things: [string, number[], [number, number]][] = [
  ['Roof - Composition Shingle', [20, 25, 30], [800, 3500]],
  ['Flat Roof Membrane', [15, 20], [600, 3000]],
  ['Gutters & Downspouts', [20, 25], [60, 300]],
  ['Exterior Paint', [7, 8, 10], [300, 1200]],
  ['Asphalt - Overlay', [20, 25], [300, 1400]],
  ['Asphalt - Seal Coat', [3, 4, 5], [30, 160]],
  ['Concrete Flatwork', [30, 35], [100, 600]],
  ['Pool Resurface', [10, 12], [60, 300]],
  ['Pool Furniture', [5, 7], [15, 80]],
  ['Pool Filters/Pumps', [8, 10], [15, 90]],
  ['Clubhouse Carpet', [8, 10], [20, 100]],
  ['Clubhouse HVAC Units', [12, 15], [25, 140]],
  ['Elevator Modernization', [25, 30], [400, 1800]],
  ['Elevator Cab Interior', [15, 20], [60, 250]],
  ['Fire Alarm Panel', [15, 20], [60, 280]],
  ['Boilers', [20, 25], [120, 700]],
  ['Domestic Water Heaters', [10, 12], [60, 260]],
  ['Entry Gates & Operators', [10, 12], [40, 220]],
  ['Perimeter Fence - Wood', [15, 20], [80, 500]],
  ['Wrought Iron Fence', [25, 30], [60, 320]],
  ['Street Lights', [20, 25], [50, 300]],
  ['Irrigation Controllers', [10, 12], [15, 90]],
  ['Mailboxes', [15, 20], [15, 70]],
  ['Tennis Court Resurface', [5, 7], [25, 120]],
  ['Playground Equipment', [15, 20], [60, 300]],
  ['Balcony Deck Coating', [8, 10], [120, 600]],
  ['Lobby Furnishings', [10, 12], [20, 110]],
  ['Security Cameras', [7, 8], [20, 110]],
  ['Hallway Carpet', [8, 10], [80, 380]],
];
const preparers = [
  'Cornice Reserve Analysts',
  'Long View Reserves, LLC',
  'Plumb Line Consulting',
  'Threshold Reserve Studies',
  'Keel & Mast Engineering',
];

/** A reserve study: components with their lives and costs, and the fund's state; sometimes its figures disagree. */
export function reserveDraft(random: Random, association: Association): Draft {
  const components = random.sample(things, random.int(6, 20)).map(([name, lives, share]): Component => {
    const useful = random.pick(lives);
    return {
      name,
      useful,
      remaining: random.int(0, useful),
      cost: Math.max(5, Math.round((random.float(...share) * association.units) / 100)) * 10000,
    };
  });
  const funded = roundTo(
    sumCents(components.map((one) => ratio(one.cost, one.useful - one.remaining, one.useful))),
  );
  const balance = Math.round((funded * random.float(0.15, 1.1)) / 100) * 100;
  const contradicts = random.chance(0.12) && funded > 0;
  const percent =
    funded === 0
      ? 100
      : Math.round((balance * 1000) / funded) / 10 + (contradicts ? random.pick([-12, 9, 17]) : 0);
  const look = looks(random);
  const study: Study = {
    look,
    money: printer(random),
    units: association.units,
    name: association.name,
    year: association.year,
    components,
    funded,
    balance,
    percent: Math.round(percent * 10) / 10,
    contradicts,
    contribution: random.int(40, 420) * association.units * 100,
    inflation: random.pick([2, 2.5, 3, 3, 3.5]),
    interest: random.pick([0.5, 1, 1.5, 2]),
  };
  const paper: Paper = {
    title: 'Reserve Study',
    author: random.pick(preparers),
    date: paperDate(random, association.year - 1),
    style: anyStyle(random, { orientation: look.wide ? 'landscape' : 'portrait' }),
    footer: random.pick([
      'Reserve study update without site visit',
      'Level II reserve study',
      association.name,
    ]),
    pageNumbers: random.pick(['page-of', 'dash', 'none']),
    blocks: blocksOf(random, study),
  };
  return {
    paper,
    kind: 'reserve-study',
    association: association.name,
    fiscalYear: association.year,
    parts: [truthOf(study)],
    traits: [
      look.order,
      look.summary,
      ...(look.extra ? ['extra-columns'] : []),
      ...(contradicts ? ['contradicts'] : []),
    ],
  };
}

interface Study {
  components: Component[];
  funded: number;
  balance: number;
  percent: number;
  contradicts: boolean;
  contribution: number;
  inflation: number;
  interest: number;
  units: number;
  name: string;
  year: number;
  look: Look;
  money: (cents: number) => string;
}

interface Look {
  order: 'lives-first' | 'cost-first';
  summary: 'fields' | 'prose';
  numbers: boolean;
  extra: boolean;
  wide: boolean;
}

function looks(random: Random): Look {
  const extra = random.chance(0.35);
  return {
    order: random.chance(0.65) ? 'lives-first' : 'cost-first',
    summary: random.chance(0.65) ? 'fields' : 'prose',
    numbers: random.chance(0.35),
    extra,
    wide: extra && random.chance(0.5),
  };
}

function printer(random: Random): Study['money'] {
  const style: MoneyStyle = {
    dollar: true,
    decimals: random.chance(0.7) ? 0 : 2,
    thousands: true,
    negative: 'minus',
    zero: 'figure',
  };
  return (cents) => printMoney(cents, style);
}

function blocksOf(random: Random, study: Study): Block[] {
  const title: Block[] = [
    {
      kind: 'letterhead',
      name: random.pick(preparers),
      lines: [random.pick(['Reserve studies for community associations', 'Engineers and analysts'])],
    },
    {
      kind: 'title',
      text: random.pick([
        'Reserve Study',
        'Reserve Study Update',
        'Replacement Reserve Analysis',
        'Capital Reserve Study',
      ]),
      sub: [study.name, `Fiscal year ${study.year}`],
    },
  ];
  const summary = study.look.summary === 'fields' ? fieldsOf(random, study) : proseOf(random, study);
  const table: Block[] = [
    {
      kind: 'heading',
      text: random.pick(['Component Inventory', 'Reserve Component List', 'Schedule of Components']),
    },
    componentTable(random, study),
  ];
  return random.chance(0.75) ? [...title, ...summary, ...table] : [...title, ...table, ...summary];
}

function fieldsOf(random: Random, study: Study): Block[] {
  const { money } = study;
  const rows: [string, string][] = [
    ['Number of units', String(study.units)],
    [
      random.pick([
        'Starting Reserve Balance',
        'Reserve balance',
        'Projected Reserve Fund Balance',
        'Cash reserves on hand',
      ]),
      money(study.balance),
    ],
    [
      random.pick(['Fully Funded Balance', 'Fully funded balance (FFB)', 'Ideal reserve balance']),
      money(study.funded),
    ],
    [random.pick(['Percent Funded', 'Percent funded', 'Funded ratio']), `${study.percent}%`],
    [
      random.pick([
        'Recommended Annual Contribution',
        'Recommended annual reserve contribution',
        'Recommended annual funding',
      ]),
      money(study.contribution),
    ],
    [random.pick(['Inflation', 'Assumed inflation rate', 'Construction inflation']), `${study.inflation}%`],
    [random.pick(['Interest', 'Interest earned on reserves', 'Assumed interest rate']), `${study.interest}%`],
  ];
  return [
    { kind: 'heading', text: 'Executive Summary' },
    { kind: 'fields', rows },
  ];
}

function proseOf(random: Random, study: Study): Block[] {
  const { money } = study;
  return [
    { kind: 'heading', text: random.pick(['Summary', 'Findings']) },
    {
      kind: 'paragraph',
      text: `As of January 1, ${study.year}, the reserve balance of ${study.name} is ${money(study.balance)}. The fully funded balance is ${money(study.funded)}; the fund is ${study.percent}% funded.`,
    },
    {
      kind: 'paragraph',
      text: `We recommend an annual reserve contribution of ${money(study.contribution)} for ${study.year}. The projection assumes inflation of ${study.inflation}% and interest of ${study.interest}% a year.`,
    },
  ];
}

function componentTable(random: Random, study: Study): Block {
  const { look, money } = study;
  const headers = {
    useful: random.pick(['Useful Life', 'UL', 'Estimated Useful Life (yrs)', 'Useful life']),
    remaining: random.pick(['Remaining Life', 'RUL', 'Remaining Useful Life (yrs)', 'Rem. Life']),
    cost: random.pick(['Current Cost', 'Replacement Cost', 'Current Replacement Cost', 'Est. Cost']),
  };
  const order = (useful: Cell, remaining: Cell, cost: Cell): Cell[] =>
    look.order === 'lives-first' ? [useful, remaining, cost] : [cost, useful, remaining];
  const line = (one: Component, at: number): Cell[] => [
    ...(look.numbers ? [text(String(at + 101))] : []),
    text(one.name),
    ...order(
      text(String(one.useful)),
      text(String(one.remaining)),
      text(money(one.cost), { cents: one.cost }),
    ),
    ...(look.extra ? [text(money(roundTo(ratio(one.cost, one.useful - one.remaining, one.useful))))] : []),
  ];
  const head = [
    ...(look.numbers ? [text('ID')] : []),
    text(random.pick(['Component', 'Description', 'Reserve Item'])),
    ...order(text(headers.useful), text(headers.remaining), text(headers.cost)),
    ...(look.extra ? [text('Fully Funded')] : []),
  ];
  const columns = head.map((_, at) => ({
    weight: at === (look.numbers ? 1 : 0) ? 3.2 : look.numbers && at === 0 ? 0.6 : 1.4,
    align: at <= (look.numbers ? 1 : 0) ? ('left' as const) : ('right' as const),
  }));
  const total = head.map(() => text(''));
  total[look.numbers ? 1 : 0] = text('Total');
  const costAt = head.findIndex((cell) => cell.text === headers.cost);
  const sum = sumCents(study.components.map((one) => one.cost));
  total[costAt] = text(money(sum), { cents: sum });
  return {
    kind: 'table',
    columns,
    rows: [
      row('header', head),
      ...study.components.map((one, at) => row('line', line(one, at))),
      ...(random.chance(0.7) ? [row('total', total)] : []),
    ],
  };
}

const roundTo = (cents: number): number => Math.round(cents / 100) * 100;

function truthOf(study: Study): TruthReserve {
  return {
    kind: 'reserve',
    components: study.components.map((one) => ({
      name: one.name,
      usefulLife: one.useful,
      remainingLife: one.remaining,
      cost: decimal(one.cost),
    })),
    balance: decimal(study.balance),
    percentFunded: study.percent,
    contribution: decimal(study.contribution),
    inflation: study.inflation,
    interest: study.interest,
    contradicts: study.contradicts,
  };
}
