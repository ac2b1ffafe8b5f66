import type { TruthContract } from '@hoa/bench-associations';
import {
  addDays,
  addYears,
  decimal,
  isoDate,
  longDate,
  type Block,
  type Random,
} from '@hoa/bench-associations/kit';
import { contractForms, type ContractForm } from './contract-forms';
import { contractPhenomena } from './contract-phenomena';
import { associationName, firmName, states, streets } from './names';
import { money, paragraph, type PaperKind } from './model';

export interface Price {
  cents: number;
  period: 'month' | 'quarter' | 'year' | 'one-time';
}

export interface Agreement {
  form: ContractForm;
  vendor: string;
  vendorState: string;
  customer: string;
  customerState: string;
  /** For the words of the document, and a word of it for the truth. */
  service: string;
  trade: string;
  price: Price;
  /** How the price is said. */
  priceClause: string;
  alsoFees: Price[];
  start: string;
  years: number;
  termClause: string;
  noticeDays?: number;
  renews?: boolean;
  escalator: TruthContract['escalator'];
  escalatorClause?: string;
  schedule?: { label: string; cents: number; from: string }[];
  surcharges: string[];
  clauses: string[];
  decoys: string[];
  /** Blocks after the signatures. */
  after: Block[];
  /** A further contract in the same file. */
  second?: Agreement;
}

const trades: { trade: string; service: string; work: string }[] = [
  {
    trade: 'Landscaping',
    service: 'landscape maintenance',
    work: 'mowing, edging, pruning and seasonal color of all common areas',
  },
  {
    trade: 'Pool',
    service: 'swimming pool service',
    work: 'cleaning, testing and chemical treatment of the pool and spa',
  },
  {
    trade: 'Elevator',
    service: 'elevator maintenance',
    work: 'examination, lubrication and adjustment of two hydraulic elevators',
  },
  {
    trade: 'Security',
    service: 'security patrol',
    work: 'nightly vehicle patrols of the grounds and garage',
  },
  {
    trade: 'Cleaning',
    service: 'janitorial service',
    work: 'cleaning of lobbies, corridors, stairs and the club room',
  },
  {
    trade: 'Management',
    service: 'association management',
    work: 'collection of assessments, accounting and attendance at meetings of the board',
  },
  { trade: 'Waste', service: 'trash collection', work: 'collection of refuse and recycling twice a week' },
  {
    trade: 'Fire Protection',
    service: 'fire alarm monitoring',
    work: 'monitoring and yearly inspection of the alarm and sprinkler systems',
  },
];

function start(random: Random): Agreement {
  const { trade, service, work } = random.pick(trades);
  const [from, years] = [isoDate(random.int(2023, 2026), random.int(1, 12), 1), random.int(1, 5)];
  const price: Price = { cents: random.int(30, 900) * 1000, period: 'month' };
  return {
    form: 'agreement',
    vendor: firmName(random, trade),
    vendorState: random.pick(states),
    customer: associationName(random),
    customerState: random.pick(states),
    service,
    trade: work,
    price,
    priceClause: `Owner shall pay Contractor ${money(price.cents)} per month for the services, due on the first day of each month.`,
    alsoFees: [],
    start: from,
    years,
    termClause: `The term of this Agreement begins on ${longDate(from)} and ends on ${longDate(addDays(addYears(from, years), -1))}.`,
    escalator: { type: 'none' },
    surcharges: [],
    clauses: [
      `Contractor shall perform ${service}: ${work}.`,
      `This Agreement is governed by the laws of the State of ${random.pick(states)}.`,
      `Notices to Contractor are sent to ${random.pick(streets)}.`,
    ],
    decoys: [],
    after: [],
  };
}

function truthOf(of: Agreement): TruthContract {
  const steps = of.schedule?.map(({ label, cents, from }) => ({ label, amount: decimal(cents), from }));
  return {
    kind: 'contract',
    vendor: of.vendor,
    customer: of.customer,
    service: of.service,
    fee: {
      amount: steps ? null : decimal(of.price.cents),
      period: of.price.period,
      ...(steps ? { schedule: steps } : {}),
    },
    ...(of.alsoFees.length > 0
      ? { alsoFees: of.alsoFees.map(({ cents, period }) => ({ amount: decimal(cents), period })) }
      : {}),
    ...(of.years > 0
      ? {
          start: of.start,
          end: addDays(addYears(of.start, of.years), -1),
          alsoEnd: addYears(of.start, of.years),
        }
      : {}),
    ...(of.renews === undefined ? {} : { renews: of.renews }),
    ...(of.noticeDays === undefined ? {} : { noticeDays: of.noticeDays }),
    escalator: of.escalator,
    surcharges: of.surcharges,
    decoys: of.decoys,
  };
}

function print(of: Agreement, random: Random): ReturnType<PaperKind<Agreement>['print']> {
  const all = [of, ...(of.second ? [of.second] : [])];
  return {
    kind: 'contract',
    title: of.service,
    year: 2025,
    blocks: all.flatMap((one, at): Block[] => [
      ...(at > 0 ? [{ kind: 'page' } as const] : []),
      ...contractForms[one.form](one, random),
      ...one.after,
    ]),
    parts: all.map(truthOf),
  };
}

export const clausesOf = (of: Agreement): string[] => [
  of.clauses[0]!,
  of.priceClause,
  ...(of.escalatorClause ? [of.escalatorClause] : []),
  ...(of.years > 0 ? [of.termClause] : []),
  ...of.clauses.slice(1),
];

export const numbered = (of: Agreement): Block[] =>
  clausesOf(of).map((clause, at) => paragraph(`${at + 1}. ${clause}`));

export const contractPapers: PaperKind<Agreement> = {
  id: 'contract',
  start,
  phenomena: contractPhenomena,
  print,
};
