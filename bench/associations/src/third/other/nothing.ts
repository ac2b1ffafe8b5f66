import { c, labelled, p, type Block, type Row } from '../../blind/write/ink';
import { isoDate, longDate } from '../../core/dates';
import { type Random } from '../../core/random';
import { gridOf } from '../budgets/common';
import { money } from '../contracts/deal';
import { trades } from '../contracts/trades';
import { type Home } from '../home';
import { docOf, heading, type Paper, townLine, usual } from '../paper';

const paperOf = (home: Home, of: { layout: string; blocks: Block[]; font?: Paper['doc']['font']; size?: number }): Paper => ({
  doc: docOf(of.layout, home.year - 1, { font: of.font ?? 'times', size: of.size ?? 11, margin: 70, blocks: of.blocks }),
  kind: 'other',
  association: home.full,
  parts: [],
  traits: [of.layout],
  containers: usual,
}); // prettier-ignore

/** Minutes of a meeting that spoke of money. */
export function minutes(home: Home, random: Random): Paper {
  const date = isoDate(home.year - 1, random.int(1, 12), random.int(1, 28));
  return paperOf(home, {
    layout: 'minutes',
    blocks: [
      ...heading(home.full, 'Minutes of the Board of Directors', longDate(date)),
      p(`Present: ${home.board.slice(0, 4).join(', ')}. Absent: ${home.board[4]}. The meeting was called to order at 7:0${random.int(0, 9)} p.m.`),
      p(`Treasurer's report. ${home.board[1]} reported ${money(random.int(20000, 90000) * 100)} in the operating account and ${money(random.int(80000, 600000) * 100)} in reserves. Four owners are more than sixty days in arrears.`),
      p(`Old business. Motion by ${home.board[2]} to approve the repair of the mailboxes at a cost not to exceed ${money(random.int(8, 40) * 10000)}. Seconded and carried 4-0.`),
      p(`New business. The roofer's estimate was tabled until references are checked. The Board agreed that snow had been handled poorly.`),
      p(`There being no further business the meeting adjourned at 8:${random.int(10, 55)} p.m.`),
      p(`Respectfully submitted,\n${home.board[3]}, Secretary`),
    ],
  });
} // prettier-ignore

/** Notice of an annual meeting with the ballot on the same sheet. */
export function ballot(home: Home, random: Random): Paper {
  const date = isoDate(home.year - 1, random.int(9, 12), random.int(2, 27));
  return paperOf(home, {
    layout: 'ballot',
    font: 'liberation',
    size: 10.5,
    blocks: [
      ...heading(home.full, 'NOTICE OF ANNUAL MEETING AND OFFICIAL BALLOT'),
      p(`The annual meeting of the members will be held on ${longDate(date)} at 7:00 p.m. in the community room, ${home.street}, ${townLine(home)}. A quorum of thirty percent (30%) must be present in person or by proxy.`),
      p('Vote for not more than THREE candidates:', { bold: true }),
      ...home.board.map((name) => p(`[   ]  ${name}`, { indent: 30, after: 3 })),
      p('Shall the excess of income over expenses be applied to the following year under Revenue Ruling 70-604?', { bold: true }),
      p('[   ]  Yes        [   ]  No', { indent: 30 }),
      p('Unit: __________   Signature: ______________________________'),
      p('PROXY: I appoint ______________________________ to vote in my place.'),
    ],
  });
} // prettier-ignore

/** A vendor's invoice of a single repair. */
export function invoice(home: Home, random: Random): Paper {
  const [labor, parts] = [random.int(2, 9) * 9500, random.int(3, 60) * 1125];
  const date = isoDate(home.year - 1, random.int(1, 12), random.int(2, 27));
  const rows: Row[] = [
    { cells: [c('Qty'), c('Description', { al: 'l' }), c('Unit Price'), c('Amount')], head: true },
    { cells: [c(String(labor / 9500)), c('Labor, hours', { al: 'l' }), c('95.00'), c(money(labor).slice(1))] },
    { cells: [c('1'), c(random.pick(['Replace sump pump', 'Rebuild gate operator', 'Repair walkway light']), { al: 'l' }), c(money(parts).slice(1)), c(money(parts).slice(1))] },
    { cells: [c(''), c('Total', { al: 'l' }), c(''), c(money(labor + parts))], bold: true },
  ];
  return paperOf(home, {
    layout: 'invoice',
    font: 'helvetica',
    size: 10.5,
    blocks: [
      p(random.pick(random.pick(trades).vendors), { bold: true, size: 16, after: 2 }),
      p(`INVOICE ${random.int(1001, 9899)}`, { bold: true }),
      labelled([['Bill to', home.full], ['Date', longDate(date)], ['Terms', 'Net 30']], [1, 4]),
      gridOf([0.6, 3, 1.2, 1.2], rows, { lines: 'all' }),
      p('Thank you for your business!', { al: 'c', italic: true }),
    ],
  });
} // prettier-ignore

/** House rules with their fines. */
export function rules(home: Home, random: Random): Paper {
  const list = [
    `Quiet hours are from ${random.int(9, 11)} p.m. to 7 a.m.`,
    'Dogs must be leashed and may not exceed 40 pounds. Owners pick up after them.',
    'Each household may park two vehicles. Commercial vehicles are towed at the owner\'s expense.',
    `The clubhouse may be reserved for a refundable deposit of $${random.int(1, 4) * 50}.00.`,
    'The pool is open from 8 a.m. to dusk, Memorial Day through Labor Day. No glass.',
    'A first violation brings a warning, a second a fine of $50.00, a third a fine of $100.00.',
    'Satellite dishes of one meter or less need no approval but must be hidden from the street.',
  ];
  return paperOf(home, {
    layout: 'rules',
    font: 'liberation',
    blocks: [...heading(home.full, 'Rules and Regulations', `Revised ${longDate(isoDate(home.year - 3, 5, random.int(1, 28)))}`), ...random.sample(list, 6).map((text, at) => p(`${at + 1}.  ${text}`))],
  });
} // prettier-ignore

/** A form by which an owner asks leave to change something outside. */
export function application(home: Home, random: Random): Paper {
  return paperOf(home, {
    layout: 'application',
    font: 'helvetica',
    size: 10.5,
    blocks: [
      ...heading(home.full, 'ARCHITECTURAL CHANGE APPLICATION'),
      { ...labelled([['Owner', random.pick(home.board)], ['Address', `${random.int(2, 300)} ${home.name} Way`], ['Telephone', `(555) 01${random.int(10, 99)}-${random.int(1000, 9999)}`], ['Change requested', random.pick(['Replace front door', 'Add patio pavers, 12 x 14 feet', 'Install storm shutters'])], ['Estimated cost', money(random.int(6, 90) * 10000)], ['Start', longDate(isoDate(home.year - 1, random.int(3, 9), random.int(1, 28)))]], [1, 3]), lines: 'all' },
      p('Attach a sketch and a sample of the color. The committee answers within 30 days. A processing fee of $25.00 is due with the application.'),
      p('For committee use:   [   ] Approved    [   ] Denied    [   ] More information needed'),
    ],
  });
} // prettier-ignore
