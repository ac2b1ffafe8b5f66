import { addDays, type IsoDate } from '@hoa/budget-math';
import type { ContractPart, RateIncrease, TimelineEntry } from '@hoa/contracts';
import type { RunningTerm } from './term';

/** The dates of a contract in their order, today among them. */
export function timelineOf(of: {
  part: ContractPart;
  term: RunningTerm;
  increases: readonly RateIncrease[];
  today: IsoDate;
}): TimelineEntry[] {
  const { part, term, increases, today } = of;
  const entry = (kind: TimelineEntry['kind'], date: IsoDate, label: string, estimate = false) => ({
    kind,
    date,
    label,
    past: date < today,
    estimate,
  });
  const printedEnd = part.end?.value;
  const entries: TimelineEntry[] = [
    ...(part.start ? [entry('start', part.start.value, 'Begins')] : []),
    ...increases.map((step) => entry('increase', step.effectiveDate, step.description, step.estimate)),
    entry('today', today, 'Today'),
    ...(term.noticeBy === null ? [] : [entry('notice', term.noticeBy, 'Last day to give notice')]),
    ...(printedEnd === undefined
      ? []
      : [entry('end', printedEnd, term.renewsItself ? 'First term ends' : 'Ends')]),
    ...(term.end === null || !term.renewsItself
      ? []
      : [entry('renewal', addDays(term.end, 1), 'Renews itself, unless notice was given')]),
  ];
  return entries.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
