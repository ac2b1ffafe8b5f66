import type { Workbook, Worksheet } from 'exceljs';
import { contributionAt, isDue, toCents } from '@hoa/budget-math';
import type { ReserveOutlook, ReservePlan } from '@hoa/contracts';
import type { Report } from '../report';
import {
  dollars,
  emphasise,
  formats,
  headerCells,
  named,
  putFormula,
  putNumber,
  putText,
  setUp,
} from './cells';

const NAMES = { inflation: 'ReserveInflation', interest: 'ReserveInterest' } as const;
/** The grid of components begins here: name, cost and two lives before the first year. */
const YEAR_COLUMN = 5;
const COLUMNS = ['Year', 'Opening', 'Contribution', 'Interest', 'Projects', 'Closing', 'Percent funded'];

type Study = NonNullable<ReserveOutlook['study']>;

/** 30 years of reserves as formulas of the study's components: change a cost, a life or a rate, and every plan follows. */
export function addReservesSheet(workbook: Workbook, report: Report): void {
  const { reserves } = report;
  const [first] = reserves?.plans ?? [];
  if (!reserves?.study || !first) return;
  const sheet = workbook.addWorksheet('Reserves');
  const count = first.years.length;
  setUp(sheet, report, {
    subtitle: `reserves over ${count} years`,
    widths: [34, 16, 16, 16, ...first.years.map(() => 14)],
    headerRow: null,
  });
  addInputs(sheet, reserves.study);
  const projects = addComponents(sheet, reserves.study, first);
  for (const plan of reserves.plans) addPlan(sheet, plan, { study: reserves.study, projects });
}

function addInputs(sheet: Worksheet, study: Study): void {
  const inputs = [
    ['Balance at the beginning', dollars(toCents(study.balance)), formats.money, 'ReserveBalance'],
    ['Inflation a year', study.inflation / 100, '0.00%', NAMES.inflation],
    ['Interest a year', study.interest / 100, '0.00%', NAMES.interest],
  ] as const;
  for (const [label, value, format, name] of inputs) {
    const row = sheet.addRow([]);
    putText(row.getCell(1), label);
    putNumber(row.getCell(2), value, format);
    named(row.getCell(2), name);
  }
  for (const text of [`From ${study.documentName}.`, ...study.assumptions])
    putText(sheet.addRow([]).getCell(1), text, { wrapText: false });
  sheet.addRow([]);
}

/** What falls due by component and year; answers the cell of a year's sum. */
function addComponents(sheet: Worksheet, study: Study, plan: ReservePlan): (index: number) => string {
  headerCells(
    sheet.addRow([]),
    ['Component', 'Cost today', 'Useful life', 'Remaining life', ...plan.years.map(({ label }) => label)],
    (column) => column > 1,
  );
  const indexRow = sheet.addRow([]);
  putText(indexRow.getCell(1), 'Years from the first');
  plan.years.forEach((_, index) => putNumber(indexRow.getCell(YEAR_COLUMN + index), index, formats.count));
  const begin = indexRow.number + 1;
  for (const component of study.components) {
    const row = sheet.addRow([]);
    putText(row.getCell(1), component.name);
    putNumber(row.getCell(2), dollars(toCents(component.cost)), formats.money);
    putNumber(row.getCell(3), component.usefulLife, '0.##');
    putNumber(row.getCell(4), component.remainingLife, '0.##');
    const r = row.number;
    const firstDue = `MAX(0,INT($D${r}))`;
    plan.years.forEach((_, index) => {
      const years = `${letterOf(YEAR_COLUMN + index)}$${indexRow.number}`;
      const cost = rounded(`$B${r}*100*(1+${NAMES.inflation})^${years}`);
      const again = `IF(ROUND($C${r},0)>0,MOD(${years}-${firstDue},MAX(1,ROUND($C${r},0)))=0,FALSE())`;
      putFormula(
        row.getCell(YEAR_COLUMN + index),
        `IF(${years}<${firstDue},0,IF(${years}=${firstDue},${cost},IF(${again},${cost},0)))`,
        { result: dueCost(component, index, study.inflation), format: formats.money },
      );
    });
  }
  const total = sheet.addRow([]);
  putText(total.getCell(1), 'Projects of the year');
  plan.years.forEach((year, index) => {
    const letter = letterOf(YEAR_COLUMN + index);
    putFormula(
      total.getCell(YEAR_COLUMN + index),
      study.components.length === 0 ? '0' : `SUM(${letter}${begin}:${letter}${total.number - 1})`,
      { result: dollars(toCents(year.expenses)), format: formats.money },
    );
  });
  emphasise(total, YEAR_COLUMN - 1 + plan.years.length, 'total');
  return (index) => `$${letterOf(YEAR_COLUMN + index)}$${total.number}`;
}

function dueCost(component: Study['components'][number], index: number, inflation: number): number {
  const costCents = toCents(component.cost);
  // A cost grows as a contribution does.
  return isDue({ ...component, costCents }, index)
    ? dollars(contributionAt([costCents], index, inflation))
    : 0;
}

/** In cents and rounded twice: the first takes away what binary fractions add, so that halves round as on paper. */
const rounded = (cents: string): string => `ROUND(ROUND(${cents},6),0)/100`;

function addPlan(
  sheet: Worksheet,
  plan: ReservePlan,
  of: { study: Study; projects: (index: number) => string },
): void {
  sheet.addRow([]);
  const title = sheet.addRow([]);
  putText(title.getCell(1), plan.label);
  putText(title.getCell(2), plan.goal, { wrapText: false });
  emphasise(title, COLUMNS.length, 'group');
  headerCells(sheet.addRow([]), COLUMNS, (column) => column > 1);
  const grown = grownFrom(plan, of.study.inflation);
  const begin = (sheet.lastRow?.number ?? 0) + 1;
  plan.years.forEach((year, index) => {
    const row = sheet.addRow([]);
    const r = row.number;
    const money = (amount: string) => ({ result: dollars(toCents(amount)), format: formats.money });
    putText(row.getCell(1), year.label);
    putFormula(row.getCell(2), index === 0 ? 'ReserveBalance' : `F${r - 1}`, money(year.opening));
    if (index <= grown) putNumber(row.getCell(3), dollars(toCents(year.contribution)), formats.money);
    else
      putFormula(
        row.getCell(3),
        rounded(`$C$${begin + grown}*100*(1+${NAMES.inflation})^${index - grown}`),
        money(year.contribution),
      );
    // Interest on the opening balance and half of the contribution, in whole cents.
    const basis = `MAX(0,B${r}*100+INT(C${r}*50+0.000001))`;
    putFormula(row.getCell(4), rounded(`${basis}*${NAMES.interest}`), money(year.interest));
    putFormula(row.getCell(5), of.projects(index), money(year.expenses));
    putFormula(row.getCell(6), `ROUND(B${r}+C${r}+D${r}-E${r},2)`, money(year.closing));
    if (year.percentFunded !== null) putNumber(row.getCell(7), year.percentFunded / 100, formats.percent);
  });
}

/** The year after which contributions only follow inflation. */
function grownFrom(plan: ReservePlan, inflation: number): number {
  const cents = plan.years.map(({ contribution }) => toCents(contribution));
  for (let start = 0; start < cents.length; start += 1) {
    const follows = cents
      .slice(start)
      .every((amount, index) => amount === contributionAt([cents[start]!], index, inflation));
    if (follows) return start;
  }
  return cents.length - 1;
}

function letterOf(column: number): string {
  const rest = (column - 1) % 26;
  const letter = String.fromCharCode(65 + rest);
  return column > 26 ? `${letterOf(Math.floor((column - 1) / 26))}${letter}` : letter;
}
