import { z } from 'zod';
import { Budget, BudgetEdit, BudgetItem, EditsInput, EditsResult, ItemInput, ItemPatch } from './budget';
import { Deleted, DocumentDetail, DocumentQuery, DocumentRow } from './documents';
import { EconomicData } from './economics';
import { Facts } from './facts';
import { GenerateOptions, GenerationResult, GenerationRun, Provider, PROVIDER_NAME } from './generation';
import {
  AnalyzeDocument,
  CcrAnalysis,
  ChatInput,
  ChatMessage,
  ContractAnalysis,
  EmailExport,
  Recommendations,
} from './insights';
import { Parameters, ParametersInput, ParametersPatch } from './parameters';
import { IdParam } from './primitives';

export interface RouteSpec {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the host, with `{name}` for parameters. */
  path: string;
  summary: string;
  tag: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  status?: number;
  /** `multipart` takes a form with `file`; `ndjson` streams; `file` answers bytes. */
  wire?: 'multipart' | 'ndjson' | 'file';
  /** `public` needs no device id. */
  access?: 'public';
  /** Part of the product, not served yet: the OpenAPI page leaves it out. */
  planned?: true;
}

/** Keeps the literal types of one entry, so that client and server infer from it. */
const route = <const R extends RouteSpec>(spec: R): R => spec;

const id = z.object({ id: IdParam });
const byParameters = z.object({ parametersId: IdParam });
const byProvider = z.object({ provider: z.string().regex(PROVIDER_NAME).max(40), parametersId: IdParam });

/** Every call of the product. Validation, OpenAPI, the client's types and the access tests all come from here. */
export const routes = {
  live: route({
    method: 'GET',
    path: '/api/health/live',
    tag: 'health',
    summary: 'The process answers',
    response: z.looseObject({ status: z.string() }),
    access: 'public',
  }),
  ready: route({
    method: 'GET',
    path: '/api/health/ready',
    tag: 'health',
    summary: 'Database and queue answer',
    response: z.looseObject({ status: z.string() }),
    access: 'public',
  }),

  listDocuments: route({
    method: 'GET',
    path: '/api/documents',
    tag: 'documents',
    summary: 'All documents, or those of one type',
    query: DocumentQuery,
    response: z.array(DocumentRow),
  }),
  uploadDocument: route({
    method: 'POST',
    path: '/api/documents',
    tag: 'documents',
    summary: 'Upload one file',
    response: DocumentRow,
    status: 201,
    wire: 'multipart',
  }),
  addSampleDocuments: route({
    method: 'POST',
    path: '/api/sample-documents',
    tag: 'documents',
    summary: 'Put the sample documents into this workspace',
    response: z.array(DocumentRow),
    status: 201,
  }),
  getDocument: route({
    method: 'GET',
    path: '/api/documents/{id}',
    tag: 'documents',
    summary: 'One document with its text',
    params: id,
    response: DocumentDetail,
  }),
  getFacts: route({
    method: 'GET',
    path: '/api/documents/{id}/facts',
    tag: 'documents',
    summary: 'What was read from a document, with sources',
    params: id,
    response: Facts,
  }),
  getDocumentFile: route({
    method: 'GET',
    path: '/api/documents/{id}/file',
    tag: 'documents',
    summary: 'The file as it was uploaded',
    params: id,
    response: z.unknown(),
    wire: 'file',
  }),
  deleteDocument: route({
    method: 'DELETE',
    path: '/api/documents/{id}',
    tag: 'documents',
    summary: 'Delete a document',
    params: id,
    response: Deleted,
  }),

  listParameters: route({
    method: 'GET',
    path: '/api/budget-parameters',
    tag: 'parameters',
    summary: 'All budgets, newest first',
    response: z.array(Parameters),
  }),
  createParameters: route({
    method: 'POST',
    path: '/api/budget-parameters',
    tag: 'parameters',
    summary: 'Start a budget',
    body: ParametersInput,
    response: Parameters,
    status: 201,
  }),
  getParameters: route({
    method: 'GET',
    path: '/api/budget-parameters/{id}',
    tag: 'parameters',
    summary: 'One budget’s parameters',
    params: id,
    response: Parameters,
  }),
  updateParameters: route({
    method: 'PATCH',
    path: '/api/budget-parameters/{id}',
    tag: 'parameters',
    summary: 'Change parameters',
    params: id,
    body: ParametersPatch,
    response: Parameters,
  }),
  clearHistory: route({
    method: 'DELETE',
    path: '/api/budget-history',
    tag: 'parameters',
    summary: 'Delete all budgets; documents stay',
    response: Deleted,
  }),

  economicData: route({
    method: 'GET',
    path: '/api/economic-data',
    tag: 'economics',
    summary: 'Rates with source and date',
    response: EconomicData,
  }),

  generateBudget: route({
    method: 'POST',
    path: '/api/generate-budget/{parametersId}',
    tag: 'generation',
    summary: 'Generate with the default provider',
    params: byParameters,
    body: GenerateOptions.optional(),
    response: GenerationResult,
    status: 200,
    wire: 'ndjson',
  }),
  generateWith: route({
    method: 'POST',
    path: '/api/{provider}-budget/{parametersId}',
    tag: 'generation',
    summary: 'Generate with a named provider',
    params: byProvider,
    body: GenerateOptions.optional(),
    response: GenerationResult,
    status: 200,
  }),
  getRun: route({
    method: 'GET',
    path: '/api/generation-runs/{runId}',
    tag: 'generation',
    summary: 'How a run stands',
    params: z.object({ runId: z.uuid() }),
    response: GenerationRun,
  }),
  listProviders: route({
    method: 'GET',
    path: '/api/providers',
    tag: 'generation',
    summary: 'Who can generate',
    response: z.array(Provider),
  }),

  getBudget: route({
    method: 'GET',
    path: '/api/budgets/{parametersId}',
    tag: 'budget',
    summary: 'Status, revision and totals',
    params: byParameters,
    response: Budget,
  }),
  listItems: route({
    method: 'GET',
    path: '/api/budget-items/{parametersId}',
    tag: 'budget',
    summary: 'The lines of a budget',
    params: byParameters,
    response: z.array(BudgetItem),
  }),
  addItem: route({
    method: 'POST',
    path: '/api/budget-items/{parametersId}',
    tag: 'budget',
    summary: 'Add a line',
    params: byParameters,
    body: ItemInput,
    response: BudgetItem,
    status: 201,
  }),
  updateItem: route({
    method: 'PATCH',
    path: '/api/budget-items/{id}',
    tag: 'budget',
    summary: 'Change a line’s amount',
    params: id,
    body: ItemPatch,
    response: BudgetItem,
  }),
  deleteItem: route({
    method: 'DELETE',
    path: '/api/budget-items/{id}',
    tag: 'budget',
    summary: 'Remove a line',
    params: id,
    response: Deleted,
  }),
  restoreItem: route({
    method: 'POST',
    path: '/api/budget-items/{id}/restore',
    tag: 'budget',
    summary: 'Bring a removed line back',
    params: id,
    response: BudgetItem,
    status: 200,
  }),
  editBudget: route({
    method: 'POST',
    path: '/api/budget-edits/{parametersId}',
    tag: 'budget',
    summary: 'Change several lines at once, all or none',
    params: byParameters,
    body: EditsInput,
    response: EditsResult,
    status: 200,
  }),
  listEdits: route({
    method: 'GET',
    path: '/api/budget-edits/{parametersId}',
    tag: 'budget',
    summary: 'The journal of edits, newest first',
    params: byParameters,
    response: z.array(BudgetEdit),
  }),
  rebalance: route({
    method: 'POST',
    path: '/api/budget-rebalance/{parametersId}',
    tag: 'budget',
    summary: 'Raise assessment income to cover expenses',
    params: byParameters,
    response: EditsResult,
    status: 200,
  }),

  contractAnalysis: route({
    method: 'GET',
    path: '/api/contract-analysis/{id}',
    tag: 'insights',
    summary: 'A contract’s analysis',
    params: id,
    response: ContractAnalysis,
    planned: true,
  }),
  analyzeContract: route({
    method: 'POST',
    path: '/api/analyze-contract',
    tag: 'insights',
    summary: 'Analyse a contract',
    body: AnalyzeDocument,
    response: ContractAnalysis,
    planned: true,
  }),
  listChat: route({
    method: 'GET',
    path: '/api/chat/{parametersId}',
    tag: 'insights',
    summary: 'Messages of a budget',
    params: byParameters,
    response: z.array(ChatMessage),
    planned: true,
  }),
  sendChat: route({
    method: 'POST',
    path: '/api/chat/{parametersId}',
    tag: 'insights',
    summary: 'Ask the assistant',
    params: byParameters,
    body: ChatInput,
    response: ChatMessage,
    planned: true,
  }),
  recommendations: route({
    method: 'GET',
    path: '/api/budget-recommendations/{parametersId}',
    tag: 'insights',
    summary: 'Suggestions',
    params: byParameters,
    response: Recommendations,
    planned: true,
  }),
  analyzeCcr: route({
    method: 'POST',
    path: '/api/analyze-ccr',
    tag: 'insights',
    summary: 'Ownership interests of a declaration',
    body: AnalyzeDocument,
    response: CcrAnalysis,
    planned: true,
  }),
  exportEmail: route({
    method: 'GET',
    path: '/api/export/{id}/email',
    tag: 'export',
    summary: 'Board e-mail',
    params: id,
    response: EmailExport,
    planned: true,
  }),
  exportFile: route({
    method: 'GET',
    path: '/api/export/{id}/{format}',
    tag: 'export',
    summary: 'Excel, PDF or presentation',
    params: z.object({ id: IdParam, format: z.enum(['excel', 'pdf', 'presentation']) }),
    response: z.unknown(),
    wire: 'file',
    planned: true,
  }),
  exportCsv: route({
    method: 'GET',
    path: '/api/{provider}-export/{parametersId}',
    tag: 'export',
    summary: 'CSV with GL codes',
    params: byProvider,
    response: z.unknown(),
    wire: 'file',
    planned: true,
  }),
} as const;

export type RouteName = keyof typeof routes;
type Spec<N extends RouteName> = (typeof routes)[N];

/** What a route takes as its body, before parsing. */
export type BodyOf<N extends RouteName> =
  Spec<N> extends { body: infer B extends z.ZodType } ? z.input<B> : never;
/** What a route answers. */
export type ResponseOf<N extends RouteName> = z.infer<Spec<N>['response']>;

/** The address of a route with its parameters filled in: `pathOf('getDocument', { id: 7 })`. */
export function pathOf(name: RouteName, params: Record<string, string | number> = {}): string {
  return routes[name].path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`The address of ${name} needs ${key}.`);
    return encodeURIComponent(String(value));
  });
}
