import { documentOfText } from '../reading/document-of-text';
import { classify } from './classify';

const kindOf = (text: string, budgets: [number, 'budget' | 'actuals'][] = []) =>
  classify(documentOfText(text), new Map(budgets)).kind;

describe('classify', () => {
  it('knows documents by their titles and words', () => {
    expect(
      kindOf(
        'MASTER DEED\nThis declaration is made by the Declarant. Common Elements. Recorded in the county records.',
      ),
    ).toBe('declaration');
    expect(
      kindOf(
        'ELEVATOR MAINTENANCE AGREEMENT\nThis Agreement is between the parties. Contractor shall maintain. Either party may terminate on 30 days notice.',
      ),
    ).toBe('contract');
    expect(
      kindOf(
        'COMMON POLICY DECLARATIONS\nPolicy Number: X-1\nNamed Insured: A HOA\nTotal premium $1,200\nDeductible $500',
      ),
    ).toBe('insurance');
    expect(
      kindOf(
        'RESERVE STUDY\nComponent  Useful Life  Remaining Life\nPercent funded 70%\nFully funded balance',
      ),
    ).toBe('reserve-study');
    expect(
      kindOf(
        'BYLAWS OF A HOA\nQuorum. Annual meeting of members. The Secretary shall keep minutes. Proxies.',
      ),
    ).toBe('bylaws');
    expect(kindOf('MINUTES OF THE MEETING\nCalled to order at 7. The budget was discussed.')).toBe('other');
    expect(kindOf('')).toBe('other');
  });

  it('knows by-laws by their name, whatever they say of the declaration', () => {
    expect(
      kindOf(
        'Otter Lake Condominium Association\nBYLAWS\nOF OTTER LAKE CONDOMINIUM ASSOCIATION\nThe covenants of this Declaration run with the land.\nThis Declaration may be amended by the owners.\nCommon Elements shall mean all but the units.\nA quorum is a fifth of the votes.',
      ),
    ).toBe('bylaws');
  });

  it('takes no sheet for a budget by the name of its tab alone', () => {
    const named = (text: string, name: string) => {
      const doc = documentOfText(text);
      const pages = doc.pages.map((page) => ({ ...page, name, source: 'grid' as const }));
      return classify({ ...doc, container: 'xlsx', pages }, new Map()).kind;
    };
    const keys = 'Pool keys\nOtter Lake Association\nLot  Key  Deposit\n4  B7  25';
    expect(named(keys, 'Budget')).toBe('other');
    expect(named(keys.replace('Pool keys', 'Annual Budget 2026'), 'Budget')).toBe('budget');
    expect(named('Gate care\nOtter Lake Association', 'Service contract')).toBe('contract');
  });

  it('knows summaries of premiums and inventories of reserves whose columns look like a budget', () => {
    const premiums = 'PREMIUM SUMMARY\nPolicy number: X-1234\nCoverage  Expiring  Renewal\nProperty  900.00  950.00\nTotal premium  900.00  950.00'; // prettier-ignore
    expect(kindOf(premiums, [[1, 'actuals']])).toBe('insurance');
    const billed = 'Premium Statement\nPolicy number: X-1234\nPolicy period 2027\nProperty  900.00\nAnnual premium, total  900.00'; // prettier-ignore
    expect(kindOf(billed, [[1, 'actuals']])).toBe('insurance');
    const reserves = 'RESERVE SCHEDULE\nItem  Cost  Expected life  Years left\nRoof  900.00  20  8\nReserve balance  400.00\nPercent funded 60%'; // prettier-ignore
    expect(kindOf(reserves, [[1, 'budget']])).toBe('reserve-study');
    expect(kindOf(`PROPOSED BUDGET 2027\n${reserves}`, [[1, 'budget']])).toBe('budget');
  });

  it('knows shares beside what each unit pays of the budget', () => {
    const row = (unit: string, share: string) => `${unit}  1  ${share}%  500.00`;
    const rows = [row('A-1', '20.5'), row('A-2', '29.5'), row('A-3', '25.0'), row('A-4', '25.0')].join('\n');
    const head = 'Unit  Bldg  Interest  Annual share of budget';
    const title = 'Percentage interests in the common elements, from Exhibit B of the Declaration';
    expect(kindOf(`${title}\n${head}\n${rows}`, [[1, 'budget']])).toBe('declaration');
    expect(kindOf(`Operating budget 2027\n${head}\n${rows}`, [[1, 'budget']])).toBe('budget');
  });

  it('takes a declaration of any matter for one, and an invoice of a policy for insurance', () => {
    expect(kindOf('WELL SHARING DECLARATION\nELM RIDGE\nThe lots below use one well.')).toBe('declaration');
    expect(
      kindOf(
        'INVOICE 7\nPolicy  ABC-DO-30118\nRenewal period  May 1, 2027 to May 1, 2028\nTern Insurance Company\nEquipment breakdown  $90.00',
      ),
    ).toBe('other');
  });

  it('trusts a table of figures more than a title', () => {
    expect(kindOf('Board packet\nWater  1,200.00', [[1, 'budget']])).toBe('budget');
    expect(kindOf('Budget comparison\nWater  1,200.00', [[1, 'actuals']])).toBe('actuals');
  });

  it('parts a file where a page of its own title begins', () => {
    const agreement =
      'SERVICE AGREEMENT\nThis Agreement. The Contractor shall. Terminate on 30 days notice. Indemnify.';
    const policy =
      'CERTIFICATE OF LIABILITY INSURANCE\nPolicy number X. Named insured Y. Premium $5. Deductible $1.';
    const budget = '2026 OPERATING BUDGET\nTotal income 1,000.00\nTotal expenses 900.00';
    const { segments } = classify(
      documentOfText(`${budget}\f${policy}\f${agreement}`),
      new Map([[1, 'budget']]),
    );
    expect(segments.map(({ kind, pages }) => `${kind} ${pages.join('-')}`)).toEqual([
      'budget 1-1',
      'insurance 2-2',
      'contract 3-3',
    ]);
  });
});
