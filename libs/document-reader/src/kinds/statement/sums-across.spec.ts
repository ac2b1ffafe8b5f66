import type { Facts } from '@hoa/contracts';
import { budgetsOf, factsOfText, lines, totals } from './budget-in-words';

/** Totals that stand in another column, take some income off, or come on a page of their own; all of it is made up. */

describe('totals', () => {
  it('reads parts of accounts in an inner column that nothing names as figures of the year over the outer one', () => {
    const facts = factsOfText(`
Heron Harbor HOA
Year 2027 Budget
                                                     Jan - Dec 27
Ordinary Income/Expense
Income
   Maintenance Fee
      2027 Maintenance Fee                268,770.00
   Total Maintenance Fee                               268,770.00
   Social Membership                                     2,000.00
Total Income                                           270,770.00
Expense
   Insurance
      Directors and Officers                1,700.00
      Property and Liability               13,000.00
   Total Insurance                                      14,700.00
   Landscaping                                          10,000.00
   Payroll
      Clerical                             45,300.00
      Maintenance                          27,300.00
   Total Payroll                                        72,600.00
   Water and Sewer                                      70,500.00
Total Expense                                          167,800.00
Net Ordinary Income                                    102,970.00`);
    const [part] = budgetsOf(facts);
    expect(part?.columns.map(({ label, year }) => `${label} ${year}`)).toEqual(['Jan - Dec 27 2027']);
    expect(totals(part)).toEqual(['270770 167800']);
    expect(part?.questions ?? []).toEqual([]);
  });

  it('reads lines of an inner column and totals of the outer one as one column of figures', () => {
    const facts = factsOfText(`
Otter Bend Owners Association
Budget for 2027
2027 Budget                          Each     In all
What We Bring In
   Quarterly dues                 $84,000
   Kayak racks                     $1,250
   Late fees                         $150
Total, What We Bring In                      $85,400
Water system
   Well testing                   $40,500
   Pump repair                    $21,150
Total, Water system                          $61,650
Trails
   Path gravel                    $22,800
   Footbridges                       $900
Total, Trails                                $23,700
Total of everything spent                    $85,350`);
    const [part] = budgetsOf(facts);
    expect(lines(part)).toEqual([
      'i Quarterly dues [What We Bring In] 84000.00 84000.00',
      'i Kayak racks [What We Bring In] 1250.00 1250.00',
      'i Late fees [What We Bring In] 150.00 150.00',
      'e Well testing [Water system] 40500.00 40500.00',
      'e Pump repair [Water system] 21150.00 21150.00',
      'e Path gravel [Trails] 22800.00 22800.00',
      'e Footbridges [Trails] 900.00 900.00',
    ]);
    expect(part?.totals.map(({ printed, foots }) => `${printed.value} ${foots}`)).toEqual([
      '85400.00 true',
      '61650.00 true',
      '23700.00 true',
      '85350.00 true',
    ]);
    expect(facts.warnings).toEqual([]);
  });

  it('warns once of a total in an outer column that its lines miss', () => {
    const { warnings } = factsOfText(`
Otter Bend Owners Association
Budget for 2027
2027 Budget                          Each     In all
Income
   Quarterly dues                 $84,000
   Kayak racks                     $1,250
Total income                                 $85,250
Water system
   Well testing                   $40,500
   Pump repair                    $21,150
Total water system                           $61,950
Trails
   Path gravel                    $22,800
   Footbridges                       $900
Total trails                                 $23,700`);
    expect(warnings.map(({ code }) => code)).toEqual(['total_does_not_foot']);
    expect(warnings[0]?.message).not.toContain('more of its columns');
  });

  it('does not count what is left to be assessed as a line or a total', () => {
    const facts = factsOfText(`
Otter Bend Owners Association
Budget by building 2027
                        Everyone    Tower    Lodges    2027 Budget
Income
  Quarterly dues          60,000   14,000    10,000         84,000
  Kayak racks              1,250        0         0          1,250
  Late fees                  100       50        50            200
Total income              61,350   14,050    10,050         85,450
Water system
  Well testing            40,000   10,000     8,000         58,000
  Pump repair             21,000    4,000     2,450         27,450
Total water system        61,000   14,000    10,450         85,450
Total to be assessed      59,650   13,950    10,400         84,000`);
    const [part] = budgetsOf(facts);
    expect(part?.totals.every(({ foots }) => foots)).toBe(true);
    expect(facts.warnings).toEqual([]);
    expect(part?.lines.map(({ description }) => description)).not.toContain('Total to be assessed');
    expect(part?.rows?.find(({ description }) => description === 'Total to be assessed')?.role).toBe(
      'statistic',
    );
  });

  it('keeps the places of descriptions between figures on a last page of a row or two', () => {
    const [part] = budgetsOf(
      factsOfText(`
Otter Bend Owners Association
Annual Budget 2027
   Actual     Budget                               Budget
     2025       2026     What                        2027
                         Income
   80,500     81,000     Quarterly dues            84,000
    1,150      1,200     Kayak racks                1,250
   81,650     82,200     Total income              85,250
                         Water system
   40,100     40,300     Well testing              40,500
   21,000     21,100     Pump repair               21,150\f
   Actual     Budget                               Budget
     2025       2026     What                        2027
   61,100     61,400     Total water system        61,650`),
    );
    expect(part?.totals.filter(({ description }) => description === 'Total water system')).toHaveLength(3);
    expect(part?.totals.every(({ foots }) => foots)).toBe(true);
  });
});

describe('the months of a year that begins in another', () => {
  const monthly = (head: string): Facts => {
    const names = ['Oct-26', 'Nov-26', 'Dec-26', 'Jan-27', 'Feb-27', 'Mar-27'];
    const months = [...names, 'Apr-27', 'May-27', 'Jun-27', 'Jul-27', 'Aug-27', 'Sep-27'];
    const row = (name: string, values: string[]): string =>
      name.padEnd(24) + values.map((value) => value.padStart(10)).join('');
    const even = (name: string, month: number): string =>
      row(name, [...months.map(() => String(month)), String(12 * month)]);
    return factsOfText(
      [
        'Otter Bend Owners Association',
        head,
        row('Account', [...months, 'Annual']),
        'Income',
        even('Quarterly Dues', 7100),
        even('Rack Rent', 150),
        even('Total Income', 7250),
        'Docks',
        even('Inspection', 4250),
        even('Gravel', 3000),
        even('Total Docks', 7250),
      ].join('\n'),
    );
  };

  it.each([
    ['Budget, FY 2027', 2027],
    ['Budget, FY 2026', 2026],
    ['Budget', 2027],
  ])('are of the year of their sum: %s', (head, year) => {
    const { columns } = budgetsOf(monthly(head))[0]!;
    expect(new Set(columns.map((column) => column.year))).toEqual(new Set([year]));
    expect(columns).toHaveLength(13);
  });
});
