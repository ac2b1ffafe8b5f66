/** Words by which a contract calls who does the work, and who pays; each is a part of a regular expression. */
export const WORKERS: readonly string[] = [
  'contractor', 'vendor', '(?:service )?provider', 'operator', 'supplier', 'seller', 'bidder', 'manager', '(?:managing )?agent', 'consultant',
]; // prettier-ignore
export const PAYERS: readonly string[] = [
  'customer', 'client', 'owners?', 'association', 'purchaser', 'buyer', 'subscriber',
]; // prettier-ignore

/** What a form prints before the name of who makes an offer, and of whom it is made to. */
export const OFFERED_BY: readonly string[] = [
  '(?:submitted|prepared|provided|performed) by',
  'proposal (?:from|by)',
];
export const OFFERED_TO: readonly string[] = [
  '(?:bill(?:ed)?|sold|submitted) to', 'prepared for', 'proposal (?:to|for|submitted to)',
]; // prettier-ignore

export const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;
