import type { ReadingTask } from '../second-reading/task';
import { withContracts } from './compare';
import { resolve, type FoundContract } from './normalise';
import { PROMPT, SYSTEM } from './prompt';
import { ContractPlaces } from './schema';

export const readContract: ReadingTask<ContractPlaces> = {
  task: 'read-contract',
  prompt: PROMPT,
  system: SYSTEM,
  schema: ContractPlaces,
  holds: 'term of a contract',
  apply(facts, answers, { places, opinions }) {
    const found: FoundContract[] = [];
    for (const { contracts } of answers)
      for (const [index, at] of contracts.entries()) add(found, index, resolve(at, places));
    return withContracts(facts, found, opinions);
  },
};

/** A contract that runs over several parts is one: what an earlier part did not show, a later one adds. */
function add(found: FoundContract[], index: number, contract: FoundContract): void {
  const known = contract.vendor
    ? found.find(({ vendor }) => vendor?.value.toLowerCase() === contract.vendor?.value.toLowerCase())
    : found[index];
  if (!known) {
    found.push(contract);
    return;
  }
  const stated = Object.fromEntries(Object.entries(known).filter(([, field]) => field !== undefined));
  Object.assign(known, { ...contract, ...stated, surcharges: [...known.surcharges, ...contract.surcharges] });
}
