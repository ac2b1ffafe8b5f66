import type { Cell } from '../../page/types';
import { linesOf, type Prose } from '../reading/prose';
import { cleanName, isName, patternOf, type Party } from './party-names';
import { CONNECTOR, isCompany } from './titled-names';

/** Characters above a signature in which its company is looked for, and rows of them. */
const ABOVE = 420;
const ROWS = 6;

/** A name that stands in one cell, or in two below each other. */
interface Block {
  text: string;
  /** The words of its first cell, by which it is found in the text. */
  first: string;
  cell: Cell;
}

/** Companies above the signatures: a name, then `By:`; or two companies beside each other over names and `Date:`. */
export function signingParties(prose: Prose): Party[] {
  const parties: Party[] = [];
  for (const match of prose.text.matchAll(/\n[ \t]*Date\s?:/g)) {
    const from = Math.max(0, match.index - ABOVE);
    const pair = rowsAbove(prose, from, match.index)
      .map((row) => row.filter((block) => signs(block.text)))
      .findLast((row) => row.length === 2);
    parties.push(...(pair ?? []).flatMap((block) => partyOf(prose, block, from)));
  }
  for (const match of prose.text.matchAll(/(?:^|\n|\s{2,})\s*By\s*:/g)) {
    const from = Math.max(0, match.index - ABOVE);
    for (const row of rowsAbove(prose, from, match.index).slice(-ROWS).reverse()) {
      const found = row.filter((block) => signs(block.text));
      if (found.length === 0) continue;
      parties.push(...found.flatMap((block) => partyOf(prose, block, from)));
      break;
    }
  }
  return parties;
}

function partyOf(prose: Prose, block: Block, from: number): Party[] {
  const name = cleanName(block.text).text;
  const at = placeOf(prose.text, name, from) ?? placeOf(prose.text, block.first, from);
  return at ? [{ name: name.replace(/\s+/g, ' '), ...at, role: '', evidence: 0.75 }] : [];
}

/** The rows of a stretch, each cell joined with the rest of its name that stands below it. */
function rowsAbove(prose: Prose, from: number, to: number): Block[][] {
  const rows: Block[][] = [];
  const cells = new Set(cellsOf(prose.text.slice(from, to)));
  for (const { line } of linesOf(prose, from, to)) {
    const row: Block[] = [];
    for (const cell of line.cells) {
      if (!cells.has(cell.text.trim())) continue;
      const above = rows.at(-1)?.find((block) => goesOn(block, cell));
      if (above) Object.assign(above, { text: `${above.text} ${cell.text.trim()}`, cell });
      else row.push({ text: cell.text.trim(), first: cell.text.trim(), cell });
    }
    if (row.length > 0) rows.push(row);
  }
  return rows;
}

/** The cells of running text: lines may have been taken apart into columns. */
function cellsOf(text: string): string[] {
  return text.split(/\n| {2,}/).map((cell) => cell.trim());
}

/** The end of a name alone in its cell: the name began in the cell above it. */
const NAME_REST =
  /^\s*(?:(?:owners?['’]?|homeowners?['’]?|community|condominium|property|maintenance|association|corporation|company|council|trust)[ ,]*)*(?:inc|llc|l\.l\.c|corp|ltd|association|corporation|company|council|trust)?\.?\s*$/i;

/** Below the same left edge, and either a rest by its words or capitals below capitals that end as a company does. */
function goesOn(above: Block, cell: Cell): boolean {
  const height = cell.box[3] - cell.box[1];
  if (Math.abs(above.cell.box[0] - cell.box[0]) > 0.6 * height) return false;
  if (cell.box[1] - above.cell.box[3] > 1.2 * height || !/[a-z,’'&]$/i.test(above.text)) return false;
  if (NAME_REST.test(cell.text) || /\b(?:of|and|the|&)$/i.test(above.text)) return true;
  const isCapital = (text: string): boolean => text === text.toUpperCase() && /[A-Z]{3}/.test(text);
  return isCapital(above.text) && isCapital(cell.text);
}

/** The name of a company, whose sort its suffix or its trade tells; people sign below it. */
function signs(cell: string): boolean {
  // The end of a sentence that names it, or the sentence itself.
  const small = cell.split(/\s+/).filter((word) => /^[a-z]/.test(word) && !CONNECTOR.test(word));
  if (NAME_REST.test(cell.replace(/\.+$/, '.')) || small.length > 1) return false;
  return isCompany(cell) && isName(cleanName(cell).text) && cell.length < 90;
}

/** Where a name stands, whatever space parts its words. */
function placeOf(text: string, name: string, from: number): { start: number; end: number } | undefined {
  const match = new RegExp(patternOf(name)).exec(text.slice(from));
  return match ? { start: from + match.index, end: from + match.index + match[0].length } : undefined;
}
