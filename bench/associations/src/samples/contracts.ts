import { printMoney, type MoneyStyle } from '../core/money';
import { plainStyle, row, type Block, type Paper } from '../layout/paper';
import { association, elevator, landscape } from './facts';

const dollars: MoneyStyle = { dollar: true, decimals: 2, thousands: true, negative: 'minus', zero: 'figure' };
const money = (cents: number): string => printMoney(cents, dollars);
const heading = (text: string): Block => ({ kind: 'heading', text });
const says = (text: string): Block => ({ kind: 'paragraph', text });

/** A fixed percentage on each anniversary, which falls in mid-year; the 1.5 % late charge is not it. */
export function landscapePaper(): Paper {
  return {
    title: 'Landscape Maintenance Agreement',
    author: landscape.vendor,
    date: new Date('2025-04-08T16:00:00Z'),
    style: {
      ...plainStyle,
      font: 'embedded',
      size: 10.5,
      margin: 68,
      accent: '#2f6b3a',
      letterhead: 'rule',
      grid: 'all',
    },
    footer: `Landscape Maintenance Agreement - ${association.name}`,
    pageNumbers: 'page-of',
    blocks: [
      {
        kind: 'letterhead',
        name: landscape.vendor,
        lines: [
          '2208 Timberline Yard Road, Loveland, Colorado 80538',
          '970-555-0162   |   office@bluegrama.example',
        ],
      },
      { kind: 'title', text: 'LANDSCAPE MAINTENANCE AGREEMENT' },
      says(
        `This Landscape Maintenance Agreement (the "Agreement") is made as of April 8, 2025, between ${landscape.vendor} ("Contractor") and ` +
          `${association.name}, a Colorado nonprofit corporation ("Association"), for the property at ${association.street}, ${association.city}.`,
      ),
      heading('1. Services'),
      says(
        'Contractor shall mow, trim, edge and fertilize all turf; prune shrubs twice a year; weed planting beds every two weeks from April through ' +
          'October; operate and winterize the irrigation system; and remove leaves in the fall. Snow removal and tree work are not included.',
      ),
      heading('2. Term'),
      says(
        `The initial term begins on ${landscape.start} (the "Commencement Date") and ends on ${landscape.end}. Thereafter this Agreement renews ` +
          "automatically for successive terms of one (1) year on the same terms unless either party gives sixty (60) days' written notice before the end of the term then in effect.",
      ),
      heading('3. Compensation'),
      says(
        `3.1  Association shall pay Contractor ${money(landscape.monthly)} per month, invoiced on the first day of each month and due within thirty (30) days.`,
      ),
      says(
        '3.2  The monthly fee shall increase by three percent (3%) on each anniversary of the Commencement Date, compounded and rounded to the cent.',
      ),
      says('3.3  Any amount not paid when due bears a late fee of 1.5% per month until paid.'),
      says(
        '3.4  Irrigation parts are billed at cost. Additional work requires a written proposal approved by the Association; the labor rate is $58.00 an hour.',
      ),
      heading('4. Insurance'),
      says(
        "Contractor shall carry commercial general liability insurance of not less than $1,000,000 per occurrence and $2,000,000 in the aggregate, and workers' compensation as required by law.",
      ),
      heading('5. Termination'),
      says(
        "Either party may terminate this Agreement for cause on fifteen (15) days' written notice if the other fails to cure a default within that time.",
      ),
      heading('6. General'),
      says(
        'This Agreement is governed by the laws of the State of Colorado and may be changed only in writing signed by both parties.',
      ),
      {
        kind: 'signatures',
        parties: [
          {
            party: landscape.vendor,
            name: 'Marisol Trent',
            title: 'Operations Manager',
            date: 'April 8, 2025',
          },
          { party: association.name, name: 'Devin Okafor', title: 'President', date: 'April 10, 2025' },
        ],
      },
    ],
  };
}

/** A schedule of three contract years, each beginning on September 1. */
export function elevatorPaper(): Paper {
  return {
    title: 'Elevator Maintenance Agreement',
    author: elevator.vendor,
    date: new Date('2025-08-05T16:00:00Z'),
    style: {
      ...plainStyle,
      font: 'serif',
      size: 10.5,
      margin: 66,
      accent: '#24365c',
      letterhead: 'centered',
      grid: 'all',
      header: 'light',
      padding: 4,
    },
    footer: 'Agreement No. SL-2025-0817',
    pageNumbers: 'page-of',
    blocks: [
      {
        kind: 'letterhead',
        name: elevator.vendor,
        lines: ['5100 Foundry Park, Suite 210, Denver, Colorado 80216   |   303-555-0175'],
      },
      { kind: 'title', text: 'ELEVATOR MAINTENANCE AGREEMENT' },
      {
        kind: 'fields',
        rows: [
          ['Contractor:', elevator.vendor],
          ['Customer:', association.name],
          ['Location:', `${association.street}, ${association.city}`],
          ['Equipment:', 'Two (2) hydraulic passenger elevators, four landings each'],
          ['Effective date:', 'September 1, 2025'],
        ],
      },
      heading('Article 1. Scope'),
      says(
        'Contractor shall examine, lubricate and adjust the equipment monthly, answer trouble calls during regular working hours, and perform the annual no-load test. ' +
          'Repairs made necessary by misuse, flood or power surge are outside this Agreement and are billed separately.',
      ),
      heading('Article 2. Term and renewal'),
      says(
        "This Agreement is in force from September 1, 2025 through August 31, 2028. It renews automatically for one (1) year at a time unless either party gives ninety (90) days' written notice before it ends.",
      ),
      heading('Article 3. Price'),
      says(
        'Customer shall pay the monthly price below, in advance, for both elevators together. No other adjustment applies during the term.',
      ),
      {
        kind: 'table',
        width: 0.82,
        columns: [
          { weight: 1.2, align: 'left' },
          { weight: 3, align: 'left' },
          { weight: 1.6, align: 'right' },
        ],
        rows: [
          row('header', ['Contract year', 'Period', 'Monthly price']),
          ...elevator.years.map((year) =>
            row('line', [year.label, `${year.from} - ${year.to}`, money(year.monthly)]),
          ),
        ],
      },
      says(
        'Invoices unpaid after thirty (30) days bear interest at one and one-half percent (1.5%) per month. Overtime calls are billed at $265.00 an hour.',
      ),
      heading('Article 4. Liability'),
      says(
        "Contractor's total liability under this Agreement shall not exceed $250,000. Contractor is not liable for delay caused by strike, fire or other causes beyond its control.",
      ),
      {
        kind: 'signatures',
        parties: [
          { party: elevator.vendor, name: 'Harlan Voss', title: 'Service Manager', date: 'August 5, 2025' },
          { party: association.name, name: 'Devin Okafor', title: 'President', date: 'August 12, 2025' },
        ],
      },
    ],
  };
}
