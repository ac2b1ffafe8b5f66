import { groupOf, type Account, type BudgetGroup, type Series } from '@hoa/budget-math';
import type { Rate, RateId } from '../../economics/rates';
import type { GenerationParameters } from './types';

const byAccount: Readonly<Record<string, RateId>> = {
  '7810': 'electricity',
  '7840': 'gas',
  '7820': 'water',
  '7825': 'water',
  '7830': 'water',
  '7835': 'water',
  '7850': 'water',
  '7210': 'wages',
  '7215': 'wages',
  '7220': 'wages',
  // Goods, taxes and public fees are not services.
  '7110': 'cpi',
  '7170': 'cpi',
  '7230': 'cpi',
  '7240': 'cpi',
  '7485': 'cpi',
  '7880': 'cpi',
};
const propertyCover = ['7710', '7740', '7745', '7750'];
const liabilityCover = ['7715', '7720', '7725', '7730', '7735'];
const SERVICE_GROUPS: readonly BudgetGroup[] = [
  'Administrative',
  'Service Contracts',
  'Repairs & Maintenance',
  'Utilities',
];

/** What decides which insurance series applies. */
export type Place = Pick<GenerationParameters, 'propertyType' | 'location'>;

/** The series that a line of an account grows by: its own, services CPI for services, else consumer prices. */
export function rateIdOf(
  line: { account: Account | undefined; group?: BudgetGroup | undefined },
  place: Place,
): RateId {
  const code = line.account?.code;
  if (code !== undefined && propertyCover.includes(code)) return propertyRateId(place);
  if (code !== undefined && liabilityCover.includes(code)) return 'insurance-liability';
  const own = byAccount[code ?? ''];
  if (own) return own;
  const group = line.group ?? (line.account && groupOfAccount(line.account));
  if (group === 'Insurance Expenses') return propertyRateId(place);
  return group !== undefined && SERVICE_GROUPS.includes(group) ? 'cpi-services' : 'cpi';
}

/** The brokers' guidance for Florida is for Florida; elsewhere the national survey of commercial premiums. */
export function propertyRateId({ propertyType, location }: Place): RateId {
  if (location !== 'Florida') return 'insurance-national';
  return /condo/i.test(propertyType) ? 'insurance-condominium' : 'insurance-other';
}

export function groupOfAccount({ code, name }: Account): BudgetGroup {
  return groupOf({ type: 'expense', glCode: code, description: name });
}

/** A rate as the line methods take it. */
export function toSeries(rate: Rate): Series {
  return { percent: rate.percent, label: `${rate.label}, ${rate.asOf}` };
}
