import { Button, Input, MoneyText, Select } from '@hoa/ui';
import { Download } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Calculated, ResultRow } from './calculation';
import { scheduleCsv } from './csv';
import { INSTALMENTS, isInstalmentCount, type InstalmentCount } from './instalments';
import type { AssessmentResultsProps } from './results';
import { ScheduleTable } from './schedule-table';
import { useExport } from './use-export';
import { viewOf, type Sorting } from './view';

export interface ResultsTableProps extends Pick<
  AssessmentResultsProps,
  'year' | 'onExported' | 'rowAction' | 'actions'
> {
  calculated: Calculated;
  rows: readonly ResultRow[];
  instalments: InstalmentCount;
  onInstalments: (count: InstalmentCount) => void;
}

/** The schedule with what can be done with it: search, sort, instalments, export. */
export function ResultsTable(props: ResultsTableProps) {
  const { calculated, rows, year, instalments, onInstalments, rowAction, actions } = props;
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [search, setSearch] = useState('');
  // Typing stays ahead of a search through thousands of rows.
  const wanted = useDeferredValue(search);
  const shown = useMemo(() => viewOf(rows, { sorting, search: wanted }), [rows, sorting, wanted]);
  const download = useScheduleExport(props);
  return (
    <section aria-label="Assessment schedule">
      <div className="mb-3 flex flex-wrap items-end gap-3">
        <div className="grow basis-52">
          <Input
            type="search"
            aria-label="Search units"
            placeholder="Search units"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <div className="basis-40">
          <Select
            aria-label="Installments"
            value={instalments}
            onChange={({ target }) => {
              const count = Number(target.value);
              if (isInstalmentCount(count)) onInstalments(count);
            }}
          >
            {INSTALMENTS.map(({ count, label }) => (
              <option key={count} value={count}>
                {label}
              </option>
            ))}
          </Select>
        </div>
        <Button onClick={download}>
          <Download aria-hidden />
          Export CSV
        </Button>
        {actions}
      </div>
      <p role="status" className="mb-2 text-sm text-ink-soft">
        {shown.length === rows.length
          ? `${count(rows.length)} ${rows.length === 1 ? 'unit' : 'units'}`
          : `${count(shown.length)} of ${count(rows.length)} units`}
      </p>
      <ScheduleTable
        calculated={calculated}
        rows={rows}
        shown={shown}
        year={year}
        instalments={instalments}
        sorting={sorting}
        onSort={setSorting}
        rowAction={rowAction}
      />
      <LastInstalment rows={rows} instalments={instalments} />
    </section>
  );
}

const count = (number: number) => number.toLocaleString('en-US');

function useScheduleExport({ calculated, rows, year, onExported }: ResultsTableProps) {
  const save = useExport();
  return () => {
    const fileName = `association-assessments-${year}.csv`;
    const csv = scheduleCsv({
      rows,
      unallocatedCents: calculated.unallocatedCents,
      totalCents: calculated.totalCents,
      sum: calculated.byGroup ? null : calculated.sum,
    });
    if (save(fileName, csv)) onExported?.({ fileName, year, rows: rows.length, kind: 'schedule' });
  };
}

/** Installments are equal but for the last one, whose cents make up the annual amount. */
function LastInstalment({ rows, instalments }: { rows: readonly ResultRow[]; instalments: number }) {
  if (instalments === 1) return null;
  const example = rows.find(
    ({ cents, instalmentCents, lastInstalmentCents }) =>
      instalmentCents !== lastInstalmentCents &&
      // A few cents in many parts are spread, and no example of equal ones.
      instalmentCents * (instalments - 1) + lastInstalmentCents === cents,
  );
  if (!example) return null;
  return (
    <p className="mt-3 max-w-prose text-sm text-ink-soft">
      The installments add up to the annual assessment to the cent: the last one differs where it does not
      divide evenly. Unit {example.unit.unit} pays {instalments - 1} times{' '}
      <MoneyText exact cents={example.instalmentCents} /> and last{' '}
      <MoneyText exact cents={example.lastInstalmentCents} />.
    </p>
  );
}
