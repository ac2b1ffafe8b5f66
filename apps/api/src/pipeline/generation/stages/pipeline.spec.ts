import { column, Paper } from '../../../../test/facts';
import { defaultRates } from '../../economics/rates';
import { builtInLines } from '../../extraction/chains/read-lines/rules';
import { builtInNotes } from '../chains/write-notes/rules';
import type { KeptLine } from '../rules/balanced';
import type { GenerationDocument } from '../rules/types';
import { generate } from './pipeline';
import type { StageProgress } from './stage';

const budget26 = column('b26', 'budget', 2026);
const budget = (id = 1, association?: string) => {
  const document = new Paper(id, `budget-${id}.pdf`)
    .budget(
      [budget26],
      [
        ['6100', 'Maintenance Fees', 'income', '1000.00'],
        ['7410', 'Building', 'expense', '1000.00'],
      ],
    )
    .document();
  return association === undefined ? document : named(document, association);
};
const surely = (document: GenerationDocument): GenerationDocument => {
  if (document.facts?.association) document.facts.association.confidence = 0.99;
  return document;
};
const named = (document: GenerationDocument, association: string): GenerationDocument => {
  if (document.facts) document.facts.association = new Paper(document.id, document.name).cited(association);
  return document;
};

async function run(
  documents: GenerationDocument[],
  more: { kept?: KeptLine[]; signal?: AbortSignal; name?: string; chosen?: boolean; accept?: boolean } = {},
) {
  const progress: StageProgress[] = [];
  const outcome = await generate(
    {
      documents: async () => documents,
      rates: async () => [...defaultRates],
      readLines: builtInLines(),
      writeNotes: builtInNotes(),
    },
    {
      parameters: {
        associationName: more.name ?? 'Copper Kestrel Condominiums',
        year: 2027,
        fiscalYearStartMonth: 1,
        location: 'Colorado',
        units: 10,
        propertyType: 'Condominium',
        specialConsiderations: null,
        documentsChosen: more.chosen,
      },
      documentIds: documents.map(({ id }) => id),
      kept: more.kept ?? [],
      acceptUnreconciled: more.accept ?? false,
    },
    { onProgress: (step) => void progress.push(step), ...(more.signal ? { signal: more.signal } : {}) },
  );
  return { ...outcome, progress, codes: outcome.notes.map((note) => note.code) };
}

const failed: GenerationDocument = { id: 9, name: 'scan.pdf', facts: null, failure: 'The file is damaged.' };

it('reports its stages in order, percent never falling', async () => {
  const { progress } = await run([budget()]);
  const percents = progress.map((step) => step.percent);
  expect(percents).toEqual([...percents].sort((a, b) => a - b));
  expect(progress[0]).toEqual({ stage: 'document-analysis', percent: 0, message: 'Document Analysis' });
  expect(new Set(progress.map((step) => step.stage)).size).toBe(5);
});

it('goes on without a document that cannot be read, and says which', async () => {
  const { items, notes } = await run([budget(), failed]);
  expect(items).toHaveLength(2);
  expect(notes[0]).toEqual({
    code: 'document_not_read',
    message: 'scan.pdf could not be read and is not used: The file is damaged.',
  });
});

it('fails with what to upload where there is nothing to budget from', async () => {
  await expect(run([])).rejects.toMatchObject({ code: 'no_documents' });
  await expect(run([failed])).rejects.toMatchObject({
    code: 'nothing_to_budget',
    message: expect.stringContaining('scan.pdf') as string,
  });
  const empty = new Paper(1, 'a.pdf').budget([budget26], [['7410', 'Building', 'expense', '']]).document();
  await expect(run([empty])).rejects.toMatchObject({ code: 'nothing_to_budget' });
});

it('says which documents of a promising kind gave no figures', async () => {
  const policy = { ...new Paper(2, 'policy.pdf').document() };
  if (policy.facts) policy.facts.kind = 'insurance';
  const { notes } = await run([budget(), policy]);
  expect(notes).toContainEqual({
    code: 'document_without_figures',
    message: 'policy.pdf: no premiums were found in it; it is not used.',
  });
});

describe('papers of another association', () => {
  it('are left out where others name this one', async () => {
    const { documents, codes } = await run([
      budget(1, 'The Copper Kestrel Condominium Association, Inc.'),
      budget(2, 'Elm Court HOA'),
    ]);
    expect(documents.map(({ id }) => id)).toEqual([1]);
    expect(codes).toContain('other_association');
  });

  it('are left out with a note that says how to include them; once selected, they are used where a person says so again', async () => {
    const documents = () => [
      budget(1, 'The Copper Kestrel Condominium Association, Inc.'),
      surely(budget(2, 'Elm Court HOA')),
    ];
    const leftOut = await run(documents());
    expect(leftOut.documents.map(({ id }) => id)).toEqual([1]);
    expect(leftOut.notes[0]?.message).toBe(
      'budget-2.pdf names another association (Elm Court HOA, page 1) and is not used. To use it, select it under Documents in the parameters.',
    );
    await expect(run(documents(), { chosen: true })).rejects.toMatchObject({
      code: 'needs_answers',
      message: expect.stringContaining(
        'budget-2.pdf names another association (Elm Court HOA, page 1) than',
      ) as string,
    });
    const chosen = await run(documents(), { chosen: true, accept: true });
    expect(chosen.documents.map(({ id }) => id)).toEqual([1, 2]);
    expect(chosen.notes[0]?.message).toMatch(/is used because you selected it/);
  });

  it('are used where all name another one: the name that was typed may be a shorter one', async () => {
    const { documents, notes } = await run([budget(1, 'Elm Court HOA')]);
    expect(documents).toHaveLength(1);
    expect(notes[0]?.message).toMatch(/is used because no document names Copper Kestrel/);
  });

  it('are none where the names differ by form only', async () => {
    expect((await run([budget(1, 'COPPER KESTREL HOMEOWNERS ASSN')])).codes).not.toContain(
      'other_association',
    );
  });
});

it('tells printed totals that do not foot', async () => {
  const paper = new Paper(1, 'a.pdf')
    .budget([budget26], [['7410', 'Building', 'expense', '10.00']])
    .edit((part) => {
      if (part.kind !== 'budget') return;
      const printed = new Paper(1, 'a.pdf').cited('12.00');
      part.totals.push({ description: 'Total', columnId: 'b26', printed, sum: '10.00', foots: false });
    });
  expect((await run([paper.document()])).notes).toContainEqual({
    code: 'total_does_not_foot',
    message: 'a.pdf: Total is printed as $12.00, its lines add to $10.00.',
  });
});

describe('what people decided', () => {
  const kept = (more: Partial<KeptLine>): KeptLine => ({
    lineKey: 'expense|7410|building',
    type: 'expense',
    glCode: '7410',
    description: 'Building',
    category: 'Repairs & Maintenance',
    proposedCents: 500_000,
    previousCents: 0,
    removed: false,
    ...more,
  });
  const fees = (outcome: Awaited<ReturnType<typeof run>>) =>
    outcome.items.find((item) => item.glCode === '6100')?.proposedCents;

  it('counts when income is balanced', async () => {
    // 1000 + (5000 - 1000) x 1.05
    expect(fees(await run([budget()], { kept: [kept({})] }))).toBe(520_000);
    expect(fees(await run([budget()], { kept: [kept({ removed: true })] }))).toBe(100_000);
    expect(fees(await run([budget()], { kept: [kept({ lineKey: 'hand|1', description: 'Flags' })] }))).toBe(
      100_000 + 528_675,
    );
  });

  it('is never raised itself', async () => {
    const own = kept({
      lineKey: 'income|6100|maintenance fees',
      type: 'income',
      glCode: '6100',
      description: 'Maintenance Fees',
      category: 'Income',
      proposedCents: 1,
    });
    const outcome = await run([budget()], { kept: [own] });
    expect(fees(outcome)).toBe(100_000);
    expect(outcome.codes).toContain('not_balanced');
  });
});

it('stops when it is told to', async () => {
  const stop = new AbortController();
  stop.abort(new Error('enough'));
  await expect(run([budget()], { signal: stop.signal })).rejects.toThrow();
});
