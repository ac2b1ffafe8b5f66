export { scoreFolder, type FolderOptions } from './folder';
export { reportOf } from './report/report';
export { scoreDocument, type DocumentScore } from './score/document';
