import type { Page } from '../page/types';
import { finished, type Steps } from '../steps';
import { hasAmounts } from './bands';
import { withoutFurniture } from './furniture';
import { categoriesAsHeadings } from './category-column';
import { withColumnsOfNextPage } from './cut-columns';
import { codesAsWords } from './leading-codes';
import { withoutTypeColumn } from './type-column';
import { amountsBelowEachOther } from './listed-amounts';
import { descriptionsFirst, type Middle } from './middle-words';
import { notesBehind } from './note-column';
import { settleRecognised } from './recognised';
import { withoutRowNumbers } from './row-numbers';
import { rowsOfPage } from './items';
import { splitSides } from './sides';
import type { Band, Row, Table } from './types';
import { addSegment } from './continue-table';
import { segmentsOf } from './segments';

/**
 * Reads every table of figures of the given pages, in reading order. Tables that go on over a page or after a
 * repeated header are one. A table is only geometry and header words: what its rows mean is the kinds' business.
 */
export function readTables(pages: Page[]): Table[] {
  return finished(tableSteps(pages));
}

/** The same, a step a page or half page. */
export function* tableSteps(pages: Page[]): Steps<Table[]> {
  const tables: Table[] = [];
  const paged: Row[][] = [];
  for (const page of pages) {
    paged.push(amountsBelowEachOther(settleRecognised(rowsOfPage(page).filter((row) => !isQuoted(row)))));
    yield;
  }
  const read = withColumnsOfNextPage(paged).flat();
  const rows = codesAsWords(
    notesBehind(categoriesAsHeadings(withoutTypeColumn(withoutFurniture(withoutRowNumbers(read), pages)))),
  );
  let middle: Middle | undefined;
  let codes: Band | undefined;
  for (const stream of streamsOf(pages, rows)) {
    const ordered = descriptionsFirst(codesAsWords(stream), middle);
    middle = ordered.middle;
    const segments = segmentsOf(ordered.rows, codes);
    codes = segments.findLast((segment) => segment.codes)?.codes ?? codes;
    for (const segment of segments) addSegment(tables, segment);
    yield;
  }
  return tables;
}

/** `> Could we keep dues at $1,080?`: what an e-mail answers. */
const isQuoted = ({ page, items }: Row): boolean => page.source === 'text' && /^>/.test(items[0]?.text ?? '');

/** Pages in reading order, halves of a page that was cut one after the other; a left half goes on before the right one. */
function streamsOf(pages: Page[], rows: Row[]): Row[][] {
  const streams: Row[][] = [];
  let cut = -Infinity;
  for (const page of pages) {
    const split = splitSides(withoutRowNumbers(rows.filter((row) => row.page === page)), page.number);
    const left = split.filter((row) => row.stream === page.number);
    const right = split.filter((row) => row.stream !== page.number);
    const figures = left.filter(hasAmounts);
    const goesOn = right.length === 0 && figures.length > 0 && figures.every((row) => row.box[2] <= cut);
    if (goesOn) streams.splice(-1, 0, left);
    else streams.push(left, ...[...new Set(right.map(({ stream }) => stream))].map((one) => right.filter(({ stream }) => stream === one))); // prettier-ignore
    if (!goesOn) cut = right.length > 0 ? Math.min(...right.map((row) => row.box[0])) : -Infinity;
  }
  return streams;
}
