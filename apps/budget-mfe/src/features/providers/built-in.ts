/** The rules that need no model. */
export const BUILT_IN = 'built-in';

/** As a request names who finds the words: nobody for the rules. */
export const named = (provider: string): string | undefined => (provider === BUILT_IN ? undefined : provider);
