import { parseArgs } from 'node:util';
import { Random } from '@hoa/bench-associations/kit';
import { blindWish } from './blind';
import { eleventhWish } from './eleventh';
import { ninthWish } from './ninth';
import { secondWish } from './second';
import { generateDocument, type Wish } from './statements/generate';
import type { Phenomenon } from './statements/model';
import { sets } from './statements/registry';
import { thirdWish } from './third';
import { saveDocument, saveScan } from './write';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '40' },
    scans: { type: 'string', default: '0' },
    out: { type: 'string', default: 'out/corpus' },
    /** Comma-separated ids: every document has exactly these. */
    only: { type: 'string' },
    /** Names of sets, comma-separated. */
    set: { type: 'string', default: 'base' },
    /** Documents of the second kind: structures and phenomena of `blind`, mixed with the others. */
    blind: { type: 'boolean', default: false },
    /** The same of the third kind. */
    second: { type: 'boolean', default: false },
    /** And of the fourth. */
    third: { type: 'boolean', default: false },
    /** Ordinary documents in a good third, few phenomena in the others. */
    ninth: { type: 'boolean', default: false },
    /** Ordinary documents in four of ten, one to four phenomena in the others. */
    eleventh: { type: 'boolean', default: false },
    phenomena: { type: 'boolean', default: false },
  },
});

interface Kind {
  prefix: string;
  set: string;
  wish: (all: readonly Phenomenon[]) => Partial<Wish>;
}

function kindOf(): Kind {
  if (values.eleventh) return { prefix: 'e', set: 'base,eleventh', wish: () => eleventhWish };
  if (values.ninth) return { prefix: 'n', set: 'base,ninth', wish: () => ninthWish };
  if (values.third) return { prefix: 'd', set: 'base,third', wish: () => thirdWish };
  if (values.second) return { prefix: 'c', set: 'base,second', wish: () => secondWish };
  if (values.blind) return { prefix: 'b', set: 'base,blind', wish: () => blindWish };
  return { prefix: 's', set: values.set, wish: (from) => ({ from }) };
}

async function main(): Promise<void> {
  const { prefix, set, wish } = kindOf();
  const phenomena = set.split(',').flatMap((name) => sets[name] ?? []);
  if (values.phenomena) return console.log(phenomena.map(({ id }) => id).join('\n'));
  const [seed, folder] = [Number(values.seed), values.out];
  const wanted = values.only?.split(',');
  const chosen = {
    ...wish(phenomena),
    ...(wanted ? { only: phenomena.filter(({ id }) => wanted.includes(id)) } : {}),
  };
  for (let index = 0; index < Number(values.count); index++) {
    const format = new Random(`format/${seed}/${index}`).weighted({
      pdf: 6,
      xlsx: 2,
      csv: 1,
      txt: 0.8,
      docx: 0.8,
    });
    const name = `${prefix}${seed}-${String(index + 1).padStart(3, '0')}`;
    await saveDocument(generateDocument({ seed, index, format, ...chosen }), { folder, name });
  }
  for (let index = 0; index < Number(values.scans); index++) {
    const document = generateDocument({ seed, index: 100_000 + index, format: 'pdf', ...chosen });
    const name = `${prefix}${seed}-scan-${String(index + 1).padStart(3, '0')}`;
    await saveScan(document, { folder, name, seed: `scan/${seed}/${index}` });
  }
  console.log(`${values.count} statements and ${values.scans} scans in ${folder}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
