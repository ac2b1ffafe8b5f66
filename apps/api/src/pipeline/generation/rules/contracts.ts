import {
  addExact,
  addYears,
  chainMonths,
  contractChains,
  exact,
  normaliseWords,
  roundExact,
  type Cents,
  type ChainMonth,
  type Exact,
  type IsoDate,
  type MethodInput,
} from '@hoa/budget-math';
import { isOfAccount, namesAccount, type UsableContract } from './contract-terms';
import { draftOf, newLine } from './draft';
import { dayText, dollars, monthRange, doubts } from './text';
import type { DraftItem, PriorLine, RunNote } from './types';

/** Contracts and the line that each pays: an existing one, or one that is added. */
export interface ContractMatch {
  line: PriorLine;
  contracts: UsableContract[];
}

/**
 * One entry for each line that a contract pays. A contract goes to the line that its service names or whose account it has (of
 * several, the one named after it, then the one that says 'contract', then the largest); without one it adds a line.
 */
export function matchContracts(
  contracts: readonly UsableContract[],
  lines: readonly PriorLine[],
  months: readonly IsoDate[],
): { matches: ContractMatch[]; notes: RunNote[] } {
  const lastMonth = months.at(-1) ?? '';
  const isUsed = (one: UsableContract): boolean =>
    (one.terms.start ?? '') <= lastMonth && !isLongOver(one, months);
  const matches: ContractMatch[] = [];
  for (const contract of contracts.filter(isUsed)) {
    const line = lineFor(contract, lines) ?? lineOfAmount(contract, lines) ?? addedLine(contract);
    const match = matches.find((other) => other.line.lineKey === line.lineKey);
    if (match) match.contracts.push(contract);
    else matches.push({ line, contracts: [contract] });
  }
  const unused = contracts.filter((one) => !isUsed(one)).map((one) => unusedNote(one, months));
  return { matches, notes: [...unused, ...matches.flatMap((match) => replacedNotes(match, months))] };
}

function unusedNote(contract: UsableContract, months: readonly IsoDate[]): RunNote {
  const { document, end } = contract;
  return isLongOver(contract, months)
    ? {
        code: 'contract_long_over',
        message: `${document.name} ended on ${dayText(end!)}, states no renewal, and is not used.`,
      }
    : {
        code: 'contract_not_begun',
        message: `${document.name} begins after the budget’s year and is not used.`,
      };
}

/** What ended more than a year before the budget's does not tell what is paid now: the line's own figures do. */
function isLongOver({ end, renewsItself }: UsableContract, [first = '']: readonly IsoDate[]): boolean {
  return end !== undefined && !renewsItself && addYears(end, 1) < first;
}

/** A contract that another one replaced before the year began is told, not charged. */
function replacedNotes({ contracts }: ContractMatch, months: readonly IsoDate[]): RunNote[] {
  return contractChains(contracts).flatMap((chain) => {
    const inForce = new Set(chainMonths(chain, months).months.map(({ contract }) => contract));
    return chain.flatMap((contract, index) => {
      const later = chain[index + 1];
      if (inForce.has(contract) || !later) return [];
      return [
        {
          code: 'contract_superseded',
          message: `${later.document.name} replaces ${contract.document.name}.`,
        },
      ];
    });
  });
}

function lineFor(contract: UsableContract, lines: readonly PriorLine[]): PriorLine | undefined {
  const { account } = contract;
  if (!account) return lines.find((line) => line.type === 'expense' && namesVendor(line, contract));
  const candidates = lines.filter((line) => line.type === 'expense' && isOfAccount(line, account));
  // An association's own codes need not be the chart's: a line's name counts more than its code.
  const rank = (line: PriorLine) =>
    (namesVendor(line, contract) ? 4 : 0) +
    (namesAccount(line, account) ? 2 : 0) +
    (/contract|agreement|service/i.test(line.description) ? 1 : 0);
  return [...candidates].sort(
    (a, b) => rank(b) - rank(a) || (b.previous?.cents ?? 0) - (a.previous?.cents ?? 0),
  )[0];
}

/** Part of a year's amount by which a line may differ from what its contract comes to. */
const SAME_AMOUNT = 0.005;

/**
 * The only line that costs what the contract comes to in a year: the same money under a name that nothing else ties to it, as a
 * lender's letter and the mortgage.
 */
function lineOfAmount({ terms }: UsableContract, lines: readonly PriorLine[]): PriorLine | undefined {
  const cents = (terms.amountCents * 12) / terms.monthsPerPeriod;
  const same = lines.filter(
    ({ type, previous }) =>
      type === 'expense' && !!previous?.cents && Math.abs(previous.cents - cents) <= SAME_AMOUNT * cents,
  );
  return same.length === 1 ? same[0] : undefined;
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

/** What contracts pay over other months than the budget's, such as those of a later year. */
export function contractTotal({ contracts }: ContractMatch, months: readonly IsoDate[]): Cents {
  return roundExact(
    addExact(exact(0), ...contractChains(contracts).map((chain) => chainMonths(chain, months).total)),
  );
}

/** A line that contracts pay: the sum over the fiscal year's months of the fees in force, rounded once. */
export function contractItem({ line, contracts }: ContractMatch, months: readonly IsoDate[]): DraftItem {
  const chains = contractChains(contracts).map((chain) => chainMonths(chain, months));
  const used = [
    ...new Set(chains.flatMap((chain) => chain.months.flatMap(({ contract }) => contract ?? []))),
  ];
  const first = chains[0]?.months.findIndex(({ amountCents }) => amountCents !== null) ?? -1;
  const before = beforeStart(line, chains.length === 1 && first > 0 ? first : 0, months.length);
  const proposedCents = roundExact(addExact(...chains.map(({ total }) => total), before.amount));
  const parts = chains.flatMap((chain) => chainWords(chain.months));
  const told = used.length > 0 ? used : contracts;
  const confirmed = confirmedBy({ line, contracts }, months);
  const confidence = Math.max(
    Math.min(...told.map((contract) => contract.confidence)),
    confirmed.length > 0 ? CONFIRMED : 0,
  );
  const unsure = [...doubts(confidence), ...sizeDoubt(line, proposedCents)];
  const ends = told.flatMap((contract) =>
    endRemark(contract, { months, replaced: isReplaced(contract, used) }),
  );
  return draftOf(line, {
    proposedCents,
    basis: 'contract',
    formula: `${[...parts, ...before.words].join('; ') || 'No payment falls into the year'} = ${dollars(proposedCents)}.`,
    notes: told
      .map((contract) => `${contract.vendor || contract.document.name}: ${contract.escalation}.`)
      .join(' '),
    method: 'contract',
    inputs: [
      ...told.map((contract) => ({
        label: contract.vendor || contract.document.name,
        value: contract.escalation,
      })),
      ...confirmed,
    ],
    assumptions: [
      ...unsure,
      ...before.assumptions,
      ...told.flatMap((contract) => contract.assumptions),
      ...ends,
    ],
    needsReview: unsure.length > 0 || ends.length > 0 || told.some((contract) => contract.needsReview),
    sources: told.flatMap((contract) => contract.sources.flatMap((source) => source ?? [])),
    confidence,
  });
}

/** Two documents that know nothing of each other say the same to the cent. */
const CONFIRMED = 0.98;

/**
 * The earlier year's figure of the line, where the contracts' terms come to exactly that, an increase included: the fee, its
 * first day and its increase were then read right.
 */
function confirmedBy({ line, contracts }: ContractMatch, months: readonly IsoDate[]): MethodInput[] {
  const { previous } = line;
  const year = Number(months.at(-1)?.slice(0, 4)) - 1;
  if (!previous || previous.modelOnly || previous.annualized || previous.endYear !== year) return [];
  const chains = contractChains(contracts);
  const before = chains.map((chain) =>
    chainMonths(
      chain,
      months.map((month) => addYears(month, -1)),
    ),
  );
  const isWhole = before.every((chain) => chain.months.every(({ amountCents }) => amountCents !== null));
  const hasRisen = before.every(
    (chain) => new Set(chain.months.map(({ amountCents }) => amountCents)).size > 1,
  );
  const cents = roundExact(addExact(exact(0), ...before.map(({ total }) => total)));
  if (!isWhole || !hasRisen || cents !== previous.cents) return [];
  return [{ label: 'Confirmed by the earlier budget', value: dollars(cents) }];
}

/** So many times what the line cost before a contract comes to, or so small a part of it, is looked at. */
const OTHER_SIZE = { least: 0.4, most: 2.5 } as const;

/** A price for each home, or for a visit, may have been taken for that of all. */
function sizeDoubt({ previous }: PriorLine, cents: Cents): string[] {
  const ratio = previous?.cents ? cents / previous.cents : 1;
  if (ratio >= OTHER_SIZE.least && ratio <= OTHER_SIZE.most) return [];
  return [
    `The contract comes to ${dollars(cents)}, the line to ${dollars(previous?.cents ?? 0)} before: please check for how many homes and how often its price is paid.`,
  ];
}

/** Another contract of the line begins after it. */
const isReplaced = (contract: UsableContract, used: readonly UsableContract[]): boolean =>
  used.some((other) => other !== contract && (other.terms.start ?? '') > (contract.terms.start ?? ''));

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

const PERIODS = { 1: 'a month', 3: 'a quarter', 12: 'a year' };

/** "Jan-Mar (3) at $4,120.00 a month, 3% at each anniversary", a run for each fee in force. */
function chainWords(months: readonly ChainMonth<UsableContract>[]): string[] {
  const runs: { contract: UsableContract; months: string[]; cents: number }[] = [];
  for (const { month, contract, amountCents } of months) {
    if (!contract || amountCents === null) continue;
    const run = runs.at(-1);
    if (run?.cents === amountCents && run.contract === contract) run.months.push(month);
    else runs.push({ contract, months: [month], cents: amountCents });
  }
  const several = new Set(runs.map(({ contract }) => contract)).size > 1;
  const byContract = [...new Set(runs.map(({ contract }) => contract))];
  return byContract.map((contract) => {
    const sums = runs
      .filter((run) => run.contract === contract)
      .map(
        (run) =>
          `${monthRange(run.months)} (${run.months.length}) at ${dollars(run.cents)} ${PERIODS[contract.terms.monthsPerPeriod]}`,
      );
    const name = several && contract.vendor ? `${contract.vendor}: ` : '';
    return `${name}${sums.join(' + ')}, ${contract.escalation}`;
  });
}

function endRemark(
  contract: UsableContract,
  { months, replaced }: { months: readonly IsoDate[]; replaced: boolean },
): string[] {
  const { end } = contract;
  if (end === undefined || contract.renewsItself || replaced || contract.stopsAtEnd) return [];
  if (end >= (months.at(-1) ?? '')) return [];
  return [
    `The contract ends on ${dayText(end)} and states no automatic renewal: its last terms are assumed to continue.`,
  ];
}
