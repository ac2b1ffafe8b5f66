import type { Labelled } from '../reading/labels';

/** Figures in groups, `87 0451`. */
const GROUPS = /^\d{2,5}(?: \d{2,5})+$/;

/** `MPL 5542961  24`: in wide type the number's last digits are a cell of their own. */
export function withSuffix(hit: Labelled<string>): Labelled<string> {
  const next = hit.line.cells[hit.line.cells.indexOf(hit.cell) + 1];
  const height = hit.cell.box[3] - hit.cell.box[1];
  const isNear = next && next.box[0] - hit.cell.box[2] < 1.8 * height;
  const isRest =
    next && (/^\d{1,3}[A-Z]?$/.test(next.text) || [hit.raw, next.text].every((part) => GROUPS.test(part)));
  if (!isNear || !isRest || !hit.cell.text.endsWith(hit.raw)) return hit;
  const whole = `${hit.raw} ${next.text}`;
  return { ...hit, value: whole, raw: whole };
}

/** `POLICY NUMBER   BP   20   61884`: its first groups are cells of their own between the label and the last. */
export function withPrefix(hit: Labelled<string>): Labelled<string> {
  const at = hit.line.cells.indexOf(hit.cell);
  const from =
    hit.line.cells.slice(0, at).findLastIndex(({ text }) => !/^(?:[A-Z]{1,4}|\d{1,3})$/.test(text)) + 1;
  if (hit.how !== 'right' || from === 0 || from === at) return hit;
  const whole = [...hit.line.cells.slice(from, at).map(({ text }) => text), hit.value].join(' ');
  return { ...hit, value: whole, raw: whole };
}
