import { documentOfText } from '../reading/document-of-text';
import type { KindContext } from '../types';
import { readDeclaration } from './read-ownership';

const ctx: KindContext = { documentId: 5, documentName: 'plan.pdf', readingId: 'reading' };

function read(text: string): { shares: string[]; codes: string[] } {
  const { parts, warnings } = readDeclaration(documentOfText(text), ctx);
  return {
    shares: parts.flatMap((part) => part.shares.map(({ unit, share }) => `${unit}=${share.raw}`)),
    codes: warnings.map(({ code }) => code),
  };
}

const TABLE = `Undivided interests of the homes
Level       A         B         C
3       20.5%     10.5%
2       12.0%     15.0%     12.0%
1       10.0%      8.0%     12.0%`;

describe('shares by floor and stack', () => {
  it('are those of the units that both name together', () => {
    const names = ['3A=20.5%', '3B=10.5%', '2A=12.0%', '2B=15.0%', '2C=12.0%', '1A=10.0%', '1B=8.0%', '1C=12.0%']; // prettier-ignore
    expect(read(TABLE)).toEqual({ shares: names, codes: [] });
  });

  it('are named as the document names one of them', () => {
    const { shares } = read(`Home B-3 is on level 3.\n${TABLE}`);
    expect(shares.slice(0, 3)).toEqual(['A-3=20.5%', 'B-3=10.5%', 'A-2=12.0%']);
    expect(read(TABLE.replace('A         B         C', '1         2         3')).shares[1]).toBe('302=10.5%');
  });

  it('are not taken from a table that is no whole, and that is told', () => {
    const { shares, codes } = read(TABLE.replace('20.5%', '25.5%'));
    expect(shares).toEqual([]);
    expect(codes).toEqual(['ownership-none']);
  });
});
