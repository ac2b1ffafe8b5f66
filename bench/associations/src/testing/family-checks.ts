import { exact, inPercent, sumOf } from '../core/fraction';
import { sumCents } from '../core/money';
import { type Published } from '../blind/publish';
import { Truth, type TruthBudget, type TruthPart } from '../truth';
import { readBack } from './read-back';

/** What specs of a family ask of its documents: each function returns what is wrong, so nothing where all is well. */
type Papers = (seed: number, number: number, options: { scans: boolean }) => AsyncGenerator<Published>;
type PartOf<K extends TruthPart['kind']> = Extract<TruthPart, { kind: K }>;

/** The documents of some associations, without those that would be scanned. */
export async function papersOf(
  family: Papers,
  seed: number,
  numbers: readonly number[],
): Promise<Published[]> {
  const all: Published[] = [];
  for (const number of numbers) for await (const one of family(seed, number, { scans: false })) all.push(one);
  return all;
}

export const partsOf = <K extends TruthPart['kind']>(
  made: readonly Published[],
  kind: K,
): { file: string; part: PartOf<K> }[] =>
  made.flatMap(({ file, truth }) =>
    truth.parts.flatMap((part) => (part.kind === kind ? [{ file, part: part as PartOf<K> }] : [])),
  );

const cents = (amount: string | undefined): number => Math.round(Number(amount ?? 0) * 100);
const bare = (text: string): string => text.replace(/[\s.]+/g, '').toLowerCase();
const digits = (text: string): string => text.replace(/[^\d]/g, '');

/** Sums that a total may print: of lines next to one another, with what goes out taken off or not, and of all. */
function sums(part: TruthBudget, id: string): Set<number> {
  const found = new Set<number>();
  const values = part.lines.map((line) => cents(line.cells[id]));
  const of = (type: string): number => sumCents(values.filter((_, at) => part.lines[at]?.type === type));
  const out = of('expense') + of('reserve');
  found.add(of('income') - out).add(out - (of('income') - (values[0] ?? 0)));
  for (let first = 0; first < values.length; first++) {
    let [sum, net] = [0, 0];
    for (let at = first; at < values.length; at++) {
      const value = values[at] ?? 0;
      sum += value;
      net += part.lines[at]?.type === 'income' ? value : -value;
      found.add(sum).add(net);
    }
  }
  return found;
}

/** Totals whose `foots` is not what the lines say. `inner` is the column of the lines where totals stand in an outer one. */
export const wrongFooting = (part: TruthBudget, inner = 'item'): string[] =>
  part.totals.flatMap(({ foots, columnId, printed, description }) => {
    const id = part.lines.some((line) => columnId in line.cells) ? columnId : inner;
    return sums(part, id).has(cents(printed)) === foots ? [] : [`${description}/${columnId}: ${printed}`];
  });

/** A sum that is not that of the shares, a flaw that is not told, a unit that is there twice where no flaw says so. */
export function wrongShares(part: PartOf<'ownership'>): string[] {
  const sum = inPercent(sumOf(part.shares.map(({ share }) => exact(BigInt(share.n), BigInt(share.d)))));
  const off = Math.abs(Number(sum.n) / Number(sum.d) - 100) > 0.4;
  return [
    ...(`${sum.n}/${sum.d}` === `${part.sum.n}/${part.sum.d}` ? [] : ['sum']),
    ...(off === part.flaws.includes('sum') ? [] : ['flaw']),
    ...(new Set(part.shares.map((one) => one.unit)).size < part.shares.length ===
    part.flaws.includes('duplicate')
      ? []
      : ['unit']),
  ];
}

export const wrongPremiums = (part: PartOf<'insurance'>): boolean =>
  sumCents(part.premiums.map((one) => cents(one.premium))) !== cents(part.total);

/** Whether the percent funded follows from the components unless the truth says that it contradicts them. */
export function wrongFunding(part: PartOf<'reserve'>): boolean {
  const ideal = part.components.reduce(
    (all, one) => all + (Number(one.cost) * (one.usefulLife! - one.remainingLife!)) / one.usefulLife!,
    0,
  );
  const agrees = Math.abs((Number(part.balance) / ideal) * 100 - part.percentFunded!) < 0.15;
  return agrees === part.contradicts;
}

/** Words and figures of the truth that the document does not print; nothing is said of plain text in four encodings. */
export async function unprinted({ file, bytes, truth }: Published): Promise<string[]> {
  if (/\.(txt|csv)$/.test(file)) return [];
  const text = (await readBack(file, bytes)).join('\n');
  const [words, figures] = [bare(text), digits(text)];
  return truth.parts.flatMap((part) => [
    ...wordsOf(part).filter((one) => !words.includes(bare(one))),
    ...amountsOf(part).filter(
      (one) => !figures.includes(digits(one.replace(/\.?0+$/, '')).replace(/^0+(?=\d)/, '')),
    ),
  ]);
}

function wordsOf(part: TruthPart): string[] {
  if (part.kind === 'budget') return part.lines.map((line) => line.description);
  if (part.kind === 'contract') return [part.vendor, part.customer, ...part.decoys, ...part.surcharges];
  if (part.kind === 'insurance') return [part.carrier, part.policy, ...part.premiums.map((one) => one.line)];
  return part.kind === 'reserve' ? part.components.map((one) => one.name) : [];
}

function amountsOf(part: TruthPart): string[] {
  if (part.kind === 'budget') {
    const money = part.columns.filter((one) => one.role !== 'percent').map((one) => one.id);
    return part.lines.flatMap((line) =>
      money.flatMap((id) => (line.dashes?.includes(id) ? [] : (line.cells[id] ?? []))),
    );
  }
  if (part.kind === 'contract')
    return [part.fee?.amount, ...(part.fee?.schedule ?? []).map((one) => one.amount)].flatMap(
      (one) => one ?? [],
    );
  return part.kind === 'insurance'
    ? [...part.premiums.map((one) => one.premium), ...part.deductibles.map((one) => one.amount)]
    : [];
}

/** All that is wrong with the truths of some documents, the document's name before each: format, sums, flaws, decoys, and what is not printed. */
export async function wrongTruths(made: readonly Published[]): Promise<string[]> {
  const wrong = await Promise.all(
    made.map(async (one) => {
      const found = [...one.truth.parts.flatMap(wrongPart), ...(await unprinted(one))];
      if (!Truth.safeParse(one.truth).success) found.push('format');
      return found.map((what) => `${one.file}: ${what}`);
    }),
  );
  return wrong.flat();
}

function wrongPart(part: TruthPart): string[] {
  if (part.kind === 'budget') return wrongFooting(part);
  if (part.kind === 'ownership') return part.flaws.includes('duplicate') ? [] : wrongShares(part);
  if (part.kind === 'reserve') return wrongFunding(part) ? ['percent funded'] : [];
  if (part.kind === 'insurance') return part.total && wrongPremiums(part) ? ['premiums'] : [];
  const price = Number(part.fee?.amount ?? Number.NaN);
  return part.decoys.filter((one) => Number(one.replace(/[$,%]/g, '')) === price);
}
