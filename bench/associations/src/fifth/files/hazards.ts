import { cells, type Row } from '../../blind/write/ink';
import { longDate } from '../../core/dates';
import { ratio, sumCents } from '../../core/money';
import { para, table } from '../press/leaf';
import { dated, full, stop, usd, type Recipe } from '../place';
import { agencies, castOf, each, named, policyPaper, type Cover } from './policies';

/** Wind by the building, with a deductible in percent that is no amount. */
export const windstorm: Recipe = (place, random) => {
  const cast = castOf(place, random);
  const covers = Array.from({ length: random.int(2, 6) }, (_, at): Cover => ({
    line: `Building ${at + 1}`,
    premium: random.int(2400, 18900) * 100,
    limit: usd(random.int(12, 96) * 100_000_00, 0),
  }));
  const extras: Cover[] = [
    { line: 'Emergency Assessment', premium: ratio(sumCents(covers.map((one) => one.premium)), 1, 100) },
    { line: 'Managing Agent Fee', premium: 25_00 },
  ];
  return policyPaper(place, {
    cast,
    covers,
    extras,
    trait: 'windstorm',
    leaf: {
      title: 'Wind declarations',
      letterhead: { name: cast.carrier, lines: ['Commercial Residential · Wind Only'], look: 'right' },
      blocks: [
        para(`Policy ${cast.policy}     Effective ${dated(cast.from)}     Expires ${dated(cast.to)}`, {
          bold: true,
        }),
        para(`Insured: ${place.name}, ${full(place)}`),
        table(
          'lLrr',
          [
            { head: true, fill: '#dddddd', cells: cells('Item', 'Construction', 'Limit', 'Premium') },
            ...covers.map((one): Row => ({
              cells: cells(
                one.line,
                random.pick(['Masonry, built 1986', 'Frame, built 1979', 'Fire resistive']),
                one.limit ?? '',
                usd(one.premium),
              ),
            })),
            ...extras.map((one): Row => ({ cells: cells(one.line, '', '', usd(one.premium)) })),
            {
              bold: true,
              cells: cells('Total', '', '', usd(sumCents([...covers, ...extras].map((one) => one.premium)))),
            },
          ],
          { lines: 'all' },
        ),
        para(
          'Hurricane deductible: 3% of the limit of each building, once a calendar year. All other wind: 1%.',
        ),
        para(`Mortgagee: none. Agent: ${stop(random.pick(agencies))}`),
      ],
    },
  });
};

/** A flood policy of one building. */
export const flood: Recipe = (place, random) => {
  const cast = castOf(place, random);
  const covers: Cover[] = [
    {
      line: 'Building Coverage',
      premium: random.int(1800, 9900) * 100,
      limit: usd(random.int(10, 60) * 50_000_00, 0),
      deductible: random.pick([1250_00, 5000_00, 10000_00]),
    },
    { line: 'Contents Coverage', premium: random.int(90, 600) * 100, limit: '$50,000', deductible: 1250_00 },
  ];
  const extras: Cover[] = [
    { line: 'ICC Premium', premium: random.int(20, 75) * 100 },
    { line: 'Reserve Fund Assessment', premium: ratio(sumCents(covers.map((one) => one.premium)), 18, 100) },
    { line: 'HFIAA Surcharge', premium: 250_00 },
    { line: 'Federal Policy Fee', premium: 47_00 * random.int(1, 8) },
  ];
  return policyPaper(place, {
    cast,
    covers,
    extras,
    trait: 'flood',
    leaf: {
      title: 'Flood declarations page',
      blocks: [
        para('FLOOD DECLARATIONS PAGE', { bold: true, size: 14, after: 1 }),
        para(`Residential Condominium Building Association Policy\nUnderwritten by ${cast.carrier}`),
        named(place, cast, random.pick(agencies)),
        para(
          `Policy term: ${dated(cast.from)} to ${dated(cast.to)} 12:01 AM     Flood zone: AE     Units: ${place.units}`,
        ),
        table(
          'Lrrr',
          [
            { head: true, under: 'one', cells: cells('', 'COVERAGE', 'DEDUCTIBLE', 'PREMIUM') },
            ...covers.map((one): Row => ({
              cells: cells(one.line, one.limit ?? '', usd(one.deductible ?? 0, 0), usd(one.premium)),
            })),
          ],
          { lines: 'rows' },
        ),
        table(
          'Lr',
          [
            ...extras.map((one): Row => ({ cells: cells(one.line, usd(one.premium)) })),
            {
              bold: true,
              over: 'one',
              cells: cells('TOTAL AMOUNT', usd(sumCents([...covers, ...extras].map((one) => one.premium)))),
            },
          ],
          { at: { x: 230, w: 278 } },
        ),
        para(
          'Replacement cost of the building: see the statement of values on file. This page is not a bill.',
        ),
      ],
    },
  });
};

/** A broker tells the board what was bound; last year's premium stands beside this year's. */
export const boundLetter: Recipe = (place, random) => {
  const cast = castOf(place, random);
  const lines = ['Property', 'General Liability', 'Umbrella', 'Employee Dishonesty'].slice(
    0,
    random.int(3, 4),
  );
  const covers = lines.map((line, at): Cover => ({
    line,
    premium: each(place, random, [90 / (at * 4 + 1), 300 / (at * 4 + 1)]),
  }));
  const old = covers.map((one) => Math.round((one.premium * random.float(0.8, 0.97)) / 100) * 100);
  return policyPaper(place, {
    cast,
    covers,
    trait: 'bound-letter',
    forms: { docx: 3, pdf: 4, scan: 2 },
    leaf: {
      title: 'Confirmation of coverage',
      font: 'times',
      size: 11,
      margin: 70,
      letterhead: { name: random.pick(agencies), lines: [`${place.city}, ${place.state}`], look: 'rule' },
      blocks: [
        para(`${longDate(cast.from)}\n\n${place.people[0]}, President\n${place.name}`),
        para(
          `We have bound the association’s package with ${cast.carrier}, policy number ${cast.policy}, for the period ${longDate(cast.from)} to ${longDate(cast.to)}, as the Board instructed.`,
        ),
        table('Lrr', [
          { head: true, under: 'one', cells: cells('Coverage', 'Expired Premium', 'Bound Premium') },
          ...covers.map((one, at): Row => ({
            cells: cells(one.line, usd(old[at]!, 0), usd(one.premium, 0)),
          })),
          {
            bold: true,
            over: 'one',
            cells: cells('Total', usd(sumCents(old), 0), usd(sumCents(covers.map((one) => one.premium)), 0)),
          },
        ]),
        para(
          'The company inspected the buildings in spring and asks that the dryer vents be cleaned within 90 days. Please send the signed application and a down payment of 25%.',
        ),
        para(`Sincerely,\n\n${place.people[5]}\nAccount Executive`),
      ],
    },
  });
};
