import { type Published } from '../blind/publish';
import { type Random } from '../core/random';
import { type Truth } from '../truth';
import { type ScanOptions } from './scan';

/** What of a document does not depend on how it is written. */
export interface DraftTruth<Form extends string> {
  kind: Truth['kind'];
  association?: string;
  fiscalYear?: number;
  parts: Truth['parts'];
  /** Its layout's name comes first. */
  traits: string[];
  /** The forms in which such a document reaches an association, by weight. */
  forms: Readonly<Partial<Record<Form, number>>>;
}

export interface Press<Form extends string, Draft> {
  scanner: (random: Random, draft: Draft) => ScanOptions;
  write: (
    draft: Draft,
    form: Form,
    by: { random: Random; scan?: ScanOptions },
  ) => Promise<{ bytes: Buffer; traits: string[] }>;
}

const ENDINGS: Readonly<Record<string, string>> = { scan: 'pdf', tabbed: 'docx' };
const SHEETS: readonly string[] = ['xlsx', 'xls', 'csv'];

/** Puts documents into one of their forms; null where that is a scan and scans are not wanted. */
export const publisher =
  <Form extends string, Draft extends DraftTruth<Form>>({ scanner, write }: Press<Form, Draft>) =>
  async (draft: Draft, as: { name: string; scans: boolean }, random: Random): Promise<Published | null> => {
    const form = random.weighted<Form>(draft.forms);
    if (form === 'scan' && !as.scans) return null;
    const file = `${as.name}.${ENDINGS[form] ?? form}`;
    const scan = form === 'scan' ? scanner(random, draft) : undefined;
    const { bytes, traits } = await write(draft, form, { random, ...(scan ? { scan } : {}) });
    const { association, fiscalYear } = draft;
    return {
      file,
      bytes,
      truth: {
        schema: 1,
        file,
        kind: draft.kind,
        ...(association ? { association } : {}),
        ...(fiscalYear ? { fiscalYear } : {}),
        medium: scan ? 'scan' : SHEETS.includes(form) ? 'spreadsheet' : 'text',
        ...(scan ? { scan: scanTruth(scan) } : {}),
        traits: [form, ...draft.traits, ...traits],
        parts: draft.parts,
      },
    };
  };

const scanTruth = ({ dpi, skew, turned, grade }: ScanOptions): Truth['scan'] => ({
  dpi,
  skew: Math.round(skew * 100) / 100,
  turned,
  grade,
});
