import type { NoticeFormat } from '@hoa/contracts';
import { Button, Checkbox, FormField, Input } from '@hoa/ui';
import { Download, MailOpen } from 'lucide-react';
import { useState } from 'react';
import { ExportCard } from './export-card';
import { checkedNotice, emptyNotice, type NoticeErrors, type NoticeFields } from './notice-form';
import { useDownloads } from './use-download';
import { useSchedule } from './use-schedule';

const FIELDS: readonly {
  name: keyof NoticeFields;
  label: string;
  hint?: string;
  type?: string;
  inputMode?: 'decimal';
}[] = [
  {
    name: 'meetingDate',
    label: 'Date of the meeting',
    hint: 'At which the board decides on the budget.',
    type: 'date',
  },
  { name: 'meetingTime', label: 'Time', hint: 'As the letter shall say it: 7:00 pm.' },
  { name: 'meetingPlace', label: 'Place', hint: 'A room and its address, or how to join online.' },
  {
    name: 'currentFee',
    label: 'Monthly fee today',
    hint: 'Per home, in dollars. Left empty, it is computed from last year’s figures.',
    inputMode: 'decimal',
  },
  { name: 'signedBy', label: 'Signed by', hint: 'Name and office, below the line for the signature.' },
];

/** The letter that tells owners of the fee, with what only a person knows typed in. */
export function NoticeCard({ parametersId }: { parametersId: number }) {
  const [fields, setFields] = useState(emptyNotice);
  const [errors, setErrors] = useState<NoticeErrors>({});
  const [format, setFormat] = useState<NoticeFormat>('docx');
  const [eachUnit, setEachUnit] = useState(false);
  const schedule = useSchedule(parametersId);
  const perUnit = eachUnit && schedule !== undefined;
  const { busy, download } = useDownloads('Export successful');
  const ask = (as: NoticeFormat) => {
    const checked = checkedNotice(fields);
    setErrors(checked.input === null ? checked.errors : {});
    if (checked.input === null) return;
    setFormat(as);
    download({
      kind: 'notice',
      parametersId,
      format: as,
      per: perUnit ? 'unit' : 'home',
      input: checked.input,
    });
  };
  const button = (as: NoticeFormat, label: string) => (
    <Button
      variant={as === 'docx' ? 'primary' : 'secondary'}
      loading={busy && format === as}
      disabled={busy && format !== as}
      onClick={() => ask(as)}
    >
      <Download aria-hidden />
      {label}
    </Button>
  );
  return (
    <ExportCard
      className="md:col-span-2"
      icon={MailOpen}
      title="Letter to owners"
      description="The new fee and why, for every home"
      actions={
        <>
          {button('docx', 'Download Word')}
          {button('pdf', 'Download letter as PDF')}
        </>
      }
    >
      <p>
        The old and the new monthly fee, the lines that move it most and the meeting. It is marked as a draft
        until the budget is adopted. What you leave empty stays a blank to be filled in; your governing
        documents say how long before the meeting owners must have it.
      </p>
      {schedule && (
        <Checkbox
          className="mt-3"
          label="A letter for each unit"
          description={`With its own assessment, by the schedule “${schedule.name}” (${schedule.units} units).`}
          checked={eachUnit}
          onCheckedChange={(checked) => setEachUnit(checked === true)}
        />
      )}
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {FIELDS.filter(({ name }) => !perUnit || name !== 'currentFee').map(
          ({ name, label, hint, type = 'text', inputMode }) => {
            const error = errors[name];
            return (
              <FormField
                key={name}
                label={label}
                optional
                {...(hint ? { hint } : {})}
                {...(error ? { error } : {})}
              >
                <Input
                  type={type}
                  value={fields[name]}
                  {...(inputMode ? { inputMode } : {})}
                  onChange={({ target }) => setFields((now) => ({ ...now, [name]: target.value }))}
                />
              </FormField>
            );
          },
        )}
      </div>
    </ExportCard>
  );
}
