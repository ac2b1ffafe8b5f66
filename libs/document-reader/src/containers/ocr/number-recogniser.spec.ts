import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { hasSecondEngine } from './number-recogniser';

describe('NumberRecogniser', () => {
  it('is installed with the packages', () => {
    expect(hasSecondEngine()).toBe(true);
  });

  it('reads a number where it stands on a page, and no word', async () => {
    const loader = path.join(__dirname, '../../isolation/register-source.cjs');
    const program = path.join(__dirname, '../../../fixtures/containers/read-numbers.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [
      '-r',
      loader,
      '-C',
      '@hoa/source',
      program,
    ]);
    const [number, word] = JSON.parse(stdout) as [{ text: string; confidence: number }, unknown];
    expect(number.text).toBe('$1,615.54');
    expect(number.confidence).toBeGreaterThan(0.7);
    expect(word).toBe('no number');
  }, 60_000);
});
