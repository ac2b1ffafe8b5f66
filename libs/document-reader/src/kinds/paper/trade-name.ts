import type { Line } from '../../page/types';

const DOING_BUSINESS = /^,?\s*(?:d\/?b\/?a|doing business as)\b\.?:?\s*/i;
/** `Lakeside Village Association, Inc.`: words in capitals, and those that join them. */
const NAME =
  /^(?:[A-Z][\w.&'’-]*,?|of|the|at|and)(?: (?:[A-Z][\w.&'’-]*,?|of|the|at|and)){0,7}(?=$|[;(]| {2}| [a-z])/;

/**
 * An association's name with the one that it does business as: a budget may know it by either. It stands behind the name,
 * and one or both words of it may begin the next line.
 */
export function withTradeName(name: string, line: Line, next: Line | undefined): string {
  const cell = line.cells.find(({ text }) => text.replace(/\s+/g, ' ').includes(name));
  if (!cell) return name;
  const text = cell.text.replace(/\s+/g, ' ');
  const behind = text.slice(text.indexOf(name) + name.length).trim();
  const below = next?.cells.find(({ box }) => Math.abs(box[0] - cell.box[0]) < cell.box[3] - cell.box[1]);
  const words = behind.replace(DOING_BUSINESS, '') === '' ? `${behind} ${below?.text ?? ''}` : behind;
  const lead = DOING_BUSINESS.exec(words.trim())?.[0];
  const trade = lead === undefined ? undefined : NAME.exec(words.trim().slice(lead.length))?.[0];
  return trade === undefined || trade === '' ? name : `${name} dba ${trade.replace(/,$/, '')}`;
}
