import { addDays, isoDate, longDate } from '../../core/dates';
import { type Random } from '../../core/random';
import { row, text, type Block } from '../../layout/paper';
import { type Draft } from '../publish';
import { address, autumn, autumnDay, dollars, page, phone, type Paper, type Site } from '../site';

type Of = { title: string; blocks: Block[]; style?: Parameters<typeof page>[2]['style'] } & Pick<Draft, 'traits' | 'forms'> & Partial<Pick<Draft, 'kind' | 'sheet' | 'old'>>; // prettier-ignore

/** A document with figures of all sorts and no facts. */
const silent = (site: Site, random: Random, of: Of): Draft => ({
  paper: page(site, random, { title: of.title, blocks: of.blocks, ...(of.style ? { style: of.style } : {}) }),
  kind: of.kind ?? 'other',
  association: site.name,
  parts: [],
  traits: of.traits,
  forms: of.forms,
  ...(of.sheet ? { sheet: of.sheet } : {}),
  ...(of.old ? { old: true } : {}),
});

const say = (words: string): Block => ({ kind: 'paragraph', text: words });
const head = (words: string): Block => ({ kind: 'heading', text: words });

/** What a board decided: motions, votes, bids and balances in sentences. */
export const minutes: Paper = (site, random) => {
  const [president, treasurer, secretary, one, two] = site.people as [string, string, string, string, string];
  const day = longDate(addDays(isoDate(site.year - 1, 3, 4), random.int(0, 120)));
  return silent(site, random, {
    title: 'Minutes',
    blocks: [
      { kind: 'title', text: site.name, sub: ['Minutes of the Meeting of the Board of Directors', day] },
      say(`Present: ${president}, ${treasurer}, ${secretary}, ${one}. Absent: ${two}. ${site.people[5]} represented ${site.agent}. The meeting was called to order at 6:32 p.m.; 11 owners attended.`),
      head('Treasurer'),
      say(`${treasurer} reported ${dollars(random.int(2_000_000, 9_900_000))} in the operating account and ${dollars(random.int(9_000_000, 60_000_000))} in reserves. Water was ${dollars(random.int(40_000, 300_000), true)} over budget because of a leak at building 3. Receivables are ${dollars(random.int(90_000, 2_000_000))}.`),
      head('Manager'),
      say(`Three bids for the stairs were opened: ${dollars(random.int(11, 19) * 100_000, true)}, ${dollars(random.int(20, 29) * 100_000, true)} and ${dollars(random.int(30, 41) * 100_000, true)}. ${one} moved to table them; ${secretary} seconded; 4 to 0.`),
      say(`The landscaper asks for 4% more next year. The manager will look for other offers before the 60 days’ notice in October runs out.`),
      head('Owners’ forum'),
      say(`${site.home} ${random.int(3, site.homes)} asked about dogs over 35 pounds. ${site.home} ${random.int(3, site.homes)} reported that the pool gate does not latch.`),
      say(`There being no further business the meeting was adjourned at 8:10 p.m. Next meeting: third Tuesday.`),
      say(`Respectfully submitted,\n${secretary}, Secretary`),
    ],
    traits: ['minutes'],
    forms: { docx: 4, pdf: 3, scan: 2, txt: 1 },
  }); // prettier-ignore
};

/** A fine is announced. */
export const fineLetter: Paper = (site, random) => {
  const home = random.int(2, site.homes);
  const day = autumnDay(site, random);
  return silent(site, random, {
    title: 'Notice of violation',
    blocks: [
      { kind: 'letterhead', name: site.agent, lines: ['Managing agent', phone(random)] },
      say(longDate(day)),
      say(`SENT BY REGULAR AND CERTIFIED MAIL`),
      say(`Owner of ${site.home} ${home}\n${address(site)}`),
      { kind: 'paragraph', style: 'bold', text: `RE: ${site.name} - Second notice, Article ${random.int(4, 11)}, Section ${random.int(1, 9)}` },
      say(`Our inspection of ${longDate(addDays(day, -6))} found a boat trailer in your driveway for a second time. Unless it is gone within fourteen (14) days a fine of $50.00 will be charged to your account and $10.00 for each further day, up to $1,000.00.`),
      say(`You may ask for a hearing. Such a request has to reach us by ${longDate(addDays(day, 14))}.`),
      say(`Sincerely,\n${site.people[5]}\nCommunity Association Manager`),
    ],
    traits: ['fine-letter'],
    forms: { pdf: 3, docx: 3, scan: 2 },
  }); // prettier-ignore
};

/** Bids for a job beside one another: nobody has accepted one. */
export const bidSheet: Paper = (site, random) => {
  const bidders = random.sample(
    ['Altamont Paving', 'Crestline Asphalt Co.', 'B & R Sealcoating', 'Metro Striping', 'Hughes Brothers'],
    3,
  );
  const items = random.sample(
    [
      'Crack filling',
      'Sealcoat, two coats',
      'Striping and stencils',
      'Patch 1,200 SF',
      'Speed humps',
      'Mobilization',
    ],
    4,
  );
  const bids = items.map(() => bidders.map(() => random.int(6, 140) * 10_000));
  const money = (cents: number) => text(dollars(cents, true), { cents });
  return silent(site, random, {
    title: 'Comparison of bids',
    blocks: [
      { kind: 'title', text: 'Comparison of Bids - Parking Lot', sub: [site.name, `For discussion, ${autumn(site, random)}`] },
      { kind: 'table', columns: [{ weight: 2.4, align: 'left' }, ...bidders.map(() => ({ weight: 1.4, align: 'right' as const }))], rows: [
        row('header', ['Item', ...bidders]),
        ...items.map((item, at) => row('line', [item, ...bids[at]!.map(money)])),
        row('total', ['Total bid', ...bidders.map((_, at) => money(bids.reduce((sum, one) => sum + one[at]!, 0)))]),
        row('line', ['Warranty', ...bidders.map(() => random.pick(['1 year', '2 years', '18 months']))]),
        row('line', ['Start', ...bidders.map(() => random.pick(['3 weeks', 'in May', '10 days']))]),
      ] },
      say('No bid has been accepted. Prices hold for 30 days.'),
    ],
    traits: ['bid-sheet'],
    forms: { pdf: 3, xlsx: 2, docx: 1, scan: 1 },
    sheet: { name: 'Bids' },
  }); // prettier-ignore
};

/** A vendor's bill for one job. */
export const invoice: Paper = (site, random) => {
  const vendor = random.pick([
    'Delancey Plumbing & Drain',
    'A-1 Overhead Door',
    'Sun & Shade Tree Service',
    'Porter Electric',
  ]);
  const day = addDays(isoDate(site.year - 1, 1, 9), random.int(0, 280));
  const jobs = random.sample(
    [
      ['Service call', 12500],
      ['Labor, 3.5 hours', 43750],
      ['Parts and materials', 21862],
      ['Camera inspection', 27500],
      ['Disposal', 6000],
    ] as const,
    3,
  );
  const [before, tax] = [jobs.reduce((sum, [, cents]) => sum + cents, 0), 1531];
  return silent(site, random, {
    title: 'Invoice',
    blocks: [
      { kind: 'letterhead', name: vendor, lines: [`${random.int(10, 990)} Industrial Way, ${site.city}, ${site.st}`, phone(random)] },
      { kind: 'fields', rows: [['Invoice', `${random.int(10_000, 99_999)}`], ['Date', longDate(day)], ['Due', longDate(addDays(day, 30))], ['Bill to', site.name], ['Job', `${site.home} ${random.int(2, site.homes)}, leak above hall closet`]] },
      { kind: 'table', columns: [{ weight: 4, align: 'left' }, { weight: 1, align: 'right' }], rows: [
        row('header', ['Description', 'Amount']),
        ...jobs.map(([name, cents]) => row('line', [name, text(dollars(cents), { cents })])),
        row('subtotal', ['Subtotal', text(dollars(before))]),
        row('line', ['Sales tax on parts 7%', text(dollars(tax))]),
        row('total', ['PLEASE PAY', text(dollars(before + tax))]),
      ] },
      { kind: 'paragraph', style: 'small', text: 'Net 30. A charge of 1.5% per month is added to past-due accounts. Thank you!' },
    ],
    traits: ['invoice'],
    forms: { pdf: 4, scan: 3, docx: 1 },
  }); // prettier-ignore
};

/** Articles of bylaws: votes, quorums and days, but no one's share. */
export const bylaws: Paper = (site, random) =>
  silent(site, random, {
    title: 'Bylaws',
    kind: 'bylaws',
    blocks: [
      { kind: 'title', text: `BYLAWS OF ${site.name.toUpperCase()}` },
      head('ARTICLE I. NAME AND OFFICE'),
      say(`1.1 The name of the corporation is ${site.name}, hereafter the "Association". Its office is at ${address(site)}.`),
      head('ARTICLE II. MEMBERS'),
      say(`2.1 Every owner of a ${site.home.toLowerCase()} is a member. There is one vote for each ${site.home.toLowerCase()}; where several persons own one, they cast it as they agree.`),
      say(`2.2 The annual meeting is held in November. Notice is given not less than fourteen (14) nor more than fifty (50) days before. One-third (1/3) of the votes, in person or by proxy, are a quorum.`),
      head('ARTICLE III. DIRECTORS'),
      say(`3.1 Five (5) directors manage the affairs of the Association. They serve for two (2) years and are not paid, but may be repaid expenses of up to $250.00 a year without vouchers.`),
      say(`3.2 The Board may borrow up to $25,000.00 without a vote of the members; beyond that sixty-seven percent (67%) of all votes are needed.`),
      head('ARTICLE IV. ASSESSMENTS'),
      say(`4.1 The Board adopts a budget each year and assesses the members for it as the Declaration provides. An installment that is not paid within fifteen days bears interest at ten percent (10%) per annum and a late charge of $25.00.`),
      head('ARTICLE V. AMENDMENT'),
      say(`5.1 These Bylaws may be amended by a majority of a quorum of members at a regular or special meeting.`),
      say(`Adopted ${longDate(isoDate(random.int(1979, 2012), random.int(1, 12), random.int(1, 28)))}.`),
      say(`${site.people[2]}, Secretary`),
    ],
    traits: ['bylaws'],
    forms: { pdf: 3, docx: 2, scan: 3 },
    old: true,
  }); // prettier-ignore

/** Rules with what it costs to break them. */
export const houseRules: Paper = (site, random) => {
  const fines = [
    ['Noise after 10 p.m.', 50, 100, 200],
    ['Unleashed pet', 25, 50, 100],
    ['Trash outside the enclosure', 25, 75, 150],
    ['Parking in a fire lane', 100, 200, 300],
    ['Short-term rental', 500, 1000, 1000],
  ] as const;
  return silent(site, random, {
    title: 'Rules and regulations',
    blocks: [
      { kind: 'title', text: 'Rules & Regulations', sub: [site.name, `Revised ${autumn(site, random)}`] },
      say('1. Quiet hours are from 10:00 p.m. to 7:00 a.m.\n2. No more than two pets, neither over 40 pounds.\n3. Pool: 9 a.m. to dusk; at most four guests. Replacement tags cost $35.\n4. Moves need a deposit of $500.00, of which $400.00 is returned.\n5. Clubhouse: $150 for members, $300 deposit.'),
      head('Schedule of fines'),
      { kind: 'table', width: 0.85, columns: [{ weight: 3, align: 'left' }, ...[1, 2, 3].map(() => ({ weight: 1, align: 'right' as const }))], rows: [
        row('header', ['Violation', 'First', 'Second', 'Third']),
        ...fines.map(([name, ...steps]) => row('line', [name, ...steps.map((one) => `$${one}`)])),
      ] },
    ],
    traits: ['house-rules'],
    forms: { pdf: 3, docx: 3, scan: 1 },
  }); // prettier-ignore
};

/** The tax authority writes about a return. */
export const taxLetter: Paper = (site, random) => {
  const [due, paid] = [random.int(30_000, 190_000), random.int(5_000, 29_000)];
  const penalty = random.int(800, 4_000);
  return silent(site, random, {
    title: 'Notice',
    blocks: [
      { kind: 'paragraph', style: 'bold', text: `STATE OF ${site.state.toUpperCase()}\nDEPARTMENT OF REVENUE` },
      { kind: 'fields', rows: [['Notice date', autumn(site, random)], ['Taxpayer', site.name], ['Account', `${random.int(10, 99)}-${random.int(1_000_000, 9_999_999)}`], ['Tax year', `${site.year - 2}`]] },
      { kind: 'paragraph', style: 'bold', text: 'We changed your return' },
      say('We corrected the tax on interest income of your association. The table shows what you owe. Pay by the date below or tell us why you disagree.'),
      { kind: 'table', width: 0.7, columns: [{ weight: 3, align: 'left' }, { weight: 1.3, align: 'right' }], rows: [
        row('line', ['Tax as corrected', dollars(due)]),
        row('line', ['Payments', `-${dollars(paid)}`]),
        row('line', ['Penalty for late payment', dollars(penalty)]),
        row('total', ['Amount due', dollars(due - paid + penalty)]),
      ] },
      say(`If you have questions call ${phone(random)} from 8 to 5.`),
    ],
    style: { letterhead: 'plain', grid: 'none' },
    traits: ['tax-letter'],
    forms: { pdf: 3, scan: 3 },
  }); // prettier-ignore
};

/** Which parking space belongs to which home: a list of homes without shares. */
export const parkingList: Paper = (site, random) => {
  const homes = Array.from({ length: Math.min(site.homes, 44) }, (_, at) => at + 1);
  const spaces = random.shuffle(homes);
  return silent(site, random, {
    title: 'Parking list',
    blocks: [
      { kind: 'title', text: site.name, sub: [`Parking and storage list, ${autumn(site, random)}`] },
      { kind: 'table', columns: [1, 1, 1, 1.4].map((weight) => ({ weight, align: 'left' as const })), rows: [
        row('header', [site.home, 'Space', 'Locker', 'Decal No.']),
        ...homes.map((home, at) => row('line', [`${home}`, `P-${spaces[at]}`, random.chance(0.7) ? `L${random.int(1, 60)}` : '', `${random.int(10_000, 99_999)}`])),
      ] },
    ],
    traits: ['parking-list'],
    forms: { xlsx: 3, pdf: 2, csv: 2, docx: 1 },
    sheet: { name: 'Parking' },
  }); // prettier-ignore
};

/** A sheet of the season's news. */
export const bulletin: Paper = (site, random) =>
  silent(site, random, {
    title: 'News',
    blocks: [
      { kind: 'letterhead', name: `${site.short} News`, lines: [`${site.name}   Spring ${site.year}`] },
      { kind: 'columns', blocks: [
        [
          head('Pool opens May 24'),
          say(`The pool was painted at a cost of $18,400, less than the $21,000 that had been set aside. Tags are $10 each; guests pay $3.`),
          head('Insurance'),
          say(`Owners ask what the association’s policy covers. It covers the buildings up to $24,000,000 with a deductible of $10,000; what is inside is yours to insure.`),
        ],
        [
          head('By the numbers'),
          say(`${site.homes} homes\n${random.int(2, 9)} new neighbors\n${random.int(11, 60)} dogs\n3 open seats on committees\n97% of dues paid on time`),
          head('For sale'),
          say(`Bicycle, 26", $75. Sofa, like new, $240. Call ${phone(random)}.`),
          head('Yard sale'),
          say('Saturday, June 8, 8 to 2. A table is $15.'),
        ],
      ] },
      { kind: 'paragraph', style: 'italic', text: `Editor: ${site.people[3]}` },
    ],
    traits: ['bulletin'],
    forms: { pdf: 4, docx: 2, scan: 1 },
  }); // prettier-ignore

/** Who owes what on the day of printing. */
export const overdue: Paper = (site, random) => {
  const owners = random
    .sample(
      Array.from({ length: site.homes }, (_, at) => at + 1),
      Math.min(12, site.homes),
    )
    .sort((a, b) => a - b);
  const buckets = owners.map(() =>
    [
      random.int(100, 700),
      random.int(0, 1) * random.int(100, 700),
      random.int(0, 1) * random.int(100, 900),
      random.int(0, 1) * random.int(100, 4000),
    ].map((one) => one * 100),
  );
  const cell = (cents: number) => text(cents === 0 ? '0.00' : (cents / 100).toFixed(2), { cents });
  const whole = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);
  return silent(site, random, {
    title: 'Delinquency report',
    blocks: [
      { kind: 'title', text: 'Delinquent Accounts', sub: [site.name, `As of ${autumn(site, random)}`] },
      { kind: 'table', columns: [{ weight: 1, align: 'left' }, ...[1, 2, 3, 4, 5].map(() => ({ weight: 1, align: 'right' as const }))], rows: [
        row('header', [site.home, 'Current', 'Over 30', 'Over 60', 'Over 90', 'Balance']),
        ...owners.map((home, at) => row('line', [`${home}`, ...buckets[at]!.map(cell), cell(whole(buckets[at]!))])),
        row('total', ['Total', ...[0, 1, 2, 3].map((at) => cell(whole(buckets.map((one) => one[at]!)))), cell(whole(buckets.flat()))]),
      ] },
    ],
    traits: ['overdue'],
    forms: { pdf: 3, xlsx: 2, csv: 1, scan: 1 },
    sheet: { name: 'Aged' },
  }); // prettier-ignore
};
