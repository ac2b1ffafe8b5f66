import { parseArgs } from 'node:util';
import { Random } from '@hoa/bench-associations/kit';
import { generateDocument } from './statements/generate';
import { phenomena } from './statements/registry';
import { saveDocument, saveScan } from './write';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '40' },
    scans: { type: 'string', default: '0' },
    out: { type: 'string', default: 'out/corpus' },
    /** Comma-separated ids: every document has exactly these. */
    only: { type: 'string' },
    phenomena: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  if (values.phenomena) return console.log(phenomena.map(({ id }) => id).join('\n'));
  const [seed, folder] = [Number(values.seed), values.out];
  const wanted = values.only?.split(',');
  const only = wanted ? { only: phenomena.filter(({ id }) => wanted.includes(id)) } : {};
  for (let index = 0; index < Number(values.count); index++) {
    const format = new Random(`format/${seed}/${index}`).weighted({
      pdf: 6,
      xlsx: 2,
      csv: 1,
      txt: 0.8,
      docx: 0.8,
    });
    const name = `s${seed}-${String(index + 1).padStart(3, '0')}`;
    await saveDocument(generateDocument({ seed, index, format, ...only }), { folder, name });
  }
  for (let index = 0; index < Number(values.scans); index++) {
    const document = generateDocument({ seed, index: 100_000 + index, format: 'pdf', ...only });
    const name = `s${seed}-scan-${String(index + 1).padStart(3, '0')}`;
    await saveScan(document, { folder, name, seed: `scan/${seed}/${index}` });
  }
  console.log(`${values.count} statements and ${values.scans} scans in ${folder}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
