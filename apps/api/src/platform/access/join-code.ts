import { randomInt } from 'node:crypto';

/** Digits and letters that nobody confuses when a code is read out: no I, L, O or U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
const MEANT: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Fifty bits, in two groups of five: "7KQ2M-X04TB". */
export function newJoinCode(): string {
  const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** A code as a person typed it, as it is compared; null for what cannot be one. */
export function normaliseJoinCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, '')
    .replace(/[OIL]/g, (letter) => MEANT[letter] ?? letter);
  const isCode = code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter));
  return isCode ? code : null;
}
