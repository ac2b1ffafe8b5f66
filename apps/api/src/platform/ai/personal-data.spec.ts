import fc from 'fast-check';
import { z } from 'zod';
import { ask } from './ask';
import type { ChatModel } from './model';
import { PersonalData } from './personal-data';

describe('personal data', () => {
  it.each([
    ['Treasurer SSN 078-05-1120.', 'Treasurer SSN [SSN 1].'],
    ['Write to ada.smith+hoa@mail.example.org today', 'Write to [e-mail 1] today'],
    ['Call (303) 555-0142 or 303-555-0143', 'Call [phone 1] or [phone 2]'],
    [
      'Pay to account no. 000123456789, routing # 102000076',
      'Pay to account no. [account 1], routing # [account 2]',
    ],
    ['Card 4111 1111 1111 1111 on file', 'Card [card 1] on file'],
    ['a@b.example and a@b.example', '[e-mail 1] and [e-mail 1]'],
    ['Mr. Tobias Oyelaran owes dues', 'Mr. [name 1] owes dues'],
    ['Treasurer: Ines T. McAlder', 'Treasurer: [name 1]'],
    ['Prepared by Ines Alder-Voss', 'Prepared by [name 1]'],
    ['Ines Alder, President, moved', '[name 1], President, moved'],
    ['Owner: Ines Alder, 12 N. Maple Hill Ave, Denver, CO', 'Owner: [name 2], [address 1], Denver, CO'],
    ['Send it to 1420 Birch Street Apt 4B', 'Send it to [address 1]'],
    ['Ines Alder spoke.\nSecretary: Ines Alder', '[name 1] spoke.\nSecretary: [name 1]'],
  ])('%s', (text, hidden) => {
    const data = new PersonalData();
    expect(data.hide(text)).toBe(hidden);
    expect(data.show(hidden)).toBe(text);
  });

  it.each([
    '7810 | Electricity | 5,000.00 | 4,118.50',
    'Account 6100-00 Maintenance Fees 125 230 4500 4501',
    '1250 2300 4500 4501',
    '2026 Budget 2027 Proposed 2028',
    'Account 7310 Landscape 36,000',
    'CO 80202-1234',
    'Resolution 2026-01-15',
    '7610 Private Road Repairs 4,000.00',
    '7615 Parking Drive',
    'Dear Homeowner, the Board of Directors met',
    'Management Fee, Owner Services, Tenant Screening',
    'Contractor: Front Range Pool Care LLC',
    'Maintenance Fees: Owner',
  ])('%s stays as it is', (text) => expect(new PersonalData().hide(text)).toBe(text));

  it('puts back what was hidden, whatever stands around it, line for line', () => {
    const personal = fc.constantFrom(
      '078-05-1120',
      'ada@mail.example',
      '(303) 555-0142',
      '303.555.0143',
      '[e-mail 1]',
    );
    const words = fc.stringMatching(/^[ A-Za-z,\n]{0,20}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(words, personal), { maxLength: 8 }), (pieces) => {
        const text = pieces.map(([word, value]) => `${word} ${value} `).join('');
        const data = new PersonalData();
        const hidden = data.hide(text);
        expect(hidden).not.toMatch(/078-05-1120|ada@mail|555-?0142|555\.0143/);
        expect(hidden.split('\n')).toHaveLength(text.split('\n').length);
        expect(data.show(hidden)).toBe(text);
      }),
    );
  });

  it('shows in every text of an answer', () => {
    const data = new PersonalData();
    data.hide('ada@mail.example');
    expect(data.showIn({ notes: ['Ask [e-mail 1]', 7, null], more: { to: '[e-mail 1]' } })).toEqual({
      notes: ['Ask ada@mail.example', 7, null],
      more: { to: 'ada@mail.example' },
    });
  });
});

it('a model is never sent any of it, also not when it is asked to repair, and its answer has the words back', async () => {
  const sent: string[] = [];
  const answers = ['no JSON about [e-mail 1]', '{"words":"Write to [e-mail 1], not to [SSN 2]"}'];
  const model: ChatModel = {
    name: 'm',
    timeoutMs: 5_000,
    answer: async (turns) => {
      sent.push(...turns.map(({ content }) => content));
      return { text: answers.shift() ?? '', tokens: 1 };
    },
  };
  const answer = await ask(
    {
      task: 't',
      prompt: 'p',
      system: 'Read.',
      human: 'From ada@mail.example, SSN 078-05-1120',
      schema: z.object({ words: z.string() }),
    },
    { model, record: async () => undefined },
  );
  expect(answer).toEqual({ ok: true, value: { words: 'Write to ada@mail.example, not to 078-05-1120' } });
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.join('\n')).not.toMatch(/ada@|078-05/);
});
