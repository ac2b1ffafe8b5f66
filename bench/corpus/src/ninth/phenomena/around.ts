import { hasParts, lastOwn } from '../../blind/phenomena/kit';
import { gapRow, noteRow } from '../../statements/flatten';
import type { Column, FlatRow, Phenomenon } from '../../statements/model';
import { yearWord } from '../../third/phenomena/kit';

/** Plans are sent before their year begins, reports in the month after their last day. */
function sentOn({ scenario, period }: Column, day: number): string {
  const [year, month] = period[scenario === 'actual' ? 'to' : 'from'].split('-').map(Number) as [
    number,
    number,
  ];
  const at = year * 12 + month - 1 + (scenario === 'actual' ? 1 : -2);
  return `${(at % 12) + 1}/${day}/${Math.floor(at / 12)}`;
}

const above = (rows: FlatRow[], texts: readonly string[]): void =>
  void rows.unshift(...texts.map((text) => (text === '' ? gapRow() : noteRow(text))));

/** Words around the table. */
export const aroundPhenomena: Phenomenon[] = [
  {
    id: 'ninth-mail-header-above',
    group: ['around', 'export', 'halves', 'repeat'],
    formats: ['txt', 'docx', 'pdf'],
    weight: 0.9,
    rows: (rows, draft, random) => {
      if (draft.look.halves) return false;
      // The statement is pasted below the mail, its titles with it.
      const titles = draft.titles.splice(0);
      above(rows, [
        'From: Treasurer',
        'To: All owners',
        `Sent: ${sentOn(lastOwn(draft), random.int(2, 28))} ${random.int(1, 12)}:${random.int(10, 59)} PM`,
        `Subject: FW: ${yearWord(draft)} numbers for the meeting`,
        'See below. Paper copies are in the clubhouse; questions by reply, please.',
        '',
        ...titles,
      ]);
    },
  },
  {
    id: 'ninth-instructions-of-a-template',
    group: ['around', 'export', 'halves', 'repeat'],
    formats: ['xlsx', 'csv'],
    weight: 1.5,
    rows: (rows, draft) => {
      if (draft.look.halves || hasParts(draft)) return false;
      above(rows, [
        'INSTRUCTIONS: Type amounts in the shaded cells only. Totals are formulas.',
        'Insert rows above the total row. Do not delete the last row of a section.',
        '',
      ]);
    },
  },
  {
    id: 'ninth-resolution-below',
    group: 'export',
    formats: ['pdf', 'docx', 'txt'],
    weight: 0.8,
    tail: (draft, random) => {
      if (lastOwn(draft).scenario === 'actual') return false;
      draft.notes.push(
        `RESOLVED, that the budget for ${yearWord(draft)} is adopted and that an operating surplus of up to $${random.int(2, 9)},000 may be kept for the next year.`,
        `Vote: ${random.int(3, 5)} in favor, ${random.int(0, 1)} opposed. Effective with the payment due on the first day of the fiscal year.`,
      );
    },
  },
];
