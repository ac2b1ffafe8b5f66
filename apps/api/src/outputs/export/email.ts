import { formatDollars, formatPercent, ownersPayText } from '@hoa/budget-math';
import type { EmailExport } from '@hoa/contracts';
import { exportFileName } from './file-name';
import { oneLine } from './plain-text';
import type { Report } from './report';

/** The mail names so many categories. */
const TOP_CATEGORIES = 5;

/** What of the mail may be in other words. */
export interface EmailWords {
  /** After the first sentence; nothing where empty. */
  introduction: string;
  /** After the figures; nothing where empty. */
  highlights: string;
  closing: string;
}

/** The mail to the board: what the budget comes to, and where most of it goes. */
export function boardEmail(report: Report, words: EmailWords): EmailExport {
  const association = oneLine(report.parameters.associationName);
  const paragraphs = [
    'Dear Board Members,',
    oneLine(report.banner ?? ''),
    opening(report, association),
    words.introduction,
    ...figureParagraphs(report),
    words.highlights,
    evidence(report),
    words.closing,
    `The Budget Committee of ${association}`,
  ];
  return {
    subject: `${report.banner === null ? '' : 'Not reconciled: '}${association}: ${report.title}`,
    textContent: paragraphs.filter((text) => text !== '').join('\n\n'),
    attachmentName: exportFileName(report.parameters, 'xlsx'),
  };
}

/** The figures that every mail has, in whatever words. */
export function figureParagraphs(report: Report): string[] {
  return [figures(report).join('\n'), categories(report).join('\n')];
}

function opening({ title, status, parameters, banner }: Report, association: string): string {
  const { units, location } = parameters;
  const of = `The ${title.toLowerCase()} of ${association} (${units} unit${units === 1 ? '' : 's'}, ${location})`;
  if (banner !== null) return `${of} still needs to be reconciled with its documents.`;
  return status === 'adopted' ? `${of} was adopted.` : `${of} is ready for your review.`;
}

function figures({ totals, previousLabel, banner }: Report): string[] {
  const net = formatDollars(Math.abs(totals.netCents));
  const change = totals.previousKnown
    ? ` (${formatPercent(totals.changePercent, { sign: true })} against ${formatDollars(totals.previousExpensesCents)} in ${previousLabel})`
    : '';
  return [
    `Total budget: ${formatDollars(totals.expensesCents)}${change}`,
    `Monthly fee per unit: ${formatDollars(totals.monthlyFeeCents)}`,
    `Annual assessment per unit: ${formatDollars(totals.annualPerUnitCents)}`,
    `What owners pay: ${ownersPayText(totals.pay)} per unit`,
    `Income: ${formatDollars(totals.incomeCents)}`,
    ...(banner === null ? [standing(totals.netCents, net)] : []),
  ];
}

function standing(netCents: number, net: string): string {
  if (netCents === 0) return 'Income and expenses are equal.';
  return `${netCents > 0 ? 'Surplus' : 'Deficit'}: ${net}`;
}

function categories({ topCategories }: Report): string[] {
  const shown = topCategories.slice(0, TOP_CATEGORIES);
  if (shown.length === 0) return ['The budget has no expenses.'];
  return [
    `Top ${shown.length === 1 ? 'category' : `${shown.length} categories`} of expenses:`,
    ...shown.map(({ group, proposedCents, share, change }, index) => {
      const against = change === null ? '' : `, ${formatPercent(change, { sign: true })}`;
      return `${index + 1}. ${group}: ${formatDollars(proposedCents)} (${formatPercent(share ?? 0)} of expenses${against})`;
    }),
  ];
}

function evidence({ groups }: Report): string {
  const items = groups.flatMap((group) => group.items);
  const cited = items.filter(({ sources }) => sources.length > 0).length;
  const doubtful = items.filter(({ needsReview }) => needsReview).length;
  const review = doubtful === 0 ? '' : ` ${doubtful} of them should be checked again.`;
  return `${cited} of ${items.length} lines cite a document with page and quote; all others are called assumptions.${review}`;
}
