import { z } from 'zod';
import {
  AnalyzeContract,
  AnalyzeDocument,
  ContractAnalysis,
  ContractAnalysisQuery,
} from '../contract-analysis';
import { ExplainInput, Explanation } from '../explanations';
import { WordsBy } from '../generation';
import { CcrAnalysis } from '../insights';
import { IdParam } from '../primitives';
import { Recommendations } from '../recommendations';
import { byParameters, id, route } from './route';

/** What can be told from a budget and its documents. */
export const insightsRoutes = {
  contractAnalysis: route({
    method: 'GET',
    path: '/api/contract-analysis/{documentId}',
    tag: 'insights',
    summary: 'A contract’s analysis',
    params: z.object({ documentId: IdParam }),
    query: ContractAnalysisQuery,
    response: ContractAnalysis,
  }),
  analyzeContract: route({
    method: 'POST',
    path: '/api/analyze-contract',
    tag: 'insights',
    summary: 'Analyse a contract',
    body: AnalyzeContract,
    role: 'viewer',
    response: ContractAnalysis,
  }),
  explainItem: route({
    method: 'POST',
    path: '/api/budget-items/{id}/explanation',
    tag: 'insights',
    summary: 'Why a line is what it is, in words; it changes nothing',
    params: id,
    body: ExplainInput,
    role: 'viewer',
    response: Explanation,
    status: 200,
  }),
  recommendations: route({
    method: 'GET',
    path: '/api/budget-recommendations/{parametersId}',
    tag: 'insights',
    summary: 'Suggestions',
    params: byParameters,
    query: WordsBy,
    response: Recommendations,
  }),
  analyzeCcr: route({
    method: 'POST',
    path: '/api/analyze-ccr',
    tag: 'insights',
    summary: 'Ownership interests of a declaration',
    body: AnalyzeDocument,
    role: 'viewer',
    response: CcrAnalysis,
  }),
} as const;
