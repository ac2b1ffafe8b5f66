import { percentChange, type Amounts } from '@hoa/budget-math';
import { Badge, classNames, MoneyText, PercentChange } from '@hoa/ui';
import { budget as words } from '../check-reading/messages';
import { changeColumn, from, tight } from './columns';
import type { Totals } from './lines';
import { Cell, Foot, HeaderCell, Row } from './table-parts';

interface SumRowProps {
  label: string;
  amounts: Amounts;
  rise: 'attention' | 'neutral';
  /** In the sticky foot. */
  isTotal?: boolean;
}

export function SumRow({ label, amounts, rise, isTotal = false }: SumRowProps) {
  return (
    <Row kind={isTotal ? 'total' : 'subtotal'} className={isTotal ? footRow : undefined}>
      <td role="cell" className={from.md} />
      <HeaderCell scope="row" className="font-semibold text-ink">
        {label}
      </HeaderCell>
      <Cell numeric className={tight}>
        <MoneyText cents={amounts.proposedCents} className="px-2" />
      </Cell>
      <Cell numeric className={from.sm}>
        <MoneyText cents={amounts.previousCents} />
      </Cell>
      <Cell numeric className={changeColumn}>
        <PercentChange value={percentChange(amounts.proposedCents, amounts.previousCents)} rise={rise} />
      </Cell>
      <td role="cell" className={from.lg} />
    </Row>
  );
}

/** A row's own border stays behind when its foot sticks, and what scrolls below shows through the gap. */
const footRow = 'border-0 bg-surface [&>*]:py-1.5 sm:[&>*]:py-2';

/** What the budget comes to, over all of its lines; without a claim about the balance where it is not reconciled. */
export function Totalled({ totals, isReconciled }: { totals: Totals; isReconciled: boolean }) {
  const { net } = totals;
  const covered = net.proposedCents >= 0;
  const note = !isReconciled ? words.unproven : covered ? 'Budget is balanced' : 'Requires attention';
  return (
    <Foot>
      <SumRow isTotal label="Total Operating Expenses" amounts={totals.expenses} rise="attention" />
      <Row kind="total" className={footRow}>
        <td role="cell" className={from.md} />
        <HeaderCell scope="row" className="font-semibold text-ink">
          Net Operating Position
          <span className="block text-xs font-normal text-ink-soft lg:hidden">{note}</span>
        </HeaderCell>
        <Cell numeric className={tight}>
          <MoneyText cents={net.proposedCents} className="px-2" />
        </Cell>
        <Cell numeric className={from.sm}>
          <MoneyText cents={net.previousCents} />
        </Cell>
        <Cell numeric className={changeColumn}>
          {isReconciled && (
            <Badge tone={covered ? 'accent' : 'amber'}>{covered ? 'Surplus' : 'Deficit'}</Badge>
          )}
        </Cell>
        <Cell className={classNames('font-normal text-ink-soft', from.lg)}>{note}</Cell>
      </Row>
    </Foot>
  );
}
