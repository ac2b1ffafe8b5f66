import { CUSTOMER_NAME, SUFFIX, VENDOR_NAME } from './party-names';

/** Small words inside names. */
export const CONNECTOR = /^(?:of|and|at|the|for|&|de|la|on|by)$/;

export function isNameWord(token: string): boolean {
  return (/^["“]?[A-Z0-9&]/.test(token) && !/[:;]$/.test(token)) || CONNECTOR.test(token);
}

/** `Red Barn Disposal`: each word begins with a capital, as it does in no sentence. */
export function isTitled(text: string): boolean {
  return text.split(/\s+/).every((word) => isNameWord(word)) && !/[.;:]$/.test(text);
}

/** A name of an organization, where the word of a trade alone might be any word of a sentence. */
export const isCompany = (text: string): boolean =>
  SUFFIX.test(text) || CUSTOMER_NAME.test(text) || (VENDOR_NAME.test(text) && isTitled(text));
