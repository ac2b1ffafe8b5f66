import { amountEntry, toDecimalString } from '@hoa/budget-math';
import type { ScheduleUnit } from '@hoa/contracts';
import { exactShareText, parseShare } from './share-text';

/** What of a unit can be corrected by hand. */
export const FIELDS = ['unit', 'lotNumber', 'group', 'share', 'area', 'value', 'lastYear'] as const;
export type Field = (typeof FIELDS)[number];

/** Fields that only some schedules have. */
export const MORE_FIELDS = ['group', 'area', 'value', 'lastYear'] as const;
export type MoreField = (typeof MORE_FIELDS)[number];

export const FIELD_LABELS: Readonly<Record<Field, string>> = {
  unit: 'Unit',
  lotNumber: 'Lot no.',
  group: 'Tower or class',
  share: 'Ownership Interest',
  area: 'Square feet',
  value: 'Value',
  lastYear: 'Last year',
};

/** A unit's field as it is edited: exactly. */
export function fieldText(unit: ScheduleUnit, field: Field): string {
  if (field === 'share') return unit.share ? exactShareText(unit.share) : '';
  return unit[field] ?? '';
}

export type Change = { change: Partial<ScheduleUnit> } | { problem: string };

const LONGEST_NAME = 120;

/** What a text in a field means; empty takes the figure away. */
export function changeOf(field: Field, text: string): Change {
  const plain = text.trim();
  if (field === 'unit')
    return named(plain) && plain !== '' ? { change: { unit: plain } } : { problem: 'Each row needs a unit.' };
  if (field === 'lotNumber' || field === 'group')
    return named(plain)
      ? { change: field === 'group' ? { group: plain === '' ? undefined : plain } : { lotNumber: plain } }
      : { problem: 'This is too long.' };
  if (plain === '') return { change: { [field]: undefined } };
  if (field === 'share') {
    const share = parseShare(plain);
    return share
      ? { change: { share: share.share } }
      : { problem: 'Enter a percentage or a fraction, such as 2.5% or 1/36.' };
  }
  const { cents, problem } = amountEntry(plain);
  if (cents === null) return { problem };
  return cents >= 0
    ? { change: { [field]: toDecimalString(cents).replace(/\.00$/, '') } }
    : { problem: 'Enter a number, such as 1250.' };
}

const named = (text: string) => text.length <= LONGEST_NAME;
