/** What every generator of documents uses: seeded choices, archives that come out the same, scans, documents of blocks. */
export { Random } from './core/random';
export { scanPdf } from './writers/scan';
export { stableZip } from './writers/stable-zip';
export { addDays, addYears, isoDate, longDate, months as monthNames } from './core/dates';
export { asFraction, exact, inPercent, sumOf, type Exact } from './core/fraction';
export { decimal } from './core/money';
export { inWords, ordinal } from './core/words';
export { anyStyle, paperDate, type Draft } from './papers/draft';
export { publish, type Container, type Published } from './papers/publish';
export { row, type Block, type Cell } from './layout/paper';
