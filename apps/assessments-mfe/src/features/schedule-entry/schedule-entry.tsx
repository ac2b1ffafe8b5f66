import type { ScheduleUnit } from '@hoa/contracts';
import { Button, FormField, Textarea } from '@hoa/ui';
import { useId, useState, type ClipboardEvent } from 'react';
import { cellsOf, type Cells } from './cells';
import { ColumnRoles } from './column-roles';
import { layoutOf, type Layout } from './roles';
import { unitsOf } from './units';

export interface ScheduleEntryProps {
  onEntered: (units: ScheduleUnit[]) => void;
}

interface Pasted {
  cells: Cells;
  layout: Layout;
}

/** A schedule without a document: pasted from a spreadsheet, opened from a CSV file, or typed row by row. */
export function ScheduleEntry({ onEntered }: ScheduleEntryProps) {
  const [text, setText] = useState('');
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const take = (given: string) => {
    const cells = cellsOf(given);
    setPasted(cells.length === 0 ? null : { cells, layout: layoutOf(cells) });
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const given = event.clipboardData.getData('text/plain');
    if (!given.includes('\n') && !given.includes('\t')) return;
    // Thousands of lines are shown as a table, not as a text to edit.
    event.preventDefault();
    take(given);
  };
  if (pasted)
    return (
      <ColumnRoles
        {...pasted}
        onLayout={(layout) => setPasted({ ...pasted, layout })}
        onCancel={() => setPasted(null)}
        onUse={() => {
          onEntered(unitsOf(pasted.cells, pasted.layout).units);
          setPasted(null);
          setText('');
        }}
      />
    );
  return (
    <div className="space-y-4">
      <FormField
        label="Schedule"
        hint="Copy the rows in your spreadsheet and paste them here: unit, lot, percentage, and if you have them square feet, value, last year’s assessment and tower."
      >
        <Textarea
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={paste}
          placeholder={'Unit\tLot no.\tOwnership Interest\n101\t12\t2.5%\n102\t13\t1/36'}
          className="figures font-mono text-sm"
          rows={5}
          spellCheck={false}
        />
      </FormField>
      <div className="flex flex-wrap gap-3">
        <Button disabled={text.trim() === ''} onClick={() => take(text)}>
          Read these rows
        </Button>
        <CsvFile onText={take} />
        <Button variant="quiet" onClick={() => onEntered([{ unit: '101', lotNumber: '' }])}>
          Type row by row
        </Button>
      </div>
    </div>
  );
}

function CsvFile({ onText }: { onText: (text: string) => void }) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const read = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    if (!/\.(csv|tsv|txt)$/i.test(file.name) || file.size > MOST_BYTES) {
      setProblem('Please choose a CSV file of at most 10 MB.');
      return;
    }
    onText(await file.text());
  };
  return (
    <span>
      <Button asChild>
        <label
          htmlFor={id}
          className="cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent"
        >
          Open a CSV file
          <input
            id={id}
            type="file"
            accept=".csv,.tsv,.txt"
            className="sr-only"
            data-testid="csv-input"
            onChange={(event) => {
              void read(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
      </Button>
      {problem && (
        <span role="alert" className="mt-1 block text-sm text-brick">
          {problem}
        </span>
      )}
    </span>
  );
}

const MOST_BYTES = 10 * 1024 * 1024;
