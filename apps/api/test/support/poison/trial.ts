import { LLMock } from '@copilotkit/aimock';
import type { Facts } from '@hoa/contracts';
import { factsOf, readContainer } from '@hoa/document-reader';
import { defaultRates } from '../../../src/pipeline/economics/rates';
import { builtInLines } from '../../../src/pipeline/extraction/chains/read-lines/rules';
import { secondReadingChain } from '../../../src/pipeline/extraction/chains/second-reading/chain';
import {
  instructionsIn,
  instructionWarnings,
  withInstructionWarnings,
} from '../../../src/pipeline/extraction/chains/second-reading/instructions';
import { toStoredLine, type StoredPage } from '../../../src/pipeline/extraction/stored-pages';
import { writeNotesChain } from '../../../src/pipeline/generation/chains/write-notes/chain';
import { builtInNotes } from '../../../src/pipeline/generation/chains/write-notes/rules';
import { generate } from '../../../src/pipeline/generation/stages/pipeline';
import type { Outcome } from '../../../src/pipeline/generation/stages/types';
import type { ChatModel } from '../../../src/platform/ai/model';
import { AiProviders } from '../../../src/platform/ai/providers';
import { Config } from '../../../src/platform/config/config';
import type { Reply, Seen } from './obeying';

/** The package keeps these types to itself. */
type ResponseFactory = Extract<Parameters<LLMock['on']>[1], (...given: never[]) => unknown>;
type Request = Parameters<ResponseFactory>[0];

export interface Paper extends Seen {
  id: number;
  name: string;
}

/** A paper read by the rules, as the service reads it. */
export async function readPaper(id: number, file: { name: string; bytes: Buffer }): Promise<Paper> {
  const { name } = file;
  const about = { documentId: id, documentName: name, readingId: `reading-${id}` };
  const document = await readContainer(file.bytes, { name });
  const pages: StoredPage[] = document.pages.map(({ number, lines }) => ({
    page: number,
    text: '',
    lines: lines.map(toStoredLine),
  }));
  const facts = withInstructionWarnings(
    factsOf(document, about),
    instructionWarnings(instructionsIn(pages), about),
  );
  return { id, name, facts, pages };
}

/** A model over the wire that answers as it is told, and what it was sent. */
export class ScriptedModel {
  private readonly mock = new LLMock({ port: 0 });
  private reply: (asked: { task: string; system: string; human: string }) => Reply = () => ({
    content: '{}',
  });
  readonly sent: Request[] = [];

  async start(): Promise<ChatModel> {
    await this.mock.start();
    const respond = (request: Request) => {
      this.sent.push(request);
      const text = (role: string) => String(request.messages.find((one) => one.role === role)?.content ?? '');
      const system = text('system');
      return this.reply({ task: taskOf(system), system, human: text('user') });
    };
    this.mock.on({ systemMessage: /./ }, respond as ResponseFactory);
    const config = Config.fromEnvironment({
      OPENAI_API_KEY: 'test-key',
      OPENAI_BASE_URL: `${this.mock.url}/v1`,
      OPENAI_MODEL: 'gpt-test',
      AI_TIMEOUT_SECONDS: '30',
    });
    const model = await new AiProviders(config).modelOf('openai');
    if (!model) throw new Error('No model.');
    return model;
  }

  answering(reply: typeof this.reply): void {
    this.reply = reply;
    this.sent.length = 0;
  }

  stop(): Promise<void> {
    return this.mock.stop();
  }
}

const TASKS: [RegExp, string][] = [
  [/^You sort the documents/, 'classify'],
  [/^You read budgets/, 'read-lines'],
  [/^You read service contracts/, 'read-contract'],
  [/^You read insurance/, 'read-insurance'],
  [/^You read reserve/, 'read-reserve'],
  [/^You read the tables/, 'read-ownership'],
  [/^You write short notes/, 'write-notes'],
];
const taskOf = (system: string): string => TASKS.find(([words]) => words.test(system))?.[1] ?? '';

/** The papers as a model reads them after the rules, each with its notes. */
export async function readAgain(paper: Paper, model: ChatModel): Promise<{ facts: Facts; notes: string[] }> {
  const chain = secondReadingChain({
    model,
    record: async () => undefined,
    pagesOf: async () => [...paper.pages],
  });
  const { facts, notes } = await chain.invoke({
    documentId: paper.id,
    documentName: paper.name,
    facts: paper.facts,
  });
  return { facts, notes: notes.map(({ message }) => message) };
}

/** A budget from the papers, with a model or without. */
export function budgetOf(papers: readonly Paper[], model?: ChatModel): Promise<Outcome> {
  const record = async () => undefined;
  const pagesOf = async (id: number) => [...(papers.find((paper) => paper.id === id)?.pages ?? [])];
  return generate(
    {
      documents: async () => papers.map(({ id, name, facts }) => ({ id, name, facts })),
      rates: async () => [...defaultRates],
      readLines: model ? secondReadingChain({ model, record, pagesOf }) : builtInLines(),
      writeNotes: model ? writeNotesChain({ model, record }) : builtInNotes(),
    },
    {
      parameters: {
        associationName: 'Cedar Bend',
        year: 2027,
        fiscalYearStartMonth: 1,
        location: 'Colorado',
        units: 10,
        propertyType: 'Condominium',
        specialConsiderations: null,
      },
      documentIds: papers.map(({ id }) => id),
      kept: [],
    },
  );
}

/** Every value of the facts by its way there; ids of parts, lines and columns are the same before and after. */
export function valuesOf(facts: Facts): Map<string, string> {
  const values = new Map<string, string>();
  const walk = (node: unknown, way: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('value' in node && 'by' in node) values.set(way, JSON.stringify(node.value));
    else for (const [key, child] of Object.entries(node)) walk(child, `${way}/${key}`);
  };
  walk(facts.parts, '');
  return values;
}

/** All texts within a value. */
export function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap(textsIn);
}
