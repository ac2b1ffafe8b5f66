import { keywordAccount } from '@hoa/budget-math';
import { dollars } from './text';
import type { PriorLine, RunNote } from './types';

const ONE_OFF = /\b(one[\s-]?time|one[\s-]?off|non[\s-]?recurring|special project)/i;
const SPECIAL_ASSESSMENTS = '6105';

/** Parts what comes back every year from what came once; each line left out is named in a note. */
export function withoutOneOffs(lines: readonly PriorLine[]): { recurring: PriorLine[]; notes: RunNote[] } {
  const oneOffs = lines.filter(isOneOff);
  return {
    recurring: lines.filter((line) => !oneOffs.includes(line)),
    notes: oneOffs.map((line) => ({
      code: 'one_off',
      message: `Left out as it does not come back: ${line.description}${amountOf(line)}.`,
    })),
  };
}

function isOneOff(line: PriorLine): boolean {
  if (ONE_OFF.test(line.description) || ONE_OFF.test(line.note)) return true;
  return line.type === 'income' && keywordAccount(line.description, 'income')?.code === SPECIAL_ASSESSMENTS;
}

function amountOf(line: PriorLine): string {
  return line.previous ? `, ${dollars(line.previous.cents)} in ${line.previous.year}` : '';
}
