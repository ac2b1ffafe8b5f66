import { type MoneyStyle } from '../../core/money';
import { type Random } from '../../core/random';
import { type Block, type Paper } from '../../layout/paper';
import { type Association } from '../../world/association';
import { anyStyle, letterheadLines, paperDate, type Draft } from '../draft';
import {
  makeHand,
  monthlySet,
  quarterSet,
  singleSet,
  statementSet,
  toDateSet,
  yearEndSet,
  yearsSet,
  type ColumnSet,
} from './columns';
import { BudgetTable, memoLines, type LayoutOptions } from './layout';
import { BudgetMaker, type BudgetModel, type Codes, type ModelOptions } from './model';

const sets = {
  years: yearsSet,
  'to-date': toDateSet,
  single: singleSet,
  monthly: monthlySet,
  quarters: quarterSet,
};
const statements = { statement: statementSet, 'year-end': yearEndSet };

/** A budget of the association's year, in a layout of its own. */
export function budgetDraft(random: Random, association: Association): Draft {
  const name = random.weighted<keyof typeof sets>({
    years: 4,
    'to-date': 3,
    single: 2,
    monthly: 2,
    quarters: 1,
  });
  return draftOf(random, association, sets[name](makeHand(random), association.year));
}

/** A statement of the year before, as accounting software prints it. */
export function actualsDraft(random: Random, association: Association): Draft {
  const name = random.weighted<keyof typeof statements>({ statement: 2, 'year-end': 1 });
  return draftOf(random, association, statements[name](makeHand(random), association.year - 1));
}

function draftOf(random: Random, association: Association, set: ColumnSet): Draft {
  const options = modelOptions(random, set);
  const model = new BudgetMaker(random.fork('figures'), association, { ...options, set }).make();
  const layout = layoutOptions(random, options, association.units);
  const year = set.kind === 'actuals' ? association.year - 1 : association.year;
  const table = new BudgetTable(model, layout);
  const beside = set.columns.length === 1 && !layout.notes && random.chance(0.5);
  const titled = random.chance(0.85);
  const headingBlocks = heading(random, association, { year, set, titled });
  const paper: Paper = {
    title: `${year} ${set.kind === 'actuals' ? 'Statement' : 'Budget'}`,
    author: association.manager,
    date: paperDate(random, year - 1),
    style: anyStyle(random, {
      orientation: set.wide ? 'landscape' : 'portrait',
      rotated: set.wide && random.chance(0.25),
      ...(set.columns.length > 9
        ? { size: random.float(6, 6.8), margin: random.int(22, 34), padding: random.float(0.9, 1.6) }
        : {}),
    }),
    ...(random.chance(0.5)
      ? {
          footer: random.pick([
            association.name,
            `Printed ${random.int(1, 12)}/${random.int(1, 28)}/${year - 1}`,
            'DRAFT - for discussion',
          ]),
        }
      : {}),
    pageNumbers: random.pick(['page-of', 'dash', 'none']),
    blocks: [
      ...headingBlocks,
      ...(beside ? sideBySide(table) : [table.block()]),
      ...(random.chance(0.5) ? memo(random, association, model) : []),
    ],
  };
  const traits = [
    set.name,
    `codes-${layout.codes}`,
    ...model.traits,
    ...(beside ? ['columns-side-by-side'] : []),
    ...(layout.formula ? ['formula-row'] : []),
    ...(layout.leaders ? ['dot-leaders'] : []),
    ...(layout.lineNumbers ? ['line-numbers'] : []),
  ];
  return {
    paper,
    kind: set.kind,
    ...(titled ? { association: association.name } : {}),
    fiscalYear: year,
    parts: [model.truth],
    traits,
    ...(layout.notes || random.chance(0.7) ? {} : { sheets: [...headingBlocks, ...table.blocks()] }),
    sheet: {
      instructions: random.chance(0.2),
      name: random.pick(['Budget', 'Sheet1', `${year} Budget`, 'Operating']),
      amountsAsText: random.chance(0.15),
      format: random.pick([
        '#,##0.00',
        '#,##0.00_);(#,##0.00)',
        '"$"#,##0.00',
        'General',
        '_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_);_(@_)',
      ]),
    },
  };
}

function modelOptions(random: Random, set: ColumnSet): ModelOptions {
  const tight = set.columns.length > 8;
  const money: MoneyStyle = {
    dollar: !tight && random.chance(0.35),
    dollarSpace: random.chance(0.2),
    decimals: set.whole ? (tight || random.chance(0.8) ? 0 : 2) : 2,
    thousands: random.chance(0.92),
    negative: random.weighted({ parentheses: 5, minus: 4, 'trailing-minus': 1 }),
    zero: random.chance(0.3) ? 'dash' : 'figure',
  };
  const codes = random.weighted<Codes>({ column: 5, inline: 3, none: 3, heading: 2, parent: 2, last: 1 });
  return {
    codes,
    money,
    totals: { ...money, dollar: money.dollar || (!tight && random.chance(0.4)) },
    percentDigits: random.pick([0, 1, 2]),
    blanks: random.chance(0.5) ? random.float(0.02, 0.14) : 0,
    words: random.chance(0.3) ? random.float(0.01, 0.05) : 0,
    zeros: random.chance(0.5) ? random.float(0.01, 0.06) : 0,
    notes: !tight && random.chance(0.35),
    subtotals: random.chance(0.85) ? 'all' : 'none',
    flawed: random.chance(0.22),
  };
}

function layoutOptions(random: Random, options: ModelOptions, units: number): LayoutOptions {
  const formula = random.chance(0.2)
    ? `($${random.int(40, 600)}.00 x ${units} ${random.pick(['Homes', 'Units', 'Lots'])})`
    : undefined;
  return {
    codes: options.codes,
    notes: options.notes,
    lineNumbers: random.chance(0.1),
    leaders: options.codes !== 'column' && options.codes !== 'heading' && random.chance(0.12),
    separator: random.pick([' ', ' - ', ' · ', '  ', ': ']),
    indent: random.pick([0, 6, 10, 14]),
    ...(formula ? { formula } : {}),
    gaps: random.chance(0.5),
    sectionsSpan: random.chance(0.4),
  };
}

function heading(
  random: Random,
  association: Association,
  what: { year: number; set: ColumnSet; titled: boolean },
): Block[] {
  const { year, set, titled } = what;
  const budget = random.pick([
    'Operating Budget',
    'Annual Budget',
    'Budget',
    'Proposed Operating Budget',
    'Operating & Reserve Budget',
  ]);
  const statement = random.pick([
    'Statement of Revenues and Expenses',
    'Income Statement',
    'Budget Comparison Report',
    'Profit & Loss Budget vs. Actual',
  ]);
  const name = set.kind === 'actuals' ? statement : budget;
  const title = random.pick([`${year} ${name}`, `${name} ${year}`, `${name} - Fiscal Year ${year}`]);
  const period = random.pick([
    `January 1, ${year} - December 31, ${year}`,
    `For the year ending December 31, ${year}`,
    `Fiscal year ${year}`,
  ]);
  const blocks: Block[] = [];
  if (titled)
    blocks.push({
      kind: 'letterhead',
      name: association.name,
      lines: random.chance(0.6) ? letterheadLines(random, association) : [],
    });
  blocks.push({ kind: 'title', text: title, sub: random.chance(0.5) ? [period] : [] });
  if (random.chance(0.15))
    blocks.push({
      kind: 'paragraph',
      text: `To all owners: the Board of Directors met on October ${random.int(1, 28)} and approved the budget below. Please call ${association.phone} with questions. The assessment for ${year} will be due on the first of each month.`,
    });
  return blocks;
}

function sideBySide(table: BudgetTable): Block[] {
  const blocks = table.blocks();
  const half = Math.ceil(blocks.length / 2);
  return [{ kind: 'columns', blocks: [blocks.slice(0, half), blocks.slice(half)] }];
}

function memo(random: Random, association: Association, model: BudgetModel): Block[] {
  model.traits.push('memo-figures');
  const fee = `$${random.int(90, 700)}.${String(random.int(0, 99)).padStart(2, '0')}`;
  return memoLines(random, association.units, fee).map((words): Block => ({
    kind: 'paragraph',
    text: words,
    style: random.pick(['small', 'normal']),
  }));
}
