import { useCompareVersionsQuery } from '@hoa/api-client/versions';
import { toCents } from '@hoa/budget-math';
import type { BudgetVersion, ComparedLine, VersionComparison } from '@hoa/contracts';
import {
  Badge,
  Button,
  Checkbox,
  classNames,
  FormField,
  MoneyText,
  Select,
  Table,
  TableBody,
  TableCell,
  TableFoot,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@hoa/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '../dates/format';
import { Fetched } from '../notices/fetched';

export interface ComparisonProps {
  parametersId: number;
  from: BudgetVersion;
  versions: BudgetVersion[];
  onBack: () => void;
}

const PRESENT = 'present';

/** One version against another, or against the current budget. */
export function Comparison({ parametersId, from, versions, onBack }: ComparisonProps) {
  const [to, setTo] = useState(PRESENT);
  const [all, setAll] = useState(false);
  const query = useCompareVersionsQuery({
    parametersId,
    from: from.id,
    to: to === PRESENT ? undefined : Number(to),
  });
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Button size="sm" onClick={onBack}>
          <ArrowLeft aria-hidden />
          All versions
        </Button>
        <FormField label={`Compare “${from.name}” with`} className="grow basis-64 sm:max-w-sm">
          <Select value={to} onChange={(event) => setTo(event.target.value)}>
            <option value={PRESENT}>the current budget</option>
            {versions
              .filter(({ id }) => id !== from.id)
              .map(({ id, name, at }) => (
                <option key={id} value={id}>
                  {name}, {formatTime(at)}
                </option>
              ))}
          </Select>
        </FormField>
        <Checkbox
          label="Lines that are the same, too"
          checked={all}
          onCheckedChange={(checked) => setAll(checked === true)}
        />
      </div>
      <Fetched
        query={{ ...query, data: query.currentData }}
        loading="Comparing"
        skeletons={{ count: 2, className: 'h-8' }}
        failed={{ title: 'The versions could not be compared' }}
      >
        {(comparison) => <Differences comparison={comparison} all={all} />}
      </Fetched>
    </div>
  );
}

const changes: Record<string, string> = {
  added: 'new',
  removed: 'gone',
  changed: 'changed',
  same: 'the same',
};

/** Three amounts and a name fit on a phone, to the cent. */
const tight = 'max-sm:px-1.5';
/** The names of versions may be long. */
const heading = 'max-sm:px-1.5 whitespace-normal wrap-anywhere';

function Differences({ comparison, all }: { comparison: VersionComparison; all: boolean }) {
  const { from, to, counts, totals } = comparison;
  const lines = comparison.lines.filter(({ change }) => all || change !== 'same');
  return (
    <>
      <p role="status">
        {counts.changed} changed, {counts.added} new, {counts.removed} gone, {counts.same} the same.
      </p>
      {lines.length > 0 && (
        <Table label="Differences" className="max-sm:text-xs">
          <TableHead>
            <tr>
              <TableHeaderCell className={tight}>Line</TableHeaderCell>
              <TableHeaderCell numeric className={heading}>
                {from.name}
              </TableHeaderCell>
              <TableHeaderCell numeric className={heading}>
                {to.id === null ? 'Current' : to.name}
              </TableHeaderCell>
              <TableHeaderCell numeric className={heading}>
                Difference
              </TableHeaderCell>
            </tr>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <LineDifference key={line.lineKey} line={line} />
            ))}
          </TableBody>
          <TableFoot>
            <SumDifference label="Income" amounts={totals.income} />
            <SumDifference label="Total Expenses" amounts={totals.expenses} />
          </TableFoot>
        </Table>
      )}
    </>
  );
}

function LineDifference({ line }: { line: ComparedLine }) {
  return (
    <TableRow>
      <TableHeaderCell scope="row" className={classNames(tight, 'font-normal wrap-anywhere max-sm:text-xs')}>
        {line.description} <Badge tone="outline">{changes[line.change] ?? line.change}</Badge>
      </TableHeaderCell>
      <TableCell numeric className={tight}>
        <MoneyText cents={line.from === null ? null : toCents(line.from)} exact />
      </TableCell>
      <TableCell numeric className={tight}>
        <MoneyText cents={line.to === null ? null : toCents(line.to)} exact />
      </TableCell>
      <TableCell numeric className={tight}>
        <MoneyText cents={toCents(line.difference)} exact />
      </TableCell>
    </TableRow>
  );
}

function SumDifference({
  label,
  amounts,
}: {
  label: string;
  amounts: { from: string; to: string; difference: string };
}) {
  return (
    <TableRow kind="total">
      <TableHeaderCell scope="row" className={classNames(tight, 'max-sm:text-xs')}>
        {label}
      </TableHeaderCell>
      {[amounts.from, amounts.to, amounts.difference].map((amount, index) => (
        <TableCell key={index} numeric className={tight}>
          <MoneyText cents={toCents(amount)} exact />
        </TableCell>
      ))}
    </TableRow>
  );
}
