import type { ScheduleUnit } from '@hoa/contracts';
import { Button, Input, Table, TableCell, TableHead, TableHeaderCell, TableRow, VirtualRows } from '@hoa/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { changeOf, FIELD_LABELS, FIELDS, fieldText, MORE_FIELDS, type Field, type MoreField } from './fields';
import { SourceQuote } from './source-quote';

const ROW_HEIGHT = 44;
const WIDTHS: Readonly<Record<Field, number>> = {
  unit: 112,
  lotNumber: 100,
  group: 130,
  share: 150,
  area: 120,
  value: 140,
  lastYear: 130,
};
const SOURCE_WIDTH = 76;
const REMOVE_WIDTH = 56;

export interface OwnershipTableProps {
  units: readonly ScheduleUnit[];
  onChange: (place: number, change: Partial<ScheduleUnit>) => void;
  onAdd: () => void;
  onRemove: (place: number) => void;
}

/** The rows, each figure as it was recorded, to be corrected in place. */
export function OwnershipTable({ units, onChange, onAdd, onRemove }: OwnershipTableProps) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const [asked, setAsked] = useState<readonly MoreField[]>([]);
  const has = (field: Field) =>
    !isMore(field) || asked.includes(field) || units.some((unit) => unit[field] !== undefined);
  const fields = FIELDS.filter(has);
  const hasSources = units.some(({ source }) => source);
  const widths = [
    ...fields.map((field) => WIDTHS[field]),
    ...(hasSources ? [SOURCE_WIDTH] : []),
    REMOVE_WIDTH,
  ];
  return (
    <div>
      <Table
        label="Units and ownership interests"
        frameRef={setFrame}
        frameClassName="max-h-[26rem]"
        className="table-fixed"
        style={{ minWidth: widths.reduce((sum, width) => sum + width, 0) }}
        aria-rowcount={units.length + 1}
      >
        <colgroup>
          {widths.map((width, index) => (
            <col key={index} style={{ width }} />
          ))}
        </colgroup>
        <TableHead>
          <tr aria-rowindex={1}>
            {fields.map((field) => (
              <TableHeaderCell key={field}>{FIELD_LABELS[field]}</TableHeaderCell>
            ))}
            {hasSources && <TableHeaderCell>Source</TableHeaderCell>}
            <TableHeaderCell>
              <span className="sr-only">Remove</span>
            </TableHeaderCell>
          </tr>
        </TableHead>
        {/* The number of rows in the key: where one goes, what was typed but not understood goes with it. */}
        <VirtualRows
          key={units.length}
          count={units.length}
          rowHeight={ROW_HEIGHT}
          frame={frame}
          columns={widths.length}
        >
          {(place) => (
            <TableRow aria-rowindex={place + 2} className="h-11">
              {fields.map((field) => (
                <TableCell key={field} className="px-1 py-0.5">
                  <FieldInput
                    unit={units[place]!}
                    field={field}
                    onChange={(change) => onChange(place, change)}
                  />
                </TableCell>
              ))}
              {hasSources && (
                <TableCell className="px-1 py-0">
                  {units[place]!.source && (
                    <SourceQuote source={units[place]!.source} about={`Unit ${units[place]!.unit}`} />
                  )}
                </TableCell>
              )}
              <TableCell className="px-1 py-0">
                <Button
                  size="sm"
                  variant="danger-quiet"
                  aria-label={`Remove unit ${units[place]!.unit}`}
                  onClick={() => onRemove(place)}
                >
                  <Trash2 aria-hidden />
                </Button>
              </TableCell>
            </TableRow>
          )}
        </VirtualRows>
      </Table>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={onAdd}>
          <Plus aria-hidden />
          Add a unit
        </Button>
        {MORE_FIELDS.filter((field) => !has(field)).map((field) => (
          <Button key={field} size="sm" variant="quiet" onClick={() => setAsked([...asked, field])}>
            <Plus aria-hidden />
            {FIELD_LABELS[field]}
          </Button>
        ))}
      </div>
    </div>
  );
}

const isMore = (field: Field): field is MoreField => MORE_FIELDS.some((one) => one === field);

interface FieldInputProps {
  unit: ScheduleUnit;
  field: Field;
  onChange: (change: Partial<ScheduleUnit>) => void;
}

/** What is typed counts as soon as it means something; until then the figure stays as it was, and the field says so. */
function FieldInput({ unit, field, onChange }: FieldInputProps) {
  const [text, setText] = useState<string | null>(null);
  const meant = text === null ? null : changeOf(field, text);
  const problem = meant && 'problem' in meant ? meant.problem : undefined;
  const type = (given: string) => {
    setText(given);
    const change = changeOf(field, given);
    if ('change' in change) onChange(change.change);
  };
  return (
    <Input
      aria-label={`${FIELD_LABELS[field]} of unit ${unit.unit}`}
      aria-invalid={problem ? true : undefined}
      title={problem}
      value={text ?? fieldText(unit, field)}
      onFocus={() => setText((now) => now ?? fieldText(unit, field))}
      onChange={(event) => type(event.target.value)}
      onBlur={() => (problem ? undefined : setText(null))}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setText(null);
      }}
      className={`h-9 px-2 text-sm ${field === 'unit' || field === 'lotNumber' || field === 'group' ? '' : 'figures text-right'}`}
    />
  );
}
