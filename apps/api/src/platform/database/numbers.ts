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

/** For entity columns of type `bigint`: TypeORM passes numbers on as they are. */
export const bigintColumn = {
  from: (value: number | string | null): number | null => (value === null ? null : Number(value)),
  to: (value: number | null | undefined): number | null | undefined => value,
};
