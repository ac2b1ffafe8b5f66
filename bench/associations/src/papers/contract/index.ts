import { decimal } from '../../core/money';
import { addDays } from '../../core/dates';
import { type Random } from '../../core/random';
import { row, type Block, type Paper } from '../../layout/paper';
import { type TruthContract } from '../../truth';
import { type Association } from '../../world/association';
import { person, phone, street, town } from '../../world/names';
import { anyStyle, type Draft } from '../draft';
import { escalatorClause, feeClause, Hand, money, periodName, renewalClause, termClause } from './clauses';
import { boilerplate, decoyClauses, surchargeClauses, type Extra } from './extras';
import { makeTerms, type Terms } from './terms';

/** A service contract: its terms in somebody's words, among clauses whose figures mean something else. */
export function contractDraft(random: Random, association: Association): Draft {
  const terms = makeTerms(random.fork('terms'), association);
  const hand = new Hand(random.fork('hand'));
  const extras = [...decoyClauses(hand, random.int(1, 4)), ...surchargeClauses(hand)];
  const form = random.weighted<'agreement' | 'letter' | 'form'>({ agreement: 6, letter: 2, form: 2 });
  const paper: Paper = {
    title: `${terms.trade.name} Agreement`,
    author: terms.vendor,
    date: new Date(`${addDays(terms.start, -20)}T15:00:00Z`),
    style: anyStyle(random, { size: random.float(9.2, 11.5), margin: random.int(54, 76) }),
    ...(random.chance(0.5)
      ? {
          footer: `${terms.trade.service} - ${random.pick(['page', 'contract', 'form'])} ${random.int(100, 999)}`,
        }
      : {}),
    pageNumbers: random.pick(['page-of', 'dash', 'none']),
    blocks: blocksFor(random, { terms, hand, extras, form, association }),
  };
  return {
    paper,
    kind: 'contract',
    association: association.name,
    parts: [truthOf(terms, extras)],
    traits: [
      `form-${form}`,
      `escalator-${terms.escalator.type}`,
      `fee-${terms.stated}`,
      `period-${terms.period}`,
    ],
  };
}

interface Content {
  terms: Terms;
  hand: Hand;
  extras: Extra[];
  form: 'agreement' | 'letter' | 'form';
  association: Association;
}

function blocksFor(random: Random, content: Content): Block[] {
  const { terms, hand, form } = content;
  const opening = { agreement: openingOfAgreement, letter: openingOfLetter, form: openingOfForm }[form](
    random,
    content,
  );
  const sections = sectionsOf(random, content);
  const numbered = random.weighted<'article' | 'number' | 'bare'>({ article: 2, number: 5, bare: 2 });
  const body = sections.flatMap(([title, blocks], at): Block[] => [
    {
      kind: 'heading',
      text:
        numbered === 'article'
          ? `ARTICLE ${at + 1} - ${title.toUpperCase()}`
          : numbered === 'number'
            ? `${at + 1}. ${title}`
            : title,
    },
    ...blocks,
  ]);
  const date = hand.date(addDays(terms.start, -random.int(5, 40)));
  return [
    ...opening,
    ...body,
    {
      kind: 'signatures',
      parties: [
        {
          party: terms.vendor,
          name: person(random),
          title: random.pick(['President', 'Manager', 'Sales Director']),
          date,
        },
        { party: terms.customer, name: content.association.president, title: 'President', date },
      ],
    },
  ];
}

function openingOfAgreement(random: Random, { terms, hand, association }: Content): Block[] {
  const signed = hand.date(addDays(terms.start, -random.int(5, 40)));
  const parties = random.chance(0.5)
    ? `by and between ${terms.vendor} (hereinafter "${hand.vendor}") and ${terms.customer} (hereinafter "${hand.customer}")`
    : `between ${terms.customer} ("${hand.customer}"), ${association.address.join(', ')}, and ${terms.vendor} ("${hand.vendor}"), ${street(random)}, ${town(random)}`;
  return [
    ...(random.chance(0.5)
      ? [
          {
            kind: 'letterhead' as const,
            name: terms.vendor,
            lines: [`${street(random)}, ${town(random)}   ${phone(random)}`],
          },
        ]
      : []),
    {
      kind: 'title',
      text: `${terms.trade.service.toUpperCase()} ${random.pick(['AGREEMENT', 'CONTRACT', 'SERVICE AGREEMENT'])}`,
    },
    { kind: 'paragraph', text: `This Agreement is made as of ${signed}, ${parties}.` },
  ];
}

function openingOfLetter(random: Random, { terms, hand, association }: Content): Block[] {
  return [
    { kind: 'letterhead', name: terms.vendor, lines: [`${street(random)}, ${town(random)}`, phone(random)] },
    {
      kind: 'paragraph',
      text: `${hand.date(addDays(terms.start, -30))}\n${terms.customer}\n${association.address.join('\n')}`,
    },
    { kind: 'paragraph', text: `Re: Proposal for ${terms.trade.service}` },
    {
      kind: 'paragraph',
      text: `Dear Board Members: ${terms.vendor} ("${hand.vendor}") is pleased to offer ${terms.customer} ("${hand.customer}") the services below. Signed by both, this letter is our agreement.`,
    },
  ];
}

function openingOfForm(random: Random, { terms, hand, association }: Content): Block[] {
  const rows: [string, string][] = [
    [`${hand.vendor}:`, terms.vendor],
    [`${hand.customer}:`, terms.customer],
    ['Property:', association.address.join(', ')],
    ['Service:', terms.trade.service],
  ];
  if (random.chance(0.5)) rows.push(['Commencement date:', hand.date(terms.start)]);
  return [
    {
      kind: 'title',
      text: random.pick([
        'SERVICE CONTRACT',
        'AGREEMENT FOR SERVICES',
        `${terms.trade.name.toUpperCase()} SERVICE ORDER`,
      ]),
    },
    { kind: 'fields', rows },
  ];
}

function sectionsOf(random: Random, content: Content): [string, Block[]][] {
  const { terms, hand, extras } = content;
  const says = (...texts: (string | undefined)[]): Block[] =>
    texts.flatMap((text): Block[] => (text ? [{ kind: 'paragraph', text }] : []));
  const services: [string, Block[]] = [
    random.pick(['Services', 'Scope of Work', 'Scope']),
    says(`${hand.vendor} shall provide ${terms.trade.service} at the property: ${terms.trade.scope}.`),
  ];
  const fee = says(feeClause(hand, terms));
  if (terms.steps.length > 0) fee.push(scheduleTable(random, hand, terms));
  const rise = escalatorClause(hand, terms);
  const pay: [string, Block[]] = [
    random.pick(['Compensation', 'Price and Payment', 'Fees', 'Payment']),
    random.chance(0.5) && rise ? [...fee, ...says(rise)] : fee,
  ];
  const term: [string, Block[]] = [
    random.pick(['Term', 'Term and Renewal', 'Period of Performance']),
    says(termClause(hand, terms), renewalClause(hand, terms)),
  ];
  const sections = random.chance(0.6) ? [services, term, pay] : [services, pay, term];
  if (rise && pay[1].length === fee.length)
    sections.push([random.pick(['Price Adjustment', 'Adjustments', 'Escalation']), says(rise)]);
  const others: [string, Block[]][] = [
    ...extras.map((extra): [string, Block[]] => [
      random.pick(['Additional Terms', 'Other Charges', 'Conditions', 'Billing']),
      says(extra.text),
    ]),
    ...boilerplate(random, hand, random.int(1, 6)).map(([title, text]): [string, Block[]] => [
      title,
      says(text),
    ]),
  ];
  return [...sections, ...random.shuffle(others)];
}

function scheduleTable(random: Random, hand: Hand, terms: Terms): Block {
  const dated = random.chance(0.7);
  const word = periodName(terms);
  const title = `${word[0]?.toUpperCase()}${word.slice(1)} ${random.pick(['Price', 'Fee', 'Rate', 'Amount'])}`;
  return {
    kind: 'table',
    width: 0.85,
    columns: [
      { weight: 1.2, align: 'left' },
      ...(dated ? [{ weight: 3.4, align: 'left' as const }] : []),
      { weight: 1.5, align: 'right' },
    ],
    rows: [
      row('header', ['Period', ...(dated ? ['Dates'] : []), title]),
      ...terms.steps.map((step) =>
        row('line', [
          step.label,
          ...(dated ? [`${hand.date(step.from)} - ${hand.date(step.to)}`] : []),
          money(step.amount),
        ]),
      ),
    ],
  };
}

function truthOf(terms: Terms, extras: Extra[]): TruthContract {
  const once = terms.period === 'one-time';
  const hidden = once && !terms.endStated;
  return {
    kind: 'contract',
    vendor: terms.vendor,
    customer: terms.customer,
    service: terms.trade.service,
    fee: feeTruth(terms),
    ...(terms.stated === 'annual-and-monthly' ? { alsoFees: otherFees(terms) } : {}),
    start: terms.start,
    ...(hidden ? {} : { end: terms.end }),
    ...(terms.endStated || hidden ? {} : { alsoEnd: addDays(terms.end, 1) }),
    ...(terms.renewal === 'unsaid' ? {} : { renews: terms.renewal !== 'none' }),
    ...(terms.noticeDays ? { noticeDays: terms.noticeDays } : {}),
    escalator: terms.escalator,
    surcharges: extras.flatMap((extra) => (extra.surcharge ? [extra.surcharge] : [])),
    decoys: extras.flatMap((extra) => extra.decoys),
  };
}

function feeTruth(terms: Terms): TruthContract['fee'] {
  if (terms.stated === 'blank') return null;
  if (terms.stated !== 'schedule') return { amount: decimal(terms.amount), period: terms.period };
  const schedule = terms.steps.map((step) => ({
    label: step.label,
    amount: decimal(step.amount),
    from: step.from,
  }));
  return { amount: null, period: terms.period, schedule };
}

function otherFees(terms: Terms): { amount: string; period: 'month' | 'year' }[] {
  return terms.period === 'year'
    ? [{ amount: decimal(Math.round(terms.amount / 12)), period: 'month' }]
    : [{ amount: decimal(terms.amount * 12), period: 'year' }];
}
