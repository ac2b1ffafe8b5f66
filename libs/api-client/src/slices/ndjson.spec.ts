import fc from 'fast-check';
import { readNdjson } from './ndjson';

const streamOf = (chunks: Uint8Array[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    }),
  );

async function all(response: Response): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const value of readNdjson(response)) values.push(value);
  return values;
}

describe('a newline-delimited stream', () => {
  it('yields the same values wherever the chunks are cut, in the middle of a character too', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ text: fc.string({ unit: 'grapheme' }), n: fc.integer() })),
        fc.integer({ min: 1, max: 9 }),
        async (values, size) => {
          const bytes = new TextEncoder().encode(
            values.map((value) => JSON.stringify(value) + '\n').join(''),
          );
          const chunks: Uint8Array[] = [];
          for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.slice(at, at + size));
          expect(await all(streamOf(chunks))).toEqual(values);
        },
      ),
    );
  });

  it('takes a last line without a newline, and refuses a broken one', async () => {
    const encoder = new TextEncoder();
    expect(await all(streamOf([encoder.encode('{"a":1}\n{"b":2}')]))).toEqual([{ a: 1 }, { b: 2 }]);
    await expect(all(streamOf([encoder.encode('{"a":1}\n{"b":')]))).rejects.toThrow();
  });
});
