import type { Truth, TruthPart } from '@hoa/bench-associations';
import type { Facts, Part } from '@hoa/contracts';
import { scoreBudget, type BudgetScore } from './budget';
import { scoreContract, type ContractScore } from './contract';
import { sameName } from './fields';
import { scoreOwnership, type OwnershipScore } from './ownership';
import { scoreInsurance, scoreReserve, type FieldScore } from './papers';

/** How one document was read. Only the scores of kinds that the document or the reading has are there. */
export interface DocumentScore {
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
  reserve?: FieldScore & { contradicted: boolean };
  /** Lines, shares or components read from a paper that has none of that kind. */
  inventedRows: number;
  notes: string[];
  pages: number;
  seconds: number;
  error?: string;
}

const wantedOf = <K extends TruthPart['kind']>(truth: Truth, kind: K): Extract<TruthPart, { kind: K }>[] =>
  truth.parts.filter((part): part is Extract<TruthPart, { kind: K }> => part.kind === kind);
const readOf = <K extends Part['kind']>(facts: Facts, kind: K): Extract<Part, { kind: K }>[] =>
  facts.parts.filter((part): part is Extract<Part, { kind: K }> => part.kind === kind);

export function scoreDocument(truth: Truth, facts: Facts): Omit<DocumentScore, 'pages' | 'seconds'> {
  const kindRight = truth.kind === facts.kind;
  const score: Omit<DocumentScore, 'pages' | 'seconds'> = {
    file: truth.file,
    medium: truth.medium,
    kind: truth.kind,
    kindRight,
    inventedRows: 0,
    notes: [],
  };
  if (!kindRight) score.notes.push(`kind: ${truth.kind}, read ${facts.kind} (${facts.confidence})`);
  if (truth.association !== undefined) {
    score.association =
      facts.association !== undefined && sameName(truth.association, facts.association.value);
    if (!score.association)
      score.notes.push(`association: '${truth.association}', read '${facts.association?.value ?? ''}'`);
  }
  if (truth.fiscalYear !== undefined && truth.parts.some((part) => part.kind === 'budget')) {
    score.fiscalYear = facts.fiscalYear?.value === truth.fiscalYear;
    if (!score.fiscalYear)
      score.notes.push(`fiscal year: ${truth.fiscalYear}, read ${facts.fiscalYear?.value ?? 'none'}`);
  }
  scoreTables(score, truth, facts);
  scoreForms(score, truth, facts);
  return score;
}

function scoreTables(score: Omit<DocumentScore, 'pages' | 'seconds'>, truth: Truth, facts: Facts): void {
  const budgets = { wanted: wantedOf(truth, 'budget'), read: readOf(facts, 'budget') };
  if (budgets.wanted.length > 0) {
    score.budget = scoreBudget({
      truth: budgets.wanted,
      read: budgets.read,
      warnings: facts.warnings,
      medium: truth.medium,
    });
    score.notes.push(...score.budget.notes);
  } else {
    score.inventedRows += budgets.read.reduce((sum, part) => sum + part.lines.length, 0);
    for (const part of budgets.read)
      score.notes.push(`invented budget of ${part.lines.length} lines: ${part.lines[0]?.description}`);
  }
  const shares = { wanted: wantedOf(truth, 'ownership'), read: readOf(facts, 'ownership') };
  if (shares.wanted.length > 0) {
    score.ownership = scoreOwnership({ truth: shares.wanted, read: shares.read, warnings: facts.warnings });
    score.notes.push(...score.ownership.notes);
  } else {
    score.inventedRows += shares.read.reduce((sum, part) => sum + part.shares.length, 0);
    for (const part of shares.read) score.notes.push(`invented table of ${part.shares.length} shares`);
  }
}

function scoreForms(score: Omit<DocumentScore, 'pages' | 'seconds'>, truth: Truth, facts: Facts): void {
  for (const wanted of wantedOf(truth, 'contract')) {
    score.contract = scoreContract(wanted, readOf(facts, 'contract')[0]);
    score.notes.push(...score.contract.notes);
  }
  for (const wanted of wantedOf(truth, 'insurance')) {
    score.insurance = scoreInsurance(wanted, readOf(facts, 'insurance')[0]);
    score.notes.push(...score.insurance.notes);
  }
  for (const wanted of wantedOf(truth, 'reserve')) {
    score.reserve = scoreReserve(wanted, readOf(facts, 'reserve')[0], facts.warnings);
    score.notes.push(...score.reserve.notes);
    if (!score.reserve.contradicted) score.notes.push('contradicting figures without a warning');
  }
  if (wantedOf(truth, 'reserve').length === 0)
    score.inventedRows += readOf(facts, 'reserve').reduce((sum, part) => sum + part.components.length, 0);
  if (wantedOf(truth, 'insurance').length === 0)
    score.inventedRows += readOf(facts, 'insurance').reduce((sum, part) => sum + part.premiums.length, 0);
  if (truth.parts.length === 0 && facts.parts.length > 0)
    score.notes.push(`parts of a paper without facts: ${facts.parts.map((part) => part.kind).join(', ')}`);
}
