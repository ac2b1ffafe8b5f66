import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import { root } from '../../tools/start/prepare.mjs';

/** A font of the packages: what the machine has installed must not matter. */
const FONT = 'Liberation of pdfjs';
GlobalFonts.registerFromPath(
  path.join(root, 'node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'),
  FONT,
);

const samples = path.join(root, 'samples');
const sampleBudget = JSON.parse(readFileSync(path.join(samples, 'expected.json'), 'utf8'));

/** Code, name and the factor of 2027 in thousandths, as samples/README.md has them. */
const LINES = [
  ['7010', 'Management Fee', 1035],
  ['7410', 'Building Repairs', 1035],
  ['7810', 'Electricity', 1067],
  ['7820', 'Water', 1054],
  ['7840', 'Gas', 1108],
];

/**
 * A budget that nobody else has, and what must come of it, worked out here: cents times a factor, half away from zero.
 * Its income covers whatever people may do to its expenses.
 */
export function smallBudget(random) {
  const lines = LINES.map(([code, name, factor]) => ({
    code,
    name,
    cents: random.between(10_000, 9_999_999),
    factor,
  }));
  const income = { code: '6100', name: 'Maintenance Fees', cents: 2_000_000_00, factor: 1000 };
  const rows = [income, ...lines].map(({ code, name, cents }) => `${code},${name},"${dollars(cents)}"`);
  return {
    parameters: {
      year: 2027,
      associationName: `Association ${random.between(1, 1e9)}`,
      location: 'Colorado',
      units: random.between(2, 400),
      propertyType: 'Condominium',
    },
    papers: [
      { name: 'budget.csv', bytes: Buffer.from(`GL Code,Description,2026 Budget\n${rows.join('\n')}\n`) },
    ],
    expected: new Map(
      [income, ...lines].map(({ code, cents, factor }) => [
        code,
        dollars(Math.floor((cents * factor + 500) / 1000)),
      ]),
    ),
  };
}

/** The samples, whose budget was worked out by hand. */
export function sampleWork() {
  const papers = readdirSync(samples)
    .filter((name) => /\.(pdf|xlsx|docx)$/.test(name))
    .map((name) => ({ name, bytes: readFileSync(path.join(samples, name)) }));
  return {
    parameters: sampleBudget.parameters,
    papers,
    expected: new Map(sampleBudget.items.map(({ glCode, proposedBudget }) => [glCode, proposedBudget])),
  };
}

const WORDS =
  'The board met in the clubhouse and heard the manager on the garden, the gate and the lights of the parking lot.';

/** Pages without a figure: a text, a scan of so many pages (to be recognised), a text of very many pages. */
export const minutes = (random) => ({
  name: 'minutes.txt',
  bytes: Buffer.from(`Minutes ${random.between(1, 1e9)}\n${`${WORDS}\n`.repeat(20)}`),
});

export const scan = (random, pages) =>
  drawn('scan.pdf', (document) => {
    for (let page = 1; page <= pages; page += 1) {
      if (page > 1) document.addPage();
      document.image(photographed(`Page ${page} of scan ${random.between(1, 1e9)}`), 0, 0, { width: 612 });
    }
  });

export const longPaper = (random, pages) =>
  drawn('long.pdf', (document) => {
    for (let page = 1; page <= pages; page += 1) {
      if (page > 1) document.addPage();
      for (let line = 1; line <= 40; line += 1) document.text(`${page}-${random.between(1, 1e6)} ${WORDS}`);
    }
  });

/** One page that weighs so many bytes, which nothing makes smaller: the rest is a file attached to it. */
export const weighty = (name, size) =>
  drawn(name, (document) => {
    document.text(WORDS);
    document.file(randomBytes(size), { name: 'attached.bin' });
  });

function photographed(title) {
  const canvas = createCanvas(1275, 1650);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 1275, 1650);
  context.fillStyle = 'black';
  context.font = `28px "${FONT}"`;
  context.fillText(title, 120, 140);
  for (let line = 0; line < 30; line += 1) context.fillText(WORDS.slice(0, 70), 120, 200 + line * 44);
  return canvas.toBuffer('image/png');
}

function drawn(name, draw) {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ margin: 20 });
    const chunks = [];
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', () => resolve({ name, bytes: Buffer.concat(chunks) }));
    document.on('error', reject);
    draw(document);
    document.end();
  });
}

export function dollars(cents) {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Of an amount on the wire. */
export function centsOf(amount) {
  const [, sign, whole, part] = /^(-?)(\d+)\.(\d\d)$/.exec(amount);
  return (sign ? -1 : 1) * Number(whole + part);
}
