import { useListProvidersQuery } from '@hoa/api-client/generation';
import { Select } from '@hoa/ui';
import { BUILT_IN } from './built-in';

/** Those that can be asked on this server. */
export function useUsableProviders() {
  const { data = [] } = useListProvidersQuery();
  return data.filter(({ configured }) => configured);
}

/** Those of them that are models. */
export function useModels() {
  return useUsableProviders().filter(({ name }) => name !== BUILT_IN);
}

export interface ProviderSelectProps {
  /** What is chosen, for whoever does not see it. */
  label: string;
  /** The same, shown before the field. */
  caption?: string;
  /** A provider's name; '' is the server's default. */
  value: string;
  onChange: (name: string) => void;
}

/** Who answers or writes; there only where more than one can. */
export function ProviderSelect({ label, caption, value, onChange }: ProviderSelectProps) {
  const usable = useUsableProviders();
  if (usable.length < 2) return null;
  const select = (
    <Select
      aria-label={label}
      value={value === '' ? (usable.find((one) => one.default)?.name ?? '') : value}
      onChange={(event) => onChange(event.target.value)}
    >
      {usable.map(({ name, label: text }) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </Select>
  );
  if (!caption) return select;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <span aria-hidden className="text-ink-soft">
        {caption}
      </span>
      <div className="w-full max-w-64">{select}</div>
    </div>
  );
}
