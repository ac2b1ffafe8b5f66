import { attributesOf, HELLO, isHello, parentOrigin } from './frame-messages';

const allowed = ['https://own.example', 'https://portal.example'];

describe('who frames the page', () => {
  it.each([
    ['the browser tells', ['https://portal.example', 'https://other.example'], '', 'https://portal.example'],
    [
      'the browser tells, whatever the referrer is',
      ['https://evil.example'],
      'https://portal.example/',
      undefined,
    ],
    ['only the referrer tells', [], 'https://portal.example/page?x=1', 'https://portal.example'],
    ['a referrer that only begins like one', [], 'https://portal.example.evil.example/', undefined],
    ['nothing tells', [], '', undefined],
    ['an opaque origin', ['null'], '', undefined],
  ])('%s', (_case, ancestors, referrer, origin) => {
    expect(parentOrigin({ ancestors, referrer, allowed })).toBe(origin);
  });
});

describe('a hello', () => {
  const parent = {};
  const message = { origin: 'https://portal.example', source: parent, data: { type: HELLO } };
  const from = { parent, allowed };

  it('is the parent’s, from an allowed origin', () => {
    expect(isHello(message, from)).toBe(true);
  });

  it.each([
    ['another window', { ...message, source: {} }],
    ['another origin', { ...message, origin: 'https://evil.example' }],
    ['another word', { ...message, data: { type: 'hoa-assessment-height' } }],
    ['a bare text', { ...message, data: HELLO }],
    ['nothing', { ...message, data: null }],
  ])('is not believed with %s', (_what, other) => {
    expect(isHello(other, from)).toBe(false);
  });
});

it('reads attributes from the fragment, and those alone', () => {
  expect([
    ...attributesOf('#key=emb_a&total=650000&year=2027&theme=dark&api-base=https://evil.example'),
  ]).toEqual([
    ['embed-key', 'emb_a'],
    ['total', '650000'],
    ['year', '2027'],
    ['theme', 'dark'],
  ]);
  expect(attributesOf('').size).toBe(0);
});
