import { c, labelled, p, type Row } from '../../blind/write/ink';
import { addYears, isoDate, longDate } from '../../core/dates';
import { decimal } from '../../core/money';
import { type Random } from '../../core/random';
import { type TruthInsurance } from '../../truth';
import { gridOf } from '../budgets/common';
import { money } from '../contracts/deal';
import { type Home } from '../home';
import { agencies, carriers } from '../names';
import { docOf, type Paper, slashed, townLine, usual } from '../paper';

interface Item {
  line: string;
  cents: number;
  limit: string;
  deductible?: number;
  tax?: boolean;
}
interface Policy {
  carrier: string;
  policy: string;
  agency: string;
  from: string;
  to: string;
  items: Item[];
}

function makePolicy(home: Home, random: Random): Policy {
  const value = home.units * random.int(140, 260) * 1000;
  const start = isoDate(home.year - 1, random.int(1, 12), random.pick([1, 1, 15, 20]));
  const cents = (low: number, high: number): number => random.int(low, high) * home.units * 100;
  const coverages: Item[] = [
    { line: random.pick(['Property', 'Commercial Property', 'Buildings - Special Form']), cents: cents(160, 480), limit: `$${value.toLocaleString('en-US')}`, deductible: random.pick([500000, 1000000, 2500000]) },
    { line: random.pick(['General Liability', 'Commercial General Liability']), cents: cents(20, 70), limit: '$1,000,000 / $2,000,000' },
    { line: random.pick(['Directors & Officers Liability', 'D&O Liability']), cents: random.int(900, 4200) * 100, limit: '$1,000,000', deductible: 100000 },
    { line: random.pick(['Crime / Fidelity', 'Employee Dishonesty']), cents: random.int(180, 900) * 100, limit: `$${random.int(1, 5) * 100},000`, deductible: 50000 },
    { line: 'Equipment Breakdown', cents: random.int(210, 980) * 100, limit: 'Included in blanket', deductible: 250000 },
    { line: random.pick(['Umbrella Liability', 'Excess Liability']), cents: random.int(800, 5200) * 100, limit: '$5,000,000' },
    { line: 'Hired and Non-Owned Auto', cents: random.int(110, 380) * 100, limit: '$1,000,000' },
  ];
  const items = coverages.filter((_one, at) => at < 2 || random.chance(0.7));
  const sum = items.reduce((all, one) => all + one.cents, 0);
  const taxes: Item[] = [
    { line: random.pick(['Terrorism (TRIA)', 'Certified Acts of Terrorism']), cents: Math.round(sum / 100), limit: '', tax: true },
    { line: random.pick(['Policy Fee', 'Inspection Fee']), cents: random.int(3, 30) * 500, limit: '', tax: true },
    { line: random.pick(['State Premium Tax', 'Surplus Lines Tax', 'State Fire Fund Surcharge']), cents: Math.round((sum * random.int(10, 49)) / 1000), limit: '', tax: true },
  ];
  return {
    carrier: random.pick(carriers),
    policy: `${random.pick(['CPP', 'BOP', 'HCA', 'PKG'])}-${random.int(1000000, 9999999)}-${random.int(10, 29)}`,
    agency: random.pick(agencies),
    from: start,
    to: addYears(start, 1),
    items: [...items, ...taxes.filter(() => random.chance(0.6))],
  };
} // prettier-ignore

const totalOf = (policy: Policy): number => policy.items.reduce((sum, one) => sum + one.cents, 0);

function policyPaper(home: Home, policy: Policy, of: { layout: string; doc: Paper['doc']; deductibles?: boolean; containers?: Paper['containers'] }): Paper {
  const truth: TruthInsurance = {
    kind: 'insurance',
    carrier: policy.carrier,
    policy: policy.policy,
    period: { from: policy.from, to: policy.to },
    premiums: policy.items.map(({ line, cents }) => ({ line, premium: decimal(cents) })),
    total: decimal(totalOf(policy)),
    deductibles: of.deductibles === false ? [] : policy.items.flatMap(({ line, deductible }) => (deductible ? [{ line, amount: decimal(deductible) }] : [])),
  };
  return { doc: of.doc, kind: 'insurance', association: home.full, parts: [truth], traits: [of.layout], containers: of.containers ?? usual };
} // prettier-ignore

/** The declarations page of a package: particulars in boxes, then one row for each coverage. */
export function commonDeclarations(home: Home, random: Random): Paper {
  const policy = makePolicy(home, random);
  const rows: Row[] = [
    { cells: [c('Coverage Part'), c('Limit'), c('Deductible'), c('Premium')], head: true },
    ...policy.items.map(({ line, limit, deductible, cents }): Row => ({ cells: [c(line), c(limit), c(deductible ? money(deductible) : ''), c(money(cents))] })),
    { cells: [c('TOTAL PREMIUM, TAXES AND FEES'), c(''), c(''), c(money(totalOf(policy)))], bold: true },
  ];
  const doc = docOf('Common policy declarations', home.year - 1, {
    size: 9.5,
    margin: 48,
    foot: 'Form CD 00 14   Page %p of %n',
    blocks: [
      p(policy.carrier.toUpperCase(), { bold: true, size: 14, after: 2 }),
      p('COMMON POLICY DECLARATIONS', { bold: true }),
      { ...labelled([['Policy Number', policy.policy], ['Named Insured', home.full], ['Mailing Address', `${home.street}, ${townLine(home)}`], ['Policy Period', `From ${slashed(policy.from, 'full')} to ${slashed(policy.to, 'full')}, 12:01 A.M. standard time`], ['Producer', policy.agency]]), lines: 'all' },
      { k: 'gap', points: 8 },
      gridOf([2.5, 1.7, 1.1, 1.1], rows, { lines: 'all' }),
      p('In return for payment of the premium, and subject to all terms of this policy, we agree to provide the insurance stated.', { size: 8.5 }),
    ],
  });
  return policyPaper(home, policy, { layout: 'common-declarations', doc });
} // prettier-ignore

/** An agency's invoice for the renewal: no limits, premiums and fees, a coupon below. */
export function premiumInvoice(home: Home, random: Random): Paper {
  const policy = makePolicy(home, random);
  const rows: Row[] = [
    { cells: [c('Description'), c('Amount')], head: true, under: 'one' },
    ...policy.items.map(({ line, cents }): Row => ({ cells: [c(line), c(money(cents).slice(1))] })),
    { cells: [c('Total Due'), c(money(totalOf(policy)))], bold: true, over: 'two' },
  ];
  const doc = docOf('Premium invoice', home.year - 1, {
    font: 'liberation',
    size: 10.5,
    margin: 64,
    blocks: [
      { k: 'side', left: [p(policy.agency, { bold: true, size: 14 }), p(`${random.int(100, 900)} Main Street`)], right: [p('PREMIUM INVOICE', { bold: true, al: 'r', size: 14 }), p(`No. ${random.int(20000, 79999)}\n${longDate(policy.from)}`, { al: 'r' })] },
      p(`Insured: ${home.full}\n${home.street}, ${townLine(home)}`),
      p(`Company: ${policy.carrier}\nPolicy No.: ${policy.policy}\nTerm: ${longDate(policy.from)} to ${longDate(policy.to)}`),
      gridOf([4, 1.4], rows),
      p('Payment is due on the effective date of coverage. Please make checks payable to the agency.', { italic: true }),
      p('- - - - - - - - - - - - - - - - - - - - - - - -  detach and return  - - - - - - - - - - - - - - - - - - - - - - - -', { size: 8, al: 'c' }),
    ],
  });
  return policyPaper(home, policy, { layout: 'premium-invoice', doc, deductibles: false, containers: { pdf: 70, scan: 30 } });
} // prettier-ignore

/** A broker's letter that lists what was bound. */
export function binderLetter(home: Home, random: Random): Paper {
  const policy = makePolicy(home, random);
  const rows = policy.items.map(({ line, cents, deductible }): Row => ({ cells: [c(deductible ? `${line} (${money(deductible).replace('.00', '')} deductible)` : line, { dots: true }), c(money(cents))] }));
  const doc = docOf('Renewal of coverage', home.year - 1, {
    font: 'times',
    size: 11,
    margin: 76,
    blocks: [
      p(policy.agency, { bold: true, size: 13 }),
      p(`Board of Directors\n${home.full}\n${home.street}\n${townLine(home)}`),
      p(`Re: ${policy.carrier}, policy ${policy.policy}`, { bold: true }),
      p('Dear Board Members:'),
      p(`We have bound the association's package for the term ${longDate(policy.from)} to ${longDate(policy.to)}. The annual premium is made up as follows:`),
      gridOf([3.6, 1.2], [...rows, { cells: [c('Total annual premium'), c(money(totalOf(policy)))], bold: true, over: 'one' }], { at: { x: 24, w: 400 } }),
      p('The buildings were appraised within the last three years. We suggest that owners be told to carry loss assessment coverage of at least $50,000 on their own policies.'),
      p('Sincerely,', { after: 20 }),
      p(`${home.board[4]}\nAccount Executive`),
    ],
  });
  return policyPaper(home, policy, { layout: 'binder-letter', doc, containers: { pdf: 50, scan: 25, docx: 25 } });
} // prettier-ignore
