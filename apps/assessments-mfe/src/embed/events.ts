import type { CalculatedDetail, ExportedDetail } from '../features/results/details';

/** The attributes of `<hoa-assessment-calculator>`; all of them may change while it is shown. */
export interface AssessmentCalculatorAttributes {
  /** Where the API is, such as "https://budget.example"; where the script came from, unless given. */
  'api-base'?: string;
  /** Made in the calculator, by 'Embed in your portal'. */
  'embed-key': string;
  /** The yearly total in dollars, such as "650000"; a budget of the association unless given. */
  total?: string;
  /** The year of the assessments, such as "2027". */
  year?: string;
  /** The system's unless given. */
  theme?: 'light' | 'dark' | 'system';
}

declare global {
  interface HTMLElementTagNameMap {
    'hoa-assessment-calculator': HTMLElement;
  }
  /** What it raises, merged with the DOM's own types, so that `addEventListener` knows the details. Both bubble. */
  interface HTMLElementEventMap {
    /** For each calculation: the first one, and each change of total or schedule. */
    'assessment-calculated': CustomEvent<CalculatedDetail>;
    /** A file was handed to the browser's downloads. */
    'assessment-exported': CustomEvent<ExportedDetail>;
  }
}
