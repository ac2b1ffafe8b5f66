import { documentOfText } from '../reading/document-of-text';
import { kindOfUnnamed } from './unnamed';

const kindOf = (text: string) => kindOfUnnamed(documentOfText(text).pages);

describe('papers that no title names', () => {
  it('are schedules of interests where their shares make a whole', () => {
    const of = 'Each owner holds in the common property:\n';
    expect(kindOf(`${of}Flat 1, a quarter (25%);\nFlat 2, a quarter (25%);\nFlat 3, a fifth (20%);\nFlat 4, three tenths (30%).`)).toBe('declaration'); // prettier-ignore
    expect(kindOf(`${of}A1    .25\nA2    .25\nA3    .20\nA4    .30`)).toBe('declaration');
    expect(kindOf(`${of}Home  Parts of 1,000\nA1    250\nA2    250\nA3    200\nA4    300\nAll   1,000`)).toBe('declaration'); // prettier-ignore
    expect(kindOf(`${of}A1    25%\nA2    25%\nA3    20%\nA4    20%`)).toBeUndefined();
    expect(
      kindOf('Where the common area dollar goes\nWater  25%\nPower  25%\nLawn  20%\nPool  30%'),
    ).toBeUndefined();
    expect(kindOf('Pie chart of costs\nWater  25%\nPower  25%\nLawn  20%\nPool  30%')).toBeUndefined();
  });

  it('are inventories of a reserve where each row has both its lives and a cost', () => {
    const head = 'Item            Cost   Lasts (years)   Left (years)';
    const rows = [
      'Gate          $4,000              12              5',
      'Pier         $90,000              30             11',
      'Lift         $60,000              25             25',
    ].join('\n');
    expect(kindOf(`${head}\n${rows}`)).toBe('reserve-study');
    expect(kindOf(rows)).toBeUndefined();
  });

  it('are declarations where they are exhibits to one, whatever they give out', () => {
    const stalls = 'It assigns stalls and gives out no ownership.\nHome  Stall\n1  7\n2  9';
    expect(kindOf(`EXHIBIT G\nThis Exhibit is attached to the Master Deed.\n${stalls}`)).toBe('declaration');
    expect(kindOf(`PARKING LIST\nThis list is attached to the minutes.\n${stalls}`)).toBeUndefined();
  });

  it('are contracts where a firm is engaged by letter', () => {
    const letter =
      'Re: Engagement as engineer\nMoss Partners LLP ("the firm", "we") is pleased to assist Pier Owners ("you").\nEngineers are $210.00 per hour. Our fee of $9,000.00 is due with the report. Please sign below and return a copy.';
    expect(kindOf(letter)).toBe('contract');
  });

  it('are no contracts where they say so', () => {
    const bid =
      'ESTIMATE\nMoss Docks will tend the pier for $240.00 per month, starting May 1, 2025 through April 30, 2026.\nPrices are firm.\nAccepted by: ____';
    expect(kindOf(bid)).toBe('contract');
    expect(kindOf(`${bid}\nThis is an estimate and not a contract.`)).toBeUndefined();
    expect(kindOf(`${bid}\nThis letter is neither an offer nor an agreement.`)).toBeUndefined();
  });

  it('are contracts where they have what contracts have', () => {
    expect(
      kindOf(
        'Dear Board,\nWe propose to survey the sea wall.\nThe work is done for a lump sum of $9,000.00.\nThis offer is good for 30 days.\nAccepted by: ________',
      ),
    ).toBe('contract');
    expect(
      kindOf(
        'PUMP CARE\nFrom May 1, 2025 until April 30, 2027. The plan then renews for one year at a time.\nWe may change our monthly price once a year. We will oil the pumps. You pay $310.00 a month.\nAccepted by: ________',
      ),
    ).toBe('contract');
    expect(
      kindOf(
        'From: Ed Moss (Gull Docks)\nTo: Ana Reyes\nGull Docks will tend the pier for $240.00 per month, starting May 1, 2025 and going through April 30, 2026. No increases during that time.\nShe wrote: Agreed on behalf of Pier Owners.',
      ),
    ).toBe('contract');
    expect(
      kindOf(
        'Buyer: Pier Owners\nStart: May 1, 2025\nEnd: April 30, 2026\n$240.00 per month\nSeller will tend the pier.\nAccepted by: ____',
      ),
    ).toBe('contract');
    expect(
      kindOf(
        'To the owners:\nThe Board picked a new firm to tend the pier, starting May 1, 2025. It costs us $240.00 per month and no increase in dues is planned.',
      ),
    ).toBeUndefined();
    expect(kindOf('Dear Board,\nThe sea wall was surveyed in May.')).toBeUndefined();
  });

  it('are a declaration where articles speak of a declarant', () => {
    const pages = `WHEREAS, Declarant desires to convert the flats;
ARTICLE IX
MEMBERSHIP
Each member has one vote.
ARTICLE XI
ASSESSMENTS
All assessments, except those levied by Declarant, are fixed equally.`;
    expect(kindOf(pages)).toBe('declaration');
    expect(kindOf(pages.replaceAll('Declarant', 'the Board'))).toBeUndefined();
  });
});
