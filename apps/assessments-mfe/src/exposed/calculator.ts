import type { CalculatedDetail, ExportedDetail } from '../features/results/details';
import { mountInto } from '../embed/mount';
import { optionsOf } from '../embed/options';

export interface CalculatorOptions {
  apiBase: string;
  embedKey: string;
  total?: string;
  year?: number;
  theme?: 'light' | 'dark' | 'system';
  onCalculated?: (detail: CalculatedDetail) => void;
  onExported?: (detail: ExportedDetail) => void;
}

/** For a host that loads federated modules and has no shell of ours: draws the calculator below `place`, in a shadow root. */
export function mount(place: HTMLElement, options: CalculatorOptions) {
  const host = place.ownerDocument.createElement('div');
  place.append(host);
  let latest = options;
  const mounted = mountInto(host.attachShadow({ mode: 'open' }), parsed(options), {
    onCalculated: (detail) => latest.onCalculated?.(detail),
    onExported: (detail) => latest.onExported?.(detail),
  });
  return {
    update: (changes: Partial<CalculatorOptions>) => {
      latest = { ...latest, ...changes };
      mounted.update(parsed(latest));
    },
    unmount: () => {
      mounted.unmount();
      host.remove();
    },
  };
}

function parsed({ apiBase, embedKey, total, year, theme }: CalculatorOptions) {
  const given: Record<string, string | undefined> = {
    'api-base': apiBase,
    'embed-key': embedKey,
    total,
    year: year === undefined ? undefined : String(year),
    theme,
  };
  return optionsOf((name) => given[name] ?? null, apiBase);
}
