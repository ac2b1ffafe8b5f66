import { amountEntry } from '@hoa/budget-math';
import { EMBED_KEY_PATTERN } from '@hoa/contracts';

/** Budget years that the product knows. */
const YEARS = { min: 2020, max: 2050 } as const;

export type Theme = 'light' | 'dark' | 'system';

/** What a portal asks for, as its attributes or the frame's fragment say it. */
export interface EmbedOptions {
  /** '' on the same origin. */
  apiBase: string;
  /** Null where none is given, or what is given can be none. */
  embedKey: string | null;
  /** As it is typed into the field; '' where none is given or it is no amount. */
  total: string;
  year: number | null;
  theme: Theme;
}

/** `given` by attribute name; what cannot be meant counts as not given, and is never an error of the portal's readers. */
export function optionsOf(given: (name: string) => string | null, scriptBase: string): EmbedOptions {
  const key = given('embed-key')?.trim() ?? '';
  const total = given('total')?.trim() ?? '';
  const theme = given('theme');
  return {
    apiBase: (given('api-base')?.trim() || scriptBase).replace(/\/+$/, ''),
    embedKey: EMBED_KEY_PATTERN.test(key) ? key : null,
    total: (amountEntry(total).cents ?? 0) > 0 ? total : '',
    year: yearOf(given('year') ?? ''),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
  };
}

/** A budget year, or null for what is none. */
export function yearOf(text: string): number | null {
  const year = /^\d{4}$/.test(text.trim()) ? Number(text) : NaN;
  return year >= YEARS.min && year <= YEARS.max ? year : null;
}

/** The API beside which a script is served: all before `/remotes/`. */
export function baseOf(scriptUrl: string): string {
  const at = scriptUrl.indexOf('/remotes/');
  if (at >= 0) return scriptUrl.slice(0, at);
  return URL.canParse(scriptUrl) ? new URL(scriptUrl).origin : '';
}
