import type { Cited, FactWarning, InsurancePart } from '@hoa/contracts';
import type { Page, ReadDocument } from '../../page/types';
import { centsToMoney, dollars } from '../../text/amounts';
import { proseOf } from '../reading/prose';
import { cite, cited, optional, trustIn, type KindContext, type KindResult } from '../types';
import { pagesBeside } from './beside';
import { carrierOf } from './carriers';
import { policyOf } from './policy-facts';
import { periodOf } from './policy-term';
import { areAlike, withTheirPremiums } from './policies-and-premiums';
import { policyGroups, RIVAL, withoutChoices, withoutUnderlying } from './policy-groups';
import { coverageOf, withPolicyLine } from './policy-line';
import { byNameAlone, premiumLines } from './premium-lines';
import { told } from './premium-sentences';
import { withWholeAmounts } from './number-parts';
import { premiumTables, type MoneyRow, type PolicyRows } from './premium-tables';
import { CHARGE, OF_INSTALLMENTS } from './premium-words';
import { retainedAmounts, retainedInProse } from './retained';
import { PERIL } from './retained-lists';
import { factsOfRow } from './row-facts';
import { chargesBelow, runInCharges } from './run-in-amounts';
import { settled, type Settled } from './settled';
import { PROPERTY, shared, withoutRecap, withoutSum, withTheirDeductibles } from './several-policies';

/**
 * Declarations of insurance, one part a policy: carrier, number, period, premium by coverage (taxes and fees are lines
 * of their own), total and deductibles. A limit is never a premium; a total that its lines do not add to is a warning.
 */
export function readInsurance(doc: ReadDocument, ctx: KindContext): KindResult<InsurancePart> {
  const pages = withoutChoices(doc.pages.map(withWholeAmounts).map(withoutUnderlying));
  const groups = policyGroups(pages.flatMap(pagesBeside));
  const apart = readingOf(groups, ctx);
  // Numbers below each other begin a policy each, unless one table tells more of them.
  const whole = groups.length > 1 ? readingOf([pages], ctx) : apart;
  return evidenceOf(whole) > evidenceOf(apart) ? whole : apart;
}

function readingOf(groups: Page[][], ctx: KindContext): KindResult<InsurancePart> {
  const warnings: FactWarning[] = [];
  const isSeveral = groups.length > 1;
  const read = (pages: Page[], others: InsurancePart[][], into: FactWarning[]): InsurancePart[] => {
    const own = isSeveral ? withoutRecap(pages.map((page) => withoutSum(page, others))) : pages;
    return partsOf(own, { ctx, warnings: into }).map(withTotal);
  };
  const alone = isSeveral ? groups.map((pages) => read(pages, [], [])) : [];
  const parts = groups
    .reduce<InsurancePart[]>((before, pages, i) => {
      const others = alone.filter((_, other) => other !== i).flat();
      return [...before, ...read(pages, [before, others], warnings)];
    }, [])
    .map((part, i) => ({ ...part, id: `insurance-${i + 1}` }));
  const withCarrier = shared(withTheirDeductibles(parts), 'carrier');
  return { parts: isSeveral ? shared(withCarrier, 'period') : withCarrier, warnings };
}

/** How many facts of policies a reading has, each policy once. */
function evidenceOf({ parts }: KindResult<InsurancePart>): number {
  const numbers = parts.map(({ policy }) => policy?.value);
  const facts = parts.flatMap(({ policy, carrier, period, total }, i) =>
    policy && numbers.indexOf(policy.value) === i ? [policy, carrier, period, total] : [],
  );
  return facts.filter((fact) => fact !== undefined).length;
}

/** A policy with one premium costs that, whether or not it is printed again as a total. */
const withTotal = (part: InsurancePart): InsurancePart => {
  const [only, ...more] = part.premiums;
  return part.total || !only || more.length > 0 ? part : { ...part, total: only.premium };
};

interface Work {
  ctx: KindContext;
  warnings: FactWarning[];
}

function partsOf(pages: Page[], work: Work): InsurancePart[] {
  const tables = withTheirPremiums(premiumTables(pages));
  if (tables.filter(({ policy }) => policy).length > 1) return ofRows(pages, tables, work);
  const part = ofPolicy(
    pages,
    tables.filter(({ premiums, deductibles }) => premiums.length > 0 || deductibles.length > 0),
    work,
  );
  return part ? [part] : [];
}

/**
 * A broker's summary: a policy a row, each with its own insurer, number and period. The total of the whole program
 * stands behind the last row; it is of none of them, but proves them all.
 */
function ofRows(pages: Page[], tables: PolicyRows[], { ctx, warnings }: Work): InsurancePart[] {
  const own = tables.map(({ premiums }) => settled(premiums));
  // What a policy's own lines add up to is its own.
  const whole = settled(own.flatMap((one, i) => (one.foots ? one.premiums : tables[i]!.premiums)));
  // `All policies are effective from ... to ...`: one term for all, where no row has its own.
  const shared = {
    ...optional('period', tables.some(({ period }) => period) ? undefined : periodOf(pages, ctx)),
    ...optional('carrier', tables.some(({ carrier }) => carrier) ? undefined : carrierOf(pages, ctx)),
  };
  if (!whole.foots && whole.total) warnings.push(totalWarning(whole, ctx));
  const borne = withOutside(tables, retainedAmounts(pages));
  return tables.flatMap((table, i) => {
    const facts = factsOfRow(table, ctx);
    if (!facts.policy) return [];
    const found = own[i]!.foots ? own[i]! : settled(table.premiums.filter((row) => row !== whole.total));
    const proven = whole.foots && !found.total ? { ...found, foots: true, proven: true } : found;
    return [
      {
        ...base(pages),
        ...shared,
        ...facts,
        ...moneyOf(proven, ctx),
        deductibles: deductiblesOf(borne[i]!, ctx),
      },
    ];
  });
}

/** Deductibles outside of the table of policies: of the policy whose coverage they name, a peril's of that of the property. */
function withOutside(tables: PolicyRows[], fields: MoneyRow[]): MoneyRow[][] {
  const lines = new Set(
    tables.flatMap(({ premiums, deductibles }) => [...premiums, ...deductibles].map(({ line }) => line)),
  );
  const apart = tables.flatMap(({ policy, deductibles }) => (policy ? [] : deductibles));
  const others = [
    ...apart,
    ...fields.filter(({ line, name }) => !lines.has(line) && !/^minimum\b/i.test(name)),
  ];
  const policies = tables.filter(({ policy }) => policy);
  const names = new Set(policies.map((one) => one.names?.[0] ?? ''));
  const bearersOf = (row: MoneyRow): PolicyRows[] => {
    // Several insurers of one program bear the same, and of layers the first.
    if (names.size === 1) return policies;
    if ([...names].every((name) => LAYER.test(name))) return policies.filter((one) => /\bprimary\b/i.test(one.names![0]!)); // prettier-ignore
    const named = policies.filter((one) => one.names?.some((name) => areAlike(name, row.name)));
    const insured = policies.filter((one) => PROPERTY.test(one.names?.[0] ?? ''));
    return named.length === 0 && insured.length === 1 && (PERIL.test(row.name) || PROPERTY.test(row.name))
      ? insured
      : named;
  };
  return tables.map((table) =>
    table.policy && table.deductibles.length === 0
      ? others.filter((row) => bearersOf(row).includes(table))
      : table.deductibles,
  );
}

const LAYER = /\bprimary\b|\bxs\b|\bexcess of\b|\blayer\b/i;

function base(pages: Page[]): Pick<InsurancePart, 'id' | 'kind' | 'pages'> {
  return { id: '', kind: 'insurance', pages: [pages[0]!.number, pages.at(-1)!.number] };
}

function ofPolicy(pages: Page[], tables: PolicyRows[], { ctx, warnings }: Work): InsurancePart | undefined {
  const prose = proseOf({ container: 'txt', pages, pageCount: pages.length, warnings: [] });
  const inTables = withoutRivals(tables.flatMap((table) => table.premiums));
  const inLines = withoutRivals(premiumLines(pages));
  const inWords = told(prose);
  const listed = inTables.length > 0 ? withCharges(inTables, inLines) : inLines;
  const named = listed.map(byNameAlone);
  const hasLines = named.some((row) => !row.isTotal);
  const runIn = hasLines ? [] : [...(named.length > 0 ? [] : runInCharges(prose)), ...chargesBelow(pages)];
  // Beside a printed total only what adds to it is a premium of its policy.
  const withWords = [...named, ...inWords.premiums];
  const inSentences = named.length === 0 || settled(withWords).foots ? withWords : named;
  const rows = hasLines ? named : runIn.length > 0 ? runIn : inSentences;
  const found = withPolicyLine(inParts(rows), pages);
  const row = tables.find((table) => table.policy ?? table.carrier);
  const facts = {
    ...optional('carrier', tables.some(({ insurers = 0 }) => insurers > 1) ? undefined : carrierOf(pages, ctx)), // prettier-ignore
    ...optional('policy', policyOf(pages, ctx)),
    ...optional('period', periodOf(pages, ctx)),
    ...(row ? factsOfRow(row, ctx) : {}),
  };
  const hasMoney = found.premiums.length > 0 || found.total !== undefined;
  const known = [facts.policy, facts.period, facts.carrier].filter((fact) => fact !== undefined).length;
  if (!hasMoney && !(facts.policy && facts.period)) return undefined;
  if (known === 0 || (tables.length === 0 && !facts.policy && known < 2)) return undefined;
  if (!found.foots && found.total && found.premiums.length > 1) warnings.push(totalWarning(found, ctx));
  if (found.later) warnings.push(laterWarning(found.total!, found.later, ctx));
  for (const row of found.beyond) warnings.push(beyondWarning(row, ctx));
  const inTable = withoutRivals(tables.flatMap((table) => table.deductibles));
  const coverage = coverageOf(pages);
  const withCoverage = (row: MoneyRow): MoneyRow =>
    coverage && GENERIC.test(row.name) ? { ...row, name: `${coverage} ${row.name.toLowerCase()}` } : row;
  const tabled = new Set(inTable.map(({ line }) => line));
  const fields = retainedAmounts(pages).filter(({ line }) => !tabled.has(line));
  const deductibles = [inTable, fields, retainedInProse(prose), inWords.deductibles]
    .reduce((known, more) => [...known, ...beside(known, more)], [])
    .map(withCoverage);
  return {
    ...base(pages),
    ...facts,
    ...moneyOf(found, ctx),
    deductibles: deductiblesOf(deductibles, ctx),
  };
}

/** What is retained of the policy as a whole. */
const GENERIC = /^(?:(?:self-insured )?retention|deductible)$/i;

/** `Option 1`, `Option 2`: one of them is paid at most, and never their sum. */
function withoutRivals(rows: MoneyRow[]): MoneyRow[] {
  const rivals = rows.filter(({ name }) => RIVAL.test(name));
  return rivals.length > 1 ? rows.filter((row) => !rivals.includes(row)) : rows;
}

/** A fee for paying in parts is a line of a policy whose total contains it, and of no other. */
function inParts(rows: MoneyRow[]): Settled {
  const all = settled(rows);
  const contained = all.foots && all.premiums.some(({ name }) => OF_INSTALLMENTS.test(name));
  return contained ? all : settled(rows.filter(({ name }) => !OF_INSTALLMENTS.test(name)));
}

/** Fields outside of a table of deductibles that name what they are of, and no amount of the table. */
function beside(rows: MoneyRow[], fields: MoneyRow[]): MoneyRow[] {
  const isNew = ({ name, cents }: MoneyRow): boolean =>
    (rows.length === 0 || name !== 'Deductible') && !rows.some((row) => row.cents === cents);
  return fields.filter(isNew);
}

/**
 * Taxes, fees and totals that stand outside the table's columns; lines by any other name where only with them all adds to
 * the largest total.
 */
function withCharges(rows: MoneyRow[], lines: MoneyRow[]): MoneyRow[] {
  const known = new Set(rows.map((row) => row.line));
  const others = lines.filter((row) => !known.has(row.line));
  const [all, charged] = [others, others.filter((row) => row.isTotal || CHARGE.test(row.name))].map((extra) =>
    [...rows, ...extra].sort((a, b) => a.page.number - b.page.number || a.line.index - b.line.index),
  );
  const most = Math.max(0, ...[...rows, ...others].flatMap((row) => (row.isTotal ? [row.cents] : [])));
  const { foots, total } = settled(all!);
  return foots && total?.cents === most ? all! : charged!;
}

const warned = (ctx: KindContext, { page, line, cell }: MoneyRow, about: Omit<FactWarning, 'at'>): FactWarning => ({ ...about, at: cite(ctx, page, line, cell) }); // prettier-ignore

const totalWarning = ({ total, sum }: Settled, ctx: KindContext): FactWarning =>
  warned(ctx, total!, { code: 'insurance-total', message: `The premiums add to ${dollars(sum)}; the total that is printed is ${dollars(total!.cents)}.` }); // prettier-ignore

const laterWarning = (total: MoneyRow, later: MoneyRow, ctx: KindContext): FactWarning =>
  warned(ctx, later, { code: 'insurance-total', message: `The premiums add to the printed ${dollars(total.cents)}; a larger total of ${dollars(later.cents)} is printed behind it.` }); // prettier-ignore

const beyondWarning = (row: MoneyRow, ctx: KindContext): FactWarning =>
  warned(ctx, row, { code: 'insurance-charge-beyond', message: `${row.name} of ${dollars(row.cents)} is printed behind the total and is no part of it.` }); // prettier-ignore

/** What adds to its printed total was hardly misread. */
function moneyOf(
  found: Settled & { proven?: boolean },
  ctx: KindContext,
): Pick<InsurancePart, 'premiums' | 'total'> {
  const { premiums, total, foots } = found;
  const told = total && premiums.length > 1 ? (foots ? 0.98 : 0.7) : 0.86;
  const confidence = found.proven ? 0.97 : told;
  return {
    premiums: premiums.map((row) => ({ line: row.name, premium: money(row, { ctx, confidence, foots }) })),
    ...(total
      ? { total: money(total, { ctx, confidence: foots && premiums.length > 1 ? 0.98 : premiums.length > 1 ? 0.75 : 0.88, foots }) } // prettier-ignore
      : {}),
  };
}

function deductiblesOf(rows: MoneyRow[], ctx: KindContext): InsurancePart['deductibles'] {
  return rows.map((row) => ({ line: row.name, amount: money(row, { ctx, confidence: 0.93, foots: false }) }));
}

function money(
  row: MoneyRow,
  { ctx, confidence, foots }: { ctx: KindContext; confidence: number; foots: boolean },
): Cited<string> {
  const trust = foots ? 1 : trustIn(row) * (row.repaired ? 0.85 : 1);
  const source = cite(ctx, row.page, row.line, row.cell);
  return cited({ value: centsToMoney(row.cents), raw: row.raw, source, confidence: confidence * row.evidence * trust }); // prettier-ignore
}
