import { formatDollars, namesAnother, toCents } from '@hoa/budget-math';
import type { Citation, ParametersProposal } from '@hoa/contracts';
import { Button } from '@hoa/ui';
import { FileText } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import type { FormValues } from './form-values';
import { stated as words } from './messages';
import type { ProposedName } from './use-proposal';

export interface StatedValueProps {
  form: UseFormReturn<FormValues>;
  name: ProposedName;
  proposal: ParametersProposal | undefined;
  readOnly: boolean;
  /** As it is shown: a month's name for its number. */
  show?: (value: string | number) => string;
}

/** Below a field: where the documents state its value, or that they state another. */
export function StatedValue({ form, name, proposal, readOnly, show = String }: StatedValueProps) {
  const current = useWatch({ control: form.control, name });
  const proposed = proposal?.[name];
  const [source] = proposed?.sources ?? [];
  if (proposal && !proposed && name === 'units' && !readOnly && !form.formState.dirtyFields.units)
    return <p className="mt-1.5 text-sm text-amber">{words.unitsNotStated(show(current ?? ''))}</p>;
  if (!proposed || !source) return null;
  const { value, sources, others } = proposed;
  // A name without its 'Condominium Association, Inc.' is the same name.
  const isSame = name === 'associationName' && !namesAnother(String(current), String(value));
  if (current === value || (isSame && current !== ''))
    return (
      <>
        <Source source={source} more={sources.length - 1} />
        {others.slice(0, 2).map((other) => (
          <p key={other.value} className="text-sm text-amber">
            {words.others(show(other.value), other.sources[0]?.documentName ?? '')}
          </p>
        ))}
      </>
    );
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm text-amber">
      {words.differs(show(value), source.documentName, source.page)}
      {!readOnly && (
        <Button
          variant="link"
          className="min-h-11 text-left text-sm whitespace-normal! sm:min-h-6"
          onClick={() => form.setValue(name, value, { shouldDirty: true, shouldValidate: true })}
        >
          {words.use(show(value))}
        </Button>
      )}
    </p>
  );
}

function Source({ source, more }: { source: Citation; more: number }) {
  return (
    <p className="mt-1.5 flex items-start gap-1.5 text-sm text-ink-soft" title={source.quote}>
      <FileText aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      <span className="min-w-0 break-words">
        {words.from(source.documentName, source.page)}
        {more > 0 && words.more(more)}
      </span>
    </p>
  );
}

/** What owners pay now, as documents state it; nothing to type. */
export function CurrentDues({ proposal }: { proposal: ParametersProposal | undefined }) {
  const dues = proposal?.dues;
  const [source] = dues?.sources ?? [];
  if (!dues || !source) return null;
  const all = [dues.value, ...dues.others.map(({ value }) => value)];
  return (
    <div className="sm:col-span-2">
      <p className="font-semibold">{words.dues}</p>
      <ul className="figures">
        {all.slice(0, 4).map(({ amount, period }) => (
          <li key={`${amount} ${period ?? ''}`}>
            {words.duesAmount(
              formatDollars(toCents(amount), { cents: 'if any' }),
              period === undefined ? '' : (words.periods[period] ?? ''),
            )}
          </li>
        ))}
      </ul>
      <Source source={source} more={dues.sources.length - 1} />
    </div>
  );
}
