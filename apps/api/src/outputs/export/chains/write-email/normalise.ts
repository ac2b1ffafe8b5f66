import { usableWords } from '../../../../platform/ai/own-words';
import type { EmailWords } from '../../email';
import type { Report } from '../../report';
import { mailText, SYSTEM } from './prompt';
import { BUILT_IN_WORDS } from './rules';
import type { Mail } from './schema';

const LONGEST = 900;

/** A model's paragraphs where they can be used, the built-in ones elsewhere, and how many could not. */
export function usableMail(mail: Mail, report: Report): { words: EmailWords; rejected: number } {
  const given = [mailText(report)];
  const usable = (text: string) => usableWords(text, { given, longest: LONGEST, system: SYSTEM });
  const words = {
    introduction: usable(mail.introduction),
    highlights: usable(mail.highlights),
    closing: usable(mail.closing),
  };
  return {
    words: {
      introduction: words.introduction ?? BUILT_IN_WORDS.introduction,
      highlights: words.highlights ?? BUILT_IN_WORDS.highlights,
      closing: words.closing ?? BUILT_IN_WORDS.closing,
    },
    rejected: Object.values(words).filter((one) => one === null).length,
  };
}
