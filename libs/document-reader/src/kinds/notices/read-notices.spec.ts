import fc from 'fast-check';
import { documentOfText } from '../reading/document-of-text';
import { readNotices } from './read-notices';

const read = (text: string, documentName = 'letter.txt') =>
  readNotices(documentOfText(text), { documentId: 3, documentName, readingId: 'reading' });

/** Amount, period and what was paid until now; from when; the service that the words name. */
const told = (text: string) =>
  read(text).notices.map(({ amount, period, former, from, year, service }) =>
    [amount.value, period, former && `was ${former}`, from ?? year, service].filter(Boolean).join(' '),
  );

const DATED = 'Quarry Ridge HOA\nOctober 6, 2026\n\n';

describe('prices that letters, notes and minutes tell', () => {
  it('are read from a note with an item for each service', () => {
    const note = `budget notes (10/6/26)
- snow: signed w/ Polar Plowing, flat $9,800 for winter 27/28
- trash: Blue Can raises us to $640/mo on 1/1/27 (now $610)
- mgmt: Keystone says no change until 7/2028 ($1,150/mo)
- reserve study says 22,500 in FY27-28`;
    expect(told(note)).toEqual([
      '9800.00 year FY 2027-28 snow removal, plowing and ice control',
      '640.00 month was 610.00 2027-01-01 trash, waste and recycling collection',
      '1150.00 month was 1150.00 2026-10-06 community management',
      '22500.00 year FY 2027-28 reserve contribution',
    ]);
  });

  it('are read from minutes under their headings, without the offer that was declined', () => {
    const minutes = `Quarry Ridge HOA
BOARD MINUTES
October 6, 2026
POOL. Two offers were considered, Otter Pools at $25,800 for 2027 and Azure Waters at $24,000. MOTION to renew
Otter Pools for 2027 at $25,800. Carried 3-0. Azure Waters proposal is declined.
RESERVES. The recommended 2027 contribution is $18,400.`;
    expect(told(minutes)).toEqual([
      '25800.00 year 2027 pool maintenance',
      '18400.00 year 2027 reserve contribution',
    ]);
    expect(read(minutes).declined.map(({ value }) => value)).toEqual(['Azure Waters']);
    const [pool] = read(minutes).notices;
    expect(pool).toMatchObject({ agreed: true, written: '2026-10-06' });
    expect(pool?.amount.source.quote).toContain('renew Otter Pools for 2027 at $25,800');
  });

  it('are the new ones of a notice, by the year where both are printed', () => {
    const notice = `${DATED}RE: Elevator agreement, price adjustment

                                Monthly       Annual
Present contract price        $1,000.00    $12,000.00
Adjustment 5.00%                 $50.00       $600.00
New price effective 1/1/2027  $1,050.00    $12,600.00`;
    expect(told(notice)).toEqual(['12600.00 year 2027-01-01 elevator maintenance']);
  });

  it.each([
    ['Starting in January they get $605 a month. We pay $580 today.', '605.00 month was 580.00 2027-01-01'],
    [
      'The lawn crew goes to $700 a month next year ($650 now).',
      '700.00 month was 650.00 2027 landscape maintenance',
    ],
    [
      'The plowing stays at $8,500 for the season.',
      '8500.00 year was 8500.00 2026-10-06 snow removal, plowing and ice control',
    ],
    [
      'The hauler goes from $20.57 to $21.60 per home per month on July 1, 2027.',
      '21.60 unit was 20.57 2027-07-01 trash, waste and recycling collection',
    ],
    ['Management is $27.00/door, effective January 1, 2027.', '27.00 unit 2027-01-01 community management'],
  ])('are read from “%s”', (sentence, notice) => {
    expect(told(DATED + sentence)).toEqual([notice]);
  });

  it('tell of what the amount is for where several are told', () => {
    const letter = `${DATED}One firm does both, at $42,000 for lawn care and $61,200 for snow in 2027.`;
    expect(read(letter).notices.map(({ about, service }) => [about, service])).toEqual([
      ['Quarry Ridge HOA lawn care', 'landscape maintenance'],
      ['Quarry Ridge HOA snow', 'snow removal, plowing and ice control'],
    ]);
  });

  it.each([
    ['what may come', 'The pool contract could rise to $2,400 per month on January 1, 2027.'],
    ['what was asked for', 'The other agent wanted $19,900 for 2027.'],
    ['what was paid', 'The pool company was paid $2,400 per month in 2024.'],
    ['what is paid once', 'The pool pump needs an emergency repair of $9,750 in 2027.'],
    ['dues', 'Monthly dues go to $440 per month on January 1, 2027.'],
    ['a price a visit', 'Plowing costs $480 per push from January 1, 2027 on.'],
    ['a fine', 'A fine of $100 per month applies to pool gates left open from January 1, 2027 on.'],
    ['an offer that was not accepted', 'Washing $8,900 in 2027: proposal, NOT accepted.'],
  ])('are not %s', (_, sentence) => {
    expect(told(DATED + sentence)).toEqual([]);
  });

  it('are not those of a bill', () => {
    expect(told(`INVOICE\n${DATED}Mowing, $750 per month from January 1, 2027.`)).toEqual([]);
  });

  it('quote what is printed, whatever the amount is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 101, max: 99_999 }),
        fc.constantFrom('month', 'year'),
        (amount, period) => {
          const printed = amount.toLocaleString('en-US');
          const [notice] = read(`${DATED}The pool contract will be $${printed} per ${period} from January 1, 2027.`).notices; // prettier-ignore
          expect(notice).toMatchObject({ amount: { value: `${amount}.00`, raw: `$${printed}` }, period });
          expect(notice?.amount.source.quote).toContain(`$${printed} per ${period}`);
        },
      ),
      { numRuns: 30 },
    );
  });
});
