import { types } from 'pg';

const INT8 = 20;

/**
 * `bigint` columns arrive as numbers. Ids and cents stay far below 2^53; what does not is an error here and not a
 * wrong figure later.
 */
export function readBigintsAsNumbers(): void {
  types.setTypeParser(INT8, (text) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new RangeError(`A stored number is too large: ${text}`);
    return value;
  });
}
