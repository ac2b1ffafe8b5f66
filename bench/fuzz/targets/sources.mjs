import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../../../tools/start/prepare.mjs';

const require = createRequire(import.meta.url);

/** A source file of a project, such as 'libs/budget-math/src/money.ts', compiled as it is required. */
export function source(file) {
  return require(path.join(root, file));
}

/** Throws where a promise does not hold. */
export function promise(holds, words) {
  if (!holds) throw new Error(typeof words === 'function' ? words() : words);
}
