import type { TruthContract } from '@hoa/bench-associations';
import type { ContractPart } from '@hoa/contracts';
import { Fields, sameMoney, sameName, sharesWords, type FieldScore } from './fields';
import { plain } from './text';

export interface ContractScore extends FieldScore {
  /** Figures of the document that are neither fee nor escalator. */
  decoys: number;
  /** Of these the ones that were taken for one. */
  decoysTaken: number;
}

/** `truth` undefined: the document is no contract, and whatever was read is invented. */
export function scoreContract(
  truth: TruthContract | undefined,
  read: ContractPart | undefined,
): ContractScore {
  const fields = new Fields();
  fields.cited('vendor', { wanted: truth?.vendor, read: read?.vendor, isRight: sameName });
  fields.cited('customer', { wanted: truth?.customer, read: read?.customer, isRight: sameName });
  fields.cited('service', { wanted: truth?.service, read: read?.service, isRight: sharesWords });
  checkFee(fields, truth, read);
  fields.cited('start', { wanted: truth?.start, read: read?.start, isRight: (a, b) => a === b });
  fields.cited('end', {
    wanted: truth?.end,
    read: read?.end,
    isRight: (a, b) => a === b || b === truth?.alsoEnd,
  });
  fields.check('renewal', {
    wanted: truth?.renews === true ? true : undefined,
    read: renewsByItself(read?.renewal?.value),
    confidence: read?.renewal?.confidence,
    isRight: (a, b) => a === b,
  });
  if (read?.renewal && !renewsByItself(read.renewal.value))
    fields.judge('no renewal', read.renewal.confidence, truth !== undefined && truth.renews !== true);
  fields.cited('notice', { wanted: truth?.noticeDays, read: read?.noticeDays, isRight: (a, b) => a === b });
  checkEscalator(fields, truth, read);
  checkSurcharges(fields, truth, read);
  const taken = truth ? decoysTaken(truth, read) : [];
  for (const decoy of taken) fields.notes.push(`decoy taken: ${decoy}`);
  return { ...fields.score, decoys: truth?.decoys.length ?? 0, decoysTaken: taken.length };
}

/** Words that say it does not renew count as no renewal. */
function renewsByItself(text: string | undefined): true | undefined {
  if (text === undefined || /^none|\b(?:no|not)\b.{0,30}\brenew|does not renew|shall not renew/i.test(text))
    return undefined;
  return true;
}

type ReadFee = NonNullable<ContractPart['fee']>['value'];
type WantedFee = NonNullable<TruthContract['fee']>;

const isStated = (fee: { amount: string | null; schedule?: unknown[] | undefined }): boolean =>
  fee.amount !== null || (fee.schedule?.length ?? 0) > 0;

function checkFee(fields: Fields, truth: TruthContract | undefined, read: ContractPart | undefined): void {
  const fee = read?.fee && isStated(read.fee.value) ? read.fee : undefined;
  fields.cited('fee', {
    wanted: truth?.fee && isStated(truth.fee) ? truth.fee : undefined,
    read: fee,
    isRight: (a, b) =>
      a.schedule?.length
        ? isSchedule(a, b)
        : [a, ...(truth?.alsoFees ?? [])].some(
            ({ amount, period }) =>
              amount !== null && b.amount !== null && sameMoney(amount, b.amount) && period === b.period,
          ),
  });
}

interface Step {
  amount: string;
  from?: string | undefined;
}

/** All steps of a price, whether the first stands among them or is stated as the price; by their amounts. */
function stepsOf({
  amount,
  schedule = [],
}: {
  amount: string | null;
  schedule?: Step[] | undefined;
}): Step[] {
  const isFirst = amount !== null && !schedule.some((step) => sameMoney(step.amount, amount));
  return [...(isFirst ? [{ amount }] : []), ...schedule].sort((a, b) => Number(a.amount) - Number(b.amount));
}

/** The same steps for the same period; where both say from when a step holds, from the same day. */
function isSchedule(wanted: WantedFee, read: ReadFee): boolean {
  const [steps, own] = [stepsOf(wanted), stepsOf(read)];
  return (
    wanted.period === read.period &&
    steps.length === own.length &&
    steps.every((step, i) => {
      const other = own[i]!;
      const sameDay = step.from === undefined || other.from === undefined || step.from === other.from;
      return sameMoney(step.amount, other.amount) && sameDay;
    })
  );
}

function checkEscalator(
  fields: Fields,
  truth: TruthContract | undefined,
  part: ContractPart | undefined,
): void {
  const read = part?.escalator?.value;
  if (read?.type === 'none')
    fields.judge('no escalator', part?.escalator?.confidence, truth?.escalator.type === 'none');
  fields.check('escalator', {
    wanted: truth === undefined || truth.escalator.type === 'none' ? undefined : truth.escalator,
    read: read === undefined || read.type === 'none' ? undefined : read,
    confidence: part?.escalator?.confidence,
    isRight: (a, b) => {
      if (a.type !== b.type) return false;
      const values = [b.value, b.cap];
      const value = a.value === undefined || values.includes(a.value);
      return (
        value &&
        (a.floor === undefined || a.floor === b.floor) &&
        (a.cap === undefined || values.includes(a.cap))
      );
    },
  });
}

function checkSurcharges(
  fields: Fields,
  truth: TruthContract | undefined,
  part: ContractPart | undefined,
): void {
  const left = [...(part?.surcharges ?? [])];
  for (const wanted of truth?.surcharges ?? []) {
    const at = left.findIndex((one) => plain(one.value).includes(plain(wanted)));
    const found = at < 0 ? undefined : left.splice(at, 1)[0];
    fields.cited('surcharge', { wanted, read: found, isRight: () => true });
  }
  for (const one of left) fields.cited('surcharge', { wanted: undefined, read: one, isRight: () => false });
}

function decoysTaken(truth: TruthContract, part: ContractPart | undefined): string[] {
  const fee = part?.fee?.value;
  const escalator = part?.escalator?.value;
  const own = new Set(
    [
      truth.fee?.amount,
      ...(truth.fee?.schedule ?? []).map((step) => step.amount),
      ...(truth.alsoFees ?? []).map((also) => also.amount),
    ].flatMap((amount) => (amount ? [Number(amount)] : [])),
  );
  const amounts = [fee?.amount, ...(fee?.schedule ?? []).map((step) => step.amount)]
    .flatMap((amount) => (amount ? [Number(amount)] : []))
    .filter((amount) => !own.has(amount));
  const ownPercents = [truth.escalator.value, truth.escalator.floor, truth.escalator.cap];
  const percents = [escalator?.value, escalator?.floor, escalator?.cap].filter(
    (value) => value !== undefined && !ownPercents.includes(value),
  );
  return truth.decoys.filter((decoy) =>
    /%|percent/i.test(decoy) ? percents.includes(figureOf(decoy)) : amounts.includes(figureOf(decoy)),
  );
}

/** "$1,250.00" is 1250, "1.5% a month." 1.5, "1-1/2%" 1.5. */
export function figureOf(text: string): number {
  const mixed = /(\d+)[-\s](\d+)\/(\d+)/.exec(text);
  if (mixed) return Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3]);
  return Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', ''));
}
