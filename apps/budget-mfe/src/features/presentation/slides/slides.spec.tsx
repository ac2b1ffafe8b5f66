import { render, screen, within } from '@testing-library/react';
import { presentation } from '../../../testing/presentation';
import { slideList } from '../slide-list';
import { SlideView } from './slide-view';
import { go, openSlides, press, says, slides } from '../../../testing/slides';

describe('what the slides say', () => {
  it('Title', async () => {
    await openSlides();
    says('2027 Budget');
    expect(screen.getByRole('heading', { level: 2, name: 'Juniper Court' })).toBeTruthy();
    says(/^Colorado/);
    says('Draft for the board');
  });

  it('Overview', async () => {
    await openSlides();
    await go('Overview');
    says('$76,001');
    says('$633');
    says('$7,600');
    expect(slides().textContent).toContain('from $70,000');
    says('Townhomes');
    says('The pool is closed until June.');
  });

  it('Overview of a budget without an earlier year or special considerations', async () => {
    const { parameters, totals } = presentation();
    await openSlides(
      presentation({
        parameters: { ...parameters, specialConsiderations: null },
        totals: { ...totals, previousKnown: false },
      }),
    );
    await go('Overview');
    says('No earlier year to compare with');
    says('None were noted for this year.');
  });

  it('Expenses: shares without the income, and the largest items', async () => {
    await openSlides();
    await go('Expenses');
    says('$46,000 · 60.5%');
    says('$30,001 · 39.5%');
    says('Master Policy');
    expect(screen.getByRole('img', { name: /Insurance Expenses is the largest of 2/ })).toBeTruthy();
    await press('Shares by category: show as a table');
    const table = within(screen.getByRole('table', { name: 'Shares by category' }));
    expect(table.getByRole('row', { name: 'Total Expenses $76,001' })).toBeTruthy();
    expect(table.queryByText('Income')).toBeNull();
  });

  it('Year over Year: a category without an earlier amount is new', async () => {
    await openSlides();
    await go('Year over Year');
    says('+8.6%: from $70,000 to $76,001');
    await press('Category changes: show as a table');
    const table = within(screen.getByRole('table', { name: 'Category changes' }));
    expect(table.getByRole('row', { name: 'Insurance Expenses +15.0% $46,000 $40,000' })).toBeTruthy();
    expect(table.getByRole('row', { name: 'Utilities New $30,001 –' })).toBeTruthy();
    says('Master Policy');
    says('$40,000 to $46,000');
  });

  it('Year over Year names the years as the service does', async () => {
    await openSlides(presentation({ yearLabel: 'FY 2026-27', previousLabel: 'FY 2024-25' }));
    await go('Year over Year');
    expect(screen.getByRole('heading', { level: 2, name: 'FY 2024-25 to FY 2026-27' })).toBeTruthy();
    await press('Category changes: show as a table');
    says('FY 2024-25');
    says('FY 2026-27 budget');
  });

  it('Year over Year where nothing changes much', async () => {
    await openSlides(presentation({ notableChanges: [], categoryChanges: [] }));
    await go('Year over Year');
    says('No line changes by more than 15% or $1,000.');
  });

  it('Insights: a saving only where there is one', async () => {
    await openSlides();
    await go('Insights');
    says('Ask for quotes of the insurance');
    says('High savings potential');
    says('about $1,839 a year');
    says('The fee rises faster than prices.');
    expect(within(slides()).getAllByText(/savings potential/)).toHaveLength(1);
  });

  it('Insights where there are none', async () => {
    await openSlides(presentation({ insights: [] }));
    await go('Insights');
    says('Nothing stands out in this budget.');
  });

  it('Conclusion: a score that is an assumption says so', async () => {
    await openSlides();
    await go('Conclusion');
    says('B+');
    says(/Budget health: Good/);
    says('Assumption');
    says('Income covers expenses.');
    says('Commission a reserve study.');
    says('Adopt the budget.');
  });

  it('Conclusion: a computed score does not', async () => {
    const { optimizationInsights } = presentation();
    await openSlides(presentation({ optimizationInsights: { ...optimizationInsights, assumed: false } }));
    await go('Conclusion');
    expect(screen.queryByText('Assumption')).toBeNull();
  });
});

it('every slide of a budget that is not reconciled says so', () => {
  const banner = 'Not reconciled: income adds up to $93,640, but the document prints $88,640.';
  for (const { id } of slideList) {
    const { unmount } = render(<SlideView id={id} data={presentation({ banner })} wide />);
    expect(screen.getByText(banner)).toBeTruthy();
    unmount();
  }
});
