import { cellsIn, linesIn, type Prose } from '../reading/prose';
import {
  cleanName,
  isName,
  isPayerName,
  patternOf,
  SUFFIX,
  SUFFIX_OWN,
  VENDOR_NAME,
  type Party,
} from './party-names';
import { isTitled } from './titled-names';
import { isOfNoTrade, isPlainTrade } from './trades';

const NO_COMPANY =
  /agreement|contract|proposal|quot(?:e|ation)\b|\bbid\b|exhibit|addendum|amendment|schedule|letter|memorandum|invoice|order\b|confirmation|program\b|summary|authorization|enrollment|estimate\b|subscription|modification|service plan\b|association management agreement/i;

/** What stands in the second line of a document whose first is the name of its company. */
const BELOW_COMPANY =
  /^[ \t]*(?:submitted|(?:order|work|service) (?:form|order)|proposal|quotation|estimate|agreement|licen[sc]ed|since \d|prepared for|p\. ?o\. box|\d{1,6} [A-Z]|\(?\d{3}\)?[ -]\d{3}|[\w ,&/-]{3,60}\b(?:agreement|contract|proposal)\W*$)/i;

/** A telephone, a post code or a street further on in that line. */
const OF_ADDRESS = /\(?\b\d{3}\)?[ -.]\d{3}[ -.]\d{4}\b|\b[A-Z][A-Za-z]+,? \d{5}\b/;

function isOver(text: string, from: number): boolean {
  const lines = text.slice(from, from + 400).replace(/ {2,}/g, ' ').split('\n').filter((line) => line.trim() !== ''); // prettier-ignore
  return BELOW_COMPANY.test(lines[1] ?? '') || lines.slice(1, 3).some((line) => OF_ADDRESS.test(line));
}

/** In heights of a letter. */
const WIDEST = 1.5;

/** A typewriter's spaces are as wide as its letters: words of one line are cells, though no gap parts them. */
function isSetWide({ segments }: Prose, start: number): boolean {
  const cells = segments.find((segment) => segment.start === start)?.cells ?? [];
  return (
    cells.length > 1 &&
    cells.every(({ box }, i) => i === 0 || box[0] - cells[i - 1]!.box[2] < WIDEST * (box[3] - box[1]))
  );
}

/** The company over a proposal or a printed form: a name with a company's suffix among the first lines, or the first line of all where it names a trade. */
export function letterhead(prose: Prose): Party | undefined {
  let [isFirst, isOpen] = [true, false];
  for (const { text: line, start: offset } of linesIn(prose.text.slice(0, 900)).slice(0, 7)) {
    const words = isSetWide(prose, offset) ? line.replace(/ {2,}/g, ' ') : line;
    // The second line of a name is none.
    const [cell] = isOpen ? [] : cellsIn(words);
    isOpen = line.trimEnd().endsWith('&');
    const name = cell && cleanName(cell.text);
    if (
      name &&
      (SUFFIX.test(name.text) ||
        (isFirst &&
          isTitled(name.text) &&
          (VENDOR_NAME.test(name.text) || (name.text.includes(' ') && isOver(prose.text, offset))))) &&
      isName(name.text) &&
      !isPayerName(name.text) &&
      !NO_COMPANY.test(name.text) &&
      (SUFFIX_OWN.test(name.text) || !(isPlainTrade(name.text) || isOfNoTrade(name.text))) &&
      name.text.split(/\s+/).length <= 9
    ) {
      const found = new RegExp(patternOf(name.text)).exec(prose.text.slice(offset));
      if (found) {
        const start = offset + found.index;
        return { name: name.text, start, end: start + found[0].length, role: '', evidence: 0.7 };
      }
    }
    // Under a title, or a blank line, the first line is still to come.
    isFirst &&= line.trim() === '' || NO_COMPANY.test(line);
  }
  return undefined;
}
