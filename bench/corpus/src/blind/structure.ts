import type { Scenario } from '@hoa/contracts';
import type { Look } from '../statements/look';

/** Label and its share of the dues in thousandths. */
export type Share = [label: string, low: number, high: number];

/** A kind of association with the words that its treasurer uses. */
export interface Structure {
  id: string;
  names: [string[], string[]];
  units: [number, number];
  /** Dues of one unit in dollars a year. */
  rate: [number, number];
  income: { label: string; heading: string | null; total: string | null };
  expense: { label: string; heading: string | null; total: string | null };
  dues: string[];
  others: Share[];
  /** Sections, or a plain list where there is only one without a name. */
  sections: { label: string; items: Share[] }[];
  sectionTotal: (label: string) => string | null;
  /** The contribution to reserves; none where nothing is put aside. */
  contribution?: string;
  reserve?: {
    income: [string, string];
    expense: [string, string];
    lines: [string, string];
    spent: Share[];
    net: string;
  };
  net: string | null;
  /** What a year's column is called: `{y}` is the year, `{s}` its last two digits. */
  columns: Record<Scenario, string[]>;
  title: Record<'plan' | 'report', string[]>;
  look: Partial<Look>;
}
