import { promise, source } from './sources.mjs';

const WORDS = [
  'Unit 101', 'Units 1-9, each', 'Lot 5, Block 2', 'Building A', '101', '1-1-1-1-1', 'A-12', '2.5000%', '1/36th', 'one thirty-sixth', '.0125', '20500%', 'EXHIBIT B', 'Percentage Interest',
  'undivided interest in the Common Elements', 'DECLARATION', 'FIRST AMENDMENT TO DECLARATION', 'is hereby deleted', 'is amended to read', 'equal', 'square feet', 'par value', 'votes', 'Total', '100%',
  'This Agreement is made by and between', 'Oak HOA ("Association")', 'and Acme Pools, LLC ("Contractor")', 'shall pay $1,250.00 per month', '$______', '$[*]', 'Year 1', 'Year 2  $600.00', 'per visit', 'per unit',
  'increase three percent (3%)', 'Consumer Price Index', 'not to exceed 5%', 'January 1, 2026', 'through December 31, 2026', 'sixty (60) days written notice', 'renew', 'automatically', 'fuel surcharge', 'INVOICE', 'Re:', 'Dear Board',
  'Policy Number: ABC-1234567', 'Policy Period: 06/01/2026 to 06/01/2027', 'Premium', 'Deductible', 'Total Premium', '$1,000,000', 'General Liability', 'Mutual Insurance Company', 'Named Insured', 'per occurrence', 'TRIA', 'Binder',
  'Component', 'Useful Life', 'Remaining Life', 'Current Cost', 'Roof', '20', '8', '$100,000', 'Percent funded', '70%', 'reserve balance', 'contribution', 'inflation', 'RESERVE STUDY', 'fully funded', 'special assessment',
  'GL Code', 'Description', '2025 Actual', '2026 Budget', 'Variance', '7810', 'Electricity', 'Utilities', 'Total Utilities', 'Total Income', 'Total Expenses', 'Net Income', '18,000.00', '(1,250.50)', 'Jan', 'Dec', 'YTD', 'monthly', 'annual',
  '.....', '----', '____', '|', '(', ')', '\n', '\n\n', '\f', '  ', '    ', '\t', '\u00a0', '𝟙', 'l0l', 'O.5O%', 'continued', 'Page 2 of 3', 'Section 4.2', '“', '”', '•',
]; // prettier-ignore
const CONTEXT = { documentId: 1, documentName: 'paper.pdf', readingId: 'reading' };
const READERS = {
  budget: ['libs/document-reader/src/kinds/statement/read-statement.ts', 'readBudget'],
  declaration: ['libs/document-reader/src/kinds/ownership/read-ownership.ts', 'readDeclaration'],
  contract: ['libs/document-reader/src/kinds/contract/read-contract.ts', 'readContract'],
  insurance: ['libs/document-reader/src/kinds/insurance/read-insurance.ts', 'readInsurance'],
  reserve: ['libs/document-reader/src/kinds/reserve/read-reserve.ts', 'readReserve'],
};
const PAPERS = {
  budget: ['Oak HOA\n2026 Operating Budget\n\nGL Code  Description  2025 Actual  2026 Budget\n6100  Assessments  240,000.00  250,000.00\n7810  Electricity  17,000.00  18,000.00\n7820  Water  (1,200.00)  $1,250.50\nTotal Expenses  15,800.00  19,250.50\n'],
  declaration: ['DECLARATION OF CONDOMINIUM\nOak Owners Association\n\fEXHIBIT B\nUnit  Square Feet  Percentage Interest\n101  900  33.3333%\n102  900  33.3333%\n103  900  33.3334%\nTotal  2,700  100%\n', 'The Common Elements are owned in thirty-six (36) equal shares, one thirty-sixth (1/36th) for each Unit.\nFIRST AMENDMENT: Exhibit B is hereby deleted.\n'],
  contract: ['POOL SERVICE AGREEMENT\nThis Agreement is made by and between Oak HOA ("Association") and Acme Pools, LLC ("Contractor").\nTerm: January 1, 2026 through December 31, 2026. It shall renew automatically unless sixty (60) days written notice is given.\nThe Association shall pay $1,250.00 per month, with an increase of three percent (3%) each year, not to exceed the Consumer Price Index.\n'],
  insurance: ['COMMERCIAL PACKAGE POLICY DECLARATIONS\nNamed Insured: Oak HOA\nPolicy Number: ABC-1234567  Policy Period: 06/01/2026 to 06/01/2027\nGeneral Liability  $1,000,000 per occurrence  Premium  $4,200\nDeductible: $5,000\nTotal Premium  $18,450.00\n'],
  reserve: ['RESERVE STUDY\nOak HOA, fiscal year 2026\nThe reserves are 70% funded; reserve balance $250,000. Recommended contribution $4,000 per month. Inflation 3%.\nComponent  Useful Life  Remaining Life  Current Cost\nRoof  20  8  $100,000\nPaving  15  2  $40,000\nTotal  $140,000\n'],
}; // prettier-ignore

/** Documents as lines of text, printed or recognised (an input's first byte says which), as one kind's reader or the whole understands them. */
export function target(name) {
  const { documentOfText } = source('libs/document-reader/src/kinds/reading/document-of-text.ts');
  const { Part, Facts } = source('libs/contracts/src/facts.ts');
  const { misplaced } = source('libs/document-reader/fixtures/misplaced.ts');
  const { factsOf } = source('libs/document-reader/src/facts.ts');
  const [file, reader] = READERS[name] ?? [];
  const read = file && source(file)[reader];
  const papers = PAPERS[name] ?? Object.values(PAPERS).flat();
  return {
    words: WORDS,
    first: () => papers.flatMap((paper) => [Buffer.from(` ${paper}`), Buffer.from(`!${paper}`)]),
    most: 6_000,
    run: (bytes) => {
      const doc = documentOfText(bytes.subarray(1).toString(), bytes[0] % 2 === 0 ? 'text' : 'ocr');
      if (!read) Facts.parse(factsOf(doc, CONTEXT));
      else for (const part of read(doc, CONTEXT).parts) checkPart({ part: Part.parse(part), doc, misplaced });
    },
  };
}

function checkPart({ part, doc, misplaced }) {
  promise(JSON.stringify(part).length < 5_000_000, 'a part of megabytes');
  const [first] = misplaced(doc, [part]);
  promise(first === undefined, first);
}
