import { autumn, page, type Paper } from '../site';
import { makeBook } from './book';
import { budgetDraft, col } from './draft';
import { Ledger } from './ledger';
import { printRuled } from './ruled';
import { money } from './shape';

/** An accountant's forecast beside the budget of the year that ends, on ruled pages. */
export const ruledForecast: Paper = (site, random) => {
  const book = makeBook(site, random, { whole: true, pooled: random.chance(0.4) });
  const { year } = site;
  const three = random.chance(0.5);
  const ledger = new Ledger({
    cols: [
      col('p', `${year} Budget`, { role: 'proposed', year, also: ['budget'], value: (one) => one.proposed }),
      col('b', `${year - 1} Budget`, { role: 'budget', year: year - 1, value: (one) => one.budget }),
      ...(three
        ? [
            col('e', `${year - 1} Estimated`, {
              role: 'projected',
              year: year - 1,
              also: ['actual'],
              value: (one) => one.projected,
            }),
          ]
        : []),
    ],
    slots: ['name', 'p', 'b', ...(three ? ['e'] : [])],
    style: money({ dollar: true, dollarSpace: true }),
    dollarEnds: true,
    codes: false,
    indent: 12,
  });
  ledger.header();
  for (const group of book.groups)
    ledger
      .section(`${group.title}:`, { also: group.title })
      .all(group.accounts)
      .subtotal(group.key === 'income' ? 'Total income' : `Total ${group.title.toLowerCase()}`);
  ledger
    .total('Total expenses and reserves', ['expense', 'reserve'], 'subtotal')
    .total('Excess of income over expenses', 'net');
  return budgetDraft(site, {
    layout: 'ruled-forecast',
    ledger,
    paper: page(site, random, {
      title: `Forecasted budget ${year}`,
      blocks: [
        {
          kind: 'title',
          text: site.name,
          sub: ['Statement of Budgeted Income and Expenses', `For the Year Ending December 31, ${year}`],
        },
        ledger.table(),
        {
          kind: 'paragraph',
          text: `Approved by the Board of Directors on ${autumn(site, random)}. We have not audited or reviewed the budget and express no opinion on it.`,
        },
      ],
      style: { size: random.pick([9.5, 10.5, 11]) },
    }),
    forms: { pdf: 5, scan: 3 },
    more: { print: printRuled },
  });
};
