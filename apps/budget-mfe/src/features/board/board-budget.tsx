import { INCOME_GROUP, percentChange, type Amounts, type FundGroup } from '@hoa/budget-math';
import {
  Badge,
  Button,
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
import { ArrowLeft, Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { changeOf, earlierLabel, yearLabel, type FiscalYear, type Line, type Totals } from '../review/lines';

export interface BoardBudgetProps {
  parameters: FiscalYear & { id: number };
  totals: Totals;
  /** Lines beside the operating budget. */
  otherFunds: readonly FundGroup<Line>[];
  /** False: the foot makes no claim about the balance. */
  isReconciled: boolean;
}

/** The whole budget in four columns, to be read. */
export function BoardBudget({ parameters, totals, otherFunds, isReconciled }: BoardBudgetProps) {
  const { id } = parameters;
  return (
    <div className="space-y-5">
      <Table label="Budget" frameClassName="relative overflow-clip">
        <Headings label={earlierLabel(totals, parameters)} year={yearLabel(parameters)} />
        {totals.groups.map((group) => (
          <Section key={group.group} name={group.group} group={group} income={group.group === INCOME_GROUP} />
        ))}
        <Foot totals={totals} isReconciled={isReconciled} />
      </Table>
      {otherFunds.length > 0 && (
        <Table label="Other funds" frameClassName="relative overflow-clip">
          <Headings label={earlierLabel(totals, parameters)} year={yearLabel(parameters)} />
          {otherFunds.map((group) => (
            <Section key={group.name} name={group.name} group={group} income={group.type === 'income'} />
          ))}
        </Table>
      )}
      <div className="flex flex-wrap justify-between gap-3">
        <Button asChild>
          <Link to={`/budget-parameters/${id}`}>
            <ArrowLeft aria-hidden />
            Back to Parameters
          </Link>
        </Button>
        <Button variant="primary" asChild>
          <Link to={`/budget-export/${id}`}>
            <Download aria-hidden />
            Export
          </Link>
        </Button>
      </div>
    </div>
  );
}

/** Four columns of millions fit a phone: little space between them, names that wrap, and signs without arrows. */
const narrow = 'px-1 last:pr-2 sm:px-3 sm:last:pr-3';
const wrapping = 'pr-1 hyphens-auto wrap-anywhere sm:pr-3';
const withoutArrows = 'max-sm:[&_[aria-hidden]]:before:hidden';

function Headings({ label, year }: { label: string; year: string }) {
  return (
    <TableHead>
      <tr>
        <TableHeaderCell>Item</TableHeaderCell>
        <TableHeaderCell numeric className={narrow}>
          {label}
        </TableHeaderCell>
        <TableHeaderCell numeric className={narrow}>
          {year}
        </TableHeaderCell>
        <TableHeaderCell numeric className={narrow}>
          Change
        </TableHeaderCell>
      </tr>
    </TableHead>
  );
}

interface SectionProps {
  name: string;
  group: Amounts & { items: readonly Line[] };
  income: boolean;
}

function Section({ name, group, income }: SectionProps) {
  return (
    <TableBody>
      <TableRow kind="group">
        <TableHeaderCell scope="rowgroup" className={`text-sm ${wrapping}`}>
          {name}
        </TableHeaderCell>
        <Amount cents={group.previousCents} />
        <Amount cents={group.proposedCents} />
        <Change percent={percentChange(group.proposedCents, group.previousCents)} income={income} />
      </TableRow>
      {group.items.map((line) => (
        <TableRow key={line.item.id}>
          <TableHeaderCell scope="row" className={`pl-4 font-normal sm:pl-6 ${wrapping}`}>
            {line.description}
          </TableHeaderCell>
          <Amount cents={line.item.previousYearKnown ? line.previousCents : null} />
          <Amount cents={line.proposedCents} />
          <Change percent={changeOf(line)} income={income} />
        </TableRow>
      ))}
    </TableBody>
  );
}

function Amount({ cents }: { cents: number | null }) {
  return (
    <TableCell numeric className={narrow}>
      <MoneyText cents={cents} />
    </TableCell>
  );
}

function Change({ percent, income }: { percent: number | null; income: boolean }) {
  return (
    <TableCell numeric className={`${narrow} ${withoutArrows}`}>
      <PercentChange value={percent} rise={income ? 'neutral' : 'attention'} />
    </TableCell>
  );
}

function Foot({
  totals: { expenses, net },
  isReconciled,
}: Pick<BoardBudgetProps, 'totals' | 'isReconciled'>) {
  return (
    <TableFoot>
      <SumRow label="Total Expenses" amounts={expenses} />
      <TableRow kind="total">
        <TableHeaderCell scope="row" className={wrapping}>
          Net Income / Loss
          {isReconciled && <NetBadge cents={net.proposedCents} className="block sm:hidden" />}
        </TableHeaderCell>
        <Amount cents={net.previousCents} />
        <Amount cents={net.proposedCents} />
        <TableCell numeric className={narrow}>
          {isReconciled && <NetBadge cents={net.proposedCents} className="max-sm:hidden" />}
        </TableCell>
      </TableRow>
    </TableFoot>
  );
}

/** Under its label on a narrow screen, where the column of changes has no room for a word. */
function NetBadge({ cents, className }: { cents: number; className: string }) {
  return (
    <span className={className}>
      <Badge tone={cents >= 0 ? 'accent' : 'amber'}>{cents >= 0 ? 'Balanced' : 'Deficit'}</Badge>
    </span>
  );
}

function SumRow({ label, amounts }: { label: string; amounts: Amounts }) {
  return (
    <TableRow kind="total">
      <TableHeaderCell scope="row" className={wrapping}>
        {label}
      </TableHeaderCell>
      <Amount cents={amounts.previousCents} />
      <Amount cents={amounts.proposedCents} />
      <Change percent={percentChange(amounts.proposedCents, amounts.previousCents)} income={false} />
    </TableRow>
  );
}
