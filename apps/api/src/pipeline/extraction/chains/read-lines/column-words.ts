import type { BudgetColumn } from '@hoa/contracts';

type Role = BudgetColumn['role'];

/** Words of a heading that name a role; a heading may name several, as `2026 Budget to date` does. */
const WORDS: Partial<Record<Role, RegExp>> = {
  budget: /\b(?:budget(?:ed)?|approved|adopted)\b/i,
  proposed: /\b(?:proposed|proposal|draft|requested|recommended)\b/i,
  actual: /\bactuals?\b/i,
  projected: /\b(?:project(?:ed|ion)|estimated?|forecast|annuali[sz]ed)\b/i,
  ytd: /\b(?:ytd|y-t-d|year[- ]to[- ]date|to[- ]date|so far|thr(?:u|ough))\b/i,
  variance: /\b(?:variance|difference|change|increase|decrease|over|under|remaining)\b|\+\/-/i,
  percent: /%|\b(?:percent|pct)\b/i,
  quarter: /\b(?:quarter|qtr|q[1-4])\b/i,
  month:
    /\b(?:month(?:ly)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/i,
};

/** What is planned for a year is called by either word. */
const ALIKE: Partial<Record<Role, Role>> = { proposed: 'budget', budget: 'proposed' };

export const namesRole = (label: string, role: Role): boolean => WORDS[role]?.test(label) ?? false;

/** The heading names a role, and not this one. */
export const namesOtherRole = (label: string, role: Role): boolean =>
  !namesRole(label, role) &&
  Object.entries(WORDS).some(([other, words]) => other !== ALIKE[role] && words.test(label));

export const yearsOf = (label: string): Set<number> =>
  new Set([...label.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([year]) => Number(year)));
