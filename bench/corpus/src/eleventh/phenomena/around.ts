import type { Random } from '@hoa/bench-associations/kit';
import { duesLeaf, hasParts, lastOwn, own } from '../../blind/phenomena/kit';
import { lastActual, typed } from '../../ninth/phenomena/kit';
import type { Draft, Phenomenon } from '../../statements/model';
import { monthNames, printDate } from '../../statements/periods';
import { costs, dollars, isAnnual, monthlyDues, yearWord } from '../../third/phenomena/kit';
import { printAbove } from './kit';

const isPlan = (draft: Draft): boolean => lastOwn(draft).scenario !== 'actual' && isAnnual(draft);

/** A day about two months before the budget begins. */
function meetingDay(draft: Draft, random: Random): string {
  const [year, month] = lastOwn(draft).period.from.split('-').map(Number) as [number, number];
  const at = year * 12 + month - 1 - 2;
  return `${monthNames[at % 12]} ${random.int(3, 27)}, ${Math.floor(at / 12)}`;
}

const vetoes = [
  'Under the Common Interest Ownership Act this budget is ratified unless owners holding a majority of the votes reject it at the meeting, whether or not a quorum is present.',
  'This budget is approved unless 67% of all owners vote to veto it. If it is vetoed, the last ratified budget continues.',
  'The Board will present this budget for ratification. No vote is required for it to take effect.',
];

/** Words above and below the table. */
export const aroundPhenomena: Phenomenon[] = [
  {
    id: 'eleventh-meeting-notice-with-agenda-above',
    weight: 3.5,
    group: ['around', 'export', 'halves', 'repeat'],
    formats: typed,
    rows: (rows, draft, random) => {
      if (draft.look.halves || !isPlan(draft) || hasParts(draft)) return false;
      const rate = monthlyDues(draft);
      printAbove(rows, [
        'NOTICE OF ANNUAL MEETING OF THE MEMBERS',
        `Date: ${meetingDay(draft, random)}     Time: ${random.int(6, 7)}:30 PM     Place: ${draft.association.street} Street Library, Room ${random.int(1, 9)}`,
        '1. Call to order and proof of notice',
        `2. Election of ${random.int(2, 4)} directors`,
        `3. Budget ${yearWord(draft)}: the assessment is ${dollars(rate)} per month`,
        '4. Member comments, 3 minutes each',
        `A quorum is ${random.pick(['10%', '20%', '25%'])} of ${draft.association.units} members. Proxies must be received by 5:00 PM on the day before.`,
        '',
      ]);
    },
  },
  {
    id: 'eleventh-ratified-unless-vetoed-below',
    weight: 2.6,
    group: 'export',
    tail: (draft, random) => {
      if (!isPlan(draft)) return false;
      draft.notes.push(`Ratification meeting: ${meetingDay(draft, random)}.`, random.pick(vetoes));
    },
  },
  {
    id: 'eleventh-compilation-report-above',
    weight: 3,
    group: ['around', 'export', 'halves', 'repeat'],
    formats: ['pdf', 'docx'],
    rows: (rows, draft, random) => {
      const column = lastActual(draft);
      const isReport = own(draft).every(({ scenario }) => scenario === 'actual' || scenario === 'adopted');
      if (draft.look.halves || !column || !isReport) return false;
      const { period } = column;
      const [year, month] = period.to.split('-').map(Number) as [number, number];
      const at = year * 12 + month - 1 + 2;
      printAbove(rows, [
        `To the Board of Directors of ${draft.association.name}:`,
        `Management is responsible for the accompanying statement for the period ended ${printDate(period.to, 'long')}. We have performed a compilation engagement in accordance with Statements on Standards for Accounting and Review Services. We did not audit or review the statement and do not express an opinion on it.`,
        'Management has elected to omit the statement of cash flows, the disclosures, and the supplementary information on future major repairs and replacements.',
        `${random.pick(['Hartley & Voss', 'Denholm Pruitt', 'R. L. Castor'])}, CPAs     ${monthNames[at % 12]} ${random.int(2, 27)}, ${Math.floor(at / 12)}`,
        '',
      ]);
    },
  },
  {
    id: 'eleventh-questions-and-answers-below',
    weight: 2.6,
    group: 'export',
    formats: typed,
    tail: (draft, random) => {
      const column = lastOwn(draft);
      const leaf = costs(draft).find(({ values }) => (values?.[column.id] ?? 0) > 500_000);
      const now = leaf?.values?.[column.id];
      if (!leaf || !now || !isPlan(draft) || hasParts(draft)) return false;
      const old = Math.round((now * random.float(0.75, 0.95)) / 10_000) * 100;
      draft.notes.push(
        'Questions we were asked',
        `Why is ${leaf.label} higher? The last bill was ${dollars(old)}; the vendor quoted ${dollars(now / 100)} for ${yearWord(draft)}.`,
        `Will there be a special assessment? None is planned. Each $${random.pick([5, 10])} a month would raise ${dollars(draft.association.units * 12 * 10)} a year.`,
        `When is the first payment due? On ${printDate(column.period.from, 'long')}.`,
      );
    },
  },
  {
    id: 'eleventh-payment-coupon-below',
    weight: 2.6,
    group: 'export',
    formats: ['pdf', 'docx'],
    tail: (draft, random) => {
      if (!isPlan(draft) || !duesLeaf(draft)) return false;
      const rate = monthlyDues(draft);
      draft.notes.push(
        '- - - - - - - - - - - - - - - - cut here - - - - - - - - - - - - - - - -',
        `Payment coupon     Lot/Unit ______     Due ${printDate(lastOwn(draft).period.from)}     Amount $${rate}.00`,
        `If paid after the 15th add $${random.pick([15, 25, 35])}.00     Amount enclosed $__________`,
      );
    },
  },
];
