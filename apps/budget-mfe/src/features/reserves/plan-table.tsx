import { formatPercent, toCents } from '@hoa/budget-math';
import type { ReservePlan } from '@hoa/contracts';
import { MoneyText, Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@hoa/ui';

const COLUMNS = [
  ['Opening', 'opening'],
  ['Contribution', 'contribution'],
  ['Interest', 'interest'],
  ['Projects', 'expenses'],
  ['Closing', 'closing'],
] as const;

/** One plan, a row a year. */
export function PlanTable({ plan }: { plan: ReservePlan }) {
  return (
    <Table label={`Reserves year by year: ${plan.label}`} frameClassName="max-h-[36rem]">
      <TableHead>
        <tr>
          <TableHeaderCell>Year</TableHeaderCell>
          {COLUMNS.map(([label]) => (
            <TableHeaderCell key={label} numeric>
              {label}
            </TableHeaderCell>
          ))}
          <TableHeaderCell numeric>Percent funded</TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {plan.years.map((year) => (
          <TableRow key={year.label}>
            <th scope="row" className="px-3 py-2 text-left font-medium whitespace-nowrap">
              {year.label}
            </th>
            {COLUMNS.map(([label, name]) => (
              <TableCell key={label} numeric>
                <MoneyText cents={toCents(year[name])} />
              </TableCell>
            ))}
            <TableCell numeric>
              {year.percentFunded === null ? '–' : formatPercent(year.percentFunded)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
