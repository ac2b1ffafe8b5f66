import { longDate, isoDate } from '../../core/dates';
import { sumCents } from '../../core/money';
import { row, text, type Block, type Cell, type Column } from '../../layout/paper';
import { address, dollars, page, type Paper } from '../site';
import { makeStudy, percentOf, studyDraft, type Part } from './parts';

const left = (weight: number): Column => ({ weight, align: 'left' });
const right = (weight = 1): Column => ({ weight, align: 'right' });
const center = (weight = 1): Column => ({ weight, align: 'center' });
const sum = (cents: number, dollar = true): Cell =>
  text(dollar ? dollars(cents, true) : dollars(cents, true).slice(1), { cents });
const firms = [
  'Castleton Reserve Advisors',
  'Ledger & Beam Engineering, P.C.',
  'Sound Reserves, LLC',
  'True North Capital Planning',
  'Redwood Reserve Group',
];

/** Components under headings of their kind; the summary stands before them in fields. */
export const inventory: Paper = (site, random) => {
  const study = makeStudy(site, random);
  const groups = [...new Set(study.parts.map((one) => one.group))];
  const table: Block = {
    kind: 'table',
    columns: [left(4), right(), right(), right(1.4)],
    rows: [
      row('header', ['Component', 'Useful Life', 'Remaining Useful Life', 'Current Cost']),
      ...groups.flatMap((group) => {
        const own = study.parts.filter((one) => one.group === group);
        return [
          row('section', [text(group, { span: 4 })]),
          ...own.map((one) =>
            row('line', [
              text(one.name, { indent: 10 }),
              text(String(one.life)),
              text(String(one.left)),
              sum(one.cost),
            ]),
          ),
        ];
      }),
      row('total', ['Total', '', '', sum(sumCents(study.parts.map((one) => one.cost)))]),
    ],
  };
  return studyDraft(site, {
    layout: 'inventory',
    study,
    paper: page(site, random, {
      title: 'Reserve Study',
      author: random.pick(firms),
      blocks: [
        { kind: 'letterhead', name: random.pick(firms), lines: ['Reserve Studies  |  Capital Planning'] },
        {
          kind: 'title',
          text: 'Reserve Study - Level II Update with Site Visit',
          sub: [site.name, address(site), `For the fiscal year beginning January 1, ${site.year}`],
        },
        {
          kind: 'fields',
          rows: [
            [`Number of ${site.home}s`, String(site.homes)],
            ['Projected Starting Reserve Balance', dollars(study.balance, true)],
            ['Percent Funded', percentOf(study)],
            ['Recommended Annual Reserve Contribution', dollars(study.contribution, true)],
            ['Annual Inflation Rate', `${study.inflation.toFixed(2)}%`],
            ['Net Interest Rate on Reserves', `${study.interest.toFixed(2)}%`],
          ],
        },
        { kind: 'heading', text: 'Component Inventory' },
        table,
      ],
      pageNumbers: 'page-of',
    }),
    forms: { pdf: 7, docx: 1, scan: 3 },
  });
};

/** Quantities, unit prices and years in service around the lives; assumptions in a paragraph. */
export const takeOff: Paper = (site, random) => {
  const study = makeStudy(site, random, { atMost: 13 });
  const measure = (one: Part, at: number): Cell[] => {
    const unit = random.pick(['SF', 'LF', 'EA', 'SY', 'LS']);
    const count = unit === 'LS' ? 1 : random.pick([10, 20, 50, 100]);
    return [
      text(String(1001 + at * 3)),
      text(one.name),
      text(String(site.year - (one.life - one.left))),
      text(`${count.toLocaleString('en-US')} ${unit}`),
      text(dollars(one.cost / count, true)),
      sum(one.cost),
      text(String(one.life)),
      text(String(one.left)),
    ];
  };
  return studyDraft(site, {
    layout: 'take-off',
    study,
    paper: page(site, random, {
      title: 'Capital Reserve Analysis',
      blocks: [
        { kind: 'title', text: 'Capital Reserve Analysis', sub: [site.name, `Study year ${site.year}`] },
        {
          kind: 'paragraph',
          text: `The analysis assumes that costs rise ${study.inflation}% a year and that invested reserves earn ${study.interest}%. On January 1, ${site.year} the reserve account is expected to hold ${dollars(study.balance, true)}, which makes the fund ${percentOf(study)} funded. We recommend that the Association set aside ${dollars(study.contribution, true)} in ${site.year} (${dollars(study.contribution / 12)} per month).`,
        },
        {
          kind: 'table',
          columns: [
            left(0.7),
            left(3),
            center(),
            right(1.1),
            right(1.1),
            right(1.3),
            center(0.7),
            center(0.7),
          ],
          rows: [
            row('header', [
              'Asset',
              'Description',
              'In Service',
              'Quantity',
              'Unit Cost',
              'Replacement Cost',
              'UL',
              'RUL',
            ]),
            ...study.parts.map((one, at) => row('line', measure(one, at))),
          ],
        },
        {
          kind: 'paragraph',
          text: 'UL = useful life in years; RUL = remaining useful life in years. SF square feet, LF linear feet, SY square yards, EA each, LS lump sum.',
          style: 'small',
        },
      ],
      style: { orientation: 'landscape', size: 9 },
      pageNumbers: 'dash',
    }),
    forms: { pdf: 7, xlsx: 1, scan: 2 },
  });
};

/** The yearly disclosure to members: numbered answers, then the parts with the years that are left first. */
export const answers: Paper = (site, random) => {
  const study = makeStudy(site, random, { digits: 0, atMost: 10 });
  const ask = (at: number, words: string): Block => ({ kind: 'paragraph', text: `${at}.  ${words}` });
  return studyDraft(site, {
    layout: 'answers',
    study,
    paper: page(site, random, {
      title: 'Reserve Funding Disclosure',
      blocks: [
        {
          kind: 'title',
          text: 'Assessment and Reserve Funding Disclosure',
          sub: [site.name, `For the Fiscal Year Ending December 31, ${site.year}`],
        },
        ask(
          1,
          `The regular assessment per ${site.home.toLowerCase()} is ${dollars(random.int(140, 620) * 100, true)} per month.`,
        ),
        ask(2, `No special assessment has been approved as of ${longDate(isoDate(site.year - 1, 11, 15))}.`),
        ask(
          3,
          `The estimated cash reserve at the end of the current year is ${dollars(study.balance, true)}, based in whole on the last reserve study. The association’s reserve fund is at ${percentOf(study)} percent funded status at that date.`.replace(
            '% percent',
            ' percent',
          ),
        ),
        ask(
          4,
          `The board has budgeted a transfer of ${dollars(study.contribution, true)} to reserves for the coming year.`,
        ),
        ask(
          5,
          `An assumed long-term before-tax interest rate of ${study.interest}% per year and an assumed long-term inflation rate of ${study.inflation}% per year were used.`,
        ),
        { kind: 'heading', text: 'Major components' },
        {
          kind: 'table',
          columns: [left(3.4), right(1.3), right(1.3), right(1.5)],
          rows: [
            row('header', [
              'Major Component',
              'Remaining Life (Yrs)',
              'Useful Life (Yrs)',
              'Estimated Replacement Cost',
            ]),
            ...study.parts.map((one) =>
              row('line', [
                text(one.name),
                text(String(one.left)),
                text(String(one.life)),
                sum(one.cost, false),
              ]),
            ),
          ],
        },
      ],
    }),
    forms: { pdf: 5, docx: 3, scan: 3 },
  });
};
