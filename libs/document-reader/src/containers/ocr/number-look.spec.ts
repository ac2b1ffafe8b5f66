import { numberLook } from './number-look';
import type { NumberReading, NumberRecogniser } from './number-recogniser';
import type { Prepared } from './prepare';
import type { RecognisedWord } from './recogniser';

const page: Prepared = {
  image: { width: 1, height: 1, data: new Uint8Array(1) },
  mask: { width: 1, height: 1, data: new Uint8Array(1) },
  rules: [],
  sideways: 1,
  quarters: 0,
};
const word = (text: string, confidence: number): RecognisedWord => ({
  text,
  confidence,
  box: [0, 0, 1, 1],
  baseline: 1,
  height: 1,
});

type Second = Pick<NumberRecogniser, 'read'>;

async function lookedAt(words: RecognisedWord[], second: Second | undefined): Promise<RecognisedWord[]> {
  const numbers = () => Promise.resolve(second as NumberRecogniser | undefined);
  return numberLook({ words, prepared: page, recogniser: { numbers, onAlive: () => undefined } });
}

async function looked(words: RecognisedWord[], second: Second | undefined): Promise<string[]> {
  return (await lookedAt(words, second)).map(({ text }) => text);
}

/** What becomes of a number of which the first engine says one thing and the second another. */
async function between(
  [first, firstSure]: [string, number],
  [text, confidence]: [string, number],
): Promise<string | undefined> {
  const read = (): Promise<NumberReading> => Promise.resolve({ text, confidence });
  return (await looked([word(first, firstSure)], { read }))[0];
}

describe('numberLook', () => {
  it('takes the second reading where it is sure and surer', async () => {
    expect(await between(['$439.92', 0.73], ['$339.92', 0.99])).toBe('$339.92');
    expect(await between(['3n', 0.73], ['371', 0.98])).toBe('371');
    expect(await between(['17', 0.88], ['117', 0.98])).toBe('117');
  });

  it('keeps the first where the second is unsure, less sure, or no number as one is written', async () => {
    expect(await between(['57,898.78', 0.64], ['51,898.18', 0.65])).toBe('57,898.78');
    expect(await between(['3,632.18', 0.87], ['3,032.18', 0.8])).toBe('3,632.18');
    expect(await between(['1,810', 0.5], ['1,8,10', 0.99])).toBe('1,810');
  });

  it('keeps what it does not believe beside, for a sum to prove', async () => {
    const read = (text: string, confidence: number) => () => Promise.resolve({ text, confidence });
    const [kept] = await lookedAt([word('1,665.00', 0.89)], { read: read('7,665.00', 0.86) });
    expect(kept).toMatchObject({ text: '1,665.00', other: '7,665.00' });
    const [taken] = await lookedAt([word('$439.92', 0.73)], { read: read('$339.92', 0.99) });
    expect(taken).toMatchObject({ text: '$339.92', other: '$439.92' });
    const [same] = await lookedAt([word('1665.00', 0.89)], { read: read('1,665.00', 0.2) });
    expect(same?.other).toBeUndefined();
  });

  it('loses no digit of a number that is written as one', async () => {
    expect(await between(['$530.17', 0.55], ['$530.1', 0.98])).toBe('$530.17');
  });

  it('believes a comma or cents that either saw, and makes no comma a point', async () => {
    expect(await between(['3.904', 0.62], ['3,904', 0.55])).toBe('3,904');
    expect(await between(['6,709', 0.72], ['6.709', 0.95])).toBe('6,709');
    expect(await between(['4320', 0.88], ['43.20', 0.97])).toBe('43.20');
    expect(await between(['1772', 0.45], ['1.772', 0.92])).toBe('1772');
    expect(await between(['0.709', 0.72], ['0.709', 0.95])).toBe('0.709');
  });

  it('asks for nothing that is sure, and for no fraction, date, or name with a letter', async () => {
    const asked: string[] = [];
    const words = [word('1,200', 0.95), word('1/48', 0.4), word('6/30/26', 0.4), word('#101', 0.4)];
    const read = (): Promise<undefined> => {
      asked.push('something');
      return Promise.resolve(undefined);
    };
    const texts = words.map(({ text }) => text);
    expect(await looked([...words, word('Unit', 0.3), word('4th', 0.3)], { read })).toEqual([
      ...texts,
      'Unit',
      '4th',
    ]);
    expect(asked).toEqual([]);
  });

  it('leaves the page as it was read where there is no second engine, or it fails', async () => {
    const words = [word('439.92', 0.5), word('17', 0.5)];
    expect(await looked(words, undefined)).toEqual(['439.92', '17']);
    const read = (): Promise<never> => Promise.reject(new Error('out of memory'));
    expect(await looked(words, { read })).toEqual(['439.92', '17']);
  });
});
