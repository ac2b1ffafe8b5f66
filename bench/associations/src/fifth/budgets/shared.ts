import { type Random } from '../../core/random';
import { type TruthPart } from '../../truth';
import { drawersOf, type Chart, type Drawer, type Entry } from '../accounts';
import { type Draft } from '../publish';
import { type Leaf } from '../press/leaf';
import { leafOf, type Place } from '../place';
import { type Tally } from '../tally';

/** Headings of an accountant, of a board, of a printer in capitals. */
export const headings: Record<'formal' | 'plain' | 'loud', Record<Drawer, string>> = {
  formal: {
    income: 'Revenues',
    office: 'General and Administrative',
    service: 'Contracted Services',
    power: 'Utilities',
    upkeep: 'Repair and Maintenance',
    cover: 'Insurance',
    wages: 'Personnel',
    reserve: 'Transfers to Replacement Fund',
  },
  plain: {
    income: 'What We Take In',
    office: 'Running the Association',
    service: 'Companies We Hire',
    power: 'Light, Water and Heat',
    upkeep: 'Fixing Things',
    cover: 'Insurance',
    wages: 'Our Staff',
    reserve: 'Put Aside for Reserves',
  },
  loud: {
    income: 'OPERATING RECEIPTS',
    office: 'ADMIN & PROFESSIONAL',
    service: 'SERVICE AGREEMENTS',
    power: 'UTILITY CHARGES',
    upkeep: 'MAINT & REPAIR',
    cover: 'INSURANCE PREMIUMS',
    wages: 'PAYROLL',
    reserve: 'RESERVE FUNDING',
  },
};

/** Some of the drawers of spending, always with reserves at the end. */
export function someDrawers(random: Random, count: number, wages = 0.2): Drawer[] {
  const all: Drawer[] = ['office', 'service', 'power', 'upkeep', 'cover'];
  const kept = new Set(random.sample(all, count));
  return [
    ...all.filter((one) => kept.has(one)),
    ...(random.chance(wages) ? (['wages'] as const) : []),
    'reserve',
  ];
}

export const moneyIn = (chart: Chart): Entry[] => chart.income ?? [];
export const moneyOut = (chart: Chart): Drawer[] => drawersOf(chart).filter((one) => one !== 'income');

/** Each drawer under its heading with its total below; `totals` says how totals are called. */
export function drawerByDrawer(
  tally: Tally,
  chart: Chart,
  how: {
    names: Record<Drawer, string>;
    totals: (heading: string) => string;
    says?: (entry: Entry) => { code?: string; note?: string };
    drawers?: readonly Drawer[];
    indent?: number;
    /** A heading further up. */
    under?: string;
  },
): void {
  for (const drawer of how.drawers ?? drawersOf(chart)) {
    const entries = chart[drawer] ?? [];
    const section = how.names[drawer];
    tally.heading(section, { indent: how.indent ?? 0 });
    for (const entry of entries)
      tally.line(entry, {
        section,
        ...(how.under ? { alsoSection: how.under } : {}),
        ...how.says?.(entry),
      });
    tally.total(how.totals(section), { plus: entries }, { indent: how.indent ?? 0 });
  }
}

export const budgetPaper = (
  place: Place,
  made: {
    leaf: Partial<Leaf> & Pick<Leaf, 'title' | 'blocks'>;
    parts: TruthPart[];
    traits: string[];
    forms?: Draft['forms'];
    kind?: 'budget' | 'actuals';
    year?: number;
    sheet?: Draft['sheet'];
  },
): Draft => ({
  kind: made.kind ?? 'budget',
  association: place.name,
  fiscalYear: made.year ?? place.year,
  parts: made.parts,
  traits: made.traits,
  forms: made.forms ?? { pdf: 5, scan: 2.2, docx: 1 },
  leaf: leafOf(place, made.leaf),
  ...(made.sheet ? { sheet: made.sheet } : {}),
});
