import { zipOf } from '../../fixtures/containers/zip';
import { unzip, zipNames } from './zip';

const LIMITS = { entries: 100, inflatedBytes: 100_000 };
const all = (): boolean => true;

describe('unzip', () => {
  it('inflates what is wanted and nothing else', async () => {
    const bytes = zipOf([
      { name: 'word/document.xml', data: '<w/>' },
      { name: 'bomb.bin', data: Buffer.alloc(5_000_000) },
    ]);
    const parts = await unzip(bytes, LIMITS, (name) => name.endsWith('.xml'));
    expect([...parts].map(([name, data]) => [name, data.toString()])).toEqual([
      ['word/document.xml', '<w/>'],
    ]);
  });

  it('counts real bytes', async () => {
    const bytes = zipOf([{ name: 'a.xml', data: Buffer.alloc(200_000) }]);
    await expect(unzip(bytes, LIMITS, all)).rejects.toMatchObject({ code: 'too-large-inside' });
  });

  it('attack 07: is not deceived by a directory that lies about sizes', async () => {
    const bytes = zipOf([{ name: 'a.xml', data: Buffer.alloc(5_000_000), claimedSize: 10 }]);
    await expect(unzip(bytes, LIMITS, all)).rejects.toMatchObject({ name: 'ReadError' });
  });

  it('sums all entries', async () => {
    const entries = Array.from({ length: 12 }, (_, i) => ({ name: `${i}.xml`, data: Buffer.alloc(10_000) }));
    await expect(unzip(zipOf(entries), LIMITS, all)).rejects.toMatchObject({ code: 'too-large-inside' });
  });

  it('refuses too many entries', async () => {
    const entries = Array.from({ length: 101 }, (_, i) => ({ name: `${i}`, data: '' }));
    await expect(zipNames(zipOf(entries), LIMITS.entries)).rejects.toMatchObject({
      code: 'too-large-inside',
    });
  });

  it.each([
    ['attack 10: a path out of the package', { name: '../../etc/passwd', data: 'x' }],
    ['attack 11: a symbolic link', { name: 'link', data: '/etc/passwd', mode: 0o120777 }],
    ['a document type', { name: 'a.xml', data: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }],
  ])('%s is refused', async (_what, entry) => {
    await expect(unzip(zipOf([entry]), LIMITS, all)).rejects.toMatchObject({ code: 'damaged' });
  });

  it('attack 09: does not open a zip inside', async () => {
    const inner = zipOf([{ name: 'bomb', data: Buffer.alloc(1_000_000) }]);
    const parts = await unzip(zipOf([{ name: 'inner.zip', data: inner }]), LIMITS, all);
    expect(parts.get('inner.zip')?.equals(inner)).toBe(true);
  });
});
