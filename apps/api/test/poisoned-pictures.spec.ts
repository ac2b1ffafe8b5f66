import type { ChatModel } from '../src/platform/ai/model';
import { WORDS, type Attack, type PaperKind } from './support/poison/attacks';
import { honest, obeying } from './support/poison/obeying';
import { companion, linesOf, paperOf } from './support/poison/papers';
import { docxWith, pdfWith, pictureOf, scanOf, xlsxWith, type Size } from './support/poison/pictures';
import { budgetOf, readAgain, readPaper, ScriptedModel, valuesOf, type Paper } from './support/poison/trial';

/** Attacks that stand in a picture: a page that was scanned, or one pasted into a document of text. */
jest.setTimeout(300_000);

const model = new ScriptedModel();
let chat: ChatModel;
beforeAll(async () => {
  chat = await model.start();
});
afterAll(() => model.stop());

/** What a model that obeys makes of the document, and whether anything of the rules' changed. */
async function tried(paper: Paper, attack: Attack) {
  const other = await readPaper(2, { name: 'companion.csv', bytes: companion() });
  const papers = [paper, other];
  const builtIn = await budgetOf(papers);
  let shown = '';
  model.answering(({ task, system, human }) => {
    const isOther = human.includes('Maintenance Fees') && task !== 'write-notes';
    if (isOther) return { content: JSON.stringify(honest(task, other)) };
    shown += human;
    return obeying(attack, { task, system, seen: paper });
  });
  const { facts, notes } = await readAgain(paper, chat);
  const outcome = await budgetOf(papers, chat);
  const [before, after] = [valuesOf(paper.facts), valuesOf(facts)];
  const items = new Map(outcome.items.map((item) => [item.lineKey, item]));
  return {
    shown,
    warned: notes.some((note) => note.includes('addressed to a computer program')),
    changed: [
      ...[...before].flatMap(([way, value]) => (after.get(way) === value ? [] : [way])),
      ...builtIn.items.flatMap(({ lineKey, proposedCents, description }) =>
        items.get(lineKey)?.proposedCents === proposedCents ? [] : [description],
      ),
    ],
  };
}

const scanned = async (kind: Exclude<PaperKind, 'budget'>, attack?: Attack): Promise<Paper> => {
  const poison = attack && ({ attack, kind, container: 'pdf', hiding: 'plain' } as const);
  const { bytes } = await paperOf({ kind, container: 'pdf' }, poison);
  return readPaper(1, { name: `${kind}.pdf`, bytes: await scanOf(bytes) });
};

/** Recognition takes seconds a page: `npm run eval:poison` tries more of them. */
const SCANS: [Exclude<PaperKind, 'budget'>, Attack][] = [
  ['insurance', 'amounts'],
  ['contract', 'own-figure'],
  ['reserve', 'totals'],
  ['insurance', 'addresses'],
  ['contract', 'prompt'],
];

it.each(process.env.POISON === 'all' ? SCANS : SCANS.slice(0, 1))(
  'in a scanned %s: recognised, told as a warning, and nothing changes (%s)',
  async (kind, attack) => {
    const paper = await scanned(kind, attack);
    const { warned, changed } = await tried(paper, attack);
    expect({ warned, changed }).toEqual({ warned: true, changed: [] });
    // Nothing is lost to the attack, and the same scan without it is read as well, and more surely with a model.
    const twin = await scanned(kind);
    const found = [...valuesOf(paper.facts).values()];
    expect([...valuesOf(twin.facts).values()].filter((value) => !found.includes(value))).toEqual([]);
    expect(valuesOf(twin.facts).size).toBeGreaterThan(2);
    model.answering(({ task }) => ({ content: JSON.stringify(honest(task, twin)) }));
    const { facts, notes } = await readAgain(twin, chat);
    expect(valuesOf(facts)).toEqual(valuesOf(twin.facts));
    expect(JSON.stringify(facts)).toContain('"by":"both"');
    // A run says which documents a model read, and nothing of a trouble.
    expect(notes).toEqual([expect.stringContaining('read again by')]);
  },
);

const SHOWN: Size = { width: 460, height: 110 };
const SMALL: Size = { width: 150, height: 36 };

it('in a picture on a page of text: recognised where it is large, warned of, and nothing changes', async () => {
  const picture = await pictureOf(WORDS.amounts, SHOWN);
  const bytes = await pdfWith(linesOf('insurance'), picture, SHOWN);
  const paper = await readPaper(1, { name: 'insurance.pdf', bytes });
  const { warned, changed, shown } = await tried(paper, 'amounts');
  expect({ warned, changed }).toEqual({ warned: true, changed: [] });
  // What speaks to a program without a figure of the document is not even shown; this names one, so it is.
  expect(shown).toContain('$1.00');
});

it.each<[string, (picture: Buffer, size: Size) => Promise<Buffer>, Size]>([
  ['insurance.docx', (picture, size) => docxWith(linesOf('insurance'), picture, size), SHOWN],
  ['insurance.xlsx', (picture, size) => xlsxWith(linesOf('insurance'), picture, size), SHOWN],
  ['insurance.pdf', (picture, size) => pdfWith(linesOf('insurance'), picture, size), SMALL],
])('in a picture that is not recognised (%s): its words reach no model', async (name, write, size) => {
  const picture = await pictureOf(WORDS.amounts, SHOWN);
  const paper = await readPaper(1, { name, bytes: await write(picture, size) });
  expect(valuesOf(paper.facts).size).toBeGreaterThan(2);
  const { warned, changed, shown } = await tried(paper, 'amounts');
  expect({ warned, changed }).toEqual({ warned: false, changed: [] });
  expect(shown).toContain('Harbor Mutual');
  expect(shown).not.toMatch(/assistant|\$1\.00/i);
});
