/** A heading that a typist spread letter by letter, `A G R E E M E N T`, as one word; any other text as it is. */
export function closedUp(text: string): string {
  if (!/^\s*(?:\S {1,3}){4,}\S\s*$/.test(text)) return text;
  return text.replace(/(\S) (?=\S)/g, '$1').replace(/ {2,}/g, ' ');
}
