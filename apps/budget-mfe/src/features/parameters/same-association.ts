/** Words that many associations' names share, and that documents add or leave out. */
const COMMON = new Set(
  (
    'the of a an at and hoa coa inc incorporated llc corp corporation association associations assn assoc owner owners ' +
    'homeowner homeowners unit condominium condominiums condo condos community communities townhome townhomes ' +
    'townhouse townhouses property master council cooperative coop'
  ).split(' '),
);

/** What is left of a name without the words that every association has. */
function tellingWords(name: string): Set<string> {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['\u2018\u2019\p{M}]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return new Set(words.filter((word) => !COMMON.has(word)));
}

/**
 * Whether two names may well mean one association: 'Aspen Ridge' and 'Aspen Ridge Condominium Association, Inc.' do,
 * 'Aspen Ridge' and 'Aspen Grove HOA' do not. A name that tells nothing speaks against nothing.
 */
export function sameAssociation(one: string, other: string): boolean {
  const [a, b] = [tellingWords(one), tellingWords(other)];
  const [fewer, more] = a.size <= b.size ? [a, b] : [b, a];
  return [...fewer].every((word) => more.has(word));
}
