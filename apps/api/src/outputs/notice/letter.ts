import {
  addDays,
  addMonths,
  billingAdjective,
  divisionWords,
  eachWords,
  formatPercent,
  percentChange,
  toCents,
  type Billing,
} from '@hoa/budget-math';
import type { NoticeInput } from '@hoa/contracts';
import { dayOf, exact } from '../export/pdf/figures';
import type { Report } from '../export/report';
import { driversOf, type Drivers } from './drivers';
import { equalFee, shareFee, type Fee, type UnitShare } from './fee';

/** A letter to owners as its words and figures, whatever it is written with. */
export interface Letter {
  association: string;
  place: string;
  /** At the top of every page: that the budget is a draft, or is not reconciled; null for an adopted budget. */
  draft: string | null;
  date: string;
  to: string;
  subject: string;
  opening: string[];
  fee: Fee;
  drivers: Drivers;
  /** What the fee rests on. */
  basis: string;
  meeting: { intro: string; rows: Blank[] };
  closing: string;
  /** The name below the line; a blank's words where none was typed. */
  signature: string;
}

/** A value, or nothing: then a line to be filled in by hand. */
export interface Blank {
  label: string;
  value: string | null;
}

export interface LetterInput {
  report: Report;
  input: NoticeInput;
  date: Date;
  /** One letter each. Empty: one letter for every home, with the fee of equal shares. */
  shares: readonly UnitShare[];
}

/** The letters of a budget: one a unit where shares are known, else one that fits every home. */
export function lettersOf({ report, input, date, shares }: LetterInput): Letter[] {
  const { totals } = report;
  if (shares.length > 0)
    return shares.map((share) =>
      letterOf({ report, input, date, fee: shareFee(share, report.parameters), to: `unit ${share.unit}` }),
    );
  const previous = totals.pay.previousPerUnitCents;
  const typed = input.currentFee === undefined ? null : toCents(input.currentFee);
  const fee = equalFee({ totals, before: typed ?? previous });
  return [letterOf({ report, input, date, fee, to: null, computed: typed === null && previous !== null })];
}

/** A letter's words and figures without its form. */
export function letterText({ draft, to, subject, opening, fee, drivers, basis, closing }: Letter): string[] {
  return [
    ...(draft === null ? [] : [draft]),
    to,
    subject,
    ...opening,
    fee.rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    drivers.intro,
    drivers.rows.map(({ name, amounts }) => `${name}: ${amounts.join(', ')}`).join('\n'),
    basis,
    closing,
  ];
}

interface OneLetter {
  report: Report;
  input: NoticeInput;
  date: Date;
  fee: Fee;
  to: string | null;
  /** The fee before is computed, not what a person said. */
  computed?: boolean;
}

const DRAFT = 'DRAFT: not adopted by the board yet. Figures may still change.';

function letterOf({ report, input, date, fee, to, computed = false }: OneLetter): Letter {
  const { parameters, status } = report;
  const association = parameters.associationName || 'the Association';
  const begins = `${parameters.year}-${String(parameters.fiscalYearStartMonth).padStart(2, '0')}-01`;
  const ends = addDays(addMonths(begins, 12), -1);
  return {
    association,
    place: parameters.location,
    draft:
      [report.banner, status === 'adopted' ? null : DRAFT].filter((line) => line !== null).join(' ') || null,
    date: dayOf(date),
    to: to === null ? `To the owners of ${association}` : `To the owner of ${to}, ${association}`,
    subject: `Budget and ${billingAdjective(parameters)} fee of ${report.yearLabel}`,
    opening: [
      `${boardDid(status)} the budget of ${association} for the fiscal year from ${dayOf(begins)} to ${dayOf(ends)}.`,
      feeSentence(fee, { begins: dayOf(begins), adopted: status === 'adopted', billed: parameters }),
      ...(computed
        ? [
            `The fee before is computed from the dues of ${report.previousLabel} in the documents, divided in the same way.`,
          ]
        : []),
    ],
    fee,
    drivers: driversOf(report),
    basis: basisOf(report, fee),
    meeting: meetingOf(input, status),
    closing:
      'The whole budget, with the document and page that each figure comes from, is available from the board. Questions and comments are welcome before the meeting.',
    signature: input.signedBy || 'Name and office',
  };
}

function boardDid(status: string): string {
  if (status === 'adopted') return 'The board has adopted';
  return status === 'proposed' ? 'The board proposes' : 'The board is preparing';
}

/** What a home pays, and how that differs from before. */
function feeSentence(
  { billCents, beforeCents }: Fee,
  of: { begins: string; adopted: boolean; billed: Billing },
): string {
  const is = `From ${of.begins} the ${billingAdjective(of.billed)} fee (your assessment) of ${exact(billCents)} ${of.adopted ? 'applies' : 'would apply'}.`;
  if (beforeCents === null) return is;
  const difference = billCents - beforeCents;
  if (difference === 0) return `${is} It is the same as before.`;
  const percent = formatPercent(Math.abs(percentChange(billCents, beforeCents)));
  const inPercent = beforeCents === 0 ? '' : `, or ${percent},`;
  return `${is} That is ${exact(Math.abs(difference))}${inPercent} ${difference > 0 ? 'more' : 'less'} ${eachWords(of.billed)} than ${exact(beforeCents)} before.`;
}

function basisOf({ totals, parameters }: Report, fee: Fee): string {
  const expenses = `All expenses, reserve contributions among them, come to ${exact(totals.expensesCents)}.`;
  return fee.shared
    ? `${expenses} They are divided over the units by the association’s assessment schedule.`
    : `${expenses} Dues of ${exact(totals.pay.duesCents)} pay for them beside other income; ${divisionWords(parameters, ['home', 'homes'])} they are the ${billingAdjective(parameters)} fee. Where the governing documents divide costs by other shares, the fee of a home differs.`;
}

function meetingOf(
  { meetingDate, meetingTime, meetingPlace }: NoticeInput,
  status: string,
): Letter['meeting'] {
  return {
    intro:
      status === 'adopted'
        ? 'The board answers questions about the budget at this meeting:'
        : 'The board considers the budget at this meeting, which owners may attend:',
    rows: [
      { label: 'Date', value: meetingDate ? dayOf(meetingDate) : null },
      { label: 'Time', value: meetingTime || null },
      { label: 'Place', value: meetingPlace || null },
    ],
  };
}
