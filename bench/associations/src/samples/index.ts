import { type Paper } from '../layout/paper';
import { writeDocx } from '../writers/docx';
import { writePdf } from '../writers/pdf';
import { writeXlsx } from '../writers/xlsx';
import { budgetPaper } from './budget';
import { elevatorPaper, landscapePaper } from './contracts';
import { declarationPaper } from './declaration';
import { insurancePaper } from './insurance';
import { reservePaper } from './reserve';

const samples: { name: string; paper: () => Paper; write: (paper: Paper) => Promise<Buffer> }[] = [
  { name: 'prior-year-budget.pdf', paper: budgetPaper, write: writePdf },
  {
    name: 'prior-year-budget.xlsx',
    paper: budgetPaper,
    write: (paper) => writeXlsx(paper, { name: 'FY 2026 Budget' }),
  },
  { name: 'landscape-contract.docx', paper: landscapePaper, write: writeDocx },
  { name: 'elevator-contract.pdf', paper: elevatorPaper, write: writePdf },
  { name: 'insurance-policy.pdf', paper: insurancePaper, write: writePdf },
  { name: 'ccr-declaration.pdf', paper: declarationPaper, write: writePdf },
  { name: 'reserve-study.pdf', paper: reservePaper, write: writePdf },
];

/** The files of `samples/`, each with its bytes. */
export async function writeSamples(): Promise<{ name: string; bytes: Buffer }[]> {
  return Promise.all(samples.map(async ({ name, paper, write }) => ({ name, bytes: await write(paper()) })));
}
