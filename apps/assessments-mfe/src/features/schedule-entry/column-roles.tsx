import {
  Banner,
  Button,
  Checkbox,
  Select,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@hoa/ui';
import { useMemo } from 'react';
import type { Cells } from './cells';
import { ROLE_LABELS, ROLES, type Layout, type Role } from './roles';
import { unitsOf } from './units';

const SHOWN = 5;

export interface ColumnRolesProps {
  cells: Cells;
  layout: Layout;
  onLayout: (layout: Layout) => void;
  onUse: () => void;
  onCancel: () => void;
}

/** What was pasted, with what each column is taken for, before it is used. */
export function ColumnRoles({ cells, layout, onLayout, onUse, onCancel }: ColumnRolesProps) {
  const { roles, hasHeader } = layout;
  const result = useMemo(() => unitsOf(cells, layout), [cells, layout]);
  const choose = (column: number, role: Role) =>
    // A role is held by one column: whoever had it is left out.
    onLayout({
      ...layout,
      roles: roles.map((other, index) =>
        index === column ? role : other === role && role !== 'ignore' ? 'ignore' : other,
      ),
    });
  const rows = cells.slice(hasHeader ? 1 : 0, SHOWN + (hasHeader ? 1 : 0));
  const unitNamed = roles.includes('unit');
  return (
    <div className="space-y-4">
      <p role="status">
        <strong className="font-semibold">{result.units.length.toLocaleString('en-US')} units</strong> in what
        you pasted. Please check what each column holds.
      </p>
      <Table label="Pasted columns" className="min-w-full w-auto">
        <TableHead>
          <tr>
            {roles.map((role, column) => (
              <TableHeaderCell key={column} className="min-w-44">
                <Select
                  aria-label={`Column ${column + 1}${hasHeader && cells[0]?.[column] ? ` (${cells[0][column]})` : ''}`}
                  value={role}
                  onChange={({ target }) =>
                    choose(column, ROLES.find((one) => one === target.value) ?? 'ignore')
                  }
                >
                  {ROLES.map((one) => (
                    <option key={one} value={one}>
                      {ROLE_LABELS[one]}
                    </option>
                  ))}
                </Select>
              </TableHeaderCell>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={index}>
              {roles.map((_, column) => (
                <TableCell key={column} className="max-w-60 truncate">
                  {row[column]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Checkbox
        label="The first row names the columns"
        checked={hasHeader}
        onCheckedChange={(checked) => onLayout({ ...layout, hasHeader: checked === true })}
      />
      <Findings problems={result.problems} notes={result.notes} />
      {!unitNamed && (
        <p role="alert" className="text-sm text-brick">
          Please say which column names the unit.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" disabled={!unitNamed || result.units.length === 0} onClick={onUse}>
          Use these units
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  );
}

function Findings({ problems, notes }: { problems: readonly string[]; notes: readonly string[] }) {
  if (problems.length + notes.length === 0) return null;
  return (
    <Banner tone={problems.length > 0 ? 'attention' : 'neutral'} title="Please note">
      <ul className="list-disc space-y-0.5 pl-5">
        {[...problems, ...notes].map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
