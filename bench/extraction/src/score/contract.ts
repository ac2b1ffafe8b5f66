import type { TruthContract } from '@hoa/bench-associations';
import type { ContractPart } from '@hoa/contracts';
import { Fields, sameMoney, sameName, sharesWords } from './fields';
import type { Judged, Tally } from './tally';
import { plain } from './text';

export interface ContractScore {
  fields: Tally;
  /** Figures that are neither fee nor escalator and were taken for one. */
  decoysTaken: number;
  judged: Judged[];
  notes: string[];
}

export function scoreContract(truth: TruthContract, read: ContractPart | undefined): ContractScore {
  const fields = new Fields();
  const part = read;
  fields.check('vendor', {
    wanted: truth.vendor,
    read: part?.vendor?.value,
    confidence: part?.vendor?.confidence,
    isRight: sameName,
  });
  fields.check('customer', {
    wanted: truth.customer,
    read: part?.customer?.value,
    confidence: part?.customer?.confidence,
    isRight: sameName,
  });
  fields.check('service', {
    wanted: truth.service,
    read: part?.service?.value,
    confidence: part?.service?.confidence,
    isRight: sharesWords,
  });
  checkFee(fields, truth, part);
  fields.check('start', {
    wanted: truth.start,
    read: part?.start?.value,
    confidence: part?.start?.confidence,
    isRight: (a, b) => a === b,
  });
  fields.check('end', {
    wanted: truth.end,
    read: part?.end?.value,
    confidence: part?.end?.confidence,
    isRight: (a, b) => a === b || b === truth.alsoEnd,
  });
  fields.check('renewal', {
    wanted: truth.renews === true ? true : undefined,
    read: renewsByItself(part?.renewal?.value),
    confidence: part?.renewal?.confidence,
    isRight: (a, b) => a === b,
  });
  fields.check('notice', {
    wanted: truth.noticeDays,
    read: part?.noticeDays?.value,
    confidence: part?.noticeDays?.confidence,
    isRight: (a, b) => a === b,
  });
  checkEscalator(fields, truth, part);
  checkSurcharges(fields, truth, part);
  const taken = decoysTaken(truth, part);
  for (const decoy of taken) fields.notes.push(`decoy taken: ${decoy}`);
  return { fields: fields.tally, decoysTaken: taken.length, judged: fields.judged, notes: fields.notes };
}

/** Words that say it does not renew count as no renewal. */
function renewsByItself(text: string | undefined): true | undefined {
  if (text === undefined || /^none|\b(?:no|not)\b.{0,30}\brenew|does not renew|shall not renew/i.test(text))
    return undefined;
  return true;
}

function checkFee(fields: Fields, truth: TruthContract, part: ContractPart | undefined): void {
  const fee = part?.fee?.value;
  const stated = fee && (fee.amount !== null || (fee.schedule?.length ?? 0) > 0) ? fee : undefined;
  const wanted =
    truth.fee && (truth.fee.amount !== null || (truth.fee.schedule?.length ?? 0) > 0) ? truth.fee : undefined;
  fields.check('fee', {
    wanted,
    read: stated,
    confidence: part?.fee?.confidence,
    isRight: (a, b) => {
      if (a.schedule?.length) {
        const steps = a.schedule.map((step) => step.amount).sort();
        const own = (b.schedule ?? []).map((step) => step.amount).sort();
        return (
          a.period === b.period &&
          steps.length === own.length &&
          steps.every((step, i) => sameMoney(step, own[i]!))
        );
      }
      return [a, ...(truth.alsoFees ?? [])].some(
        (fee) =>
          fee.amount !== null &&
          b.amount !== null &&
          sameMoney(fee.amount, b.amount) &&
          fee.period === b.period,
      );
    },
  });
}

function checkEscalator(fields: Fields, truth: TruthContract, part: ContractPart | undefined): void {
  const read = part?.escalator?.value;
  fields.check('escalator', {
    wanted: truth.escalator.type === 'none' ? undefined : truth.escalator,
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

function checkSurcharges(fields: Fields, truth: TruthContract, part: ContractPart | undefined): void {
  const left = [...(part?.surcharges ?? [])];
  for (const wanted of truth.surcharges) {
    const at = left.findIndex((one) => plain(one.value).includes(plain(wanted)));
    const found = at < 0 ? undefined : left.splice(at, 1)[0];
    fields.check('surcharge', {
      wanted,
      read: found?.value,
      confidence: found?.confidence,
      isRight: () => true,
    });
  }
  for (const one of left)
    fields.check('surcharge', {
      wanted: undefined,
      read: one.value,
      confidence: one.confidence,
      isRight: () => false,
    });
}

function decoysTaken(truth: TruthContract, part: ContractPart | undefined): string[] {
  const fee = part?.fee?.value;
  const escalator = part?.escalator?.value;
  const wanted = new Set(
    [
      truth.fee?.amount,
      ...(truth.fee?.schedule ?? []).map((step) => step.amount),
      ...(truth.alsoFees ?? []).map((also) => also.amount),
    ].map(Number),
  );
  const amounts = [fee?.amount, ...(fee?.schedule ?? []).map((step) => step.amount)]
    .filter((amount) => amount !== undefined && amount !== null)
    .map(Number)
    .filter((amount) => !wanted.has(amount));
  const own = new Set([truth.escalator.value, truth.escalator.floor, truth.escalator.cap]);
  const percents = [escalator?.value, escalator?.floor, escalator?.cap].filter(
    (value) => value !== undefined && !own.has(value),
  );
  return truth.decoys.filter((decoy) => {
    const figure = Number(decoy.replace(/[^\d.]/g, ''));
    return /%|percent/i.test(decoy) ? percents.includes(figure) : amounts.includes(figure);
  });
}
