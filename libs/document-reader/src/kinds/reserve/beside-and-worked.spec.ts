import type { Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import { componentsOf, studyOf } from './components-in-words';

const meta = { documentId: 6, documentName: 'study.txt', readingId: 'r' };
const read = (text: string): Facts => factsOf(documentOfText(text), meta);
const inventory = (text: string): unknown[] => componentsOf(studyOf(read(`RESERVE STUDY\nBirchmere Homeowners Association\n\n${text}`))); // prettier-ignore

describe('two tables beside each other', () => {
  it('are both of the inventory, each with its own names', () => {
    expect(
      inventory(`Component        Useful Life   Rem. Life   Current Cost      Component        Useful Life   Rem. Life   Current Cost
Asphalt overlay           24          11        $86,400      Shingle roofs             25          17       $312,000
Perimeter wall            10           6        $18,900      Stucco paint              12           3        $94,500
Entry gates               20          13        $27,500`),
    ).toEqual([
      ['Asphalt overlay', 24, 11, '86400.00'],
      ['Perimeter wall', 10, 6, '18900.00'],
      ['Entry gates', 20, 13, '27500.00'],
      ['Shingle roofs', 25, 17, '312000.00'],
      ['Stucco paint', 12, 3, '94500.00'],
    ]);
  });
});

describe('a quantity and its price', () => {
  it('make the cost in a column of their own, whatever heads it', () => {
    expect(
      inventory(`Item                  Units     Price/Unit     Extension     Normal Life     Life Left
Double hung windows     412       $565.00      $232,780              30            18
Brick pointing        9,400        $17.50      $164,500              40            22
Lobby furniture           1     $38,000.00      $38,000              15            10`),
    ).toEqual([
      ['Double hung windows', 30, 18, '232780.00'],
      ['Brick pointing', 40, 22, '164500.00'],
      ['Lobby furniture', 15, 10, '38000.00'],
    ]);
  });

  it('are not taken for it where they do not make it', () => {
    expect(
      inventory(`Item                  Units     Price/Unit     Allowance     Normal Life     Life Left
Double hung windows     412       $565.00       $99,000              30            18
Brick pointing        9,400        $17.50       $12,000              40            22
Lobby furniture           1     $38,000.00       $1,000              15            10`),
    ).toEqual([
      ['Double hung windows', 30, 18, undefined],
      ['Brick pointing', 40, 22, undefined],
      ['Lobby furniture', 15, 10, undefined],
    ]);
  });

  it('make it in a cell that works it out', () => {
    expect(
      inventory(`Reserve Item          Cost                                     Useful Life     Years Left
Hallway carpet        1,180 sq yd x $46 = $54,280                       10              7
Boilers               3 each x $31,500 = $94,500                        25             16
Door operators        2 ea @ $4,650                                     12              1`),
    ).toEqual([
      ['Hallway carpet', 10, 7, '54280.00'],
      ['Boilers', 25, 16, '94500.00'],
      ['Door operators', 12, 1, '9300.00'],
    ]);
  });
});

describe('both lives in one column', () => {
  const wanted = [
    ['Street overlay', 22, 12, '142000.00'],
    ['Play structure', 18, 4, '52300.00'],
  ];
  it.each([
    ['Useful and Remaining Life', '22 - 12', '18 - 4'],
    ['Rem. / Useful Life', '12 / 22', '4 / 18'],
    ['Useful Life / Left', '22 yrs / 12 yrs', '18 yrs / 4 yrs'],
    ['Life Expectancy and Remaining', '22 (12 left)', '18 (4 left)'],
    ['Useful Life / Remaining', '12 of 22', '4 of 18'],
  ])('under `%s`', (head, first, second) => {
    expect(
      inventory(`Component             ${head.padEnd(40)}     Replacement Cost
Street overlay        ${first.padEnd(40)}             $142,000
Play structure        ${second.padEnd(40)}              $52,300`),
    ).toEqual(wanted);
  });
});
