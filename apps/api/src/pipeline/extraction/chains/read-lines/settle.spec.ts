import type { BudgetPart, Facts } from '@hoa/contracts';
import { column, Paper } from '../../../../../test/facts';
import { Opinions } from '../second-reading/opinions';
import { withSecondReading } from './compare';
import type { AddressedLine } from './normalise';

/** A remark below the table, and a date in it, that rules took for lines; each line stands on its own. */
const LINES: [name: string, amount: string][] = [
  ['Grounds Lawn Care', '5000.00'],
  ['Grounds Snow', '2000.00'],
  ['Electricity', '1500.00'],
  ['Water', '1000.00'],
  ['Gas', '500.00'],
];

interface Made {
  extra: { name: string; amount: string; confidence?: number };
  /** As printed, over the five lines; absent where the document has none. */
  printed?: string;
  /** The rules add the extra line to the total. */
  isCovered?: boolean;
}

function factsOf({ extra, printed, isCovered = false }: Made): Facts {
  const rows = [...LINES, [extra.name, extra.amount] as const];
  const paper = new Paper(1, 'a.pdf').budget(
    [column('b26', 'budget', 2026)],
    rows.map(([name, amount]) => ['', name, 'expense', amount]),
  );
  paper.edit((part) => {
    if (part.kind !== 'budget') return;
    part.lines.forEach((line, at) =>
      Object.values(line.cells).forEach((cell) => {
        cell.source.line = at + 1;
        cell.confidence = at < LINES.length ? 0.99 : (extra.confidence ?? 0.7);
      }),
    );
    const lines = part.lines.slice(0, isCovered ? 6 : 5);
    const sum = lines.reduce((all, { cells }) => all + Number(cells['b26']?.value), 0).toFixed(2);
    if (printed)
      part.totals.push({
        description: 'Total Expenses',
        columnId: 'b26',
        printed: { ...paper.cited(printed), source: { ...paper.cite('Total Expenses'), line: 9 } },
        sum,
        foots: sum === printed,
        lines: lines.map(({ id }) => id),
      });
  });
  const { facts } = paper.document();
  if (!facts) throw new Error('No facts.');
  return facts;
}

const named = (line: number, description: string, value: string, beside: string[] = []): AddressedLine => ({
  page: 1,
  line,
  type: 'expense',
  description,
  beside,
  code: undefined,
  amounts: [
    {
      role: 'budget',
      year: 2026,
      value,
      raw: value,
      source: { documentId: 1, documentName: 'a.pdf', readingId: 'r', page: 1, line, quote: description },
    },
  ],
});
const five = LINES.map(([name, amount], at) => named(at + 1, name, amount));

function read(made: Made, answer: AddressedLine[], use: Parameters<typeof withSecondReading>[2] = {}) {
  const { facts } = withSecondReading(factsOf(made), answer, use);
  const part = facts.parts[0] as BudgetPart;
  return {
    part,
    names: part.lines.map(({ description }) => description),
    doubts: part.lines.flatMap(({ description, doubt }) => (doubt ? [description] : [])),
    warnings: facts.warnings,
    codes: facts.warnings.map(({ code }) => code),
  };
}

const quorum = { name: 'Ballots are due March', amount: '3.00' };
const own = LINES.map(([name]) => name);

describe('a line of the rules that the model does not name', () => {
  it('goes where a printed total is the sum of the lines without it, and that is said', () => {
    const { names, part, warnings } = read({ extra: quorum, printed: '10000.00', isCovered: true }, five);
    expect(names).toEqual(own);
    expect(part.totals).toMatchObject([{ sum: '10000.00', foots: true }]);
    expect(part.totals[0]?.lines).toHaveLength(5);
    expect(warnings).toMatchObject([{ code: 'line_left_out', at: { line: 6 } }]);
    expect(warnings[0]?.message).toBe(
      '“Ballots are due March” ($3.00) is left out: “Total Expenses” is printed as $10,000.00, which is the sum of the other lines, and the model does not read it as a line.',
    );
  });

  it('goes from outside of a total of all others where the rules were not sure of it either', () => {
    const made = { extra: quorum, printed: '10000.00' };
    expect(read(made, five)).toMatchObject({ names: own, codes: ['line_left_out'] });
    const sure = read({ ...made, extra: { ...quorum, confidence: 0.99 } }, five);
    expect(sure).toMatchObject({ names: [...own, quorum.name], doubts: [quorum.name] });
  });

  it.each<[why: string, made: Made, answer: AddressedLine[]]>([
    ['the paper prints no total', { extra: quorum }, five],
    ['the total is another sum', { extra: quorum, printed: '10001.00', isCovered: true }, five],
    [
      'the model read little of the table',
      { extra: quorum, printed: '10000.00', isCovered: true },
      five.slice(0, 2),
    ],
  ])('stays where %s', (_why, made, answer) => {
    expect(read(made, answer).names).toEqual([...own, quorum.name]);
  });

  it('stays and is doubted where no total bears it out, and is left alone where one does', () => {
    const alone = read({ extra: quorum }, five);
    expect(alone.doubts).toEqual([quorum.name]);
    expect(alone.codes).toEqual(['line_doubted']);
    expect(alone.part.lines[5]?.cells['b26']).toMatchObject({ value: '3.00', confidence: 0.6 });
    const borne = read({ extra: quorum, printed: '10003.00', isCovered: true }, five);
    expect(borne).toMatchObject({ doubts: [], codes: [] });
  });

  it('goes where it is the sum of the others, unless a total adds it', () => {
    const sum = { name: 'All that we spend', amount: '10000.00', confidence: 0.99 };
    const { names, warnings } = read({ extra: sum }, five);
    expect(names).toEqual(own);
    expect(warnings[0]?.message).toBe(
      '“All that we spend” ($10,000.00) is left out: it is the sum of the other lines, and the model does not read it as a line.',
    );
    expect(read({ extra: { ...sum, amount: '9999.00' } }, five).names).toContain(sum.name);
    expect(read({ extra: sum, printed: '20000.00', isCovered: true }, five).names).toContain(sum.name);
    const transfer = factsOf({ extra: sum });
    (transfer.parts[0] as BudgetPart).lines[5]!.type = 'reserve';
    const after = withSecondReading(transfer, five).facts.parts[0] as BudgetPart;
    expect(after.lines.map(({ description }) => description)).toContain(sum.name);
  });

  it('goes from a column of its own where the totals of the others are right without it', () => {
    const apart = (made: Made) => {
      const facts = factsOf(made);
      const part = facts.parts[0] as BudgetPart;
      part.columns.push(column('other', 'budget', 2025));
      const line = part.lines[5]!;
      line.cells = { other: line.cells['b26']! };
      return withSecondReading(facts, five).facts.warnings.map(({ code }) => code);
    };
    expect(apart({ extra: quorum, printed: '10000.00' })).toEqual(['line_left_out']);
    expect(apart({ extra: quorum, printed: '10001.00' })).toEqual(['line_doubted']);
    expect(apart({ extra: { ...quorum, confidence: 0.99 }, printed: '10000.00' })).toEqual(['line_doubted']);
  });

  it('stays where two of them explain the total', () => {
    const made = { extra: { name: 'Gas again', amount: '500.00' }, printed: '10000.00', isCovered: true };
    expect(read(made, five.slice(0, 4)).names).toHaveLength(6);
  });

  it.each([
    ['the paper speaks to programs', { opinions: new Opinions(true) }],
    ['the model was not shown all of it', { isWhole: false }],
  ])('counts for nothing where %s', (_why, use) => {
    const made = { extra: quorum, printed: '10000.00', isCovered: true };
    expect(read(made, five, use)).toMatchObject({ names: [...own, quorum.name], doubts: [], codes: [] });
  });
});

describe('a name that the model parts from other cells', () => {
  const answer = five.map((one) =>
    one.description.startsWith('Grounds ')
      ? { ...one, description: one.description.slice(8), beside: ['Grounds', '5,000.00'] }
      : one,
  );

  it('is the line’s, and the other words are kept', () => {
    const { names, part, codes } = read({ extra: quorum, printed: '10003.00', isCovered: true }, answer);
    expect(names.slice(0, 3)).toEqual(['Lawn Care', 'Snow', 'Electricity']);
    expect(part.lines[0]?.section + (part.lines[0]?.note ?? '')).toContain('Grounds');
    expect(codes).toEqual(['line_named_by_model']);
    expect(part.lines.map(({ id }) => id)).toEqual(
      (factsOf({ extra: quorum }).parts[0] as BudgetPart).lines.map(({ id }) => id),
    );
  });

  it('is not where the rest is no cell of its own', () => {
    const torn = answer.map((one) => ({ ...one, beside: ['Grounds Lawn', '5,000.00'] }));
    expect(read({ extra: quorum }, torn).names.slice(0, 2)).toEqual(own.slice(0, 2));
  });
});
