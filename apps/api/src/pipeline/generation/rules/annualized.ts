import {
  accountOf,
  annualize,
  groupOf,
  isDues,
  kindOfLine,
  normaliseWords,
  reasonInWords,
  type Annualized,
  type Cents,
  type EndYear,
  type PartYear,
  type YearAmounts,
} from '@hoa/budget-math';
import type { LineReading } from './readings';
import { dollars } from './text';
import type { PartYearFigure, PriorFigure } from './types';

interface Years {
  budgetYear: EndYear;
  label: (endYear: EndYear) => string;
}

/**
 * Lines of which documents state a part of the latest year get a figure of that whole year, by the method that its
 * sentence states. Parts of years whose results are known, and of the budget's own year, stay unused.
 */
export function annualizedGroups(groups: readonly LineReading[][], years: Years): LineReading[][] {
  const all = groups.flat();
  const known = all.flatMap(({ figures }) =>
    figures.flatMap(({ basis, endYear }) => (basis === 'budget' ? [] : [endYear])),
  );
  const after = Math.max(0, ...known);
  const year = Math.max(
    0,
    ...all.flatMap(({ parts }) =>
      parts.flatMap(({ endYear }) => (endYear < years.budgetYear ? endYear : [])),
    ),
  );
  if (year <= after) return groups.map((group) => [...group]);
  return withoutWholePlans(groups, year).map((group) => {
    const figure = figureOf(group, year, years);
    const at = group.findIndex(({ parts }) => parts.some(({ endYear }) => endYear === year));
    if (!figure || at < 0) return group;
    return group.map((reading, index) =>
      index === at ? withFigure(reading, figure, isAdopted(group, year)) : reading,
    );
  });
}

/** Lines whose plans must be told, and the share of them that agree, before a plan to date is known to be the year's. */
const FEWEST_PLANS = 3;
const MOSTLY = 0.8;

/**
 * "Budget" beside six months of "Actual" that is, line by line, what another column or document adopted for the year: it is
 * no plan of the six months.
 */
function withoutWholePlans(groups: readonly LineReading[][], year: EndYear): LineReading[][] {
  const plans = new Map<number, { told: number; whole: number }>();
  for (const group of groups) {
    const adopted = adoptedOf(group, year);
    for (const { documentIndex, parts } of group) {
      const planned = parts.find((part) => part.endYear === year)?.plannedCents;
      if (!planned || !adopted) continue;
      const { told, whole } = plans.get(documentIndex) ?? { told: 0, whole: 0 };
      plans.set(documentIndex, { told: told + 1, whole: whole + (planned === adopted ? 1 : 0) });
    }
  }
  const isOfYear = ({ documentIndex }: LineReading): boolean => {
    const { told, whole } = plans.get(documentIndex) ?? { told: 0, whole: 0 };
    return told >= FEWEST_PLANS && whole >= MOSTLY * told;
  };
  const withoutPlan = (part: PartYearFigure): PartYearFigure => ({ ...part, plannedCents: undefined });
  return groups.map((group) =>
    group.map((reading) =>
      isOfYear(reading) ? { ...reading, parts: reading.parts.map(withoutPlan) } : reading,
    ),
  );
}

const isAdopted = (group: readonly LineReading[], year: EndYear): boolean =>
  group.some(({ figures }) => figures.some(({ endYear }) => endYear === year));

const adoptedOf = (group: readonly LineReading[], year: EndYear): Cents | undefined =>
  group.flatMap(({ figures }) => figures).find(({ endYear, basis }) => endYear === year && basis === 'budget')
    ?.cents;

const areDues = ({ line, type }: LineReading): boolean =>
  isDues({ type, glCode: line.glCode, description: line.description });

/** Dues that come once or twice a year are no multiple of a part of it: nothing but the bills says so. */
function withFigure(reading: LineReading, { isGuess, ...figure }: Whole, isKnown: boolean): LineReading {
  const figures = [...reading.figures, figure];
  const doubt = isKnown
    ? undefined
    : areDues(reading)
      ? DUES_OF_A_PART
      : isGuess
        ? COST_OF_A_PART
        : undefined;
  return doubt === undefined
    ? { ...reading, figures }
    : { ...reading, figures, line: { ...reading.line, doubt } };
}

const DUES_OF_A_PART =
  'These dues are known for a part of the year only. If owners are billed once or twice a year, they are not what the part multiplied comes to: please check them.';

const COST_OF_A_PART =
  'What this line costs depends on what happens, and only a part of the year is known of it: please check what a year comes to.';

interface Whole extends PriorFigure {
  /** Nothing says that the rest of the year is like its part. */
  isGuess: boolean;
}

function figureOf(group: readonly LineReading[], year: EndYear, { label }: Years): Whole | undefined {
  const [first] = group;
  const part = longest(
    group.flatMap(({ parts }) => parts),
    year,
  );
  if (!first || !part) return undefined;
  const before = group
    .flatMap(({ figures }) => figures)
    .find(({ endYear, basis }) => endYear === year - 1 && basis === 'actual');
  const same = group
    .flatMap(({ parts }) => parts)
    .find(({ endYear, months }) => endYear === year - 1 && months === part.months);
  const adopted = adoptedOf(group, year);
  const whole = annualize({
    partCents: part.cents,
    months: part.months,
    ...natureOf(group, part),
    lastYear: { sameMonthsCents: same?.cents, fullCents: before?.cents },
    planned: plannedOf(part, adopted),
    mostCents: areDues(first) ? adopted : undefined,
  });
  const source = part.source ?? before?.source;
  if (whole.amountCents === undefined || source === undefined) return undefined;
  // What was adopted for the year says more than what the year before was.
  if (['last-year', 'guess'].includes(whole.by) && isAdopted(group, year)) return undefined;
  return {
    isGuess: whole.by === 'guess',
    cents: whole.amountCents,
    basis: 'projected',
    endYear: year,
    assumedYear: false,
    source: whole.by === 'last-year' ? (before?.source ?? source) : source,
    confidence: part.confidence,
    modelOnly: part.modelOnly,
    rivals: [],
    annualized: sentence(part, whole, label(year)),
  };
}

/** What was adopted for the months and the year, unless it makes no sense of the rest: a plan that was changed since. */
function plannedOf({ plannedCents: months }: PartYearFigure, year: Cents | undefined): PartYear['planned'] {
  if (!year || months === undefined || (year - months) * year < 0) return undefined;
  return { sameMonthsCents: months, fullCents: year };
}

function longest(parts: readonly PartYearFigure[], year: EndYear): PartYearFigure | undefined {
  const own = parts.filter(({ endYear }) => endYear === year).sort((a, b) => b.months - a.months);
  const [most] = own;
  return own.find(({ months, cents }) => months === most?.months && cents !== undefined) ?? most;
}

const PAID_ONCE =
  /\b(?:insurance|premiums?|polic(?:y|ies)|audit|tax|taxes|licen[cs]es?|permits?|registration|filing|annual|replace(?:ment|d)?|capital|projects?)\b/;

/** Snow falls, grass grows, and buildings are heated in some months of a year. */
const SEASONAL =
  /\b(?:snow|ice|plow\w*|heat\w*|gas|fuel|propane|pools?|lawns?|mow\w*|mulch\w*|irrigat\w*|sprinklers?|fertiliz\w*|weeds?|aquatic|lake|beach|docks?|lea(?:f|ves)|holiday|seasonal|landscap\w*|grounds)\b/;

/** Paid with every wage. */
const PAYROLL_TAXES = '7215';

/**
 * Whether a line is paid once a year, and whether it costs about the same every month: by its name, or since it came in each,
 * or since what came so far is that part of what was adopted for the year.
 */
function natureOf(
  group: readonly LineReading[],
  part: PartYearFigure,
): Pick<PartYear, 'paidOnce' | 'steady' | 'seasonal'> {
  const { endYear, isMonthly } = part;
  const adopted = adoptedOf(group, endYear);
  const isSpread = isMonthly || comesInParts(part, adopted);
  const [{ line, type }] = group as [LineReading, ...LineReading[]];
  const shape = { type, glCode: line.glCode ?? '', description: line.description };
  const words = normaliseWords(line.description);
  const isInsurance = groupOf({ ...shape, category: line.section }) === 'Insurance Expenses';
  const comesOnce = reasonInWords({ ...shape, note: line.note ?? '' }) !== undefined;
  const kind = kindOfLine(shape, historyOf(group), endYear + 1);
  // A deposit to the replacement reserve replaces nothing: it is made every month.
  const isOnce =
    type === 'expense' &&
    kind !== 'transfer' &&
    accountOf(shape)?.code !== PAYROLL_TAXES &&
    (isInsurance || PAID_ONCE.test(words));
  const paidOnce =
    (comesOnce || isOnce || isAllPaid(part, adopted ?? lastResultOf(group, endYear))) && !isSpread;
  return {
    paidOnce,
    seasonal: type === 'expense' && SEASONAL.test(words) && adopted !== undefined && !isEven(part, adopted),
    steady:
      isMonthly || ((comesOnce || isOnce) && isSpread) || ['steady', 'level', 'transfer'].includes(kind),
  };
}

/** A premium booked month by month: multiplied it comes nearer to what was adopted for the year than as it is. */
function comesInParts({ cents, months }: PartYearFigure, adopted: Cents | undefined): boolean {
  if (!cents || !adopted) return false;
  return Math.abs((cents * 12) / months - adopted) < Math.abs(cents - adopted);
}

/** What was adopted for the year, or what last year came to, is spent: nothing says that more comes. */
const isAllPaid = ({ cents }: PartYearFigure, whole: Cents | undefined): boolean =>
  !!cents && !!whole && 100 * Math.abs(cents - whole) <= Math.abs(whole);

const lastResultOf = (group: readonly LineReading[], year: EndYear): Cents | undefined =>
  historyOf(group).find(({ endYear }) => endYear === year - 1)?.actualCents;

/** So many twelfths of what was adopted, give or take a tenth. */
const isEven = ({ cents, months }: PartYearFigure, adopted: Cents): boolean =>
  cents !== undefined && Math.abs(12 * cents - months * adopted) <= (months * Math.abs(adopted)) / 10;

function historyOf(group: readonly LineReading[]): YearAmounts[] {
  return group
    .flatMap(({ figures }) => figures)
    .filter(({ basis }) => basis === 'actual')
    .map(({ endYear, cents }) => ({ endYear, actualCents: cents }))
    .sort((a, b) => a.endYear - b.endYear);
}

function sentence(part: PartYearFigure, whole: Annualized, year: string): string {
  const amount = dollars(whole.amountCents ?? 0);
  const soFar = part.cents === undefined ? 'nothing' : dollars(part.cents);
  return `${year} is known for ${part.months} months only (${soFar}) and is taken as ${amount} for the whole year. ${whole.explanation}`;
}
