/** What one may ask at first. */
export const FIRST_PROMPTS = [
  'What is the total budget?',
  'How does this compare with last year?',
  'Which lines increase the most?',
  'Why did insurance go up?',
  'Which contracts renew soon?',
] as const;

/** Once a conversation goes on, changes are suggested too. */
export const FURTHER_PROMPTS = [
  ...FIRST_PROMPTS,
  'What is missing from this budget?',
  'How well are the reserves funded?',
  'How is the monthly fee made up?',
] as const;

const SHOWN = 3;
const MANY_MESSAGES = 5;

/** Three prompts: of five, which rotate so that each has its turn, or, after more than five messages, any of eight, others after each message. */
export function promptsFor(messages: number): string[] {
  if (messages <= MANY_MESSAGES) return rotated(FIRST_PROMPTS, messages).slice(0, SHOWN);
  return shuffled(FURTHER_PROMPTS, messages).slice(0, SHOWN);
}

const rotated = (prompts: readonly string[], by: number): string[] => [
  ...prompts.slice(by % prompts.length),
  ...prompts.slice(0, by % prompts.length),
];

/** Fisher and Yates, with numbers that follow from the seed: what is on the screen does not jump as it is drawn again. */
function shuffled(prompts: readonly string[], seed: number): string[] {
  const rest = [...prompts];
  let state = seed * 2_654_435_761;
  return prompts.map(() => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return rest.splice(Math.floor((state / 2_147_483_648) * rest.length), 1)[0] ?? '';
  });
}
