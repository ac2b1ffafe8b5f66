import { isDues } from './funds/owners-pay';
import { isWorkingCapital } from './funds/surplus';
import { groupOf, normaliseWords, OTHER_GROUP } from './grouping';
import { kindOfLine } from './methods/choose';
import { resultCents } from './methods/history';
import { formatPercent, percentChange, roundPercent } from './percent';
import { confirm, dollars, PLAUSIBLE, type CheckedLine, type PlausibilityCard } from './plausibility-card';
import { budgetTotals } from './totals';

const BALANCE_WORDS =
  /\b(bank|checking|savings|money market|cd|certificate of deposit|balance|cash on hand|ending cash|beginning cash)\b/;
/** Costs and income that only mention a bank. */
const BANK_COST_WORDS = /\b(fees?|charges?|interest|service|lock ?box)\b/;

/** What is paid to a bank or put into savings: a loan, or a contribution to reserves. */
const isPayment = (line: CheckedLine): boolean => ['level', 'transfer'].includes(kindOfLine(line, [], 0));

/** What is to be asked about one line, beside the others. */
export function lineCards(line: CheckedLine, lines: readonly CheckedLine[]): PlausibilityCard[] {
  const { lineKey, description, proposedCents } = line;
  const about = { lineKey, amountCents: proposedCents };
  const cards: PlausibilityCard[] = [];
  const words = normaliseWords(description);
  const expenses = budgetTotals(lines).expenses.proposedCents;
  if (
    line.type === 'expense' &&
    !isWorkingCapital(line) &&
    groupOf(line) === OTHER_GROUP &&
    proposedCents * 100 > expenses * PLAUSIBLE.otherLineShare
  )
    cards.push({
      ...about,
      id: `large-other-line|${lineKey}`,
      rule: 'large-other-line',
      title: `${description} is not in a known category`,
      reason: `It is ${formatPercent(roundPercent((proposedCents * 100) / expenses))} of all expenses: more than ${PLAUSIBLE.otherLineShare}% in “${OTHER_GROUP}” may be a total or a transfer.`,
      actions: [confirm('It is an expense'), { id: 'remove', label: 'Remove the line' }],
    });
  if (BALANCE_WORDS.test(words) && !BANK_COST_WORDS.test(words) && !isDues(line) && !isPayment(line))
    cards.push({
      ...about,
      id: `balance-line|${lineKey}`,
      rule: 'balance-line',
      title: `${description} may be a balance`,
      reason: 'Its name is that of an account or a balance, which is neither income nor an expense.',
      actions: [confirm('Keep the line'), { id: 'remove', label: 'Remove the line' }],
    });
  if (line.type === 'expense' && proposedCents < 0)
    cards.push({
      ...about,
      id: `negative-expense|${lineKey}`,
      rule: 'negative-expense',
      title: `${description} is below zero`,
      reason: `An expense of ${dollars(proposedCents)} lowers the total; a refund does not repeat every year.`,
      actions: [confirm('Keep it'), { id: 'edit', label: 'Change the amount' }],
    });
  return [...cards, ...historyCards(line, lines)];
}

const wasAdopted = ({ history = [] }: CheckedLine): boolean =>
  history.some(({ adoptedCents }) => adoptedCents !== undefined);

function historyCards(line: CheckedLine, lines: readonly CheckedLine[]): PlausibilityCard[] {
  const { lineKey, description, history = [], proposedCents } = line;
  const year = history.at(-1);
  const result = year && resultCents(year);
  if (!year || result === undefined) return [];
  const adopted = year.adoptedCents;
  if (adopted === undefined) {
    // Of an association that only reports, no line was budgeted, and none stands out.
    if (wasAdopted(line) || !lines.some(wasAdopted)) return [];
    return [
      {
        id: `only-in-actuals|${lineKey}`,
        rule: 'only-in-actuals',
        title: `${description} was never budgeted`,
        amountCents: proposedCents,
        lineKey,
        reason: `Only results mention it (${dollars(result)} in the latest year); no budget has such a line.`,
        actions: [confirm('Keep the line'), { id: 'remove', label: 'Remove the line' }],
      },
    ];
  }
  // A contingency is there not to be spent.
  if (kindOfLine(line, [], 0) === 'contingency') return [];
  const apart = Math.abs(result - adopted);
  if (apart <= PLAUSIBLE.budgetActualCents || apart * 100 <= Math.abs(adopted) * PLAUSIBLE.budgetActualApart)
    return [];
  return [
    {
      id: `budget-actual-apart|${lineKey}`,
      rule: 'budget-actual-apart',
      title: `${description}: budget and result are far apart`,
      amountCents: result - adopted,
      lineKey,
      reason: `${dollars(adopted)} was adopted and ${dollars(result)} ${line.type === 'income' ? 'received' : 'spent'}${adopted === 0 ? '' : ` (${formatPercent(percentChange(result, adopted), { sign: true })})`}.`,
      actions: [confirm('The proposal is right'), { id: 'edit', label: 'Change the amount' }],
    },
  ];
}
