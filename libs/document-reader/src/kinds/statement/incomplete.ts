import type { ReadDocument } from '../../page/types';
import { readNumber } from '../../text/amounts';
import { parseDate } from '../../text/dates';
import { isColumnLabel, meaningOf } from '../../tables/roles';
import type { Table } from '../../tables/types';
import { areThousands, saysThousands } from './thousands';
import { LEAST } from './counted';
import type { Draft } from './draft';
import { leavesOf, type Node } from './node';
import type { Understood } from './understand';

/** What cuts a figure off, or stands where it did not fit. */
const CUT = /^#{2,}$|\d ?(?:…|\.{3})$|^(?:…|\.{3}) ?\d/;
const ENDS_IN_FIGURE = /(?:^|\s)\(?-?\$?\s?(?:\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+\.\d\d)\)?$/;
/** Share of the lines whose descriptions may end in a figure of their own, such as a rate. */
const MOST_IN_WORDS = 0.3;
const FEWEST_LINES = 4;
const PAGE_OF = /\bpage\s+(\d{1,3})\s*(?:of|\/)\s*(\d{1,3})\b|^\s*(\d{1,3})\s+of\s+(\d{1,3})\s*$/i;
const GOES_ON = /\(?\bcont(?:inued|'d|\.)?\b(?: on| next| over|\W*$)|\bsee (?:the )?attach|\bover\W*$/i;
const LAST_LINES = 4;

/** Why a document does not hold the whole statement, as its pages say: "Page 2 of 3" without a third, "continued". */
export function missingPages(doc: ReadDocument): string | undefined {
  const last = doc.pages.at(-1);
  if (!last || doc.container === 'xlsx' || doc.container === 'xls') return undefined;
  const numbered = doc.pages.flatMap(({ lines }) =>
    lines.flatMap(({ text }) => {
      const [, page, of, bare, ofBare] = PAGE_OF.exec(text) ?? [];
      const [at, all] = [Number(page ?? bare), Number(of ?? ofBare)];
      return at >= 1 && at <= all ? [all] : [];
    }),
  );
  const pages = Math.max(0, ...numbered);
  // Pages of another kind are here, too: a reserve schedule behind the budget.
  const here = Math.max(doc.pageCount ?? 0, doc.pages.length);
  if (pages > here) return `the document says that it has ${pages} pages and only ${here} ${here === 1 ? 'is' : 'are'} here`; // prettier-ignore
  const foot = last.lines.slice(-LAST_LINES);
  return foot.some(({ text }) => text.length < 60 && GOES_ON.test(text.trim()))
    ? 'the last page says that the statement goes on elsewhere'
    : undefined;
}

/** Points from the edge of the page within which a head without figures was cut off together with them. */
const AT_EDGE = 15;

/** Heads at the right edge of the page, behind all figures: the figures below them were not printed. */
export function columnBeyondPage({ columns, headers }: Table): string | undefined {
  const end = Math.max(...columns.map(({ right }) => right));
  // `Annual` right of the figures may head the last group all the same.
  const isUsed = (text: string): boolean => columns.at(-1)!.label.startsWith(`${text} `);
  const lost = headers.flatMap(({ page, items }) =>
    items.filter(
      ({ text, box }) =>
        page.source !== 'grid' &&
        box[0] > end &&
        box[2] > page.width - AT_EDGE &&
        isColumnLabel(meaningOf(text)) &&
        !isUsed(text),
    ),
  );
  const label = lost.map(({ text }) => text).join(' ');
  return label ? `no figures are printed below ‘${label}’ at the edge of the page` : undefined;
}

/** What speaks against a column being whole, however well its figures add up. */
export function cutOff(of: Understood, column: number): string | undefined {
  if (textsOf(of, column).some(({ text }) => CUT.test(text)))
    return 'some of its figures are cut off or do not show';
  const lines = of.rows.filter(({ entry }) => entry.values.some((value) => value !== undefined));
  const inWords = lines.filter(({ entry }) => ENDS_IN_FIGURE.test(entry.description));
  return lines.length >= FEWEST_LINES && inWords.length > MOST_IN_WORDS * lines.length
    ? 'figures stand among the words of its lines, where another column may be lost'
    : undefined;
}

/** A figure of the column that is no amount as it stands, such as `12,5OO`: a line may lack it. */
export function unread(of: Understood, column: number): string | undefined {
  const found = textsOf(of, column).find(
    ({ text, label, recognised }) =>
      label !== '' && (NEARLY_FIGURE.test(text) || OPEN.test(text)) && readNumber(text, { recognised }).kind === 'words' && !parseDate(text), // prettier-ignore
  );
  return found && `‘${found.text}’ beside ‘${found.label}’ cannot be read as an amount`;
}

/** Digits, their separators, and the letters that are typed for digits. */
const NEARLY_FIGURE = /^(?=.*\d.*\d)[-($\s]*[\dOoIl.,'\s]+\)?$/;

/** "$400/unit x 3", "see note", "TBD": a line whose amount somebody left open. */
const OPEN = /^\$\s?\d[\d,.]*\s?(?:\/|per\b|x\b|a\b|each\b)|^see (?:note|below|above|letter)|^tb[da]$|^\?+$/i;

/** What stands in a column beside the names of its rows. */
function textsOf(of: Understood, column: number): { text: string; label: string; recognised: boolean }[] {
  const { left, right } = of.columns[of.amounts[column]!]!;
  return of.rows.flatMap(({ entry }) => {
    const { page, items, line } = entry.row.source;
    const recognised = page.source === 'ocr';
    // In a sheet words stand in a cell of the column, and are no figures of the row.
    return (page.source === 'grid' ? line.cells : items).flatMap(({ text, box }) => {
      const middle = (box[0] + box[2]) / 2;
      const isIn = middle < right + SLACK && middle > left - SLACK;
      // Words that fill a cell are read into the name beside it.
      return isIn ? [{ text: text.trim(), label: entry.description.replace(text.trim(), '').trim(), recognised }] : []; // prettier-ignore
    });
  });
}

const SLACK = 4;

/** The paper speaks of thousands, and its figures are too large or too exact to be thousands. */
export const inThousands = (draft: Draft): string | undefined =>
  saysThousands(draft) && !areThousands(draft)
    ? 'the paper says that its amounts are in thousands of dollars'
    : undefined;

/**
 * "Total income" of a recapitulation of one fund, above the lines of both whose result is printed: a total that the result
 * was not worked out from, and most of which is one of the figures that it was.
 */
export function besideResult({ settled: { pieces, nets } }: Understood, column: number): string | undefined {
  const amountOf = ({ values }: Node): number => Math.abs(values[column] ?? 0);
  const proven = pieces.filter(({ net }) => net && net.tie?.failed === 0 && nets.includes(net));
  const beside = pieces.find(({ node, net, flow, fund }) => {
    if (net || flow !== 'income' || node.kind !== 'total' || amountOf(node) < LEAST) return false;
    const kin = proven.filter((piece) => piece.flow === flow && piece.fund === fund);
    const known = new Set(kin.flatMap((piece) => leavesOf(piece.node)).map(amountOf));
    return leavesOf(node)
      .map(amountOf)
      .some((cents) => 2 * cents >= amountOf(node) && known.has(cents));
  });
  return (
    beside &&
    `‘${beside.node.row.entry.description}’ has a figure that the result was worked out from as well`
  );
}
