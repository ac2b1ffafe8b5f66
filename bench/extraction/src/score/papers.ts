import type { TruthInsurance, TruthReserve } from '@hoa/bench-associations';
import type { FactWarning, InsurancePart, ReservePart } from '@hoa/contracts';
import { Fields, sameMoney, sameName } from './fields';
import { pairUp } from './pairing';
import type { Judged, Tally } from './tally';
import { similarity } from './text';

export interface FieldScore {
  fields: Tally;
  judged: Judged[];
  notes: string[];
}

const finish = (fields: Fields): FieldScore => ({
  fields: fields.tally,
  judged: fields.judged,
  notes: fields.notes,
});
const compact = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

export function scoreInsurance(truth: TruthInsurance, read: InsurancePart | undefined): FieldScore {
  const fields = new Fields();
  fields.check('carrier', {
    wanted: truth.carrier,
    read: read?.carrier?.value,
    confidence: read?.carrier?.confidence,
    isRight: sameName,
  });
  fields.check('policy', {
    wanted: truth.policy,
    read: read?.policy?.value,
    confidence: read?.policy?.confidence,
    isRight: (a, b) => compact(a) === compact(b),
  });
  fields.check('period', {
    wanted: truth.period,
    read: read?.period?.value,
    confidence: read?.period?.confidence,
    isRight: (a, b) => a.from === b.from && a.to === b.to,
  });
  fields.check('total', {
    wanted: truth.total,
    read: read?.total?.value,
    confidence: read?.total?.confidence,
    isRight: sameMoney,
  });
  pairRows({
    fields,
    name: 'premium',
    wanted: truth.premiums.map((one) => ({ name: one.line, value: one.premium })),
    read: (read?.premiums ?? []).map((one) => ({
      name: one.line,
      value: one.premium.value,
      confidence: one.premium.confidence,
    })),
  });
  pairRows({
    fields,
    name: 'deductible',
    wanted: truth.deductibles.map((one) => ({ name: one.line, value: one.amount })),
    read: (read?.deductibles ?? []).map((one) => ({
      name: one.line,
      value: one.amount.value,
      confidence: one.amount.confidence,
    })),
  });
  return finish(fields);
}

interface Row {
  name: string;
  value: string;
  confidence?: number;
}

function pairRows(input: { fields: Fields; name: string; wanted: Row[]; read: Row[] }): void {
  const { pairs, onlyA, onlyB } = pairUp({
    as: input.wanted,
    bs: input.read,
    least: 0.5,
    score: (a, b) => similarity(a.name, b.name) + (sameMoney(a.value, b.value) ? 0.3 : 0),
  });
  for (const [a, b] of pairs)
    input.fields.check(`${input.name} ${a.name}`, {
      wanted: a.value,
      read: b.value,
      ...(b.confidence === undefined ? {} : { confidence: b.confidence }),
      isRight: sameMoney,
    });
  for (const a of onlyA)
    input.fields.check(`${input.name} ${a.name}`, { wanted: a.value, read: undefined, isRight: sameMoney });
  for (const b of onlyB)
    input.fields.check(`${input.name} ${b.name}`, {
      wanted: undefined,
      read: b.value,
      ...(b.confidence === undefined ? {} : { confidence: b.confidence }),
      isRight: sameMoney,
    });
}

export function scoreReserve(
  truth: TruthReserve,
  read: ReservePart | undefined,
  warnings: FactWarning[],
): FieldScore & { contradicted: boolean } {
  const fields = new Fields();
  const number = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;
  fields.check('balance', {
    wanted: truth.balance,
    read: read?.balance?.value,
    confidence: read?.balance?.confidence,
    isRight: sameMoney,
  });
  fields.check('percent funded', {
    wanted: truth.percentFunded,
    read: read?.percentFunded?.value,
    confidence: read?.percentFunded?.confidence,
    isRight: number,
  });
  fields.check('contribution', {
    wanted: truth.contribution,
    read: read?.contribution?.value,
    confidence: read?.contribution?.confidence,
    isRight: sameMoney,
  });
  fields.check('inflation', {
    wanted: truth.inflation,
    read: read?.inflation?.value,
    confidence: read?.inflation?.confidence,
    isRight: number,
  });
  fields.check('interest', {
    wanted: truth.interest,
    read: read?.interest?.value,
    confidence: read?.interest?.confidence,
    isRight: number,
  });
  const { pairs, onlyA, onlyB } = pairUp({
    as: truth.components,
    bs: read?.components ?? [],
    least: 0.6,
    score: (a, b) => similarity(a.name, b.name),
  });
  for (const [a, b] of pairs) {
    fields.check(`useful life of ${a.name}`, {
      wanted: a.usefulLife,
      read: b.usefulLife?.value,
      confidence: b.usefulLife?.confidence,
      isRight: number,
    });
    fields.check(`remaining life of ${a.name}`, {
      wanted: a.remainingLife,
      read: b.remainingLife?.value,
      confidence: b.remainingLife?.confidence,
      isRight: number,
    });
    fields.check(`cost of ${a.name}`, {
      wanted: a.cost,
      read: b.cost?.value,
      confidence: b.cost?.confidence,
      isRight: sameMoney,
    });
  }
  for (const a of onlyA) fields.check('component', { wanted: a.name, read: undefined, isRight: () => false });
  for (const b of onlyB) fields.check('component', { wanted: undefined, read: b.name, isRight: () => false });
  return {
    ...finish(fields),
    contradicted:
      !truth.contradicts || warnings.some((warning) => /reserve|funded|contradict/i.test(warning.code)),
  };
}
