import { type Random } from '../../core/random';
import { figureFor, type OwnLine } from '../../world/association';

/**
 * A line's figures over years and months. Each is drawn from its own fork, so that what one column prints does not
 * depend on which other columns the document has. All are cents; with `whole` they are whole dollars.
 */
export class Series {
  constructor(
    private readonly random: Random,
    private readonly line: OwnLine,
    private readonly of: { units: number; budgetYear: number; whole: boolean },
  ) {}

  get units(): number {
    return this.of.units;
  }

  budget(year: number): number {
    return this.draw(`budget-${year}`, year, 0.02);
  }

  proposed(year: number): number {
    return this.draw(`budget-${year}`, year, 0.02);
  }

  actual(year: number): number {
    return this.draw(`actual-${year}`, year, 0.14);
  }

  projected(year: number): number {
    return this.draw(`projected-${year}`, year, 0.1);
  }

  /** Twelve figures, level or by season, whose sum is the year. */
  months(year: number): number[] {
    return this.spread(`months-${year}`, this.budget(year));
  }

  actualMonths(year: number): number[] {
    return this.spread(`actual-months-${year}`, this.actual(year));
  }

  ytd(year: number, months: number): number {
    return this.actualMonths(year)
      .slice(0, months)
      .reduce((sum, month) => sum + month, 0);
  }

  private draw(name: string, year: number, spread: number): number {
    return figureFor(this.random.fork(name), this.line, {
      years: year - this.of.budgetYear,
      whole: this.of.whole,
      spread,
    });
  }

  private spread(name: string, year: number): number[] {
    const random = this.random.fork(name);
    const step = this.of.whole ? 100 : 1;
    const level = random.chance(0.55);
    const weights = Array.from({ length: 12 }, () =>
      level ? 1 : random.chance(0.25) ? 0 : random.float(0.3, 2),
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (total === 0) return weights.map((_, at) => (at === 11 ? year : 0));
    const months = weights.map((weight) => Math.trunc((year * weight) / total / step) * step);
    const last = weights.reduce((found, weight, at) => (weight > 0 ? at : found), 11);
    months[last] = (months[last] ?? 0) + year - months.reduce((sum, month) => sum + month, 0);
    return months;
  }
}
