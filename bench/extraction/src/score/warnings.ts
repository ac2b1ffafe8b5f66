import type { FactWarning, Part } from '@hoa/contracts';

/**
 * Which warnings a person would take to be about a table. A warning that stands on its pages is about it, whatever it
 * says; one without a place has to speak of the subject.
 */
export function isAbout(warning: FactWarning, part: Pick<Part, 'pages'>, subject: RegExp): boolean {
  const { at } = warning;
  return at ? at.page >= part.pages[0] && at.page <= part.pages[1] : subject.test(words(warning));
}

/** Code and message as one text, small, so that a pattern of words finds either. */
export const words = ({ code, message }: FactWarning): string =>
  `${code.replace(/[_-]/g, ' ')} ${message}`.toLowerCase();
