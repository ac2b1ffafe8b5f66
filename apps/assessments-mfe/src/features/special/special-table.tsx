import type { Cents } from '@hoa/budget-math';
import type { ScheduleUnit } from '@hoa/contracts';
import {
  MoneyText,
  Table,
  TableCell,
  TableFoot,
  TableHead,
  TableHeaderCell,
  TableRow,
  VirtualRows,
} from '@hoa/ui';
import { useState } from 'react';
import type { SpecialRow } from './special';

const ROW_HEIGHT = 40;

export interface SpecialTableProps {
  units: readonly ScheduleUnit[];
  rows: readonly SpecialRow[];
  title: string;
  totalCents: Cents;
  unallocatedCents: Cents;
  instalments: number;
}

/** What each unit pays of it: altogether, each time, and the last time, which makes up the cents. */
export function SpecialTable({
  units,
  rows,
  title,
  totalCents,
  unallocatedCents,
  instalments,
}: SpecialTableProps) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const several = instalments > 1;
  const columns = several ? 4 : 2;
  return (
    <Table
      label={`${title}: what each unit pays`}
      frameRef={setFrame}
      frameClassName="max-h-[26rem]"
      className="table-fixed"
      style={{ minWidth: several ? 480 : 260 }}
      aria-rowcount={rows.length + 2}
    >
      <TableHead>
        <tr aria-rowindex={1}>
          <TableHeaderCell className="sticky left-0 z-20 bg-sunken">Unit</TableHeaderCell>
          <TableHeaderCell numeric>Special assessment</TableHeaderCell>
          {several && (
            <>
              <TableHeaderCell numeric className="whitespace-normal">
                Installments 1 to {instalments - 1}, each
              </TableHeaderCell>
              <TableHeaderCell numeric className="whitespace-normal">
                Installment {instalments}
              </TableHeaderCell>
            </>
          )}
        </tr>
      </TableHead>
      <VirtualRows count={rows.length} rowHeight={ROW_HEIGHT} frame={frame} columns={columns}>
        {(place) => (
          <TableRow aria-rowindex={place + 2} className="h-10">
            <TableHeaderCell scope="row" className="sticky left-0 z-[5] bg-surface py-1">
              <span className="block truncate">{units[place]?.unit}</span>
            </TableHeaderCell>
            <TableCell numeric>
              <MoneyText exact cents={rows[place]!.cents} />
            </TableCell>
            {several && (
              <>
                <TableCell numeric>
                  <Each parts={rows[place]!.parts} />
                </TableCell>
                <TableCell numeric>
                  <MoneyText exact cents={rows[place]!.parts.at(-1)!} />
                </TableCell>
              </>
            )}
          </TableRow>
        )}
      </VirtualRows>
      <TableFoot>
        {unallocatedCents !== 0 && <Total label="Unallocated" cents={unallocatedCents} rest={columns - 2} />}
        <Total label="Total" cents={totalCents} rest={columns - 2} />
      </TableFoot>
    </Table>
  );
}

/** All but the last are equal, but for an amount of a few cents: its parts are in the CSV. */
function Each({ parts }: { parts: readonly Cents[] }) {
  const first = parts[0]!;
  return parts.slice(1, -1).every((part) => part === first) ? <MoneyText exact cents={first} /> : 'see CSV';
}

function Total({ label, cents, rest }: { label: string; cents: Cents; rest: number }) {
  return (
    <tr className="bg-surface [&>*]:shadow-[inset_0_1px_0_var(--line)]">
      <TableHeaderCell scope="row" className="bg-surface">
        {label}
      </TableHeaderCell>
      <TableCell numeric>
        <MoneyText exact cents={cents} />
      </TableCell>
      {rest > 0 && <td colSpan={rest} />}
    </tr>
  );
}
