import 'reflect-metadata';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatDollars } from '@hoa/budget-math';
import { DEFAULT_UNITS, type BudgetReconciliation } from '@hoa/contracts';
import { budgetCsv } from './outputs/export/csv';
import { budgetWorkbook } from './outputs/export/excel/workbook';
import { exportFileName } from './outputs/export/file-name';
import { reportOf, type Report } from './outputs/export/report';
import { budgetPdf } from './outputs/export/pdf/pdf';
import { budgetTable } from './outputs/export/table';
import { readAll, type Belonging } from './cli-documents';
import { parametersOf, NotStated, UsageError, type TypedOptions } from './cli-parameters';
import { describeStop, describeTotals } from './cli-totals';
import { toBudgetReconciliation } from './pipeline/budget/reconciliation';
import { defaultRates } from './pipeline/economics/rates';
import { builtInLines } from './pipeline/extraction/chains/read-lines/rules';
import { builtInNotes } from './pipeline/generation/chains/write-notes/rules';
import { NeedsAnswers } from './pipeline/generation/generation.errors';
import { isReconciled } from './pipeline/generation/rules/gate';
import { generate } from './pipeline/generation/stages/pipeline';
import type { Outcome } from './pipeline/generation/stages/types';
import { Config } from './platform/config/config';
import { AppError } from './platform/errors/app-error';
import { PrintService } from './platform/print/print.service';

const USAGE = `Makes a yearly budget from an association's documents, without a browser or a server.

  npm run budget -- --units 48 --location Colorado --association "Cedar Bend" samples/*.pdf -o out/

What is not said is taken from the documents, and printed with its place.

  --association NAME     whose budget it is
  --location STATE       a U.S. state by its full name
  --units N              units of the association (${DEFAULT_UNITS} where no document says it)
  --year YYYY            the year to budget (the one after the latest of the documents)
  --property-type TYPE   Condominium, Single Family Homes, Townhomes or Mixed Use (Condominium where no document says it)
  --fiscal-month 1..12   the month in which the fiscal year begins (1 where no document says it)
  --belongs FILE         a document that names another association although its figures belong to this one; may be
                         repeated, and needs --association
  --accept-unreconciled  generate although the lines do not add up to the totals printed in the documents
  -o, --out FOLDER       where the CSV, the Excel workbook and the PDF are written (the current folder unless said otherwise)
`;

const NEEDS_ANSWERS = 3;

interface Command {
  typed: TypedOptions;
  files: string[];
  /** Files that are of the association whatever they name. */
  belonging?: Belonging | undefined;
  out: string;
  acceptUnreconciled: boolean;
}

async function main(argv: string[]): Promise<number> {
  const command = commandOf(argv);
  if (!command) {
    console.log(USAGE);
    return 0;
  }
  const documents = await readAll(command.files, command.belonging);
  const totals = describeTotals(documents);
  if (totals !== '') console.log(totals);
  const { parameters, remarks } = parametersOf(command.typed, documents);
  if (remarks.length > 0) console.log(`${remarks.join('\n')}\n`);
  const outcome = await generate(
    {
      documents: async () => documents,
      rates: async () => [...defaultRates],
      readLines: builtInLines(),
      writeNotes: builtInNotes(),
    },
    {
      parameters,
      documentIds: documents.map(({ id }) => id),
      kept: [],
      acceptUnreconciled: command.acceptUnreconciled,
    },
  );
  const report = reportOf({
    parameters,
    items: outcome.items,
    status: 'draft',
    notes: outcome.notes.map(({ message }) => message),
    reconciliation: reconciliationOf(outcome),
  });
  print(report, outcome);
  await mkdir(command.out, { recursive: true });
  const fileOf = (extension: 'csv' | 'xlsx' | 'pdf') =>
    path.join(command.out, exportFileName(parameters, extension));
  const made = new Date();
  await writeFile(fileOf('csv'), budgetCsv(report));
  await writeFile(fileOf('xlsx'), await budgetWorkbook(report, made));
  const pdf = await pdfOf(report, made);
  if (pdf) await writeFile(fileOf('pdf'), pdf);
  console.log(
    `\nWritten to ${fileOf('csv')}${pdf ? `, ${fileOf('xlsx')} and ${fileOf('pdf')}` : ` and ${fileOf('xlsx')}`}`,
  );
  return 0;
}

/** Nothing where there is no browser to draw it: the other files are worth having. */
async function pdfOf(report: Report, made: Date): Promise<Buffer | null> {
  const print = new PrintService(Config.fromEnvironment());
  try {
    return await budgetPdf(print, { report, made });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return null;
  } finally {
    await print.onApplicationShutdown();
  }
}

function commandOf(argv: string[]): Command | undefined {
  const { values, positionals } = parsed(argv);
  if (values.help) return undefined;
  if (positionals.length === 0) throw new UsageError('Please name the documents to budget from.');
  return {
    typed: values,
    files: [...new Set([...positionals, ...(values.belongs ?? [])])],
    belonging: belongingOf(values),
    out: values.out ?? '.',
    acceptUnreconciled: values['accept-unreconciled'] ?? false,
  };
}

function belongingOf({ belongs, association }: Typed): Belonging | undefined {
  if (!belongs) return undefined;
  if (!association) throw new UsageError('Please name the association with --association, since --belongs says that a document is of it.'); // prettier-ignore
  return { files: new Set(belongs), association };
}

type Typed = ReturnType<typeof parsed>['values'];

function parsed(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        association: { type: 'string' },
        location: { type: 'string' },
        units: { type: 'string' },
        year: { type: 'string' },
        'property-type': { type: 'string' },
        'fiscal-month': { type: 'string' },
        belongs: { type: 'string', multiple: true },
        'accept-unreconciled': { type: 'boolean' },
        out: { type: 'string', short: 'o' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function reconciliationOf({ gate }: Outcome): BudgetReconciliation | undefined {
  if (isReconciled(gate)) return undefined;
  return toBudgetReconciliation({ status: 'not-reconciled', differences: gate.differences });
}

function print(report: Report, { notes }: Outcome): void {
  const { parameters, totals, banner } = report;
  if (banner !== null) console.log(`${banner}\n`);
  const cents = (amount: number) => formatDollars(amount, { cents: true });
  console.log(
    `${parameters.associationName}, ${parameters.location}: budget ${parameters.year}, ${parameters.units} units\n`,
  );
  console.log(budgetTable(report));
  const net = `${totals.netCents < 0 ? 'deficit' : 'surplus'} ${cents(Math.abs(totals.netCents))}`;
  console.log(
    `Income ${cents(totals.incomeCents)}, expenses ${cents(totals.expensesCents)}${banner === null ? `, ${net}` : ''}.`,
  );
  console.log(
    `Monthly fee per unit ${formatDollars(totals.monthlyFeeCents)}, ` +
      `annual assessment per unit ${formatDollars(totals.annualPerUnitCents)}.`,
  );
  if (notes.length > 0) console.log(`\nNotes\n${notes.map((note) => `- ${note.message}`).join('\n')}`);
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    if (error instanceof NeedsAnswers) {
      process.stderr.write(`${describeStop(error.findings)}\n`);
      process.exitCode = NEEDS_ANSWERS;
      return;
    }
    const isOfCommand = error instanceof UsageError || error instanceof NotStated;
    const known = error instanceof AppError || isOfCommand;
    process.stderr.write(
      `${known ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    if (error instanceof UsageError) process.stderr.write(`\n${USAGE}`);
    process.exitCode = isOfCommand ? 2 : 1;
  },
);
