import { amountEntry, toDecimalString } from '@hoa/budget-math';
import {
  columnRoles,
  documentKinds,
  type BudgetColumn,
  type BudgetLine,
  type Correctable,
  type DocumentKind,
} from '@hoa/contracts';
import { Button, FormField, Input, Select } from '@hoa/ui';
import { Undo2 } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { kindLabel } from '../documents/describe';
import type { Corrections } from './use-corrections';
import { lineLabels, roleLabels } from './words';

interface FormProps {
  busy: boolean;
  changed: boolean;
  onSave: () => void;
  children: ReactNode;
}

function CorrectionForm({ busy, changed, onSave, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
      {children}
      <Button type="submit" variant="primary" loading={busy} disabled={!changed}>
        Save
      </Button>
    </form>
  );
}

export interface KindFormProps {
  kind: DocumentKind;
  /** Where only these pages are meant. */
  pages?: [number, number];
  corrections: Corrections;
}

export function KindForm({ kind, pages, corrections }: KindFormProps) {
  const [chosen, setChosen] = useState<DocumentKind | null>(null);
  const value = chosen ?? kind;
  const save = async () => {
    if (await corrections.correct({ field: 'kind', value, ...(pages ? { pages } : {}) })) setChosen(null);
  };
  return (
    <CorrectionForm busy={corrections.busy} changed={value !== kind} onSave={() => void save()}>
      <FormField label={pages ? 'These pages are a …' : 'This is a …'} className="min-w-52 grow">
        <Select value={value} onChange={(event) => setChosen(event.target.value as DocumentKind)}>
          {documentKinds.map((one) => (
            <option key={one} value={one}>
              {kindLabel(one)}
            </option>
          ))}
        </Select>
      </FormField>
    </CorrectionForm>
  );
}

export interface AssociationFormProps {
  name: string;
  corrections: Corrections;
}

export function AssociationForm({ name, corrections }: AssociationFormProps) {
  const [text, setText] = useState(name);
  const value = text.trim();
  return (
    <CorrectionForm
      busy={corrections.busy}
      changed={value.length > 1 && value !== name}
      onSave={() => void corrections.correct({ field: 'association', value })}
    >
      <FormField label="This document belongs to" className="min-w-52 grow">
        <Input maxLength={200} value={text} onChange={(event) => setText(event.target.value)} />
      </FormField>
    </CorrectionForm>
  );
}

export interface ColumnFormProps {
  partId: string;
  column: BudgetColumn;
  corrections: Corrections;
}

export function ColumnForm({ partId, column, corrections }: ColumnFormProps) {
  const was = column.year === undefined ? '' : String(column.year);
  const [role, setRole] = useState(column.role);
  const [year, setYear] = useState(was);
  const isYear = year.trim() === '' || /^(19|20|21)\d\d$/.test(year.trim());
  const save = () =>
    void corrections.correct({
      field: 'column',
      partId,
      columnId: column.id,
      value: { role, year: year.trim() === '' ? null : Number(year) },
    });
  return (
    <CorrectionForm
      busy={corrections.busy}
      changed={isYear && (role !== column.role || year.trim() !== was)}
      onSave={save}
    >
      <FormField label="This column holds" className="min-w-40 grow">
        <Select value={role} onChange={(event) => setRole(event.target.value as BudgetColumn['role'])}>
          {columnRoles.map((one) => (
            <option key={one} value={one}>
              {roleLabels[one]}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField
        label="Year"
        className="w-28"
        {...(isYear ? {} : { error: 'Please enter a year such as 2026.' })}
      >
        <Input inputMode="numeric" value={year} onChange={(event) => setYear(event.target.value)} />
      </FormField>
    </CorrectionForm>
  );
}

export interface LineFormProps {
  partId: string;
  line: BudgetLine;
  corrections: Corrections;
}

export function LineForm({ partId, line, corrections }: LineFormProps) {
  const [type, setType] = useState<BudgetLine['type'] | 'none'>(line.type);
  return (
    <CorrectionForm
      busy={corrections.busy}
      changed={type !== line.type}
      onSave={() => void corrections.correct({ field: 'line', partId, lineId: line.id, value: type })}
    >
      <FormField label="This line is" className="min-w-52 grow">
        <Select value={type} onChange={(event) => setType(event.target.value as typeof type)}>
          {Object.entries(lineLabels).map(([one, label]) => (
            <option key={one} value={one}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
    </CorrectionForm>
  );
}

export interface AmountFormProps {
  place: { partId: string; lineId: string; columnId: string };
  /** "1234.50". */
  value: string;
  corrections: Corrections;
}

export function AmountForm({ place, value, corrections }: AmountFormProps) {
  const [text, setText] = useState(value);
  const { cents, problem } = amountEntry(text);
  const money = cents === null ? null : toDecimalString(cents);
  return (
    <CorrectionForm
      busy={corrections.busy}
      changed={money !== null && money !== value}
      onSave={() => money !== null && void corrections.correct({ field: 'amount', ...place, value: money })}
    >
      <FormField label="The document states" className="w-44 grow" {...(problem ? { error: problem } : {})}>
        <Input
          inputMode="decimal"
          className="figures text-right"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </FormField>
    </CorrectionForm>
  );
}

/** Says that a person corrected it, and takes that back. */
export function CorrectedByYou({
  correction,
  was,
  corrections,
}: {
  correction: Correctable;
  was?: string | undefined;
  corrections: Corrections;
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <span>
        <span className="font-semibold text-ink">Corrected by you</span>
        {was && `; it was read as ${was}`}
      </span>
      <Button
        size="sm"
        variant="link"
        aria-label={`Undo the correction of ${correction.about}`}
        disabled={corrections.busy}
        onClick={() => void corrections.undo(correction)}
      >
        <Undo2 aria-hidden />
        Undo
      </Button>
    </p>
  );
}
