export type { Box, Cell, Container, Line, Page, ReadDocument, Ruling, Word } from './page/types';
export { readContainer } from './containers/read-container';
export { ReadError, isReadErrorCode, type ReadErrorCode } from './page/read-error';
export { DEFAULT_LIMITS, type Limits, type Progress, type ReadOptions } from './page/options';
export { readDocument, type Reading } from './read';
export { readIsolated, DEFAULT_BOUNDS, type Bounds, type IsolatedOptions } from './isolation/read-isolated';
export { jailed, type Allowance } from './isolation/jail';
export { BROWSER_USER, stranger } from './isolation/stranger';
export { drawIsolated, type DrawOptions } from './isolation/draw-isolated';
export { hasSecondEngine } from './containers/ocr/number-recogniser';
export { inspect } from './containers/inspect';
export { FITTED } from './confidence/fitted';
export { logOdds, rescaled, unscaled, type Scale } from './confidence/scale';
export { factsOf, READER, type FactsMeta } from './facts';
export {
  applyCorrections,
  kindsOf,
  withAssociation,
  locate,
  KeptCorrection,
  type Corrected,
} from './corrections/apply';
export { findAnswers, locateAnswer } from './corrections/answers';
export { recheckTotals } from './corrections/totals';
export { Locator } from './corrections/places';
export type { Answer, PagesKind, Stated } from './page/options';
export { findAmounts, readNumber, type FoundAmount, type NumberReading } from './text/amounts';
export { findDates, type FoundDate } from './text/dates';
export { daysOf, findPercents, findSpans } from './kinds/contract/quantities';
export { findShares, type FoundShare } from './kinds/ownership/share-text';
