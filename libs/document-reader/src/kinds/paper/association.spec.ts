import { documentOfText } from '../reading/document-of-text';
import { associationOf } from './association';
import { nameIn, placeIn } from './association-names';

describe('names of associations', () => {
  it.each(['Copper Kestrel Association Insurance LLC', 'Copper Kestrel Association Group 014'])(
    'takes the agent %s for none',
    (text) => {
      expect(nameIn(text)).toBeUndefined();
    },
  );

  it.each([
    ['THE COPPER KESTREL MAINTENANCE CORPORATION', 'COPPER KESTREL MAINTENANCE CORPORATION'],
    ['Copper Kestrel Condominium Corporation', 'Copper Kestrel Condominium Corporation'],
    ['COPPER KESTREL TENANTS CORP.', 'COPPER KESTREL TENANTS CORP.'],
    ['Copper Kestrel Apartment Corporation - Budget', 'Copper Kestrel Apartment Corporation'],
    ['THE COPPER KESTREL COUNCIL OF CO-OWNERS', 'COPPER KESTREL COUNCIL OF CO-OWNERS'],
    ['COPPER KESTREL COOPERATIVE, INC.', 'COPPER KESTREL COOPERATIVE, INC.'],
    ['Copper Kestrel Association of Apartment Owners', 'Copper Kestrel Association of Apartment Owners'],
    ['COPPER KESTREL ASSOCIATION OF UNIT OWNERS', 'COPPER KESTREL ASSOCIATION OF UNIT OWNERS'],
    [
      'Budget of the Association of Unit Owners of Copper Kestrel for 2027',
      'Association of Unit Owners of Copper Kestrel',
    ],
    ['Copper Kestrel A Condominium, Inc.', 'Copper Kestrel A Condominium, Inc.'],
    ['COPPER KESTREL CONDOMINIUM, INC.', 'COPPER KESTREL CONDOMINIUM, INC.'],
    ['agent for Copper Kestrel Owners Corporation', 'Copper Kestrel Owners Corporation'],
    ['Reserves of the AOAO Copper Kestrel', 'AOAO Copper Kestrel'],
  ])('takes %s for one that is no association by name', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  it.each([
    [
      'Declaration of Protective Covenants of Copper Kestrel Homeowners Association',
      'Copper Kestrel Homeowners Association',
    ],
    [
      'between Acme Pump Services Corporation and Copper Kestrel Association, Inc.',
      'Copper Kestrel Association, Inc.',
    ],
  ])('leaves out what is not its own in %s', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  it.each([
    'Apartment Building Association Policy',
    'Policy 31 HOA 774120',
    'Otis Elevator Maintenance Corporation',
    'Harbor Builders Corporation',
    'COUNTY WASTE COOPERATIVE, INC.',
    'EXPENSES FOR THE ASSOCIATION',
    'First Trust HOA Services, LLC',
    'TERN ASSOCIATION ADVISORS, LLC, an Ohio company',
    'Item 1. Named Association',
    'COMMERCIAL ASSOCIATION PACKAGE',
    'Payment. The Association pays each month.',
  ])('takes no company for one: %s', (text) => {
    expect(nameIn(text)).toBeUndefined();
  });
});

describe('names of condominiums', () => {
  it.each([
    ['COPPER KESTREL, A CONDOMINIUM', 'COPPER KESTREL, A CONDOMINIUM'],
    ['Copper Kestrel, a Condominium Community', 'Copper Kestrel, a Condominium Community'],
    ['440 COPPER STREET CONDOMINIUM', '440 COPPER STREET CONDOMINIUM'],
    ['BYLAWS OF COPPER KESTREL CONDOMINIUM', 'COPPER KESTREL CONDOMINIUM'],
    ['For the Board of Copper Kestrel Condominium', 'Copper Kestrel Condominium'],
    ['Copper Kestrel Condominium, Elm County', 'Copper Kestrel Condominium'],
  ])('are read in %s', (text, name) => {
    expect(placeIn(text)).toBe(name);
  });

  it.each([
    'DECLARATION OF CONDOMINIUM',
    'the rules of the Condominium',
    'Kestrel Condominium Act',
    'a Residential Condominium',
    'Unit 440 Condominium',
  ])('are not in %s', (text) => {
    expect(placeIn(text)).toBeUndefined();
  });

  const ctx = { documentId: 1, documentName: 'deed.txt', readingId: 'reading' };
  const read = (text: string) => associationOf(documentOfText(text), ctx)?.value;

  it('run over to the next line where a narrow column breaks them', () => {
    expect(
      read('Association   Copper Kestrel Community\n              Association, Inc.\nFee           $100.00'),
    ).toBe('Copper Kestrel Community Association, Inc.');
  });

  it('are beside their label in a form of columns, and follow their trustees', () => {
    expect(
      read(
        'Insured   COPPER KESTREL CONDOMINIUM   Building cover   $9,000.00\n          ASSOCIATION                  Contents cover   $200.00',
      ),
    ).toBe('COPPER KESTREL CONDOMINIUM ASSOCIATION');
    expect(
      read(
        'THIS CONTRACT is between Tern Works, Inc. and the Trustees of the Copper Kestrel\nCondominium Trust, under a declaration of trust.',
      ),
    ).toBe('Copper Kestrel Condominium Trust');
    expect(read('Trustees, Copper Kestrel Condominium Trust')).toBe('Copper Kestrel Condominium Trust');
    expect(read('Tern Power Systems and Copper Kestrel Association')).toBe('Copper Kestrel Association');
  });

  it('go on in the cell below, and in a sentence before they say what they are of', () => {
    expect(
      read(
        'Insurer    Tern Mutual   Insured   Copper Kestrel Townhome\nPolicy no. TRN4471902              Association',
      ),
    ).toBe('Copper Kestrel Townhome Association');
    expect(
      read(
        'This contract is made between Copper Kestrel Harbor\nTownhome Association, a Ohio corporation (the "Association"), and Tern Works.',
      ),
    ).toBe('Copper Kestrel Harbor Townhome Association');
  });

  it('go on below their own field beside others, and after what sort of owners they are of', () => {
    expect(
      read(
        'Insured    Copper Kestrel Community Services    Policy no.   TRN4471902\n           Association                          Term         one year',
      ),
    ).toBe('Copper Kestrel Community Services Association');
    expect(
      read(
        'THIS CONTRACT is between Copper Kestrel Association of Lot\nOwners (the "Owner") and Tern Works.',
      ),
    ).toBe('Copper Kestrel Association of Lot Owners');
  });

  it('go on in the next line of a sentence, and follow the name of whom they engage', () => {
    expect(
      read(
        'This is made between Tern Works ("Company") and Copper Kestrel Property\nOwners Association, Inc. ("Client"), a Ohio corporation.',
      ),
    ).toBe('Copper Kestrel Property Owners Association, Inc.');
    expect(
      read(
        'Between Tern Works, Inc., Contractor, and Copper Kestrel Community Association, Inc., the Association.',
      ),
    ).toBe('Copper Kestrel Community Association, Inc.');
    expect(
      read('Between Tern Works, Provider, and Copper Kestrel Condominium\nCorporation, the Association.'),
    ).toBe('Copper Kestrel Condominium Corporation');
  });

  it('go on in the next line in capitals, and as a council', () => {
    expect(
      read(
        'RULES FOR COPPER KESTREL\nfor the benefit of COPPER KESTREL COMMUNITY\nASSOCIATION, an Ohio corporation.',
      ),
    ).toBe('COPPER KESTREL COMMUNITY ASSOCIATION');
    expect(
      read('COPPER KESTREL\nThe flats that belong to Copper Kestrel Council of\nCo-Owners, have shares.'),
    ).toBe('Copper Kestrel Council of Co-Owners');
    expect(read('DECLARATION\nAssociation\nFees are due.')).toBeUndefined();
    expect(read('RESALE CERTIFICATE\nAssociation  Unit\n')).toBeUndefined();
    expect(read('Tern Association Management, Inc. manages Copper Kestrel Condominium Association, an Ohio body.')).toBe('Copper Kestrel Condominium Association'); // prettier-ignore
  });

  it('go on behind a hyphen, and behind the day of a paper that they made', () => {
    expect(
      read(
        'DEED OF\nCOPPER KESTREL\nThe first board of Copper Kestrel Townhouse Council of Co-\nOwners has five members.',
      ),
    ).toBe('Copper Kestrel Townhouse Council of Co-Owners');
    expect(
      read(
        'AMENDMENT\nOF COPPER KESTREL, A CONDOMINIUM\nmade on May 4, 2015 by Copper Kestrel\nOwners Association, Inc. and recorded.',
      ),
    ).toBe('Copper Kestrel Owners Association, Inc.');
  });

  it('stand below the label of a form, in cells that wide words make', () => {
    const title = 'ORDER\nof\npool\ncare\nfor\nthe\nseason\n';
    expect(
      read(
        `${title}CUSTOMER                                                 DAY OF ORDER\nCopper   Kestrel   Owners Association,   Inc.   May   4,   2025`,
      ),
    ).toBe('Copper Kestrel Owners Association, Inc.');
  });

  it('come from a sentence where the head of the document has their first words', () => {
    const sentence = 'The land was surveyed before Copper Kestrel Association held title to it.';
    expect(read(`DECLARATION\nCOPPER KESTREL\n${sentence}`)).toBe('Copper Kestrel Association');
    expect(read(`DECLARATION\nELM COURT\n${sentence}`)).toBeUndefined();
    expect(read(`COPPER KESTREL APARTMENT OWNERS\nTreasurer's list`)).toBe('COPPER KESTREL APARTMENT OWNERS');
  });

  it('come from letterheads, titles and signatures, never from the middle of a sentence', () => {
    const notes =
      'Notes: the road is plowed together with Elm Court Homeowners Association, which pays half of it.\nWe were billed by Elm Court Homeowners Association in May.';
    expect(read(`2026 Budget\nWater  100.00\n${notes}`)).toBeUndefined();
    expect(read(`Copper Kestrel HOA\n2026 Budget\n${notes}\n${notes}\n${notes}`)).toBe('Copper Kestrel HOA');
    expect(
      read(`2026 Budget\n${notes}\n${notes}\nFor the Board of Copper Kestrel Homeowners Association`),
    ).toBe('Copper Kestrel Homeowners Association');
    expect(
      read(
        'Statement of revenues and expenses of Copper Kestrel Homeowners Association for the year that ended December 31, 2026',
      ),
    ).toBe('Copper Kestrel Homeowners Association');
  });

  it('come from sentences that name a party to the document', () => {
    for (const sentence of [
      'This policy is issued to the insured, Copper Kestrel Homeowners Association, and its board.',
      'This agreement is made by Tern Works and Copper Kestrel Homeowners Association (the "Association").',
      'We, the members of Copper Kestrel Homeowners Association, have adopted these rules.',
    ])
      expect(read(sentence)).toMatch(/Copper Kestrel Homeowners Association$/);
  });

  it('run over the end of a line that says what the association is called', () => {
    const words =
      'The council of co-owners shall be known as Copper\nKestrel Property Owners Association. It keeps the roofs.';
    expect(read(`DECLARATION OF HORIZONTAL PROPERTY REGIME\n${words}`)).toBe(
      'Copper Kestrel Property Owners Association',
    );
  });

  it('are written as the signature below a letterhead in capitals writes them', () => {
    expect(
      read(
        'COPPER KESTREL COMMUNITY ASSOCIATION\nDear Member\nSincerely,\nCopper Kestrel Community Association',
      ),
    ).toBe('Copper Kestrel Community Association');
  });

  it('stand for the association where no other name does', () => {
    expect(read('MASTER DEED\nCOPPER KESTREL, A CONDOMINIUM\nThe Association keeps the roofs.')).toBe(
      'COPPER KESTREL, A CONDOMINIUM',
    );
    expect(
      read('MASTER DEED\nCOPPER KESTREL, A CONDOMINIUM\nThe owners form Copper Kestrel Council of Owners.'),
    ).toBe('Copper Kestrel Council of Owners');
  });
});
