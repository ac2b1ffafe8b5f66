import { printMoney, sumCents, type MoneyStyle } from '../core/money';
import { plainStyle, row, type Paper } from '../layout/paper';
import { association, insurance } from './facts';

const dollars: MoneyStyle = { dollar: true, decimals: 2, thousands: true, negative: 'minus', zero: 'figure' };
const money = (cents: number): string => printMoney(cents, dollars);

/** The declarations page of a package policy that renews on June 1, five months into the fiscal year. */
export function insurancePaper(): Paper {
  const premium = sumCents(insurance.coverages.map((one) => one.premium));
  return {
    title: 'Common Policy Declarations',
    author: insurance.carrier,
    date: new Date('2026-05-18T16:00:00Z'),
    style: {
      ...plainStyle,
      size: 9.5,
      margin: 58,
      accent: '#1d3557',
      letterhead: 'bar',
      zebra: true,
      padding: 4.5,
    },
    footer: 'BMC CP DEC 04 22   |   Insured copy',
    pageNumbers: 'page-of',
    blocks: [
      {
        kind: 'letterhead',
        name: insurance.carrier,
        lines: ['A mutual company   |   77 Ridgeline Plaza, Colorado Springs, Colorado 80903'],
      },
      { kind: 'title', text: 'COMMON POLICY DECLARATIONS', sub: ['Community association package policy'] },
      {
        kind: 'fields',
        rows: [
          ['Named insured:', association.name],
          ['Mailing address:', `${association.street}, ${association.city}`],
          ['Policy number:', insurance.policy],
          [
            'Policy period:',
            `From ${insurance.from} to ${insurance.to}, 12:01 a.m. standard time at the address of the named insured`,
          ],
          ['Agent:', 'Sandlin & Pruett Insurance Agency, 970-555-0119'],
          ['Business:', 'Residential condominium, 48 units, one building, built 1998'],
        ],
      },
      { kind: 'heading', text: 'Coverages and premium' },
      {
        kind: 'table',
        columns: [
          { weight: 3, align: 'left' },
          { weight: 2, align: 'right' },
          { weight: 1.2, align: 'right' },
          { weight: 1.6, align: 'right' },
        ],
        rows: [
          row('header', ['Coverage', 'Limit of insurance', 'Deductible', 'Annual premium']),
          ...insurance.coverages.map((one) =>
            row('line', [one.name, one.limit, one.deductible, money(one.premium)]),
          ),
          row('subtotal', ['Total premium', '', '', money(premium)]),
          row('line', ['Policy taxes and fees', '', '', money(insurance.taxesAndFees)]),
          row('total', ['TOTAL DUE FOR THE POLICY PERIOD', '', '', money(premium + insurance.taxesAndFees)]),
        ],
      },
      { kind: 'heading', text: 'Conditions' },
      {
        kind: 'paragraph',
        text:
          'Property: replacement cost, special form, agreed value; a wind and hail deductible of 2% of the insured value applies in place of the deductible shown above. ' +
          'The premium may be paid in four installments; a service charge of $9.00 is added to each. A minimum earned premium of 25% applies on cancellation.',
      },
      {
        kind: 'paragraph',
        style: 'small',
        text:
          'These declarations, with the common policy conditions, coverage forms and endorsements issued to form a part of them, complete the policy numbered above. ' +
          'Renewal is subject to underwriting; the company will offer renewal terms at least 45 days before the policy expires.',
      },
      {
        kind: 'signatures',
        parties: [
          { party: insurance.carrier, name: 'Ottilie Brandt', title: 'Secretary', date: 'May 18, 2026' },
          { party: 'Countersigned', name: 'Ray Sandlin', title: 'Licensed Agent', date: 'May 18, 2026' },
        ],
      },
    ],
  };
}
