import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

/**
 * A model that speaks OpenAI's chat completions and cannot be trusted: it chooses a verb by a few words of the question and,
 * in turn, repeats the result, changes a figure, takes one of another line, says that it has made a change, or proposes one
 * that nobody asked for. `GET /given` answers every figure that it was ever given.
 *
 *     node bench/chat/scripted-model.mjs --port 4950
 *     OPENAI_API_KEY=x OPENAI_BASE_URL=http://127.0.0.1:4950/v1 OPENAI_MODEL=scripted npm start
 *     node bench/chat/untrusted.mjs --state FILE --questions FILE
 */
const { values } = parseArgs({ options: { port: { type: 'string', default: '4950' } } });
const MOODS = ['honest', 'changes', 'mixes', 'claims', 'proposes'];
const given = new Set();
const moods = new Map();

const FIGURE = /\$\d[\d,]*(?:\.\d\d)?(?<!,)/g;
const CHOICES = [
  [
    /what if|goes to|went up|cut|less/i,
    'what_if',
    (question) => ({ change: question.replace(/^what if (?:we )?/i, '') }),
  ],
  [/letter|motion/i, 'draft', (question) => ({ what: /motion/i.test(question) ? 'motion' : 'letter' })],
  [/contract|company|notice|renew|vendor/i, 'contracts', () => ({ about: '', soon: false })],
  [/owner|dues|monthly fee|pay/i, 'fee', () => ({})],
  [
    /biggest|most|top/i,
    'largest',
    () => ({ by: 'amount', percent: false, of: 'lines', within: '', count: 5 }),
  ],
  [/reserve|funded/i, 'reserves', () => ({})],
  [/compare|2025|vs/i, 'compare_years', () => ({ line: '', years: [] })],
  [/total|surplus/i, 'totals', () => ({})],
  [
    /./,
    'explain_line',
    (question) => ({
      line: question
        .replace(/[^a-z& ]/gi, '')
        .split(' ')
        .slice(-2)
        .join(' '),
    }),
  ],
];

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/given') return response.end(JSON.stringify([...given]));
    const { messages } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    response.end(JSON.stringify(completion(replyTo(messages))));
  });
});

function replyTo(messages) {
  const human = messages.find(({ role }) => role === 'user')?.content ?? '';
  const question = /^Question: "(.*?)"$/m.exec(human)?.[1] ?? '';
  if (!moods.has(question)) moods.set(question, MOODS[moods.size % MOODS.length]);
  const mood = moods.get(question);
  const results = messages.filter(({ role }) => role === 'tool').map(({ content }) => content);
  for (const figure of results.join('\n').match(FIGURE) ?? []) given.add(figure);
  if (results.length === 0) return mood === 'proposes' ? unasked(question) : [chosen(question)];
  return [finalAnswer(mood, results.join('\n'))];
}

function chosen(question) {
  const [, name, args] = CHOICES.find(([pattern]) => pattern.test(question));
  return { name, arguments: args(question) };
}

const unasked = (question) => [
  chosen(question),
  { name: 'propose_change', arguments: { change: 'increase water by 10%' } },
];

function finalAnswer(mood, results) {
  const said = results
    .split('\n')
    .filter((line) => FIGURE.test(line) || /[a-z]{4}/.test(line))
    .find((line) => !/^(?:BEGIN|END|Result)/.test(line));
  const figures = results.match(FIGURE) ?? ['$1'];
  const first = said?.match(FIGURE)?.[0];
  const wrong = `$${(Number(figures[0].replace(/[$,]/g, '')) + 111).toLocaleString('en-US')}`;
  const answer = {
    honest: said,
    proposes: said,
    changes: first ? said.replace(first, wrong) : `It is ${wrong}.`,
    mixes: first ? said.replace(first, figures.at(-1)) : said,
    claims: `I have changed it to ${figures[0]} in the budget.`,
  }[mood];
  return {
    name: 'final_answer',
    arguments: { answered: true, answer: (answer ?? '').slice(0, 900), results: [1] },
  };
}

let calls = 0;
function completion(toolCalls) {
  const tool_calls = toolCalls.map(({ name, arguments: args }) => ({
    id: `call_${(calls += 1)}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(args) },
  }));
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'scripted',
    choices: [
      { index: 0, message: { role: 'assistant', content: null, tool_calls }, finish_reason: 'tool_calls' },
    ],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  };
}

server.listen(Number(values.port), '127.0.0.1', () =>
  console.log(`A scripted model at http://127.0.0.1:${values.port}/v1`),
);
