/** How an annual assessment may be paid. */
export const INSTALMENTS = [
  { count: 1, label: 'Annual', column: '' },
  { count: 4, label: 'Quarterly', column: 'Each quarter' },
  { count: 12, label: 'Monthly', column: 'Each month' },
] as const;

export type InstalmentCount = (typeof INSTALMENTS)[number]['count'];

export function isInstalmentCount(count: number): count is InstalmentCount {
  return INSTALMENTS.some((one) => one.count === count);
}
