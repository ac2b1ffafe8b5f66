import { sentencesOf } from './sentences';

const line = (index: number, ...cells: string[]) => ({
  index,
  text: cells.join(' '),
  box: [0, index, 1, 1] as [number, number, number, number],
  cells: cells.map((text) => ({
    text,
    box: [0, index, 1, 1] as [number, number, number, number],
    confidence: 1,
  })),
});
const textsOf = (lines: ReturnType<typeof line>[]) =>
  sentencesOf({ id: 1, name: 'policy.pdf' }, [{ page: 2, text: '', lines }]).map(({ text }) => text);

it('joins lines that one sentence runs over', () => {
  expect(
    textsOf([line(0, 'The premium may be paid'), line(1, 'in four installments.'), line(2, 'Next.')]),
  ).toEqual(['The premium may be paid in four installments.', 'Next.']);
});

it('keeps each row of a table by itself, with its cells apart', () => {
  expect(textsOf([line(0, 'Coverage', 'Limit'), line(1, 'Umbrella', '$5,000,000')])).toEqual([
    'Coverage  Limit',
    'Umbrella  $5,000,000',
  ]);
});

it('takes a long paragraph apart at its sentences, and a number from none', () => {
  const long = 'A sentence that goes on and on about the upkeep of walks and lawns and drives. '.repeat(4);
  expect(textsOf([line(0, `Section 5.3 Increases. ${long.trim()}`)])[0]).toBe(
    'Section 5.3 Increases. A sentence that goes on and on about the upkeep of walks and lawns and drives.',
  );
});

it('leaves out what was read in doubt, and says where the rest stands', () => {
  const doubted = line(0, 'The limit is $1.');
  const [cell] = doubted.cells;
  if (cell) cell.confidence = 0.4;
  const all = sentencesOf({ id: 7, name: 'a.pdf' }, [
    { page: 3, text: '', lines: [doubted, line(1, 'The limit is $2.')] },
  ]);
  expect(all).toEqual([
    {
      text: 'The limit is $2.',
      source: { documentId: 7, documentName: 'a.pdf', page: 3, line: 1, quote: 'The limit is $2.' },
    },
  ]);
});
