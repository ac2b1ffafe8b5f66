/** Document in inches, or a page of CSS pixels. */
export type PageSize = 'letter' | { width: number; height: number };

export interface PageLayout {
  /** US Letter unless said otherwise. */
  size?: PageSize;
  landscape?: boolean;
  /** A CSS margin; 0.75 inch, and 0.8 at the foot, unless said otherwise. */
  margin?: string;
  /** Plain text at the foot of every page, with "Page n of m" beside it. */
  footer?: string;
  /** The first page is a cover: without a foot. */
  cover?: boolean;
}

const FOOT =
  'font: 9pt "Liberation Sans", Arial, Helvetica, sans-serif; color: #5b6168; vertical-align: top; padding-top: 6pt;';

/** The style sheet that gives pages their size, margin and foot. Nothing in it can end it. */
export function pageRules({
  size = 'letter',
  landscape = false,
  margin,
  footer,
  cover = false,
}: PageLayout): string {
  const paper =
    size === 'letter' ? `letter${landscape ? ' landscape' : ''}` : `${size.width}px ${size.height}px`;
  const foot =
    footer === undefined
      ? ''
      : `@bottom-left { content: ${cssText(clipped(footer))}; width: 70%; text-align: left; white-space: nowrap; overflow: hidden; ${FOOT} }
         @bottom-right { content: "Page " counter(page) " of " counter(pages); text-align: right; ${FOOT} }`;
  const bare = cover ? '@page :first { @bottom-left { content: none } @bottom-right { content: none } }' : '';
  return `@page { size: ${paper}; margin: ${margin ?? '0.75in 0.75in 0.8in'}; ${foot} } ${bare}`;
}

/** What fits beside the page's number. */
const LONGEST_FOOTER = 80;

function clipped(text: string): string {
  return text.length > LONGEST_FOOTER ? `${text.slice(0, LONGEST_FOOTER - 1).trimEnd()}…` : text;
}

/** A CSS string: every character that is neither a letter nor a digit of ASCII is written by its number. */
function cssText(text: string): string {
  const escaped = text.replace(/[^a-zA-Z0-9]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code === 0 ? '' : `\\${code.toString(16)} `;
  });
  return `"${escaped}"`;
}
