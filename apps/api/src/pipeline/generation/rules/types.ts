import type { BudgetItem, Citation, Facts, ItemBasis } from '@hoa/contracts';
import type {
  Account,
  BudgetGroup,
  CapitalChoice,
  Cents,
  EndYear,
  FundName,
  LineHistory,
  LineMethod,
  LineResult,
  MethodInput,
} from '@hoa/budget-math';
import type { Rate, RateId } from '../../economics/rates';

/** What generation needs to know of the association and the year. */
export interface GenerationParameters {
  associationName: string;
  year: number;
  /** 1 to 12; the fiscal year begins in that month of `year`. */
  fiscalYearStartMonth: number;
  location: string;
  units: number;
  propertyType: string;
  specialConsiderations: string | null;
  /** A person selected the documents: none is left out for the name in it. */
  documentsChosen?: boolean | undefined;
  /** Contingency in percent of operating expenses; the default where nobody chose one. */
  contingencyPercent?: number | null | undefined;
  /** Percent of assessments that owners do not pay, where the association knows it. */
  delinquencyPercent?: number | null | undefined;
  /** What dues fill the operating fund up to; nothing where nobody chose it. */
  workingCapital?: CapitalChoice['workingCapital'];
  billing?: string | undefined;
  billedBy?: string | undefined;
  wholeDollars?: boolean | undefined;
}

/** A document that the budget uses; `facts` is null where it could not be read. */
export interface GenerationDocument {
  id: number;
  name: string;
  facts: Facts | null;
  /** Why it could not be read. */
  failure?: string;
}

export interface GenerationInput {
  parameters: GenerationParameters;
  documents: GenerationDocument[];
  rates: Rate[];
}

/** What a reader of the budget should know of a run. */
export interface RunNote {
  code: string;
  message: string;
}

export type PreviousBasis = 'actual' | 'projected' | 'budget' | 'assumption' | 'unknown';

/** A figure of an earlier year that a paper prints. */
export interface PriorFigure {
  cents: Cents;
  basis: 'actual' | 'projected' | 'budget';
  /** Of a plan that its document calls a proposal or a draft. */
  isProposal?: true;
  /** The fiscal year by its end. */
  endYear: EndYear;
  /** The paper does not say which year its column is of. */
  assumedYear: boolean;
  source: Citation;
  confidence: number;
  /** The rules did not see it: only a model did. */
  modelOnly: boolean;
  /** Another reading of the same cell, or the same line's figure in another paper. */
  rivals: { cents: Cents; source: Citation }[];
  /** How it was made a year's of a part of the year, as a sentence; absent where the paper states a whole year. */
  annualized?: string;
}

/** What a paper states of a line for the first months of a fiscal year. */
export interface PartYearFigure {
  endYear: EndYear;
  months: number;
  /** Undefined where the paper has such a column and leaves the line blank. */
  cents: Cents | undefined;
  source: Citation | undefined;
  confidence: number;
  modelOnly: boolean;
  /** What was adopted for the same months, where the paper has a column of it. */
  plannedCents: Cents | undefined;
  /** It came in each of the months, or its only month that the paper states is about its part of all. */
  isMonthly: boolean;
}

/** One line of the earlier budget, put together from all papers that hold it. */
export interface PriorLine {
  lineKey: string;
  glCode: string;
  description: string;
  section: string;
  note: string;
  type: 'income' | 'expense';
  account: Account | undefined;
  group: BudgetGroup;
  fund: FundName;
  previous: PriorFigure | null;
  /** All years that the documents state, adopted and actual side by side. */
  history: LineHistory;
  /** The places of the figure, one a paper. */
  sources: Citation[];
  assumptions: string[];
  needsReview: boolean;
}

/** A line of the draft, before it has an id. Amounts in cents. */
export interface DraftItem {
  lineKey: string;
  glCode: string;
  description: string;
  category: string;
  type: 'income' | 'expense';
  previousCents: Cents;
  previousKnown: boolean;
  previousBasis: PreviousBasis;
  /** The fiscal year of the earlier figure, by its end; null where it is unknown. */
  previousEndYear: EndYear | null;
  fund: FundName;
  history: LineHistory;
  method: LineMethod;
  inputs: MethodInput[];
  band: LineResult['band'] | null;
  proposedCents: Cents;
  /** Of the years after the budget's, where contracts, policies, loans or the study set them. */
  later?: Cents[] | undefined;
  basis: ItemBasis;
  formula: string;
  assumptions: string[];
  sources: Citation[];
  confidence: number;
  needsReview: boolean;
  priority: BudgetItem['priority'];
  notes: string;
}

export type RateTable = Record<RateId, Rate>;
