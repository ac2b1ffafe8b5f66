/** What a page that embeds the calculator is told; amounts as decimal strings. */
export interface CalculatedDetail {
  associationName: string | null;
  year: number;
  total: string;
  unallocated: string;
  units: number;
  assessments: UnitAssessment[];
}

export interface UnitAssessment {
  unitNumber: string;
  lotNumber: string;
  /** In percent; null where no ownership interest is recorded. */
  percentage: number | null;
  annualAssessment: string;
}

export interface ExportedDetail {
  fileName: string;
  year: number;
  rows: number;
  kind: 'schedule' | 'special';
}
