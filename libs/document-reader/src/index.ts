export type { Box, Cell, Container, Line, Page, ReadDocument, Ruling, Word } from './page/types';
export { readContainer } from './containers/read-container';
export { ReadError, isReadErrorCode, type ReadErrorCode } from './page/read-error';
export { DEFAULT_LIMITS, type Limits, type Progress, type ReadOptions } from './page/options';
export { readDocument, type Reading } from './read';
export { readIsolated, DEFAULT_BOUNDS, type Bounds, type IsolatedOptions } from './isolation/read-isolated';
export { inspect } from './containers/inspect';
export { factsOf, READER, type FactsMeta } from './facts';
