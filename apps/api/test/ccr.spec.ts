import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedTestApp, type SharedApp } from './support/app';
import { type Device } from './support/device';
import { sql } from './support/facts-of';

jest.setTimeout(240_000);
const samples = path.resolve(__dirname, '../../../samples');

let app: SharedApp;
beforeAll(async () => {
  app = await sharedTestApp();
}, 240_000);

async function uploaded(device: Device, name: string): Promise<number> {
  const { id } = await device.upload({
    name,
    bytes: readFileSync(path.join(samples, name)),
    type: 'assessment',
  });
  expect((await device.untilRead(id, 150_000)).status).toBe('ready');
  return id;
}

const FLAT_TYPES: Record<string, [string, string]> = {
  A: ['129', '8000'],
  B: ['41', '2000'],
  C: ['39', '1600'],
  D: ['239', '8000'],
};

/** As Exhibit B of the sample has them, a letter a unit of each floor. */
const FLOOR = 'C B A A B B B B A D B C'.split(' ');

describe('the analysis of a declaration', () => {
  it('answers every row of the sample, with its place and 100 % in all', async () => {
    const device = app.device();
    const documentId = await uploaded(device, 'ccr-declaration.pdf');
    const analysis = await device.call('analyzeCcr', { body: { documentId } });
    expect(analysis).toMatchObject({
      documentId,
      documentName: 'ccr-declaration.pdf',
      associationName: 'Copper Kestrel Condominium Association, Inc.',
      sum: 100,
      warnings: [],
    });
    expect(analysis.error).toBeUndefined();
    expect(analysis.tables).toMatchObject([{ units: 48, sum: 100, inForce: true }]);
    const expected = [1, 2, 3, 4].flatMap((floor) =>
      FLOOR.map((type, index) => {
        const [n, d] = FLAT_TYPES[type]!;
        return { unit: `${floor}${String(index + 1).padStart(2, '0')}`, lotNumber: '', share: { n, d } };
      }),
    );
    expect(
      analysis.ownershipInterests.map(({ unit, lotNumber, share }) => ({ unit, lotNumber, share })),
    ).toEqual(expected);
    const { content } = await device.call('getDocument', { params: { id: documentId } });
    for (const { unit, percentage, source } of analysis.ownershipInterests) {
      expect(source?.documentId).toBe(documentId);
      expect(source?.quote).toContain(unit);
      expect(source?.quote).toContain(percentage.toFixed(4));
      for (const word of source?.quote.split(' ') ?? []) expect(content).toContain(word);
    }
  });

  it('says in a sentence that there are no shares, which never speaks of OCR', async () => {
    const device = app.device();
    const documentId = await uploaded(device, 'insurance-policy.pdf');
    const analysis = await device.call('analyzeCcr', { body: { documentId } });
    expect(analysis.ownershipInterests).toEqual([]);
    expect(analysis.error).toMatch(/^No ownership .*\.$/);
    expect(analysis.error).not.toContain('OCR');
  });

  it('answers a file that could not be read with why, and one whose recognition failed with OCR', async () => {
    const device = app.device();
    const { id } = await device.upload({ name: 'ccr.pdf', bytes: '%PDF-1.4\nnothing', type: 'assessment' });
    expect((await device.untilRead(id)).status).toBe('failed');
    const broken = await device.call('analyzeCcr', { body: { documentId: id } });
    expect(broken).toMatchObject({ ownershipInterests: [], error: expect.stringMatching(/damaged/) });
    expect(broken.error).not.toContain('OCR');
    await sql(app, 'UPDATE documents SET error_message = $2 WHERE id = $1', [
      id,
      'Recognizing its scanned pages (OCR) was not finished. Reading the file took too long and was stopped.',
    ]);
    expect((await device.call('analyzeCcr', { body: { documentId: id } })).error).toContain('OCR');
  });

  it('is 409 before it is read, and 404 for a document that is not there or another’s', async () => {
    const device = app.device();
    const { id } = await device.upload({ name: 'notes.txt', bytes: 'A note' });
    await device.untilRead(id);
    await sql(
      app,
      `UPDATE documents SET status = 'recognising', heartbeat_at = now() + interval '1 hour' WHERE id = $1`,
      [id],
    );
    expect(await device.fail('analyzeCcr', { body: { documentId: id } })).toMatchObject({
      status: 409,
      code: 'documents_not_ready',
    });
    for (const one of [app.device(), device])
      expect(
        await one.fail('analyzeCcr', { body: { documentId: one === device ? id + 1_000 : id } }),
      ).toMatchObject({ status: 404, code: 'not_found' });
  });
});
