import { chatContext } from '../../../../test/support/chat-context';
import { readQuestion } from './read';
import { isVendorAlone } from './vendor-first';

const context = chatContext({
  lines: { Water: { adopted: { 2026: '3000.00', 2027: '3100.00' } } },
  contracts: [{ vendor: 'Redstone Aquatics', serviceType: 'pool service' }],
});

it.each([
  ['Redstone Aquatics.', true],
  ['The pool people.', true],
  ['Harlan Voss.', false],
  ['The pool people came twice in the spring.', false],
  ['', false],
])('“%s” names a vendor alone: %s', (told, expected) => {
  expect(isVendorAlone(told, context)).toBe(expected);
});

it('reads a question with the vendor that was named before it', () => {
  const { plain } = readQuestion('Redstone Aquatics. when does their price step up next', context);
  expect(plain).toMatch(/^redstone aquatics.* when does their price step up next$/);
});
