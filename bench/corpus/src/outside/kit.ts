export { scanPdf, stableZip, type ScanOptions } from '@hoa/bench-associations/kit';
export { asFraction, exact, inPercent, sumOf, type Exact } from '@hoa/bench-associations/kit';
export { Truth, truthName, type TruthPart } from '@hoa/bench-associations';
