import { promise } from './sources.mjs';

const SHOWN = 200;

/** What every reader of a container promises of the pages that it makes, whatever it was given. */
export function checkDocument(doc) {
  promise(doc.pages.length <= doc.pageCount, () => `${doc.pages.length} pages of ${doc.pageCount}`);
  for (const [at, page] of doc.pages.entries()) {
    promise(page.number > (doc.pages[at - 1]?.number ?? 0), () => `page ${page.number} at place ${at}`);
    promise(
      Number.isFinite(page.width) && Number.isFinite(page.height),
      () => `size ${page.width} x ${page.height}`,
    );
    page.lines.forEach(checkLine);
  }
  for (const { code, message } of doc.warnings)
    promise(code !== '' && message !== '', 'a warning without words');
}

function checkLine(line, at) {
  promise(line.index === at + 1, () => `line ${line.index} at place ${at}`);
  promise(line.cells.length > 0, () => `line ${line.index} has no cells`);
  const joined = line.cells.map(({ text }) => text).join('  ');
  promise(line.text === joined, () => `${shown(line.text)} is not its cells ${shown(joined)}`);
  checkBox(line.box, line.text);
  for (const cell of line.cells) {
    checkBox(cell.box, cell.text);
    promise(cell.number === undefined || Number.isFinite(Number(cell.number)), () => `number ${cell.number}`);
    promise(cell.words.length > 0, () => `${shown(cell.text)} has no words`);
    for (const word of cell.words) checkBox(word.box, word.text);
  }
}

function checkBox(box, text) {
  promise(
    box.length === 4 && box.every(Number.isFinite) && box[0] <= box[2] && box[1] <= box[3],
    () => `box ${box} of ${shown(text)}`,
  );
}

function shown(text) {
  return JSON.stringify(text.slice(0, SHOWN));
}
