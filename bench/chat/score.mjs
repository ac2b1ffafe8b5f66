/**
 * How many answers are right by what the questions say of them: `answerable`, `mustContain` (alternatives separated by |)
 * and `mustNotContain`. A refusal is an answer that refuses, asks back or says what is missing, and states no amount.
 */
export function scored(answers) {
  const wrong = answers.filter((one) => !isRight(one));
  const of = (answerable) => answers.filter((one) => Boolean(one.answerable) === answerable);
  const right = (list) => list.filter(isRight).length;
  const [yes, no] = [of(true), of(false)];
  return [
    ...wrong.map(
      ({ id, question, answerable, answer, mustContain = [] }) =>
        `- ${id ?? ''} ${answerable ? 'not right' : 'not refused'}: ${question}\n    wanted: ${JSON.stringify(mustContain)}\n    got: ${answer.slice(0, 300).replaceAll('\n', ' / ')}`,
    ),
    `answerable ${right(yes)} of ${yes.length} right, not answerable ${right(no)} of ${no.length} refused`,
  ].join('\n');
}

const REFUSED =
  /I can't answer that from this budget|Nothing was changed|Which line do you mean|Did you mean|Do you mean|Please say|could not tell/;

function isRight({ answerable, answer, mustContain = [], mustNotContain = [] }) {
  const has = (alternatives) => contains(answer, alternatives);
  if (hasForbidden({ answer, mustNotContain })) return false;
  if (answerable)
    return !REFUSED.test(answer) ? mustContain.every(has) : mustContain.length > 0 && mustContain.every(has);
  return (REFUSED.test(answer) || mustContain.length > 0) && mustContain.every(has);
}

/** Whether an answer states what its question forbids. */
export const hasForbidden = ({ answer, mustNotContain = [] }) =>
  mustNotContain.some((alternatives) => contains(answer, alternatives));

const contains = (answer, alternatives) =>
  alternatives.split('|').some((text) => plain(answer).includes(plain(text)));

const plain = (text) =>
  text.toLowerCase().replaceAll('\u2212', '-').replaceAll('\u2019', "'").replaceAll('\u00a0', ' ');

/** An answer as the panel shows it, as text. */
export function shown({ content, proposal, table, download }) {
  return [
    content,
    ...(table?.rows ?? []).map(({ cells }) => `  | ${cells.join(' | ')}`),
    ...(proposal?.changes ?? []).map(
      ({ description, from, to }) => `  [Apply] ${description}: ${from} to ${to}`,
    ),
    ...(download ? [`  [Download] ${download.label}`] : []),
  ].join('\n');
}
