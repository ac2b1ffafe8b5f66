import type { TruthInsurance, TruthReserve } from '@hoa/bench-associations';
import type { Cited, FactWarning, InsurancePart, Money, ReservePart } from '@hoa/contracts';
import { Fields, sameMoney, sameName, type FieldScore } from './fields';
import { pairUp } from './pairing';
import { similarity } from './text';
import { words } from './warnings';

const compact = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
const sameNumber = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

/** `truth` undefined: the document is no policy, and whatever was read is invented. */
export function scoreInsurance(
  truth: TruthInsurance | undefined,
  read: InsurancePart | undefined,
): FieldScore {
  const fields = new Fields();
  fields.cited('carrier', { wanted: truth?.carrier, read: read?.carrier, isRight: sameName });
  fields.cited('policy', {
    wanted: truth?.policy,
    read: read?.policy,
    isRight: (a, b) => compact(a) === compact(b),
  });
  fields.cited('period', {
    wanted: truth?.period,
    read: read?.period,
    isRight: (a, b) => a.from === b.from && a.to === b.to,
  });
  fields.cited('total', { wanted: truth && totalOf(truth), read: read?.total, isRight: sameMoney });
  checkRows(fields, {
    name: 'premium',
    wanted: (truth?.premiums ?? []).map((one) => ({ name: one.line, value: one.premium })),
    read: (read?.premiums ?? []).map((one) => ({ name: one.line, cited: one.premium })),
  });
  checkRows(fields, {
    name: 'deductible',
    wanted: (truth?.deductibles ?? []).map((one) => ({ name: one.line, value: one.amount })),
    read: (read?.deductibles ?? []).map((one) => ({ name: one.line, cited: one.amount })),
  });
  return fields.score;
}

/** The total of a policy with one premium is that premium, whether or not the document prints it again. */
export const totalOf = ({ total, premiums = [] }: TruthInsurance): Money | undefined =>
  total ?? (premiums.length === 1 ? premiums[0]!.premium : undefined);

function checkRows(
  fields: Fields,
  input: {
    name: string;
    wanted: { name: string; value: Money }[];
    read: { name: string; cited: Cited<Money> }[];
  },
): void {
  const { pairs, onlyA, onlyB } = pairUp({
    as: input.wanted,
    bs: input.read,
    least: 0.5,
    score: (a, b) => similarity(a.name, b.name) + (sameMoney(a.value, b.cited.value) ? 0.3 : 0),
  });
  const rows = [
    ...pairs.map(([a, b]) => ({ of: a.name, wanted: a.value, read: b.cited })),
    ...onlyA.map((a) => ({ of: a.name, wanted: a.value, read: undefined })),
    ...onlyB.map((b) => ({ of: b.name, wanted: undefined, read: b.cited })),
  ];
  for (const row of rows) fields.cited(input.name, { ...row, isRight: sameMoney });
}

export interface ReserveScore extends FieldScore {
  /** The figures of the document contradict each other. */
  contradicts: boolean;
  /** A warning says that they do. */
  warned: boolean;
}

const CONTRADICTION = /percent funded|fully funded|funded|contradict|disagree|does not follow|do not agree/;

/** `truth` undefined: the document is no reserve study, and whatever was read is invented. */
export function scoreReserve(input: {
  truth: TruthReserve | undefined;
  read: ReservePart | undefined;
  warnings: FactWarning[];
}): ReserveScore {
  const { truth, read } = input;
  const fields = new Fields();
  fields.cited('balance', { wanted: truth?.balance, read: read?.balance, isRight: sameMoney });
  fields.cited('percent funded', {
    wanted: truth?.percentFunded,
    read: read?.percentFunded,
    isRight: sameNumber,
  });
  fields.cited('contribution', { wanted: truth?.contribution, read: read?.contribution, isRight: sameMoney });
  fields.cited('inflation', { wanted: truth?.inflation, read: read?.inflation, isRight: sameNumber });
  fields.cited('interest', { wanted: truth?.interest, read: read?.interest, isRight: sameNumber });
  const { pairs, onlyA, onlyB } = pairUp({
    as: truth?.components ?? [],
    bs: read?.components ?? [],
    least: 0.6,
    score: (a, b) => similarity(a.name, b.name) + (a.cost === b.cost?.value ? 0.1 : 0),
  });
  for (const [a, b] of pairs) checkComponent(fields, a, b);
  for (const a of onlyA) checkComponent(fields, a, undefined);
  for (const b of onlyB) checkComponent(fields, undefined, b);
  return {
    ...fields.score,
    contradicts: truth?.contradicts ?? false,
    warned: input.warnings.some((warning) => CONTRADICTION.test(words(warning))),
  };
}

function checkComponent(
  fields: Fields,
  wanted: TruthReserve['components'][number] | undefined,
  read: ReservePart['components'][number] | undefined,
): void {
  const of = wanted?.name ?? read?.name ?? '';
  // The pairing has compared the names.
  fields.check('component', { of, wanted: wanted?.name, read: read?.name, isRight: () => true });
  fields.cited('useful life', {
    of,
    wanted: wanted?.usefulLife,
    read: read?.usefulLife,
    isRight: sameNumber,
  });
  fields.cited('remaining life', {
    of,
    wanted: wanted?.remainingLife,
    read: read?.remainingLife,
    isRight: sameNumber,
  });
  fields.cited('cost', { of, wanted: wanted?.cost, read: read?.cost, isRight: sameMoney });
}
