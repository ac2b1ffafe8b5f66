import {
  addExact,
  contractYear,
  exact,
  normaliseWords,
  roundExact,
  type ContractYear,
  type Exact,
  type IsoDate,
} from '@hoa/budget-math';
import type { UsableContract } from './contract-terms';
import { draftOf, newLine } from './draft';
import { dayText, dollars, monthRange, doubts } from './text';
import type { DraftItem, PriorLine, RunNote } from './types';

/** Contracts and the line that each pays: an existing one, or one that is added. */
export interface ContractMatch {
  line: PriorLine;
  contracts: UsableContract[];
}

/**
 * One entry a line that a contract pays. A contract goes to the line of its account (several: the one that says
 * 'contract', else the largest); without one it adds a line. Of two contracts of one vendor for one service the later
 * one is in force.
 */
export function matchContracts(
  contracts: readonly UsableContract[],
  lines: readonly PriorLine[],
  lastMonth: IsoDate,
): { matches: ContractMatch[]; notes: RunNote[] } {
  const { inForce, notes } = latestOfEachVendor(contracts, lastMonth);
  const matches: ContractMatch[] = [];
  for (const contract of inForce) {
    const line = lineFor(contract, lines) ?? addedLine(contract);
    const match = matches.find((other) => other.line.lineKey === line.lineKey);
    if (match) match.contracts.push(contract);
    else matches.push({ line, contracts: [contract] });
  }
  return { matches, notes };
}

function latestOfEachVendor(contracts: readonly UsableContract[], lastMonth: IsoDate) {
  const notes: RunNote[] = [];
  const begun = contracts.filter((contract) => (contract.terms.start ?? '') <= lastMonth);
  for (const contract of contracts.filter((one) => !begun.includes(one))) {
    notes.push({
      code: 'contract_not_begun',
      message: `${contract.document.name} begins after the budget’s year and is not used.`,
    });
  }
  const same = (a: UsableContract, b: UsableContract) =>
    a.account?.code === b.account?.code &&
    a.vendor !== '' &&
    normaliseWords(a.vendor) === normaliseWords(b.vendor);
  const inForce = begun.filter((contract, index) => {
    const later = begun.find(
      (other, otherIndex) =>
        other !== contract &&
        same(contract, other) &&
        isLater({ start: other.terms.start, index: otherIndex }, { start: contract.terms.start, index }),
    );
    if (later) {
      notes.push({
        code: 'contract_superseded',
        message: `${later.document.name} takes the place of ${contract.document.name}.`,
      });
    }
    return !later;
  });
  return { inForce, notes };
}

function isLater(
  a: { start: string | undefined; index: number },
  b: { start: string | undefined; index: number },
): boolean {
  return (a.start ?? '') === (b.start ?? '') ? a.index > b.index : (a.start ?? '') > (b.start ?? '');
}

function lineFor(contract: UsableContract, lines: readonly PriorLine[]): PriorLine | undefined {
  const { account } = contract;
  if (!account) return lines.find((line) => line.type === 'expense' && namesVendor(line, contract));
  const candidates = lines.filter((line) => line.type === 'expense' && line.account?.code === account.code);
  const rank = (line: PriorLine) =>
    (namesVendor(line, contract) ? 2 : 0) + (/contract|agreement|service/i.test(line.description) ? 1 : 0);
  return [...candidates].sort(
    (a, b) => rank(b) - rank(a) || (b.previous?.cents ?? 0) - (a.previous?.cents ?? 0),
  )[0];
}

function namesVendor(line: PriorLine, contract: UsableContract): boolean {
  const vendor = normaliseWords(contract.vendor);
  return vendor !== '' && normaliseWords(`${line.description} ${line.note}`).includes(vendor);
}

function addedLine(contract: UsableContract): PriorLine {
  const name = contract.account?.name ?? (contract.service || contract.vendor || contract.document.name);
  return newLine({
    lineKey: [
      'contract',
      contract.account?.code ?? '',
      normaliseWords(contract.vendor || contract.document.name),
    ].join('|'),
    glCode: contract.account?.code ?? '',
    description: contract.vendor ? `${name} (${contract.vendor})` : name,
    type: 'expense',
    group: 'Service Contracts',
    account: contract.account,
  });
}

/** A line that contracts pay: the sum over the fiscal year's months of the fees in force, rounded once. */
export function contractItem({ line, contracts }: ContractMatch, months: readonly IsoDate[]): DraftItem {
  const years = contracts.map((contract) => ({ contract, year: contractYear(contract.terms, months) }));
  const uncovered = contracts.length === 1 ? months.length - (years[0]?.year.coveredMonths ?? 0) : 0;
  const before = beforeStart(line, uncovered, months.length);
  const proposedCents = roundExact(addExact(...years.map(({ year }) => year.total), before.amount));
  const parts = years.map(({ contract, year }) => contractWords(contract, year));
  const confidence = Math.min(...contracts.map((contract) => contract.confidence));
  const unsure = doubts(confidence);
  return draftOf(line, {
    proposedCents,
    basis: 'contract',
    formula: `${[...parts, ...before.words].join('; ')} = ${dollars(proposedCents)}.`,
    notes: contracts
      .map((contract) => `${contract.vendor || contract.document.name}: ${contract.escalation}.`)
      .join(' '),
    assumptions: [
      ...unsure,
      ...before.assumptions,
      ...contracts.flatMap((contract) => [...contract.assumptions, ...endRemark(contract, months)]),
    ],
    needsReview:
      unsure.length > 0 ||
      contracts.some((contract) => contract.needsReview || endRemark(contract, months).length > 0),
    sources: contracts.flatMap((contract) => contract.sources.flatMap((source) => source ?? [])),
    confidence,
  });
}

/** Months before a new contract begins cost what they did: a twelfth of the previous year each. */
function beforeStart(
  line: PriorLine,
  uncovered: number,
  all: number,
): { amount: Exact; words: string[]; assumptions: string[] } {
  if (uncovered === 0) return { amount: exact(0), words: [], assumptions: [] };
  if (!line.previous) {
    return {
      amount: exact(0),
      words: [],
      assumptions: [`Nothing is known of the ${uncovered} months before the contract begins.`],
    };
  }
  return {
    amount: exact(line.previous.cents * uncovered, all),
    words: [`${uncovered} months before the contract at the previous ${dollars(line.previous.cents)} a year`],
    assumptions: ['The months before the contract begins are taken at the previous year’s figure.'],
  };
}

function contractWords(contract: UsableContract, year: ContractYear): string {
  const runs: { months: string[]; cents: number }[] = [];
  for (const { month, amountCents } of year.months) {
    if (amountCents === null) continue;
    const run = runs.at(-1);
    if (run?.cents === amountCents) run.months.push(month);
    else runs.push({ months: [month], cents: amountCents });
  }
  const period = { 1: 'a month', 3: 'a quarter', 12: 'a year' }[contract.terms.monthsPerPeriod];
  const sums = runs.map(
    (run) => `${monthRange(run.months)} (${run.months.length}) at ${dollars(run.cents)} ${period}`,
  );
  return `${sums.join(' + ')}, ${contract.escalation}`;
}

function endRemark(contract: UsableContract, months: readonly IsoDate[]): string[] {
  const { end } = contract;
  if (end === undefined || contract.renewsItself || end >= (months.at(-1) ?? '')) return [];
  return [
    `The contract ends on ${dayText(end)} and states no automatic renewal: its last terms are taken to go on.`,
  ];
}
