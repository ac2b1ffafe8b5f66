import { documentOfText } from '../reading/document-of-text';
import { associationOf } from './association';

/** Names as published documents print them; all of them are made up. */

const ctx = { documentId: 1, documentName: 'deed.txt', readingId: 'reading' };
const read = (text: string): string | undefined => associationOf(documentOfText(text), ctx)?.value;

it.each([
  [
    'RE: Copper Kestrel Homeowners Association dba Tern Harbor Condominium Association, Inc.',
    'Copper Kestrel Homeowners Association dba Tern Harbor Condominium Association, Inc.',
  ],
  [
    'Bill to\nCopper Kestrel Homeowners Association\ndba Tern Harbor\nPO Box 12',
    'Copper Kestrel Homeowners Association dba Tern Harbor',
  ],
  [
    'INSURED\nCopper Kestrel Homeowners Association dba     INSURER B:\nTern Harbor Association, Inc     INSURER C:',
    'Copper Kestrel Homeowners Association dba Tern Harbor Association, Inc',
  ],
  [
    'THIS AGREEMENT is made by and between COPPER  KESTREL  VILLAS  CONDOMINIUM\nASSOCIATION, INC., a corporation (the "Association"), and others.',
    'COPPER KESTREL VILLAS CONDOMINIUM ASSOCIATION',
  ],
  [
    'AMENDMENT TO MASTER DEED\nCOPPER KESTREL HORIZONTAL PROPERTY REGIME\nSTATE',
    'COPPER KESTREL HORIZONTAL PROPERTY REGIME',
  ],
  [
    'DEED\n1.1 “Association” means Copper Kestrel Townhome\nOwners Association, Inc. 1.2 “Unit” means a home.\nCOPPER KESTREL TOWNHOMES, A CONDOMINIUM',
    'Copper Kestrel Townhome Owners Association, Inc.',
  ],
  [
    'INSURED     AGENT\nCOPPER KESTREL HORIZONTAL PROPERTY     Tern Agency\nREGIME',
    'COPPER KESTREL HORIZONTAL PROPERTY REGIME',
  ],
  [
    'Copper Kestrel Condominium Association of Tern Harbor, Inc.     Policy 12',
    'Copper Kestrel Condominium Association of Tern Harbor, Inc.',
  ],
  [
    'COPPER KESTREL, A CONDOMINIUM\nARTICLE 4. Unit Owners Association. The Copper Kestrel Unit Owners Association is formed.',
    'Copper Kestrel Unit Owners Association',
  ],
  [
    'between Gull Docks (Gull), Salem, Oregon, and Copper Kestrel Owners Association (HOA).',
    'Copper Kestrel Owners Association',
  ],
])('has the whole name of an association: %s', (text, name) => {
  expect(read(text)).toBe(name);
});

it('is not named by the number of a clause or of a form', () => {
  expect(read('1.2 Association. Tern Harbor Owners Association, Inc., a nonprofit corporation.')).toBe(
    'Tern Harbor Owners Association, Inc.',
  );
  expect(read('INSURED\nTern Harbor Hoa     INSURER C:\nForms\nCMP-4696 Residential Community Assoc')).toBe(
    'Tern Harbor Hoa',
  );
});

it('is the name that heads the document, not the words that lead up to it', () => {
  expect(read('Tern Harbor HOA Cost Projections\nGoal: Long-Term Solvency of Tern Harbor HOA')).toBe(
    'Tern Harbor HOA',
  );
});

it('is named more fully than its condominium', () => {
  expect(
    read(
      'AMENDMENT TO DECLARATION OF TERN HARBOR CONDOMINIUM\nremove any officer of the Condominium Owners Association of Tern Harbor, Inc.',
    ),
  ).toBe('Condominium Owners Association of Tern Harbor, Inc.');
  expect(
    read(
      'units of the Tern Harbor Condominium\n(a) Tern Harbor Condominium Unit Owners Association, Inc., an Ohio nonprofit corporation, has\nbeen formed.',
    ),
  ).toBe('Tern Harbor Condominium Unit Owners Association, Inc.');
  expect(read('Exhibit B to the Declaration, Tern Court 1984 Condominium')).toBe(
    'Tern Court 1984 Condominium',
  );
});

it('runs over two lines in capitals', () => {
  expect(
    read(
      'THIS AGREEMENT is entered into on June 12, 2026, between TERN HARBOR\nCONDOMINIUM ASSOCIATION, INC. (the "Association") and GULL MANAGEMENT GROUP,\nLLC.',
    ),
  ).toBe('TERN HARBOR CONDOMINIUM ASSOCIATION');
});

it('is no party of whom a sentence speaks', () => {
  const text =
    'Named Association:   Tern Harbor Owners Association\nthese pages are the contract between the\nINSURER\nInsurer and the Association.';
  expect(read(text)).toBe('Tern Harbor Owners Association');
});
