import { publish, Random, type Container, type Draft, type Published } from '@hoa/bench-associations/kit';
import { contractPapers } from './contracts';
import { insurancePapers } from './insurance';
import { makePaper } from './model';
import { ownershipPapers } from './ownership';
import { plainPapers } from './plain';
import { reservePapers } from './reserve';

type Make = (random: Random, only?: readonly string[]) => Draft;

/** By the name of the kind, with the ids of its phenomena. */
export const paperKinds: Record<string, { make: Make; phenomena: string[] }> = {
  ownership: kindOf(ownershipPapers),
  contract: kindOf(contractPapers),
  insurance: kindOf(insurancePapers),
  reserve: kindOf(reservePapers),
  plain: kindOf(plainPapers),
};

function kindOf<S>(kind: Parameters<typeof makePaper<S>>[0]): { make: Make; phenomena: string[] } {
  return {
    make: (random, only) => makePaper(kind, random, only),
    phenomena: kind.phenomena.map(({ id }) => id),
  };
}

export interface PaperWish {
  kind: string;
  seed: number;
  index: number;
  only?: readonly string[];
  container?: Container;
}

/** The same wish gives the same bytes and the same truth. */
export async function generatePaper({ kind, seed, index, only, container }: PaperWish): Promise<Published> {
  const known = paperKinds[kind];
  if (!known) throw new Error(`There is no kind '${kind}': ${Object.keys(paperKinds).join(', ')}.`);
  const random = new Random(`papers/${kind}/${seed}/${index}`);
  const into = container ?? random.weighted<Container>({ pdf: 6, docx: 3, txt: 1 });
  const name = `${kind}-${seed}-${String(index + 1).padStart(3, '0')}`;
  return publish(known.make(random.fork('paper'), only), { name, container: into }, random.fork('publish'));
}
