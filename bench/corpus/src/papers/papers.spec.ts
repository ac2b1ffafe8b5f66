import { Truth } from '@hoa/bench-associations';
import { generatePaper, paperKinds } from './generate';

const wishes = Object.entries(paperKinds).flatMap(([kind, { phenomena }]) =>
  phenomena.map((id): [string, string] => [kind, id]),
);

describe('papers of phenomena', () => {
  it.each(wishes)(
    '%s: %s applies to one of the first documents, and its truth is in the documented format',
    async (kind, id) => {
      const papers = await Promise.all(
        [0, 1, 2, 3, 4, 5].map((index) =>
          generatePaper({ kind, seed: 7, index, only: [id], container: 'txt' }),
        ),
      );
      for (const { truth } of papers) expect(() => Truth.parse(truth)).not.toThrow();
      expect(papers.some(({ truth }) => truth.traits.includes(id))).toBe(true);
    },
  );

  it('makes the same document of the same seed', async () => {
    const [a, b] = await Promise.all(
      [1, 2].map(() => generatePaper({ kind: 'ownership', seed: 3, index: 4 })),
    );
    expect(a!.bytes.equals(b!.bytes)).toBe(true);
    expect(a!.truth).toEqual(b!.truth);
  });

  it('has shares in force that add to the whole exactly', async () => {
    for (let index = 0; index < 30; index++) {
      const { truth } = await generatePaper({ kind: 'ownership', seed: 5, index, container: 'txt' });
      const inForce = truth.parts.filter((part) => part.kind === 'ownership' && part.inForce);
      expect(inForce.map((part) => part.kind === 'ownership' && part.sum)).toEqual(
        inForce.map(() => ({ n: '100', d: '1' })),
      );
    }
  });
});
