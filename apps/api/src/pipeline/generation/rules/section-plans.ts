import { exact, isAssessmentIncome, normaliseWords, portionsOf, weigh } from '@hoa/budget-math';
import type { LineReading } from './readings';
import { dollars } from './text';
import type { PriorFigure, RunNote } from './types';

/**
 * A document may state a year's plan for whole sections and the result line by line, or the other way round. The reader
 * keeps what the section's total alone states as a line with the section's name. It is no further cost: it is divided
 * among the section's lines as their other figures are, so that nothing counts twice and the plan's total stays.
 */
export function divideSections(readings: readonly LineReading[]): {
  readings: LineReading[];
  notes: RunNote[];
} {
  const divided: LineReading[] = [];
  let current = [...readings];
  for (const whole of readings.filter(isSection)) {
    const lines = linesOf(whole, current);
    const figures = whole.figures.filter((figure) => canDivide(figure, lines));
    if (figures.length === 0) continue;
    divided.push(whole);
    const shares = new Map(lines.map((line) => [line.key, [] as PriorFigure[]]));
    for (const figure of figures)
      share(figure, whole, lines).forEach((one, key) => shares.get(key)?.push(one));
    const left = whole.figures.filter((figure) => !figures.includes(figure));
    current = current.flatMap((line) => {
      if (line.partId !== whole.partId || line.documentIndex !== whole.documentIndex) return [line];
      if (line.key === whole.key) return left.length > 0 ? [{ ...line, figures: left }] : [];
      return [{ ...line, figures: [...line.figures, ...(shares.get(line.key) ?? [])] }];
    });
  }
  return { readings: current, notes: noteOf(divided) };
}

const isSection = ({ name, line, figures }: LineReading): boolean =>
  figures.length > 0 && name !== '' && name === normaliseWords(line.section);

/** What is spread over: the other lines of the section; of income, what owners are billed where there is any. */
function linesOf(whole: LineReading, all: readonly LineReading[]): LineReading[] {
  const section = normaliseWords(whole.line.section);
  const lines = all.filter(
    (one) =>
      one.documentIndex === whole.documentIndex &&
      one.partId === whole.partId &&
      one.type === whole.type &&
      one.key !== whole.key &&
      normaliseWords(one.line.section) === section,
  );
  const billed = lines.filter(({ type, line: { glCode = '', description } }) =>
    isAssessmentIncome({ type, glCode, description, category: '' }),
  );
  return billed.length > 0 ? billed : lines;
}

/** No line states the same, and some state another figure to divide by. */
const canDivide = (figure: PriorFigure, lines: readonly LineReading[]): boolean =>
  figure.cents > 0 &&
  lines.some((line) => weightOf(line, figure) > 0) &&
  !lines.some(({ figures }) => figures.some((one) => one.cents !== 0 && isSame(one, figure)));

const isSame = (a: PriorFigure, b: PriorFigure): boolean => a.endYear === b.endYear && a.basis === b.basis;

/** Another figure of the same year, else of the nearest. */
function weightOf({ figures }: LineReading, { endYear }: PriorFigure): number {
  const distance = (one: PriorFigure) => Math.abs(one.endYear - endYear);
  const [nearest] = [...figures].sort((a, b) => distance(a) - distance(b));
  return Math.max(0, nearest?.cents ?? 0);
}

function share(
  figure: PriorFigure,
  whole: LineReading,
  lines: readonly LineReading[],
): Map<string, PriorFigure> {
  const terms = lines.map((line) => exact(weightOf(line, figure)));
  const weights = weigh(terms);
  const { cents } = portionsOf(figure.cents, weights, weights.sum);
  return new Map(
    lines.map((line, index) => [
      line.key,
      {
        ...figure,
        cents: cents[index]!,
        rivals: [],
        annualized: `The document states ${dollars(figure.cents)} for ${whole.line.description} as a whole; this is the line's share of it, by its other figures.`,
      },
    ]),
  );
}

function noteOf(divided: readonly LineReading[]): RunNote[] {
  if (divided.length === 0) return [];
  const names = [...new Set(divided.map(({ line }) => line.description))].join(', ');
  const message = `Stated only as a whole, and divided among its lines by their other figures: ${names}.`;
  return [{ code: 'divided_sections', message }];
}
