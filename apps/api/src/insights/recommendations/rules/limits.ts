/** The product's thresholds: utilities that rise by at least 5 %, insurance by at least 8 %. */
export const UTILITY_CHANGE_PERCENT = 5;
export const INSURANCE_CHANGE_PERCENT = 8;
/** What reviewing each is taken to save a year where the year before is not known: an assumption, and called one. */
export const ASSUMED_UTILITY_SAVINGS_CENTS = 2_500_00;
export const ASSUMED_INSURANCE_SAVINGS_CENTS = 3_800_00;

/** The account of contingencies. */
export const CONTINGENCY = '7490';

/** A line's change is notable over 15 % or over $1,000 a year, as on the slides. */
export const NOTABLE_PERCENT = 15;
export const NOTABLE_CENTS = 1_000_00;
/** So many notable lines are told, those with most to save first. */
export const MOST_NOTABLE = 5;
/** A rise beyond inflation by less than this is not worth a board's time. */
export const WORTHWHILE_CENTS = 100_00;

/** Savings of at least 1 % of expenses are high, of at least a quarter percent medium. */
export const HIGH_SAVINGS_PERCENT = 1;
export const MEDIUM_SAVINGS_PERCENT = 0.25;

/** Years in which a fund is brought to the strong level: a study is renewed every three to five. */
export const CATCH_UP_YEARS = 5;
