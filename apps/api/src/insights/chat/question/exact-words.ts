/** "Quote the sentence about that": the words of a document, and nothing that is to be written. */
const EXACT =
  /\b(?:quote|verbatim|word for word|exact (?:words?|wording|text|sentence|language|clause|line|phrase)|(?:the|what) (?:sentence|clause|wording|paragraph|passage) (?:in|of|from|about|on|that|where|says?))\b/;
const WRITES = /\b(?:draft|write|compose|letter)\b/;

export const asksExactWords = (plain: string): boolean => EXACT.test(plain) && !WRITES.test(plain);
