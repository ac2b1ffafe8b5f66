import { readWords } from './evidence';

/** What the words of a budget's rows and headings mean. Real papers abbreviate; patterns are wide but anchored. */

export type LineType = 'income' | 'expense' | 'reserve';

export type TotalKind = 'sum' | 'net';

/** `Total Utilities`, `Utilities - Total`, `Net Income (Loss)`: what a row says it is, before any arithmetic. */
export function totalKind(description: string): TotalKind | undefined {
  const { role } = readWords(description);
  return role === 'net' ? 'net' : role === 'total' ? 'sum' : undefined;
}

const FORMULA =
  /\d\)?\s*[x×@*]\s*\(?\$?\d|\$\s?[\d.,]+\s*(?:\/|per)\s*[a-z]|\d\s*(?:units|homes|lots|months|mos?\.?)\s*[x×@*]|[x×@*]\s*\d+\s*(?:units|homes|lots|months|mos?\b)/i;
/** A figure for one unit, or a count of units. */
export const isPerUnit = (text: string): boolean => readWords(text).role === 'statistic';
/** `($75.00 x 139 Homes)`: how a figure comes about. */
export const isFormula = (text: string): boolean => FORMULA.test(text);
const RESERVE =
  /\breserves?\b|\breplacement (?:fund|contribution)|\bcapital (?:reserve|improvement|replacement|expenditure|fund|contribution|project)|\bsinking fund|\bdeferred maintenance\b|^savings?$|^(?:our |the )?savings (?:account|fund|plan)s?$|\b(?:saving|putting (?:money )?(?:away|aside)|set(?:ting)? aside) for\b/i;
const INCOME = /\b(?:income|revenues?|receipts)\b/i;
const EXPENSE = /\b(?:expens|expenditure|disburse|outflow|costs?\b)|\boperating\b(?!.*income)/i;
const CATEGORY =
  /\b(?:utilit|admin|general|maint|insur|landscap|ground|contract|repair|payroll|personnel|salar|profession|manage|tax|service|secur|build|pool|recreation|amenit|common|elevator|janitor|office|legal|fixed|variable|supplies|clubhouse|social|communication|debt|loan|irrigation|lake|pond|snow|trash|water|electric|gate|security|misc|contingen|other|facilit|exterior|interior|roads?|street)/i;

/** `Money coming in`, `What goes out`: the two sides in everyday words. */
const SIDES = {
  income: /\b(?:money|cash|funds|dollars|what)\s+(?:(?:we\s+)?(?:coming|comes|received?|taken|takes?|brought|bring|flowing)\s+)?in\W*$|^(?:came|coming|paid|took|taken|total|all)\s+in\W*$|\binflows?\b|\bsources of (?:funds|cash|money)\b/i,
  expense: /\b(?:money|cash|funds|dollars|what)\s+(?:(?:we\s+)?(?:going|goes|paid|pays?|flowing)\s+)?out\W*$|^(?:went|going|gone|paid|total|all)\s+out\W*$|\boutflows?\b|\buses of (?:funds|cash|money)\b/i,
} as const; // prettier-ignore

/** `Money in` ends like a phrase that goes on, and is a heading. */
export const isSide = (text: string): boolean => Object.values(SIDES).some((side) => side.test(text.trim()));

/** Type that a heading gives to what stands under it, or undefined where it gives none (`Other`). */
export function headingType(text: string): LineType | undefined {
  if (RESERVE.test(text) && !/study/i.test(text)) {
    return (INCOME.test(text) || /\bassessments?\b|\bdues\b/i.test(text)) && !EXPENSE.test(text)
      ? 'income'
      : 'reserve';
  }
  const income =
    INCOME.test(text) ||
    /^(?:(?:owners?|members?|homeowners?|regular|annual|monthly) )*(?:assessments?|dues)$|^(?:(?:owners?|members?|homeowners?|maintenance|association|hoa) )+fees$/i.test(
      text.trim(),
    );
  if (SIDES.income.test(text)) return 'income';
  if (income && !/\btax/i.test(text) && !EXPENSE.test(text.replace(/operating/i, ''))) return 'income';
  return EXPENSE.test(text) || SIDES.expense.test(text) ? 'expense' : undefined;
}

const SPENDING =
  /\b(?:utilit|administrat|maintenance\b(?! (?:fees?|assess|income))|insurance|landscap|grounds|repairs?\b|payroll|personnel|professional|management\b|contract(?:ed)? services|service contracts?|^contracts?\b|taxes\b|security|janitorial|housekeeping|elevators?\b)/i;

/** Categories that only money spent goes under. */
export const isExpenseCategory = (text: string): boolean =>
  SPENDING.test(text) && headingType(text) === undefined;

/** True for headings that budgets have: income, expenses, reserves, and the usual categories. */
export function isSectionName(text: string): boolean {
  return headingType(text) !== undefined || CATEGORY.test(text);
}

/** Words of line items that hardly stand in anything but a budget or its statement. */
const ITEM =
  /\b(?:landscap|lawn|irrigation|janitor|elevator|pest|exterminat|snow|pool|clubhouse|trash|refuse|water|sewer|electric|gas\b|utilit|insurance|audit|legal|management fee|management|accounting|tax prep|postage|printing|office|supplies|bank (?:charge|fee)|bad debt|reserve|assessment|dues|late fee|interest|repairs?|maintenance|security|gate|lighting|telephone|internet|cable|website|meeting|social|holiday|licen[cs]e|permit|payroll|salar|wages|stipend|contingency|miscellaneous|roof|paint|asphalt|fence|tree|mulch|plumbing|hvac|fire|alarm|monitoring|fees?|contract|service|expenses?|equipment|personnel|fuel|travel|training)/i;
export const isItemName = (text: string): boolean => ITEM.test(text);

const FEWEST_REMARK_WORDS = 5;
/** `(Two inspections, parts extra.)`: a sentence in brackets on a row of its own names nothing. */
export function isRemark(text: string): boolean {
  const [, inside] = /^\(([^()]{8,300})\)$/.exec(text.trim()) ?? [];
  if (inside === undefined) return false;
  const words = inside.split(/\s+/).length;
  return (words > 2 && /[.;!]$/.test(inside)) || (words >= FEWEST_REMARK_WORDS && /[a-z] [a-z]/.test(inside));
}
