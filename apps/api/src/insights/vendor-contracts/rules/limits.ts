/** A deadline for notice within so many days is near: a board meets monthly, and three bids take two meetings. */
export const NOTICE_SOON_DAYS = 120;

/** A contract that ends within so many days and does not renew itself needs a successor now. */
export const EXPIRY_SOON_DAYS = 180;

/** From so much a year on three bids are worth a board's evening; many governing documents draw the line near it. */
export const BIDS_FROM_CENTS = 10_000_00;

/** Without an end the steps are told for so many years from today. */
export const OPEN_TERM_YEARS = 2;

/** A yearly rise beyond this, in percent, is taken for a misreading and not computed with. */
export const PLAUSIBLE_RISE_PERCENT = 50;
