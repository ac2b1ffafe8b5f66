import type { Segment } from './classify';

/** The inventory, the fund and the plan of one study are sheets beside each other, the prices and the terms of one contract too. */
const OF_SHEETS: readonly Segment['kind'][] = ['reserve-study', 'contract'];

export function joined(sheets: Segment[]): Segment[] {
  return sheets.reduce<Segment[]>((all, sheet) => {
    const last = all.at(-1);
    if (!OF_SHEETS.includes(sheet.kind) || last?.kind !== sheet.kind) return [...all, sheet];
    const pages: Segment['pages'] = [last.pages[0], sheet.pages[1]];
    return [...all.slice(0, -1), { ...last, pages, confidence: Math.max(last.confidence, sheet.confidence) }];
  }, []);
}
