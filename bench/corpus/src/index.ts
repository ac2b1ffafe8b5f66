export {
  generateDocument,
  documentTruth,
  makeStatement,
  type GeneratedDocument,
} from './statements/generate';
export type { Draft, FlatRow, Format, Phenomenon } from './statements/model';
export type { ColumnTruth, DocumentTruth, RowTruth, StatementTruth } from './statements/truth';
export { choosePhenomena, phenomena } from './statements/registry';
export { saveDocument, saveScan, writeDocument } from './write';
