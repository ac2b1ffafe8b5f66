import type { Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import { componentsOf, studyOf } from './components-in-words';

/** Studies as cards beside each other, in sentences, with heads on two lines; every name and figure is made up. */

const meta = { documentId: 6, documentName: 'study.txt', readingId: 'r' };
const factsFrom = (text: string): Facts => factsOf(documentOfText(text), meta);

it('cards that stand beside each other keep their own figures', () => {
  const part = studyOf(
    factsFrom(`
Heron Point Owners Association
Reserve Study 2027

Component Pages
31 Boat ramp                              32 Footbridges
Useful Life:          30 years            Useful Life:          18 years
Remaining Life:       12 years            Remaining Life:       3 years
Replacement Cost:     $41,000             Replacement Cost:     $9,500

33 Well pump
Useful Life:          15 years
Remaining Life:       14 years
Replacement Cost:     $22,250`),
  );
  expect(componentsOf(part)).toEqual([
    ['Boat ramp', 30, 12, '41000.00'],
    ['Footbridges', 18, 3, '9500.00'],
    ['Well pump', 15, 14, '22250.00'],
  ]);
});

it('of two sheets each keeps the cost that stands behind its lives, or before them', () => {
  const sheet = (name: string, lives: string, cost: string, isBefore: boolean): string =>
    [name, isBefore && cost, ...lives.split(','), !isBefore && 'Quantity: 2', !isBefore && cost]
      .filter(Boolean)
      .join('\n');
  for (const isBefore of [true, false]) {
    const part = studyOf(
      factsFrom(
        [
          'Heron Point Owners Association\nReserve Study 2027',
          sheet(
            'Boat ramp',
            'Useful Life: 30 years,Remaining Life: 12 years',
            'Replacement Cost: $41,000',
            isBefore,
          ),
          sheet(
            'Footbridges',
            'Useful Life: 18 years,Remaining Life: 3 years',
            'Replacement Cost: $9,500',
            isBefore,
          ),
          sheet(
            'Well pump',
            'Useful Life: 15 years,Remaining Life: 14 years',
            'Replacement Cost: $22,250',
            isBefore,
          ),
        ].join('\n'),
      ),
    );
    expect(componentsOf(part)).toEqual([
      ['Boat ramp', 30, 12, '41000.00'],
      ['Footbridges', 18, 3, '9500.00'],
      ['Well pump', 15, 14, '22250.00'],
    ]);
  }
});

const LETTER = (funded: string): string => `
Heron Point Owners Association
Reserve study, update for 2027

Our visit was in May. These are the components of the reserve fund:
1. Boat ramp. Estimated useful life 30 years; remaining life 12 years; cost to replace at prices of
this year $41,000.
2. Footbridges: useful life of 18 years, remaining life of 3 years. Replacement cost $9,500.
3. Well pump. Useful life 15 years; remaining life 14 years; cost to replace $22,250.
The reserve account will hold $20,000 on January 1. The association is therefore
${funded}% funded. We recommend an annual contribution of $5,000.
Our bill of $1,200 was sent apart.`;

it('an inventory in sentences', () => {
  const part = studyOf(factsFrom(LETTER('58.4')));
  expect(componentsOf(part)).toEqual([
    ['Boat ramp', 30, 12, '41000.00'],
    ['Footbridges', 18, 3, '9500.00'],
    ['Well pump', 15, 14, '22250.00'],
  ]);
  expect(part.percentFunded?.value).toBe(58.4);
  expect(factsFrom(LETTER('58.4')).warnings.map(({ code }) => code)).not.toContain('reserve-percent-funded');
});

it('sentences whose percent funded does not follow from them are warned of', () => {
  expect(factsFrom(LETTER('91.0')).warnings.map(({ code }) => code)).toContain('reserve-percent-funded');
});

it('a head whose last name stands on its lower line', () => {
  const part = studyOf(
    factsFrom(`
Heron Point Owners Association
Reserve Study 2027
Component              Useful Life     Remaining
                                       Useful Life        Current Cost
Boat ramp                       30            12               $41,000
Footbridges                     18             3                $9,500
Total                                                          $50,500`),
  );
  expect(componentsOf(part)).toEqual([
    ['Boat ramp', 30, 12, '41000.00'],
    ['Footbridges', 18, 3, '9500.00'],
  ]);
});

it('what each component has of the fund adds to the balance', () => {
  const table = (total: string): string => `
Heron Point Owners Association
Reserve Study 2027
Component              Useful Life     Remaining Life     Replacement Cost      Balance 1/1/2027
Boat ramp                       30                 12              $41,000               $12,300
Footbridges                     18                  3               $9,500                $4,100
Total                                                              $50,500               ${total}`;
  expect(studyOf(factsFrom(table('$16,400'))).balance?.value).toBe('16400.00');
  expect(studyOf(factsFrom(table('$17,000'))).balance).toBeUndefined();
});
