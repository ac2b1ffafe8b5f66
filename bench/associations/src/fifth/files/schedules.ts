import { c, cells, type Row } from '../../blind/write/ink';
import { item, para, table } from '../press/leaf';
import { type Recipe } from '../place';
import { money, study, studyPaper, sumCosts, type Component } from './studies';

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
