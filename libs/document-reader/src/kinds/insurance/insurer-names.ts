import type { Cell, Line, Page } from '../../page/types';

export const INSURER =
  /\b(?:insurance (?:company|co\b\.?|group|exchange|corp\w*|trust|pool)|(?:property|casualty|liability) exchange|mutual|casualty|indemnity|assurance|underwriters|lloyd['’]?s|underwriting association|surety|bonding|insurers?|specialty insurance|surplus lines (?:company|co)\b|fire (?:&|and) marine|reciprocal|re-?insurance)\b/i;
export const NOT_INSURER =
  /agency|agent|broker|producer|(?<!underwriting )association(?!['’]? insurance co)|condominium|homeowners|named insured|mortgag|services|declarations|policy number|schedule|certificate|program|statement|coverage part|\bpremiums?$|deductibles?$|\blimits?$|^(?:policy|coverage|effective|expir\w*|renewal|annual)\b|\bform\b|\btax\b|\bfees?\b|compensation insurance$|\binsurer$|\w-\d{3}/i;

/** The insurer's own name at the head of its declarations, else at its foot. */
export function letterhead(pages: Page[]): { value: string; page: Page; line: Line; cell: Cell } | undefined {
  for (const page of pages.slice(0, 2)) {
    for (const line of [...page.lines.slice(0, 12), ...page.lines.slice(-8)]) {
      for (const cell of line.cells) {
        const text = withoutSubject(cell.text.trim());
        if (isInsurerName(text)) return { value: text, page, line, cell };
      }
    }
  }
  return undefined;
}

/** `Re: Liberty Plains Mutual, policy X-1`, `Insurance effected with Liberty Plains Mutual`: of an insurer and its policy. */
function withoutSubject(text: string): string {
  return text.replace(/^(?:re|subject|regarding|(?:master |package )?policy)\s*:\s*|^.{0,40}\b(?:effected|placed|written) (?:with|by|through)\s+/i, '').replace(/[,;–—-]\s*(?:your |the )?(?:master |package )?policy\b.*$|\s[•·|*]\s.*$/i, '').trim(); // prettier-ignore
}

/** A name, not a sentence or a label. */
export function isInsurerName(text: string): boolean {
  if (
    !INSURER.test(text) ||
    !text.includes(' ') ||
    NOT_INSURER.test(text) ||
    text.length >= 70 ||
    !/^[A-Z]/.test(text)
  )
    return false;
  return !/:$/.test(text) && (!/\.$/.test(text) || /\b(?:co|inc|ltd|corp)\.$/i.test(text));
}
