/** Begins the key of the line that plans to use a surplus of earlier years. */
const PLANNED_SURPLUS = 'planned-surplus|';
export const PLANNED_SURPLUS_KEY = `${PLANNED_SURPLUS}operating`;

/** A planned use of the balance lowers dues like income does, but nothing is received. */
export const isPlannedSurplus = ({ lineKey }: { lineKey: string }): boolean =>
  lineKey.startsWith(PLANNED_SURPLUS);
