import type { Facts } from '@hoa/contracts';
import type { ProposalDocument } from './evidence';
import { stateOf } from './state-evidence';
import { findStates } from './states';

const statesIn = (text: string): string[] => findStates(text).map(({ value }) => value);

describe('states', () => {
  it.each([
    ['1200 Elm Street, Denver, CO 80202', 'Colorado'],
    ['Elm Court, Columbus, Ohio 43085-1234', 'Ohio'],
    ['1200 Elm Street  Denver  CO 80202', 'Colorado'],
    ['14 Hadley Ave N, Oakdale MN 55128', 'Minnesota'],
    ['Clubroom, 4 Teal Way, Venice, Florida', 'Florida'],
    ['14 TEAL WAY, VENICE, FLORIDA', 'Florida'],
    ['Checks to the treasurer, PO Box 7, Reading MI.', 'Michigan'],
    ['a Colorado nonprofit corporation', 'Colorado'],
    ['a Virginia non-stock corporation', 'Virginia'],
    ['a Florida corporation not for profit', 'Florida'],
    ['the lake in Elm County, Michigan', 'Michigan'],
    ['County of Elm, State of North Carolina', 'North Carolina'],
    ['under the laws of the State of West Virginia', 'West Virginia'],
    ['as required by the Colorado Common Interest Ownership Act', 'Colorado'],
    ['In accordance with the Texas Property Code', 'Texas'],
    ['below the 20% limit of A.R.S. 33-1803', 'Arizona'],
    ['the disclosure that Civil Code 5570 asks for', 'California'],
    ['Chapter 718 asks for a vote on reserves', 'Florida'],
    ['the annual meeting of RCW 64.90.525', 'Washington'],
  ])('are found in %s', (text, expected) => {
    expect(statesIn(text)).toEqual([expected]);
  });

  it.each([
    '14 Virginia Avenue',
    'Elm Court, Virginia Avenue',
    'Desert Edge, Arizona Public Service',
    'building code 5570',
    'Unit 718',
    'Washington Street lights',
    'OR 12345',
    'paid IN 46012',
    'Reading MI 80202',
    'Georgia Miller, Treasurer',
    'Smith & Sons, CO',
    'Dana Moss, PA',
    '1/9/15  ELM MANAGEMENT CO.  PAGE 1',
  ])('are not found in %s', (text) => {
    expect(statesIn(text)).toEqual([]);
  });
});

let nextId = 0;
function paper(kind: Facts['kind'], lines: string[], vendor?: string): ProposalDocument {
  nextId += 1;
  const parts = vendor === undefined ? [] : [{ kind: 'contract', vendor: { value: vendor } }];
  const pages = [{ page: 1, lines: lines.map((text, index) => ({ index, text })) }];
  return { id: nextId, name: `${nextId}.pdf`, facts: { kind, parts } as unknown as Facts, pages };
}
const stateOfAll = (...documents: ProposalDocument[]) => {
  const { own, likely } = stateOf(documents, 'Teal Grove Homeowners Association');
  return { own: own?.value, likely: likely?.value };
};

describe('the state of an association', () => {
  it.each([
    ['beside its name', 'other', ['Budget of Teal Grove HOA, Mason, Ohio']],
    [
      'after a wrapped name',
      'contract',
      ['between Elm Works and Teal Grove', 'Homeowners Association, Mason, Ohio'],
    ],
    [
      'in the lines under its name',
      'insurance',
      ['Insured: Teal Grove HOA, Inc.', 'c/o Treasurer', 'Mason, Ohio'],
    ],
    [
      'after its whole name',
      'contract',
      ['Client  Teal Grove Master Condominium Association, Inc., Mason, Ohio'],
    ],
    ['after a label', 'contract', ['Property: 37 Elm Terrace, Mason OH (two entries)']],
    ['where it meets', 'other', ['Board meeting, 6:30 pm, 4 Teal Way, Mason, Ohio']],
    ['in the words of its law', 'contract', ['Teal Grove, an Ohio nonprofit corporation']],
  ] as const)('is told %s', (_, kind, lines) => {
    expect(stateOfAll(paper(kind, [...lines]))).toEqual({ own: 'Ohio', likely: undefined });
  });

  it('is not that of a vendor, whose own it decides against', () => {
    const vendor = paper(
      'contract',
      ['MOSS LAWN', '8 Canal Street, Covington, KY 41011', 'Teal Grove HOA'],
      'Moss Lawn',
    );
    expect(stateOfAll(vendor)).toEqual({ own: undefined, likely: 'Kentucky' });
    expect(stateOfAll(vendor, paper('other', ['Teal Grove HOA', '4 Teal Way, Mason, OH 45040']))).toEqual({
      own: 'Ohio',
      likely: undefined,
    });
    const named = paper('contract', ['between Teal Grove and Moss Lawn, Covington, Kentucky'], 'Moss Lawn');
    expect(stateOfAll(named)).toEqual({ own: undefined, likely: 'Kentucky' });
  });

  it('is nothing where vendors sit in two states, or only a carrier, a bank or a person is named', () => {
    const vendor = (address: string) => paper('contract', ['MOSS LAWN', address]);
    expect(
      stateOfAll(vendor('8 Canal St, Covington, KY 41011'), vendor('9 Elm St, Mason, OH 45040')),
    ).toEqual({});
    expect(stateOfAll(paper('insurance', ['Elm Mutual', '9 Elm St, Chicago, IL 60601']))).toEqual({});
    expect(stateOfAll(paper('other', ['Remit to PO Box 9, Phoenix, AZ 85072']))).toEqual({});
    expect(
      stateOfAll(paper('insurance', ['Prepared for Teal Grove', 'Presented by Moss Risk, Mason, Ohio'])),
    ).toEqual({});
    expect(stateOfAll(paper('actuals', ['Miller, Georgia  345.00']))).toEqual({});
  });

  it('is nothing where documents tell two, and the one that most tell', () => {
    const of = (place: string) => paper('other', [`Teal Grove HOA, ${place}`]);
    expect(stateOfAll(of('Mason, Ohio'), of('Covington, Kentucky'))).toEqual({});
    expect(stateOfAll(of('Mason, Ohio'), of('Mason, OH 45040'), of('Covington, Kentucky'))).toEqual({
      own: 'Ohio',
      likely: undefined,
    });
  });
});
