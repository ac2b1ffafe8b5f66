import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { markdown } from '../report/table';
import { BINS } from '../score/calibration';
import type { DocumentScore } from '../score/document';
import { fitScales, leftOut } from './fit';
import { outcomesOf, type Blind } from './outcomes';

const USAGE = `usage: fit [--add COMMIT --scores FILE]
  Fits how much the confidences of contracts, policies and reserve studies are worth, by what was right in blind tests.
  --add COMMIT    a blind test more, of the reader of that commit
  --scores FILE   what \`eval FOLDER --json FILE\` wrote of it`;
const BLIND = join(__dirname, '../../blind.json');
const FITTED = join(__dirname, '../../../../libs/document-reader/src/confidence/fitted.ts');

const { values } = parseArgs({ options: { add: { type: 'string' }, scores: { type: 'string' } } });
if ((values.add === undefined) !== (values.scores === undefined)) throw new Error(USAGE);

const blind = JSON.parse(readFileSync(BLIND, 'utf8')) as Blind;
if (values.add !== undefined && values.scores !== undefined) {
  const file = resolve(process.env['INIT_CWD'] ?? process.cwd(), values.scores);
  const { scores } = JSON.parse(readFileSync(file, 'utf8')) as { scores: DocumentScore[] };
  blind[values.add] = outcomesOf(scores);
  writeFileSync(BLIND, `${JSON.stringify(blind)}\n`);
}

const results = leftOut(blind);
type Result = (typeof results)[number];
const inBin = (value: number, i: number): boolean => value >= BINS[i]! && value < (BINS[i + 1] ?? 1.01);
const cell = (of: keyof Result & ('said' | 'fitted'), i: number): string => {
  const inside = results.filter((one) => inBin(one[of], i));
  const all = inside.reduce((sum, one) => sum + one.of, 0);
  const right = inside.reduce((sum, one) => sum + one.right, 0);
  const said = inside.reduce((sum, one) => sum + one.of * one[of], 0);
  return all === 0
    ? '-'
    : `${(right / all).toFixed(3)} of ${all.toFixed(0)}, said ${(said / all).toFixed(3)}`;
};
const rows = BINS.map((from, i) => [`${from} to ${BINS[i + 1] ?? 1}`, cell('said', i), cell('fitted', i)]);
console.log(
  markdown(['confidence, a document once a field', 'as the rules say it', 'fitted on the other tests'], rows),
);

const lines = Object.entries(fitScales(blind)).map(
  ([field, { shift, slope }]) =>
    `  '${field}': { shift: ${Number(shift.toFixed(3))}, slope: ${Number(slope.toFixed(3))} },`,
);
writeFileSync(
  FITTED,
  `import type { Scale } from './scale';

/** Written by \`npm run fit\` from \`bench/extraction/blind.json\`; see docs/benchmarks.md. */
export const FITTED: Readonly<Record<string, Scale>> = {
${lines.join('\n')}
};
`,
);
