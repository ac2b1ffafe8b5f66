import { RESERVE_GROUP, type BudgetForecast, type Cents } from '@hoa/budget-math';
import {
  MoneyText,
  PercentChange,
  Table,
  TableBody,
  TableCell,
  TableFoot,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@hoa/ui';
import type { ReactNode } from 'react';

/** The forecast by category: operating expenses, reserve contributions apart, and what they add up to. */
export function ForecastTable({ forecast: { years, groups } }: { forecast: BudgetForecast }) {
  const operating = groups.filter(({ group }) => group !== RESERVE_GROUP);
  const reserves = groups.filter(({ group }) => group === RESERVE_GROUP);
  return (
    <Table label="5-year forecast">
      <TableHead>
        <tr>
          <TableHeaderCell className="min-w-40">Category</TableHeaderCell>
          {years.map(({ year }, index) => (
            <TableHeaderCell key={year} numeric>
              {year}
              <span className="block font-normal">{index === 0 ? 'budget' : 'forecast'}</span>
            </TableHeaderCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {operating.map(({ group, cents }) => (
          <AmountRow key={group} label={group} cents={cents} />
        ))}
        <AmountRow
          kind="subtotal"
          label="Operating expenses"
          cents={years.map(({ operatingCents }) => operatingCents)}
        />
        {reserves.map(({ group, cents }) => (
          <AmountRow key={group} label={group} cents={cents} />
        ))}
      </TableBody>
      <TableFoot>
        <AmountRow kind="total" label="Total Expenses" cents={years.map(({ totalCents }) => totalCents)} />
        <Row label="Change">
          {years.map(({ year, changePercent }, index) => (
            <TableCell key={year} numeric className="font-normal">
              {index === 0 ? (
                <span className="sr-only">the budget’s own year</span>
              ) : (
                <PercentChange value={changePercent} rise="neutral" />
              )}
            </TableCell>
          ))}
        </Row>
        <AmountRow label="Monthly fee per unit" cents={years.map(({ monthlyFeeCents }) => monthlyFeeCents)} />
      </TableFoot>
    </Table>
  );
}

function AmountRow(props: { label: string; cents: readonly Cents[]; kind?: 'line' | 'subtotal' | 'total' }) {
  return (
    <Row label={props.label} kind={props.kind ?? 'line'}>
      {props.cents.map((amount, index) => (
        <TableCell key={index} numeric>
          <MoneyText cents={amount} />
        </TableCell>
      ))}
    </Row>
  );
}

function Row({
  label,
  kind = 'line',
  children,
}: {
  label: string;
  kind?: 'line' | 'subtotal' | 'total';
  children: ReactNode;
}) {
  return (
    <TableRow kind={kind}>
      <TableHeaderCell scope="row" className={kind === 'line' ? 'font-normal' : undefined}>
        {label}
      </TableHeaderCell>
      {children}
    </TableRow>
  );
}
