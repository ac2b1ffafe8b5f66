import { sumCents } from '../../core/money';
import { row, text, type Cell, type Column } from '../../layout/paper';
import { dollars, page, type Paper } from '../site';
import { makeStudy, percentOf, studyDraft } from './parts';

const left = (weight: number): Column => ({ weight, align: 'left' });
const right = (weight = 1): Column => ({ weight, align: 'right' });
const plain = (cents: number): Cell => text((cents / 100).toLocaleString('en-US'), { cents });

/** The committee's own workbook: done when, lasts how long, due when; the balance and rates stand below. */
export const ownSheet: Paper = (site, random) => {
  const study = makeStudy(site, random, { atMost: 12 });
  return studyDraft(site, {
    layout: 'own-sheet',
    study,
    paper: page(site, random, {
      title: `Reserve schedule ${site.year}`,
      author: site.people[1]!,
      blocks: [
        { kind: 'title', text: site.name, sub: [`Reserve schedule for ${site.year}`] },
        {
          kind: 'table',
          columns: [left(3.2), right(), right(1.2), right(), right(), right(1.2)],
          rows: [
            row('header', [
              'Item',
              'Last Done',
              'Cost to Replace',
              'Life (years)',
              'Years Left',
              'Fully Funded Amount',
            ]),
            ...study.parts.map((one) =>
              row('line', [
                text(one.name),
                text(String(site.year - (one.life - one.left))),
                plain(one.cost),
                text(String(one.life)),
                text(String(one.left)),
                plain(Math.round((one.cost * (one.life - one.left)) / one.life / 100) * 100),
              ]),
            ),
            row('total', [
              'Totals',
              '',
              { ...plain(sumCents(study.parts.map((one) => one.cost))), computed: true },
              '',
              '',
              '',
            ]),
          ],
        },
        {
          kind: 'fields',
          rows: [
            ['Reserve balance 12/31', dollars(study.balance, true)],
            ['Percent funded', percentOf(study)],
            [`Contribution ${site.year}`, dollars(study.contribution, true)],
            ['Inflation', `${study.inflation}%`],
            ['Interest', `${study.interest}%`],
          ],
        },
      ],
    }),
    forms: { xlsx: 6, xls: 2, pdf: 3 },
  });
};

/** An engineer's letter: the findings in sentences, prices before lives, lives with their unit. */
export const engineersLetter: Paper = (site, random) => {
  const study = makeStudy(site, random, { atMost: 9 });
  const years = (count: number): Cell => text(count === 1 ? '1 yr' : `${count} yrs`);
  return studyDraft(site, {
    layout: 'engineers-letter',
    study,
    without: ['interest'],
    paper: page(site, random, {
      title: 'Reserve opinion',
      author: 'Osgood & Farrier Engineers',
      blocks: [
        {
          kind: 'letterhead',
          name: 'Osgood & Farrier Engineers',
          lines: ['Structural and Civil', `${site.city}, ${site.st}`],
        },
        { kind: 'paragraph', text: `Board of Directors\n${site.name}\nRe: Reserve update for ${site.year}` },
        {
          kind: 'paragraph',
          text: `We walked the property with ${site.people[3]} and reviewed invoices of the last six years. Table 1 lists the common components that the Association will have to replace, at today’s prices. We carried prices forward at ${study.inflation}% inflation.`,
        },
        {
          kind: 'table',
          columns: [left(3), right(1.3), right(1), right(1.2), right(1.2)],
          rows: [
            row('header', [
              'Table 1: Component',
              'Today’s Cost',
              'Typical Life',
              'Remaining Life',
              'Year of Replacement',
            ]),
            ...study.parts.map((one) =>
              row('line', [
                text(one.name),
                text(dollars(one.cost, true), { cents: one.cost }),
                years(one.life),
                years(one.left),
                text(String(site.year + one.left)),
              ]),
            ),
          ],
        },
        {
          kind: 'paragraph',
          text: `According to your manager the reserve fund balance will be ${dollars(study.balance, true)} at year end. Measured against the fully funded balance, the Association is ${percentOf(study)} funded. To stay on course it should contribute ${dollars(study.contribution, true)} to reserves in ${site.year}.`,
        },
        {
          kind: 'paragraph',
          text: 'This letter is an opinion of probable cost and not a bid.',
          style: 'small',
        },
        { kind: 'paragraph', text: 'J. Farrier, P.E.' },
      ],
    }),
    forms: { pdf: 5, docx: 3, scan: 4 },
  });
};
