import type { ContractPart } from '@hoa/contracts';
import type { Found, Places } from '../second-reading/places';
import type { ContractPlace } from './schema';

type Value<K extends keyof ContractPart> =
  NonNullable<ContractPart[K]> extends { value: infer T } ? T : never;

/** One contract as our parsers read it at the places that a model named. */
export interface FoundContract {
  vendor: Found<string> | undefined;
  customer: Found<string> | undefined;
  service: Found<string> | undefined;
  fee: Found<Value<'fee'>> | undefined;
  start: Found<string> | undefined;
  end: Found<string> | undefined;
  renewal: Found<string> | undefined;
  noticeDays: Found<number> | undefined;
  escalator: Found<Value<'escalator'>> | undefined;
  surcharges: Found<string>[];
}

export function resolve(at: ContractPlace, places: Places): FoundContract {
  return {
    vendor: places.text(at.vendor),
    customer: places.text(at.customer),
    service: places.text(at.service),
    fee: scheduleAt(at, places) ?? feeAt(at, places),
    start: places.date(at.start),
    end: places.date(at.end),
    renewal: places.text(at.renewal),
    noticeDays: places.days(at.notice),
    escalator: escalatorAt(at, places),
    surcharges: (at.surcharges ?? []).flatMap((place) => places.text(place) ?? []),
  };
}

function feeAt({ fee }: ContractPlace, places: Places): FoundContract['fee'] {
  const found = places.money(fee?.amount);
  return fee && found ? { ...found, value: { amount: found.value, period: fee.period } } : undefined;
}

function scheduleAt({ schedule }: ContractPlace, places: Places): FoundContract['fee'] {
  const steps = (schedule?.steps ?? []).flatMap((step) => {
    const amount = places.money(step.amount);
    const label = places.text(step.label);
    const from = places.date(step.from);
    return amount ? [{ amount, label: label?.value ?? '', from: from?.value }] : [];
  });
  const [first, second] = steps;
  if (!schedule || !first || !second) return undefined;
  return {
    ...first.amount,
    value: {
      amount: null,
      period: schedule.period,
      schedule: steps.map(({ amount, label, from }) => ({
        label,
        amount: amount.value,
        ...(from === undefined ? {} : { from }),
      })),
    },
  };
}

/** A kind that rests on a percentage is one only where the percentage stands on the page. */
function escalatorAt({ escalator }: ContractPlace, places: Places): FoundContract['escalator'] {
  const clause = places.text(escalator?.clause);
  if (!escalator || !clause) return undefined;
  const value = places.percent(escalator.value)?.value;
  const floor = places.percent(escalator.floor)?.value;
  const cap = places.percent(escalator.cap)?.value;
  if (escalator.type === 'fixed_percent' && value === undefined) return undefined;
  return {
    ...clause,
    value: {
      type: escalator.type,
      ...(value === undefined ? {} : { value }),
      ...(floor === undefined ? {} : { floor }),
      ...(cap === undefined ? {} : { cap }),
    },
  };
}
