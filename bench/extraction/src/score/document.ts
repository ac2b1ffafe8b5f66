import type { Truth, TruthContract, TruthInsurance, TruthPart } from '@hoa/bench-associations';
import type { ContractPart, Facts, InsurancePart, Part } from '@hoa/contracts';
import { isWrong, scoreBudget, type BudgetScore } from './budget';
import { scoreContract, type ContractScore } from './contract';
import { joined, sameName, type FieldScore } from './fields';
import { scoreOwnership, type OwnershipScore } from './ownership';
import { pairUp } from './pairing';
import { scoreInsurance, scoreReserve, type ReserveScore } from './papers';
import type { Judged } from './tally';
import { plain } from './text';

/** How the facts of one document agree with its truth. Only the scores of kinds that the document has are there. */
export interface FactsScore {
  file: string;
  medium: Truth['medium'];
  kind: Truth['kind'];
  kindRight: boolean;
  association?: boolean;
  fiscalYear?: boolean;
  budget?: BudgetScore;
  ownership?: OwnershipScore;
  contract?: ContractScore;
  insurance?: FieldScore;
  reserve?: ReserveScore;
  /** The document has no facts at all. */
  isPlain: boolean;
  /** Lines, shares, components, premiums or deductibles read from a document that has none of that kind. */
  inventedRows: number;
  /** Contracts, policies and studies read from a document that is none. */
  inventedForms: number;
  /** Facts of the document itself: whose it is, and of which year. */
  judged: Judged[];
  /** Every fact of the document's tables and forms was read right, and no other. */
  flawless: boolean;
  notes: string[];
}

/** With what reading it took. */
export interface DocumentScore extends FactsScore {
  pages: number;
  /** Of opening, recognising and understanding; absent where the pages were kept from another run. */
  seconds?: number;
  /** Peak resident megabytes of the process that read it, where it was read in one of its own. */
  megabytes?: number;
  /** Processor time of that process. */
  cpuSeconds?: number;
  error?: string;
}

const wantedOf = <K extends TruthPart['kind']>(truth: Truth, kind: K): Extract<TruthPart, { kind: K }>[] =>
  truth.parts.filter((part): part is Extract<TruthPart, { kind: K }> => part.kind === kind);
const readOf = <K extends Part['kind']>(facts: Facts, kind: K): Extract<Part, { kind: K }>[] =>
  facts.parts.filter((part): part is Extract<Part, { kind: K }> => part.kind === kind);

export function scoreDocument(truth: Truth, facts: Facts): FactsScore {
  const score: FactsScore = {
    file: truth.file,
    medium: truth.medium,
    kind: truth.kind,
    kindRight: truth.kind === facts.kind,
    isPlain: truth.parts.length === 0,
    inventedRows: 0,
    inventedForms: 0,
    judged: [],
    flawless: false,
    notes: [],
  };
  if (!score.kindRight) score.notes.push(`kind: ${truth.kind}, read ${facts.kind} (${facts.confidence})`);
  scoreHeads(score, truth, facts);
  scoreTables(score, truth, facts);
  scoreForms(score, truth, facts);
  for (const part of [score.budget, score.ownership, score.contract, score.insurance, score.reserve])
    score.notes.push(...(part?.notes ?? []));
  score.flawless = isFlawless(score);
  return score;
}

function scoreHeads(score: FactsScore, truth: Truth, facts: Facts): void {
  const { association, fiscalYear } = facts;
  if (truth.association !== undefined) {
    score.association = association !== undefined && sameName(truth.association, association.value);
    if (association) score.judged.push({ confidence: association.confidence, right: score.association });
    if (!score.association)
      score.notes.push(`association: '${truth.association}', read '${association?.value ?? ''}'`);
  }
  if (truth.fiscalYear !== undefined && truth.parts.some((part) => part.kind === 'budget')) {
    score.fiscalYear = fiscalYear?.value === truth.fiscalYear;
    if (fiscalYear) score.judged.push({ confidence: fiscalYear.confidence, right: score.fiscalYear });
    if (!score.fiscalYear)
      score.notes.push(`fiscal year: ${truth.fiscalYear}, read ${fiscalYear?.value ?? 'none'}`);
  }
}

function scoreTables(score: FactsScore, truth: Truth, facts: Facts): void {
  const { warnings } = facts;
  const budgets = { truth: wantedOf(truth, 'budget'), read: readOf(facts, 'budget') };
  if (budgets.truth.length > 0) score.budget = scoreBudget({ ...budgets, warnings, medium: truth.medium });
  else
    for (const part of budgets.read) {
      score.inventedRows += part.lines.length;
      score.notes.push(`invented budget of ${part.lines.length} lines: ${part.lines[0]?.description}`);
    }
  const shares = { truth: wantedOf(truth, 'ownership'), read: readOf(facts, 'ownership') };
  if (shares.truth.length > 0) score.ownership = scoreOwnership({ ...shares, warnings });
  else
    for (const part of shares.read) {
      score.inventedRows += part.shares.length;
      score.notes.push(`invented table of ${part.shares.length} shares`);
    }
}

function scoreForms(score: FactsScore, truth: Truth, facts: Facts): void {
  const contracts = { wanted: wantedOf(truth, 'contract'), read: readOf(facts, 'contract') };
  if (contracts.wanted.length > 0) score.contract = contractsOf(contracts.wanted, contracts.read);
  else
    invented(
      score,
      'contract',
      contracts.read.map(() => 0),
    );

  const policies = { wanted: wantedOf(truth, 'insurance'), read: readOf(facts, 'insurance') };
  if (policies.wanted.length > 0) score.insurance = policiesOf(policies.wanted, policies.read);
  else
    invented(
      score,
      'policy',
      policies.read.map((part) => part.premiums.length + part.deductibles.length),
    );

  const studies = readOf(facts, 'reserve');
  const [study] = wantedOf(truth, 'reserve');
  const { warnings } = facts;
  if (study) {
    const first = scoreReserve({ truth: study, read: studies[0], warnings });
    const more = studies.slice(1).map((read) => scoreReserve({ truth: undefined, read, warnings }));
    score.reserve = { ...first, ...joined([first, ...more]) };
    if (first.contradicts && !first.warned) score.notes.push('contradicting figures without a warning');
  } else
    invented(
      score,
      'reserve study',
      studies.map((part) => part.components.length),
    );
}

function invented(score: FactsScore, what: string, rows: number[]): void {
  for (const count of rows) {
    score.inventedForms++;
    score.inventedRows += count;
    score.notes.push(`invented ${what} with ${count} rows`);
  }
}

/** Contracts of one document, each with the reading that names its vendor; a reading more is invented. */
function contractsOf(wanted: TruthContract[], read: ContractPart[]): ContractScore {
  const { pairs, onlyA, onlyB } = pairUp({
    as: wanted,
    bs: read,
    least: 0.1,
    score: (a, b) => (b.vendor && sameName(a.vendor, b.vendor.value) ? 1 : 0.2),
  });
  const scores = [
    ...pairs.map(([a, b]) => scoreContract(a, b)),
    ...onlyA.map((a) => scoreContract(a, undefined)),
    ...onlyB.map((b) => scoreContract(undefined, b)),
  ];
  const sum = (pick: (score: ContractScore) => number): number =>
    scores.reduce((all, score) => all + pick(score), 0);
  return {
    ...joined(scores),
    decoys: sum((score) => score.decoys),
    decoysTaken: sum((score) => score.decoysTaken),
  };
}

/** Policies of one document, each with the reading that has its number; a reading more is invented. */
function policiesOf(wanted: TruthInsurance[], read: InsurancePart[]): FieldScore {
  const { pairs, onlyA, onlyB } = pairUp({
    as: wanted,
    bs: read,
    least: 0.1,
    score: (a, b) =>
      a.policy !== undefined && b.policy && plain(a.policy) === plain(b.policy.value) ? 1 : 0.2,
  });
  return joined([
    ...pairs.map(([a, b]) => scoreInsurance(a, b)),
    ...onlyA.map((a) => scoreInsurance(a, undefined)),
    ...onlyB.map((b) => scoreInsurance(undefined, b)),
  ]);
}

function isFlawless(score: FactsScore): boolean {
  const forms = [score.contract, score.insurance, score.reserve];
  return (
    score.inventedRows + score.inventedForms === 0 &&
    !(score.budget && (isWrong(score.budget) || score.budget.roles.right < score.budget.roles.of)) &&
    !(score.ownership && score.ownership.wrong > 0) &&
    forms.every((form) => !form || form.fields.missed + form.fields.invented === 0)
  );
}
