import type { TruthPart } from './kit';
import { dollars } from './make';

type Reserve = Extract<TruthPart, { kind: 'reserve' }>;

export interface Component {
  name: string;
  useful: number;
  remaining: number;
  cost: number;
}

/** What a reserve study computes from its components. */
export interface Study {
  components: Component[];
  balance: number;
  /** What the reserves should hold: cost x (useful - remaining) / useful. */
  full: number;
  funded: number;
}

/** "Asphalt overlay 25 8 64000" a line: name, useful life, remaining life, cost. */
export function study(text: string, balance: number): Study {
  const components = text
    .trim()
    .split('\n')
    .map((line) => {
      const [, name = '', useful, remaining, cost] = /^\s*(.*?)\s+(\d+)\s+(\d+)\s+(\d+)\s*$/.exec(line) ?? [];
      return { name, useful: Number(useful), remaining: Number(remaining), cost: Number(cost) };
    });
  const full = Math.round(
    components.reduce((sum, one) => sum + (one.cost * (one.useful - one.remaining)) / one.useful, 0),
  );
  return { components, balance, full, funded: (balance / full) * 100 };
}

export const totalCost = ({ components }: Study): number =>
  components.reduce((sum, { cost }) => sum + cost, 0);

export const fundedPart = ({ useful, remaining, cost }: Component): number =>
  Math.round((cost * (useful - remaining)) / useful);

/** Year by year: what is there, comes in, earns and is spent. */
export function plan(
  { components, balance }: Study,
  by: { from: number; years: number; contribution: number; inflation: number; interest: number },
): string {
  let open = balance;
  return Array.from({ length: by.years }, (_, at) => {
    const paid = Math.round(by.contribution * (1 + by.inflation / 100) ** at);
    const spent = components
      .filter(({ useful, remaining }) => at >= remaining && (at - remaining) % useful === 0)
      .reduce((sum, { cost }) => sum + Math.round(cost * (1 + by.inflation / 100) ** at), 0);
    const earned = Math.round(((open + Math.max(0, open + paid - spent)) / 2) * (by.interest / 100));
    const close = open + paid + earned - spent;
    const cells = [String(by.from + at), ...[open, paid, earned, spent, close].map((one) => dollars(one))];
    open = close;
    return `| ${cells.join(' | ')}`;
  }).join('\n');
}

/** What the study states. Leave out what it does not print. */
export const reserve = (
  { components, balance }: Study,
  more: Partial<Omit<Reserve, 'kind' | 'components' | 'balance'>> & { balance?: false } = {},
): TruthPart => {
  const { balance: printed, ...rest } = more;
  return {
    kind: 'reserve',
    components: components.map(({ name, useful, remaining, cost }) => ({
      name,
      usefulLife: useful,
      remainingLife: remaining,
      cost: cost.toFixed(2),
    })),
    ...(printed === false ? {} : { balance: balance.toFixed(2) }),
    contradicts: false,
    ...rest,
  };
};
