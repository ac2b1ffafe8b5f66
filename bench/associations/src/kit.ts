/** What every generator of documents uses: seeded choices, archives that come out the same, scans. */
export { Random } from './core/random';
export { scanPdf, type ScanOptions } from './writers/scan';
export { stableZip } from './writers/stable-zip';
