import { printMoney, sumCents, type MoneyStyle } from '../core/money';
import { plainStyle, row, type Paper } from '../layout/paper';
import { association, reserve } from './facts';

const dollars: MoneyStyle = { dollar: true, decimals: 2, thousands: true, negative: 'minus', zero: 'figure' };
const money = (cents: number): string => printMoney(cents, dollars);
const whole = (cents: number): string => printMoney(cents, { ...dollars, decimals: 0 });

/** A reserve study whose figures agree with each other: 264,095.20 of 425,960.00 is 62.0 %. */
export function reservePaper(): Paper {
  return {
    title: 'Reserve Study Update, Fiscal Year 2027',
    author: reserve.preparer,
    date: new Date('2026-09-02T16:00:00Z'),
    style: {
      ...plainStyle,
      font: 'embedded',
      size: 9.6,
      margin: 58,
      accent: '#0f6e6e',
      letterhead: 'rule',
      zebra: true,
      padding: 4,
    },
    footer: `${reserve.preparer}   |   Reserve study update without site visit`,
    pageNumbers: 'page-of',
    blocks: [
      {
        kind: 'letterhead',
        name: reserve.preparer,
        lines: ['31 Cirrus Way, Boulder, Colorado 80301   |   303-555-0191'],
      },
      {
        kind: 'title',
        text: 'Reserve Study Update',
        sub: [association.name, 'For the fiscal year January 1 - December 31, 2027'],
      },
      { kind: 'heading', text: 'Executive summary' },
      {
        kind: 'fields',
        rows: [
          ['Number of units', '48'],
          ['Projected reserve balance, January 1, 2027', money(reserve.balance)],
          ['Fully funded balance', money(reserve.fullyFunded)],
          ['Percent funded', reserve.percentFunded],
          ['Recommended annual contribution, 2027', money(reserve.contribution)],
          ['Recommended special assessment', 'None'],
          ['Inflation assumed', reserve.inflation],
          ['Interest assumed, after tax', reserve.interest],
        ],
      },
      {
        kind: 'paragraph',
        text:
          'The fund is in fair condition. We recommend that the Association contribute the amount above in 2027 and increase it each year with inflation. ' +
          'No component is past its useful life.',
      },
      { kind: 'heading', text: 'Component inventory' },
      {
        kind: 'table',
        columns: [
          { weight: 3.4, align: 'left' },
          { weight: 1.4, align: 'right' },
          { weight: 1.6, align: 'right' },
          { weight: 1.6, align: 'right' },
        ],
        rows: [
          row('header', ['Component', 'Useful life (years)', 'Remaining life (years)', 'Current cost']),
          ...reserve.components.map((one) =>
            row('line', [one.name, String(one.useful), String(one.remaining), whole(one.cost)]),
          ),
          row('total', ['Total', '', '', whole(sumCents(reserve.components.map((one) => one.cost)))]),
        ],
      },
      {
        kind: 'paragraph',
        style: 'small',
        text:
          'Fully funded balance = the sum over all components of current cost x (useful life - remaining life) / useful life. Costs are estimates at 2026 prices and are not a bid. ' +
          'This update relies on the inventory of the 2023 study.',
      },
    ],
  };
}
