import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eighthHandWritten } from '../../eighth';
import { eleventhHandWritten } from '../../eleventh/hand-written';
import { fifthHandWritten } from '../../fifth';
import { fourthHandWritten } from '../../fourth';
import { secondHandWritten } from '../../second/hand-written';
import { seventhHandWritten } from '../../seventh';
import { sixthHandWritten } from '../../sixth';
import { tenthHandWritten } from '../../tenth';
import { thirdHandWritten } from '../../third/hand-written';
import { handWritten, handWrittenTruth } from './index';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'out/hand-written' },
    /** Those of the second set. */
    second: { type: 'boolean', default: false },
    third: { type: 'boolean', default: false },
    fourth: { type: 'boolean', default: false },
    fifth: { type: 'boolean', default: false },
    sixth: { type: 'boolean', default: false },
    seventh: { type: 'boolean', default: false },
    eighth: { type: 'boolean', default: false },
    tenth: { type: 'boolean', default: false },
    eleventh: { type: 'boolean', default: false },
  },
});

const sets = [
  ['eleventh', eleventhHandWritten],
  ['tenth', tenthHandWritten],
  ['eighth', eighthHandWritten],
  ['seventh', seventhHandWritten],
  ['sixth', sixthHandWritten],
  ['fifth', fifthHandWritten],
  ['fourth', fourthHandWritten],
  ['third', thirdHandWritten],
  ['second', secondHandWritten],
] as const;

async function main(): Promise<void> {
  await mkdir(values.out, { recursive: true });
  const documents = sets.find(([name]) => values[name])?.[1] ?? handWritten;
  for (const document of documents) {
    const truth = handWrittenTruth(document);
    await writeFile(join(values.out, truth.file), await document.write());
    await writeFile(join(values.out, `${document.name}.truth.json`), JSON.stringify(truth, null, 1));
  }
  console.log(`${documents.length} statements in ${values.out}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
