import { loadImage } from '@napi-rs/canvas';
import { pdfOf } from '../../fixtures/containers/pdf';
import { ReadError } from '../page/read-error';
import { drawIsolated } from './draw-isolated';

// A child compiles its sources when it starts, and other tests use the processor too.
jest.setTimeout(120_000);

const twoPages = (): Promise<Buffer> => pdfOf((pdf) => void pdf.text('Water 120').addPage().text('Gas 80'));

async function refusal(drawing: Promise<unknown>): Promise<string> {
  const outcome = await drawing.then(
    () => 'was drawn',
    (reason: unknown) => reason,
  );
  return outcome instanceof ReadError ? outcome.code : String(outcome);
}

describe('drawIsolated', () => {
  it('draws a page as a PNG of the width that is requested', async () => {
    const image = await loadImage(await drawIsolated(await twoPages(), { page: 2, width: 306 }));
    expect([image.width, image.height]).toEqual([306, 396]);
  });

  it('turns a page by the rotation of its reading', async () => {
    const image = await loadImage(
      await drawIsolated(await twoPages(), { page: 1, width: 396, rotation: 90 }),
    );
    expect([image.width, image.height]).toEqual([396, 306]);
  });

  it('refuses a page that does not exist, and a file that is not a PDF', async () => {
    expect(await refusal(drawIsolated(await twoPages(), { page: 3, width: 300 }))).toBe('damaged');
    expect(await refusal(drawIsolated(Buffer.from('Water,120'), { page: 1, width: 300 }))).toBe('damaged');
  });

  it('ends a child that exceeds its memory or its time', async () => {
    const bytes = await twoPages();
    const draw = (bounds: object) => refusal(drawIsolated(bytes, { page: 1, width: 300, bounds }));
    expect(await draw({ memoryBytes: 1_048_576 })).toBe('too-much-memory');
    expect(await draw({ totalMs: 1 })).toBe('too-slow');
  });
});
