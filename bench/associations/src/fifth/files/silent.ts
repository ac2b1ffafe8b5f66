import { c, cells, type Row } from '../../blind/write/ink';
import { longDate } from '../../core/dates';
import { type Random } from '../../core/random';
import { type Draft } from '../publish';
import { item, para, table, type Leaf } from '../press/leaf';
import { begins, capital, full, leafOf, usd, withArticle, type Place, type Recipe } from '../place';

const silent = (
  place: Place,
  trait: string,
  {
    kind,
    forms,
    ...leaf
  }: Partial<Leaf> & Pick<Leaf, 'title' | 'blocks'> & { kind?: 'other' | 'bylaws'; forms?: Draft['forms'] },
): Draft => ({
  kind: kind ?? 'other',
  association: place.name,
  parts: [],
  traits: [trait],
  forms: forms ?? { pdf: 4, docx: 2.5, scan: 2.2 },
  leaf: leafOf(place, { font: 'times', size: 11, margin: 70, ...leaf }),
});

const some = (random: Random, from: number, to: number): string => usd(random.int(from, to) * 100);

/** A manager greets a new owner. */
export const welcome: Recipe = (place, random) =>
  silent(place, 'welcome', {
    title: 'Welcome',
    letterhead: { name: place.manager, lines: ['Community Management'], look: 'rule' },
    blocks: [
      para(longDate(begins(place, place.year))),
      para(`Dear New Owner,`),
      para(
        `Welcome to ${place.name}! Your monthly payment is ${some(random, 180, 690)} and is due on the first. After the tenth a charge of $25.00 is added. You may pay by mail, or on line with a fee of $2.95.`,
      ),
      para(
        `The pool opens at 8 and closes at 10. Guest parking is for up to 48 hours. A fob for the gym costs $40.00, a second mailbox key $15.00.`,
      ),
      para(
        `Your own policy should cover the inside of your ${place.word}; ask your agent about loss assessment of at least $2,000.`,
      ),
      para(`Kind regards,\n${place.people[2]}\nCommunity Manager`),
    ],
  });

/** What a seller must show a buyer about one home. */
export const estoppel: Recipe = (place, random) => {
  const row = (label: string, value: string): Row => ({ cells: [c(label), c(value)] });
  return silent(place, 'estoppel', {
    title: 'Resale certificate',
    font: 'helvetica',
    size: 9.5,
    margin: 56,
    blocks: [
      para('RESALE CERTIFICATE', { bold: true, size: 14, al: 'c' }),
      table(
        'LL',
        [
          row('Association', place.name),
          row('Property', `${capital(place.word)} ${random.int(1, place.units)}, ${full(place)}`),
          row(
            'Regular assessment, paid through',
            `${some(random, 200, 700)}, ${longDate(begins(place, place.year))}`,
          ),
          row('Balance owed by seller', some(random, 0, 900)),
          row('Special assessment', 'None approved'),
          row('Transfer fee', '$250.00, at closing'),
          row('Owners more than 60 days behind', String(random.int(0, 6))),
          row('Pending suits', 'None to which the Association is a party'),
          row('Reserve account', `${some(random, 40_000, 600_000)} on the last statement`),
        ],
        { lines: 'all' },
      ),
      para(
        'Good for thirty (30) days. Prepared from the records of the managing agent, who does not warrant them.',
      ),
      para('Signed ______________________'),
    ],
    forms: { pdf: 4, scan: 3, docx: 1 },
  });
};

/** A notice of a meeting with a proxy below. */
export const proxy: Recipe = (place, random) =>
  silent(place, 'proxy', {
    title: 'Notice of annual meeting',
    blocks: [
      para('NOTICE OF ANNUAL MEETING OF MEMBERS', { al: 'c', bold: true }),
      para(
        `The members of ${place.name} meet on ${longDate(begins(place, place.year))} at 7:00 p.m. in the clubhouse.`,
      ),
      ...[
        'Roll call and proof of notice',
        'Minutes of last year',
        `Report of the treasurer, ${place.people[3]}`,
        'Election of two directors for terms of two years',
        'Vote on carrying over any surplus, Revenue Ruling 70-604',
      ].map((text, at) => item(`${at + 1}.`, text, 20)),
      para(
        `Twenty-five percent (25%) of ${place.units} votes are a quorum, that is ${Math.ceil(place.units / 4)}.`,
      ),
      { k: 'rule' },
      para('PROXY', { al: 'c', bold: true }),
      para(
        `I, the owner of ${place.word} no. ______, name ____________________ as my proxy. Return by mail or fax to (555) 01${random.int(10, 99)}-${random.int(1000, 9999)}.`,
      ),
      para('[  ] for quorum only     [  ] as my proxy sees fit'),
    ],
  });

/** Bylaws: offices, votes and days, and no facts of a budget. */
export const bylaws: Recipe = (place, random) =>
  silent(place, 'bylaws-articles', {
    title: 'Bylaws',
    justify: true,
    bottom: { left: `Bylaws of ${place.short}`, right: '%p' },
    blocks: [
      para(`BYLAWS\nOF\n${place.name.toUpperCase()}`, { al: 'c', bold: true, size: 13 }),
      para('ARTICLE ONE: MEMBERS', { bold: true }),
      item(
        '1.01',
        `Every owner of ${withArticle(place.word)} is a member. One vote goes with each ${place.word}, however many own it.`,
      ),
      item(
        '1.02',
        'The annual meeting is held in the second quarter. Notice is mailed not less than ten (10) nor more than fifty (50) days before it.',
      ),
      item(
        '1.03',
        `Thirty percent (30%) of all votes make a quorum; at an adjourned meeting fifteen percent (15%) suffice.`,
      ),
      para('ARTICLE TWO: DIRECTORS', { bold: true }),
      item(
        '2.01',
        `There are ${random.pick(['five', 'seven', 'three'])} directors, elected for two years in turns.`,
      ),
      item('2.02', 'A director who misses three meetings running may be replaced by the others.'),
      item('2.03', 'The Board may borrow up to $10,000.00 without a vote of the members.'),
      para('ARTICLE THREE: MONEY', { bold: true }),
      item(
        '3.01',
        'Checks over $2,500.00 are signed by two officers. Bank accounts are reconciled every month.',
      ),
      item(
        '3.02',
        'Before each fiscal year the Board adopts a budget and mails a summary of it. If members of a majority of votes reject it, the last one stays in force.',
      ),
      item(
        '3.03',
        'Overdue installments bear a late charge of five percent (5%) and interest at ten percent (10%) a year.',
      ),
      para('ARTICLE FOUR: CHANGES', { bold: true }),
      item('4.01', 'These bylaws may be changed by sixty-seven percent (67%) of the votes at a meeting.'),
    ],
    kind: 'bylaws',
  });

/** A bank's statement of one account. */
export const bankPaper: Recipe = (place, random) => {
  let held = random.int(20_000, 140_000) * 100 + random.int(1, 99);
  const opening = held;
  const rows = Array.from({ length: random.int(9, 16) }, (_, at): Row => {
    const out = random.chance(0.6);
    const amount = random.int(4_000, 900_000);
    held += out ? -amount : amount;
    const day = String(at * 2 + 1).padStart(2, '0');
    return {
      cells: cells(
        `${day}`,
        out ? `CHECK ${random.int(1000, 1999)}` : 'LOCKBOX DEPOSIT',
        out ? (amount / 100).toFixed(2) : '',
        out ? '' : (amount / 100).toFixed(2),
        (held / 100).toFixed(2),
      ),
    };
  });
  return silent(place, 'bank-statement', {
    title: 'Statement of account',
    font: 'courier',
    size: 9,
    margin: 50,
    blocks: [
      para(`STATEMENT OF ACCOUNT\n${place.name}\nACCOUNT ...${random.int(1000, 9999)}`),
      para(`OPENING BALANCE ${(opening / 100).toFixed(2)}`),
      table('lLrrr', [
        { head: true, under: 'one', cells: cells('DAY', 'ITEM', 'WITHDRAWN', 'DEPOSITED', 'BALANCE') },
        ...rows,
      ]),
      para('MEMBER FDIC. REPORT ERRORS WITHIN 60 DAYS.'),
    ],
    forms: { pdf: 5, scan: 2, txt: 1 },
  });
};

/** A committee answers a request to build. */
export const approval: Recipe = (place, random) =>
  silent(place, 'design-approval', {
    title: 'Decision of the design committee',
    blocks: [
      para(`${place.name}\nDesign Committee`, { bold: true }),
      para(`${longDate(begins(place, place.year))}\nFile ${place.year}-${random.int(10, 99)}`),
      para(`Re: ${capital(place.word)} ${random.int(1, place.units)}, request for a deck of 12 by 16 feet`),
      para('The committee approves your request by 3 votes to 1, upon these conditions:'),
      item('(i)', 'The rail is 42 inches high and of the same color as the trim.'),
      item('(ii)', 'A deposit of $500.00 is held until the final inspection.'),
      item('(iii)', 'Work is done between 8 a.m. and 5 p.m. and ends within 120 days.'),
      para(
        'Your contractor’s price of ' +
          some(random, 4_000, 19_000) +
          ' is noted and is no concern of the association.',
      ),
    ],
  });

/** News of a season, with prices of all sorts. */
export const bulletin: Recipe = (place, random) =>
  silent(place, 'bulletin', {
    title: 'Bulletin',
    font: 'liberation',
    size: 10,
    margin: 48,
    blocks: [
      para(`The ${place.short} Bulletin`, { bold: true, size: 20, after: 2 }),
      { k: 'rule' },
      {
        k: 'columns',
        blocks: [
          para('Roofs on time', { bold: true }),
          para(
            `The roofer has done ${random.int(3, 9)} of ${random.int(10, 16)} buildings. The loan of ${some(random, 100_000, 900_000)} was drawn at 6.25%.`,
          ),
          para('Water bill', { bold: true }),
          para(
            `A running toilet costs all of us about ${some(random, 30, 90)} a month. Please call when you hear one.`,
          ),
          para('For sale', { bold: true }),
          para('Kayak, $150. Baby crib, $60. Call Unit 12.'),
          para('Budget season', { bold: true }),
          para(
            `The treasurer, ${place.people[3]}, invites owners to a workshop. Insurance went up 11% last year, and nobody knows yet what the next renewal brings.`,
          ),
          para('Dates', { bold: true }),
          para('Dock work day on the 14th; shred truck on the 21st; Board on the 28th.'),
        ],
      },
    ],
  });
