import type { Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfSheets } from '../reading/document-of-sheets';
import { budgetsOf, factsOfText, lines } from './budget-in-words';

/** Notes between names and figures, tables side by side, account numbers that look like money; all is made up. */

const meta = { documentId: 1, documentName: 'paper.pdf', readingId: 'r' };

describe('notes between names and figures', () => {
  const LINES = [
    'i Quarterly dues 80000.00 84000.00',
    'i Kayak racks 1200.00 1250.00',
    'e Well testing 2400.00 2500.00',
    'e Pump repair 1100.00 1150.00',
    'e Path gravel 3000.00 3100.00',
    'e Footbridges 900.00 950.00',
  ];
  const withoutSections = (facts: Facts): string[] =>
    lines(budgetsOf(facts)[0]).map((line) => line.replace(/ \[[^\]]*\]/, ''));

  it('belong to no name in a sheet', () => {
    const facts = factsOf(
      documentOfSheets([
        [
          ['Otter Bend Owners Association'],
          ['Item', 'Worked out from', '2026 Budget', '2027 Budget'],
          ['Income'],
          ['Quarterly dues', '$80,000 last year', 80000, 84000],
          ['Kayak racks', 'as quoted', 1200, 1250],
          ['Expenses'],
          ['Well testing', 'as quoted', 2400, 2500],
          ['Pump repair', '$1,090 last year', 1100, 1150],
          ['Path gravel', 'as quoted', 3000, 3100],
          ['Footbridges', '$880 last year', 900, 950],
        ],
      ]),
      meta,
    );
    expect(withoutSections(facts)).toEqual(LINES);
  });

  it('make no figures of the amounts in them on a page', () => {
    const facts = factsOfText(`
Otter Bend Owners Association
Budget 2027
Item                     Basis                        2026 Budget      2027 Budget
Income
  Quarterly dues         $80,000 last year                 80,000           84,000
  Kayak racks            12 racks at $104                   1,200            1,250
Expenses
  Well testing           by contract                        2,400            2,500
  Pump repair            $1,090 last year                   1,100            1,150
  Path gravel            by contract                        3,000            3,100
  Footbridges            2 visits at $475                     900              950`);
    expect(withoutSections(facts)).toEqual(LINES);
    expect(budgetsOf(facts)[0]?.lines[0]?.note).toBe('$80,000 last year');
  });
});

describe('two tables side by side', () => {
  it('are read one after the other though the left one is short, where both have one head', () => {
    const facts = factsOfText(`
Otter Bend Owners Association
MONEY COMING IN              Budget 2031      MONEY GOING OUT              Budget 2031
  Quarterly dues                 $16,000      Water system
  Kayak racks                       $400        Well testing                    $2,500
  Interest                           $50        Pump repair                     $1,150
Total income                     $16,450      Total Water system                $3,650
                                              Trails
                                                Path gravel                     $3,100
                                                Footbridges                       $950
                                                Signs                             $150
                                                Mowing                          $4,200
                                              Total Trails                      $8,400
                                              Office
                                                Postage                           $300
                                                Bank fees                         $100
                                                Bookkeeping                     $3,000
                                              Total Office                      $3,400
                                              Total expenses                   $15,450`);
    const [part] = budgetsOf(facts);
    expect(part?.lines).toHaveLength(12);
    expect(part?.columns).toHaveLength(1);
    expect(part?.totals).toHaveLength(5);
    expect(part?.totals.every(({ foots }) => foots)).toBe(true);
  });
});

describe('account numbers with a fraction', () => {
  it('make no column of a last page on which totals outnumber them', () => {
    const head = 'Acct        Item                        2026 Budget      2027 Budget';
    const facts = factsOfText(`
Otter Bend Owners Association
${head}
4010.10     Quarterly dues                   80,000           84,000
4020.10     Kayak racks                       1,200            1,250
            Total income                     81,200           85,250
5010.10     Well testing                      2,400            2,500
5020.10     Pump repair                       1,100            1,150
5030.10     Path gravel                       3,000            3,100\f
${head}
5040.10     Footbridges                         900              950
            Total expenses                    7,400            7,700
            Surplus                          73,800           77,550`);
    const [part] = budgetsOf(facts);
    expect(part?.columns).toHaveLength(2);
    expect(part?.lines.at(-1)).toMatchObject({ glCode: '5040.10', description: 'Footbridges' });
  });
});
