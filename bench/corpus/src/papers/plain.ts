import { longDate, isoDate, type Block, type Draft, type Random } from '@hoa/bench-associations/kit';
import { associationName, firmName, streets } from './names';
import { heading, money, paragraph, table, type PaperKind, type Phenomenon } from './model';

interface Plain {
  kind: Draft['kind'];
  association: string;
  firm: string;
  blocks: (of: Plain, random: Random) => Block[];
  after: Block[];
}

const title = (text: string): Block => ({ kind: 'title', text });

const invoice = (of: Plain, random: Random): Block[] => {
  const rows = ['Monthly service', 'Additional labor', 'Materials'].map((name) => [
    name,
    money(random.int(100, 2500) * 100),
  ]);
  return [
    { kind: 'letterhead', name: of.firm, lines: [streets[1]] },
    title('INVOICE'),
    {
      kind: 'fields',
      rows: [
        ['Invoice no.', String(random.int(1000, 99_999))],
        ['Bill to', of.association],
        ['Invoice date', longDate(isoDate(2025, 3, 1))],
        ['Terms', 'Net 30'],
      ],
    },
    table(['Description', 'Amount'], rows),
    paragraph(
      `Amount due: ${money(random.int(1000, 5000) * 100)}. Past due balances bear interest at 1.5% per month.`,
    ),
  ];
};

/** Documents with figures in them and no facts: a document of another kind is what they are taken for. */
const phenomena: readonly Phenomenon<Plain>[] = [
  { id: 'invoice', group: 'kind', apply: (of) => void (of.blocks = invoice) },
  {
    id: 'minutes',
    group: 'kind',
    apply: (of) =>
      void (of.blocks = (plain, random) => [
        title('MINUTES OF THE BOARD'),
        paragraph(`${plain.association}, ${longDate(isoDate(2025, 4, 9))}`),
        paragraph(
          `The board accepted the proposal of ${plain.firm} for $${random.int(4, 40)},500 to repave the entry; 3 in favor, 1 opposed.`,
        ),
        paragraph(
          'The reserve account holds $412,880. Owners of 62% of the units were represented. The master policy renews June 1 at an increase of 11%.',
        ),
      ]),
  },
  {
    id: 'minutes-about-shares',
    group: 'kind',
    apply: (of) =>
      void (of.blocks = (plain) => [
        title('ANNUAL MEETING - REGISTRATION'),
        paragraph(plain.association),
        table(
          ['Unit', 'Owner', 'Present %', 'Proxy %'],
          Array.from({ length: 14 }, (_, at) => [
            String(101 + at),
            `Owner ${at + 1}`,
            at % 3 ? '1.75%' : '',
            at % 3 ? '' : '1.75%',
          ]),
        ),
      ]),
  },
  {
    id: 'work-split',
    group: 'kind',
    apply: (of) =>
      void (of.blocks = (plain, random) => [
        title('COST ALLOCATION STUDY'),
        paragraph(`Prepared for ${plain.association} and its commercial owner.`),
        table(
          ['Service', 'Residential', 'Retail', 'Garage'],
          ['Window washing', 'Trash', 'Electricity', 'Guard', 'Snow'].map((name) => {
            const share = random.pick([50, 60, 70]);
            return [name, `${share}%`, `${90 - share}%`, '10%'];
          }),
        ),
      ]),
  },
  {
    id: 'rules-with-fines',
    group: 'kind',
    apply: (of) =>
      void (of.blocks = (plain) => [
        title('RULES AND REGULATIONS'),
        paragraph(plain.association),
        paragraph('1. Pets: fine of $50 for the first and $100 for each further violation.'),
        paragraph('2. Rentals: at most 20% of the units may be leased at any time.'),
        paragraph('3. Moving: a deposit of $500 is required; $150 is not refundable.'),
      ]),
  },
  {
    id: 'second-paper-of-notes',
    apply: (of) =>
      void of.after.push(
        heading('NOTES'),
        paragraph('Unit 5: 2 vehicles. Unit 7: 1 vehicle. Unit 9: 3 vehicles (see Rule 14).'),
      ),
  },
];

export const plainPapers: PaperKind<Plain> = {
  id: 'plain',
  start: (random) => ({
    kind: 'other',
    association: associationName(random),
    firm: firmName(random, 'Paving'),
    blocks: invoice,
    after: [],
  }),
  phenomena,
  print: (of, random) => ({
    kind: of.kind,
    title: 'Paper',
    year: 2025,
    blocks: [...of.blocks(of, random), ...of.after],
    parts: [],
  }),
};
