import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChartFigure } from './chart-figure';
import { ShareBars } from './share-bars';

const rows = [
  { id: 'water', label: 'Water', cents: [150_050] },
  { id: 'gas', label: 'Gas', cents: [null] },
];

it('says what the drawing shows, and has its figures as a table', async () => {
  render(
    <ChartFigure
      title="Shares"
      summary="Water is all of it."
      rowLabel="Category"
      series={[{ id: 'year', label: '2027' }]}
      rows={rows}
      total={{ id: 'total', label: 'Total', cents: [150_050] }}
    >
      <ShareBars rows={rows} totalCents={150_050} />
    </ChartFigure>,
  );
  expect(screen.getByRole('img', { name: 'Shares. Water is all of it.' }).textContent).toContain(
    '$1,501 · 100.0%',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Shares: show as a table' }));
  expect(screen.queryByRole('img')).toBeNull();
  const table = within(screen.getByRole('table', { name: 'Shares' }));
  expect(table.getByRole('row', { name: 'Water $1,501' })).toBeTruthy();
  expect(table.getByRole('row', { name: 'Gas –' })).toBeTruthy();
  expect(table.getByRole('row', { name: 'Total $1,501' })).toBeTruthy();
});
