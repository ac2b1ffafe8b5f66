import { formatDollars, toCents } from '@hoa/budget-math';
import type { FundBalance } from '@hoa/contracts';
import { Card, CardHeader, Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@hoa/ui';

const NAMES: Record<string, string> = {
  operating: 'Operating',
  reserve: 'Reserve',
  special: 'Special projects',
};
const COLUMNS = [
  ['Opening balance', 'opening'],
  ['Income', 'income'],
  ['Transfers in', 'transfersIn'],
  ['Expenses', 'expenses'],
  ['Transfers out', 'transfersOut'],
  ['Closing balance', 'closing'],
] as const;

/** Each fund by itself: a surplus of one never pays for another without a transfer that is written down. */
export function FundTable({ funds }: { funds: readonly FundBalance[] }) {
  return (
    <Card>
      <CardHeader title="Funds" description="Each fund by itself, from its opening to its closing balance." />
      <Table label="Funds of the budget">
        <TableHead>
          <TableRow>
            <TableHeaderCell>Fund</TableHeaderCell>
            {COLUMNS.map(([label]) => (
              <TableHeaderCell key={label} numeric>
                {label}
              </TableHeaderCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {funds.map((fund) => (
            <TableRow key={fund.fund}>
              <th scope="row" className="px-3 py-2 text-left font-medium">
                {NAMES[fund.fund] ?? fund.fund}
              </th>
              {COLUMNS.map(([label, name]) => (
                <TableCell key={label} numeric>
                  {amount(fund[name])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <ul className="mt-3 space-y-1 text-sm text-ink-soft">
        {funds.map((fund) => (
          <li key={fund.fund} className="wrap-anywhere">
            {remark(fund)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const amount = (money: string | null) => (money === null ? 'not known' : formatDollars(toCents(money)));

function remark({ fund, openingSource, closing }: FundBalance): string {
  const name = NAMES[fund] ?? fund;
  if (!openingSource) return `${name}: no document states the opening balance.`;
  const { words, source } = openingSource;
  const where = `${name}: ${words} (${source.documentName}, page ${source.page}).`;
  if (closing === null || toCents(closing) >= 0) return where;
  return `${where} It ends the year ${formatDollars(-toCents(closing))} below zero: it needs a larger transfer, less spending or a special assessment.`;
}
