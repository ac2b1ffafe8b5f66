import type { ContractPart } from '@hoa/contracts';
import fc from 'fast-check';
import { documentOfText } from '../reading/document-of-text';
import { readNotices } from './read-notices';

const read = (text: string, documentName = 'letter.txt') =>
  readNotices(documentOfText(text), { documentId: 3, documentName, readingId: 'reading' }).parts;

/** Service, price, from when; `-` before a vendor whose offer was declined. */
const told = (text: string, name?: string) =>
  read(text, name).map((part) => {
    if (part.kind === 'insurance') return `insurance ${part.total?.value} from ${part.period?.value.from}`;
    if (part.kind === 'reserve')
      return part.plan?.map(({ year, contribution }) => `reserves ${contribution.value} in ${year}`).join();
    if (part.standing === 'declined') return `- ${part.vendor?.value}`;
    const { amount, period, schedule } = part.fee!.value;
    const [step] = schedule ?? [];
    return `${part.service?.value} ${amount ?? step?.amount} a ${period} from ${part.start?.value ?? step?.label}`;
  });

const DATED = 'Quarry Ridge HOA\nOctober 6, 2026\n\n';

describe('prices that letters, notes and minutes tell', () => {
  it('are read from a note with an item for each service', () => {
    const note = `budget notes (10/6/26)
- snow: signed w/ Polar Plowing, flat $9,800 for winter 27/28
- trash: Blue Can raises us to $640/mo on 1/1/27 (now $610)
- mgmt: Keystone says no change until 7/2028 ($1,150/mo)
- reserve study says 22,500 in FY27-28`;
    expect(told(note)).toEqual([
      'snow removal, plowing and ice control 9800.00 a year from FY 2027-28',
      'trash, waste and recycling collection 640.00 a month from 2027-01-01',
      'community management 1150.00 a month from 2026-10-06',
      'reserves 22500.00 in 2027',
    ]);
  });

  it('are read from minutes, with the offer that was declined', () => {
    const minutes = `Quarry Ridge HOA
BOARD MINUTES
October 6, 2026
POOL. The manager presented the Azure Waters proposal ($31,000 per year). MOTION to decline the Azure Waters
proposal and renew with Otter Pools for 2027 at $2,150.00 per month (presently $2,100.00). Carried 3-0.
RESERVES. The recommended 2027 contribution is $18,400.`;
    expect(told(minutes)).toEqual([
      'pool maintenance 2150.00 a month from 2027',
      'reserves 18400.00 in 2027',
      '- Azure Waters',
    ]);
    const [pool] = read(minutes) as ContractPart[];
    expect(pool).toMatchObject({ vendor: { value: 'Otter Pools' }, standing: 'told' });
    expect(pool?.fee?.source.quote).toContain('renew with Otter Pools for 2027 at $2,150.00 per month');
  });

  it('are the new ones of a notice, by the year where both are printed', () => {
    const notice = `${DATED}RE: Elevator agreement, price adjustment

                                Monthly       Annual
Present contract price        $1,000.00    $12,000.00
Adjustment 5.00%                 $50.00       $600.00
New price effective 1/1/2027  $1,050.00    $12,600.00`;
    expect(told(notice)).toEqual(['elevator maintenance 12600.00 a year from 2027-01-01']);
    const home = `${DATED}PRICE ADJUSTMENT NOTICE. Your trash rate will change from $20.00 to $21.50 per home per month, 40 homes,
beginning January 1, 2027. New monthly total: $860.00.`;
    expect(told(home)).toEqual(['trash, waste and recycling collection 860.00 a month from 2027-01-01']);
  });

  it('hold on where a letter says that they stay', () => {
    const letter = `${DATED}The plowing contract for the 2026-27 and following season stays at $8,500. The rubbish hauler goes from $580 to
$604 per month on January 1, 2027.`;
    expect(told(letter)).toEqual([
      'snow removal, plowing and ice control 8500.00 a year from 2026-10-06',
      'trash, waste and recycling collection 604.00 a month from 2027-01-01',
    ]);
  });

  it('are a premium in an agent’s mail', () => {
    const mail = `From: agent@example.com
Subject: Quarry Ridge renewal 1/1/27
Date: October 6, 2026

Property and liability insurance
Total annual $19,850 (expiring: $17,400)`;
    expect(told(mail)).toEqual(['insurance 19850.00 from 2027-01-01']);
  });

  it.each([
    ['what may come', 'The pool contract could rise to $2,400 per month on January 1, 2027.'],
    ['what was paid', 'The pool company was paid $2,400 per month in 2024.'],
    ['what others pay to it', 'The drugstore lease steps up to $8,400 per month on January 1, 2027.'],
    ['what is paid once', 'The pool pump needs an emergency repair of $9,750 in 2027.'],
    ['dues', 'Monthly dues go to $440 per month on January 1, 2027.'],
    ['a price a visit', 'Plowing costs $480 per push from January 1, 2027 on.'],
    ['a fine', 'A fine of $100 per month applies to pool gates left open from January 1, 2027 on.'],
  ])('are not %s', (_, sentence) => {
    expect(told(DATED + sentence)).toEqual([]);
  });

  it('that differ about one service and time count for nothing', () => {
    const letter = `${DATED}The pool contract is $2,100 per month from January 1, 2027. The pool contract is $2,200 per month from
January 1, 2027.`;
    expect(told(letter)).toEqual([]);
  });

  it('quote what is printed, whatever the amount is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 101, max: 99_999 }),
        fc.constantFrom('month', 'year'),
        (amount, period) => {
          const printed = amount.toLocaleString('en-US');
          const [part] = read(`${DATED}The pool contract will be $${printed} per ${period} from January 1, 2027.`) as ContractPart[]; // prettier-ignore
          expect(part?.fee).toMatchObject({ value: { amount: `${amount}.00`, period }, raw: `$${printed}` });
          expect(part?.fee?.source.quote).toContain(`$${printed} per ${period}`);
        },
      ),
      { numRuns: 30 },
    );
  });
});
