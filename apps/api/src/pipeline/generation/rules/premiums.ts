import { addDays, keywordAccount, normaliseWords, toCents, type Cents, type IsoDate } from '@hoa/budget-math';
import type { Citation, InsurancePart } from '@hoa/contracts';
import { secondOpinions } from './rivals';
import type { GenerationDocument } from './types';

export const GENERAL = '7740';
export const PROPERTY = '7710';
/** The end of one policy and the start of the next rarely meet to the day. */
const RENEWAL_GAP_DAYS = 31;

/** What one declaration charges for one coverage. */
export interface Premium {
  name: string;
  account: string;
  cents: Cents;
  /** The declaration, so that premiums of one policy are known. */
  policy: string;
  from: IsoDate | undefined;
  renewal: IsoDate;
  /** The declaration does not state when it ends. */
  assumedRenewal: boolean;
  sources: Citation[];
  confidence: number;
  /** Confidence in what was read, of the premium and of its period where one is stated. */
  readAt: number;
  /** What two readings see differently. */
  remarks: string[];
  needsReview: boolean;
}

/** Every premium of every declaration; the same policy in two documents counts once. */
export function premiumsOf(documents: readonly GenerationDocument[], months: readonly IsoDate[]): Premium[] {
  const all = documents.flatMap((document) =>
    (document.facts?.parts ?? []).flatMap((part) =>
      part.kind === 'insurance' ? premiumsIn(part, `${document.id}|${part.id}`, months) : [],
    ),
  );
  // Of two documents with one coverage and one period the later one counts.
  const byPeriod = new Map(
    all.map((premium) => [
      [premium.account, normaliseWords(premium.name), premium.renewal].join('|'),
      premium,
    ]),
  );
  return [...byPeriod.values()];
}

function premiumsIn(part: InsurancePart, policy: string, months: readonly IsoDate[]): Premium[] {
  const period = part.period?.value;
  const stated = part.premiums.map(({ line, premium }) => ({ name: line, premium }));
  const rows = stated.length === 0 && part.total ? [{ name: 'Total premium', premium: part.total }] : stated;
  return rows.map(({ name, premium }) => {
    const opinions = secondOpinions({ [`premium of ${name}`]: premium, period: part.period });
    return {
      name,
      account: premiumAccount(name),
      cents: toCents(premium.value),
      policy,
      from: period?.from,
      renewal: period === undefined ? (months[0] ?? '') : renewalOf(period.to),
      assumedRenewal: period === undefined,
      sources: [premium.source, ...(part.period ? [part.period.source] : []), ...opinions.sources],
      remarks: opinions.remarks,
      confidence: Math.min(premium.confidence, part.period?.confidence ?? 0.5),
      readAt: Math.min(premium.confidence, part.period?.confidence ?? 1),
      needsReview: opinions.remarks.length > 0,
    };
  });
}

/** The day after a last day of a month: '2027-06-30' renews on July 1; a policy to '2027-07-01' on that day. */
function renewalOf(end: IsoDate): IsoDate {
  const [year = 0, month = 1, day = 1] = end.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day < lastDay) return end;
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

function premiumAccount(name: string): string {
  if (/\b(tax(es)?|fees?|surcharges?|assessments?|stamping|total)\b/i.test(name)) return GENERAL;
  const code = keywordAccount(`${name} insurance`, 'expense')?.code ?? GENERAL;
  return code.startsWith('77') ? code : GENERAL;
}

/** Coverages by account and name; a renewal joins the policy that it follows, whatever it calls the coverage. */
export function coveragesOf(premiums: readonly Premium[]): Premium[][] {
  const coverages: Premium[][] = [];
  for (const premium of [...premiums].sort((a, b) =>
    a.renewal < b.renewal ? -1 : a.renewal > b.renewal ? 1 : 0,
  )) {
    const same = coverages.filter(
      (one) => one[0]!.account === premium.account && follows(premium, one.at(-1)!),
    );
    const named = same.find((one) => normaliseWords(one.at(-1)!.name) === normaliseWords(premium.name));
    const coverage = named ?? (same.length === 1 ? same[0] : undefined);
    if (coverage) coverage.push(premium);
    else coverages.push([premium]);
  }
  // A renewal that pools what several coverages were replaces all of them.
  return coverages.filter((one) => {
    const last = one.at(-1)!;
    return !coverages.some(
      (other) =>
        other !== one &&
        other[0]!.account === last.account &&
        other[0]!.policy !== last.policy &&
        other[0]!.from !== undefined &&
        other[0]!.from >= addDays(last.renewal, -RENEWAL_GAP_DAYS),
    );
  });
}

function follows(later: Premium, earlier: Premium): boolean {
  if (later.policy === earlier.policy) return false;
  if (later.from === undefined)
    return earlier.assumedRenewal && normaliseWords(later.name) === normaliseWords(earlier.name);
  return later.from >= addDays(earlier.renewal, -RENEWAL_GAP_DAYS);
}
