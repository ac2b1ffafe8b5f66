/** What has to stand beside each of them. */
export const LIMITS_NOTICE = 'Informational, not legal advice.';

/** A state's limit on how far assessments may rise without a vote, or without a further step of the board. */
export interface StateLimit {
  id: string;
  /** Full name: "California". */
  state: string;
  /** What is limited: the year's regular assessments, or its special assessments together. */
  subject: 'regular' | 'special';
  /** Whether all of the association's assessments are compared, or each unit's where last year's are known. */
  compares: 'total' | 'unit';
  /** Regular: how far above last year's, so that 115 % of it is 15. Special: of the budgeted gross expenses. */
  thresholdPercent: number;
  /** The same in words: "115% of the preceding year’s". */
  threshold: string;
  /** The rule, and what it asks for above the threshold, in words. */
  rule: string;
  /** What our figures cannot tell: exceptions, and what the law leaves out of the comparison. */
  caution: string;
  /** Whom it is for, in words. */
  appliesTo: string;
  /** Whether it fits the property type asked about, as far as that alone tells. */
  fit: 'applies' | 'may apply';
  citation: string;
  /** The day on which the rule was looked up, and where: texts of others, not the official one. */
  verified: string;
  source: string;
  notice: typeof LIMITS_NOTICE;
}

interface Rule extends Omit<StateLimit, 'fit' | 'notice'> {
  /** By property type as the parameters have it; it is not listed for the others. */
  fits: Readonly<Record<string, StateLimit['fit']>>;
}

const california = {
  state: 'California',
  caution:
    'Emergencies are excepted (§ 5610), and stricter or looser limits hold for deed-restricted affordable units. ' +
    'Without the annual budget report of § 5300 no increase at all is allowed without a vote.',
  appliesTo:
    'Common interest developments: condominiums and planned developments; not those that are only commercial.',
  fits: {
    Condominium: 'applies',
    'Single Family Homes': 'applies',
    Townhomes: 'applies',
    'Mixed Use': 'may apply',
  },
  citation: 'Cal. Civ. Code § 5605(b)',
  verified: '2026-11-21',
  source: 'https://self-law.org/code/ca/civil-code/5605',
} as const satisfies Partial<Rule>;

/** Condominiums are a form of ownership that attached and mixed buildings may have or not. */
const CONDOMINIUMS = {
  Condominium: 'applies',
  Townhomes: 'may apply',
  'Mixed Use': 'may apply',
} as const satisfies Rule['fits'];

const rules: readonly Rule[] = [
  {
    ...california,
    id: 'california-regular',
    subject: 'regular',
    compares: 'unit',
    thresholdPercent: 20,
    threshold: '20% over the preceding fiscal year’s',
    rule:
      'The board may not raise the regular assessment by more than 20% over the preceding fiscal year’s without the ' +
      'approval of a majority of a quorum of the members.',
  },
  {
    ...california,
    id: 'california-special',
    subject: 'special',
    compares: 'total',
    thresholdPercent: 5,
    threshold: '5% of the year’s budgeted gross expenses',
    rule:
      'Special assessments that together exceed 5% of the fiscal year’s budgeted gross expenses need the approval of ' +
      'a majority of a quorum of the members.',
  },
  {
    id: 'arizona-regular',
    state: 'Arizona',
    subject: 'regular',
    compares: 'unit',
    thresholdPercent: 20,
    threshold: '20% over the preceding fiscal year’s',
    rule:
      'The association may not raise the regular assessment by more than 20% over the preceding fiscal year’s without ' +
      'the approval of the majority of its members.',
    caution: 'The community’s documents may set a lower limit, which then holds.',
    appliesTo: 'Planned communities; not condominiums and timeshares, which have laws of their own.',
    fits: { 'Single Family Homes': 'applies', Townhomes: 'may apply', 'Mixed Use': 'may apply' },
    citation: 'A.R.S. § 33-1803(A)',
    verified: '2026-11-21',
    source:
      'https://www.chdblaw.com/hoa-knowledge-base/assessment-limitation-penalties-notice-to-member-of-violation',
  },
  {
    id: 'florida-budget',
    state: 'Florida',
    subject: 'regular',
    compares: 'total',
    thresholdPercent: 15,
    threshold: '115% of the preceding fiscal year’s',
    rule:
      'Where a budget needs assessments above 115% of the preceding fiscal year’s, the board must propose at the same ' +
      'time a substitute budget without discretionary expenditures, on which the owners vote first (since July 1, 2025).',
    caution:
      'Insurance premiums, required reserves and repairs that are not expected each year are left out of the law’s ' +
      'comparison; the figures here include them.',
    appliesTo: 'Condominiums.',
    fits: CONDOMINIUMS,
    citation: 'Fla. Stat. § 718.112(2)(e)',
    verified: '2026-11-21',
    source: 'https://www.floridacondohoalawblog.com/2025/09/26/condominium-budgeting-has-changed',
  },
  {
    id: 'illinois-budget',
    state: 'Illinois',
    subject: 'regular',
    compares: 'total',
    thresholdPercent: 15,
    threshold: '115% of the preceding fiscal year’s',
    rule:
      'Where regular and separate assessments together exceed 115% of the preceding fiscal year’s, owners of 20% of ' +
      'the votes can petition for a meeting, at which a majority of all votes can reject the budget.',
    caution:
      'Special assessments of both years count as well. The petition has a deadline, which the Act and later changes ' +
      'to it set.',
    appliesTo: 'Condominiums.',
    fits: CONDOMINIUMS,
    citation: '765 ILCS 605/18(a)(8)',
    verified: '2026-11-21',
    source:
      'http://www.chicagotribune.com/classified/realestate/ct-re-condo-adviser-0214-20160211-column.html',
  },
];

/**
 * The limits that are listed for a state (its full name) and a property type ("Condominium", "Single Family Homes",
 * "Townhomes", "Mixed Use"). None does not mean that there is none: only rules that were looked up are listed.
 */
export function increaseLimits(of: { state: string; propertyType: string }): StateLimit[] {
  return rules.flatMap(({ fits, ...rule }) => {
    const fit = fits[of.propertyType];
    return rule.state === of.state && fit ? [{ ...rule, fit, notice: LIMITS_NOTICE }] : [];
  });
}
