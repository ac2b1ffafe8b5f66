import { toCents } from '@hoa/budget-math';
import type { MarketSeries, RateIncrease } from '@hoa/contracts';
import {
  Badge,
  MoneyText,
  PercentChange,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@hoa/ui';
import { formatDay } from '../dates/format';
import { perPeriod } from './describe';

export interface IncreasesProps {
  increases: RateIncrease[];
  comparedWith: MarketSeries;
  /** The document: several contracts are on one page. */
  of: string;
}

/** Each step of the fee: when, from, to, by how much, and how that compares with a published series. */
export function Increases({ increases, comparedWith, of }: IncreasesProps) {
  return (
    <>
      <Table label={`Rate increases of ${of}`} frameClassName="mt-3">
        <TableHead>
          <tr>
            <TableHeaderCell>Effective</TableHeaderCell>
            <TableHeaderCell numeric>Old amount</TableHeaderCell>
            <TableHeaderCell numeric>New amount</TableHeaderCell>
            <TableHeaderCell numeric>Increase</TableHeaderCell>
            <TableHeaderCell className="min-w-56">Compared to market</TableHeaderCell>
          </tr>
        </TableHead>
        <TableBody>
          {increases.map((increase) => (
            <IncreaseRow key={increase.effectiveDate + increase.description} increase={increase} />
          ))}
        </TableBody>
      </Table>
      <p className="mt-2 text-sm text-ink-soft">
        Market: {comparedWith.label}, {comparedWith.percent}% a year ({comparedWith.source},{' '}
        {comparedWith.asOf}){comparedWith.assumption && ', an assumption'}.
      </p>
    </>
  );
}

function IncreaseRow({ increase }: { increase: RateIncrease }) {
  const { effectiveDate, description, oldAmount, newAmount, period, percentageIncrease } = increase;
  return (
    <TableRow>
      <TableHeaderCell scope="row" className="min-w-36 font-normal">
        {formatDay(effectiveDate)}
        <span className="block text-ink-soft">
          {description}
          {increase.estimate && ' (estimate)'}
        </span>
      </TableHeaderCell>
      <TableCell numeric>
        <MoneyText cents={toCents(oldAmount)} exact />
      </TableCell>
      <TableCell numeric>
        <MoneyText cents={toCents(newAmount)} exact />
        <span className="block text-ink-soft">{perPeriod(period)}</span>
      </TableCell>
      <TableCell numeric>
        <PercentChange value={percentageIncrease} />
      </TableCell>
      <TableCell>
        <Badge tone={increase.market === 'above' ? 'amber' : 'neutral'}>{marketLabel(increase.market)}</Badge>
        <span className="mt-1 block">{increase.comparedToMarket}</span>
      </TableCell>
    </TableRow>
  );
}

function marketLabel(market: string): string {
  if (market === 'above') return 'Above market';
  return market === 'below' ? 'Below market' : 'With the market';
}
