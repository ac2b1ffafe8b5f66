import type { Runnable } from '@langchain/core/runnables';
import type { Rate } from '../../economics/rates';
import type { SecondReadingInput, SecondReadingOutput } from '../../extraction/chains/second-reading/schema';
import type { WriteNotesInput, WriteNotesOutput } from '../chains/write-notes/schema';
import type { KeptLine } from '../rules/balanced';
import type { Findings } from '../rules/construct';
import type { GateFindings } from '../rules/gate';
import type {
  DraftItem,
  GenerationDocument,
  GenerationParameters,
  PriorLine,
  RateTable,
  RunNote,
} from '../rules/types';
import type { StageReport } from './stage';

/** What the stages need from outside: the API gives its services, the command line its own. */
export interface GenerationPorts {
  /** The documents with what was read from them; waits for those that are being read. */
  documents(
    ids: readonly number[],
    report: StageReport,
    signal: AbortSignal | undefined,
  ): Promise<GenerationDocument[]>;
  rates(): Promise<Rate[]>;
  /** A second look at one document, where the provider has one to offer. */
  readLines: Runnable<SecondReadingInput, SecondReadingOutput>;
  writeNotes: Runnable<WriteNotesInput, WriteNotesOutput>;
}

export interface GenerationRequest {
  parameters: GenerationParameters;
  documentIds: readonly number[];
  kept: readonly KeptLine[];
  /** Generates also where the documents do not tie; the outcome says so. */
  acceptUnreconciled?: boolean;
}

interface Noted {
  request: GenerationRequest;
  notes: RunNote[];
}

/** After Document Analysis. */
export interface Analysed extends Noted {
  documents: GenerationDocument[];
}

/** After Financial Data Extraction. */
export interface Extracted extends Analysed {
  lines: PriorLine[];
  gate: GateFindings;
}

/** After Economic Factors. */
export interface Rated extends Analysed {
  gate: GateFindings;
  findings: Findings;
  rates: RateTable;
  rateList: Rate[];
}

/** After Budget Construction. */
export interface Constructed extends Noted {
  gate: GateFindings;
  documents: GenerationDocument[];
  rateList: Rate[];
  items: DraftItem[];
}

/** After Final Processing. `constructed` is unbalanced: it is balanced again where people edited meanwhile. */
export interface Outcome extends Noted {
  gate: GateFindings;
  documents: GenerationDocument[];
  rateList: Rate[];
  constructed: DraftItem[];
  /** Notes of all but balancing. */
  constructedNotes: RunNote[];
  items: DraftItem[];
}
