import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { expenseCategories, lineAmounts, noteOf } from '@hoa/budget-math';
import {
  PPTX_TYPE,
  type BudgetItem,
  type EmailExport,
  type Parameters,
  type PresentationData,
  type WordsBy,
} from '@hoa/contracts';
import { assessmentOf } from '../../insights/ccr/assessment';
import { SchedulesService } from '../../insights/ccr/schedules.service';
import { Clock } from '../../insights/clock/clock';
import { RecommendationsService } from '../../insights/recommendations/recommendations.service';
import { BudgetService } from '../../pipeline/budget/budget.service';
import { GenerationService } from '../../pipeline/generation/generation.service';
import { ParametersService } from '../../pipeline/parameters/parameters.service';
import { AiCalls } from '../../platform/ai/ai-calls';
import { askerOf, type Asker } from '../../platform/ai/asker';
import { AiProviders, BUILT_IN } from '../../platform/ai/providers';
import { PrintService } from '../../platform/print/print.service';
import { writeEmailChain } from './chains/write-email/chain';
import { builtInEmail } from './chains/write-email/rules';
import { writeSlidesChain } from './chains/write-slides/chain';
import { builtInSlides } from './chains/write-slides/rules';
import { budgetCsv } from './csv';
import { boardEmail } from './email';
import type { WorkbookAssessments } from './excel/assessments-sheet';
import { budgetWorkbook } from './excel/workbook';
import { nothingToExport } from './export.errors';
import { exportFileName } from './file-name';
import { emlFile } from './mime';
import { budgetPdf, slidesPdf } from './pdf/pdf';
import { presentationData, type WireItem } from './presentation';
import { oneLine } from './plain-text';
import { reportOf, type Report } from './report';
import type { ExportedFile } from './send-file';
import { presentationFile } from './slides/deck';

export const PDF_TYPE = 'application/pdf';
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Made {
  parameters: Parameters;
  report: Report<WireItem>;
}

/** One budget in every form. It stores nothing. */
@Injectable()
export class ExportService {
  constructor(
    private readonly parameters: ParametersService,
    private readonly budget: BudgetService,
    private readonly generation: GenerationService,
    private readonly recommendations: RecommendationsService,
    private readonly schedules: SchedulesService,
    private readonly providers: AiProviders,
    private readonly calls: AiCalls,
    private readonly clock: Clock,
    private readonly print: PrintService,
  ) {}

  /** What every output shows. A budget without lines is refused. */
  async report(parametersId: number): Promise<Report> {
    return (await this.made(parametersId)).report;
  }

  /** The same, with what each unit pays by the association's latest schedule, if it has one. */
  async assessed(parametersId: number): Promise<{ report: Report; assessments?: WorkbookAssessments }> {
    const { report, parameters } = await this.made(parametersId);
    const assessments = await this.assessmentsOf(report, parameters.associationId);
    return { report, ...(assessments ? { assessments } : {}) };
  }

  async excel(parametersId: number): Promise<ExportedFile> {
    return this.workbookOf(await this.made(parametersId));
  }

  /** The same file whichever provider is named: arithmetic is not theirs. An unknown or unconfigured one is refused. */
  async csv(parametersId: number, provider: string): Promise<ExportedFile> {
    this.providers.assertUsable(provider);
    const { report } = await this.made(parametersId);
    return {
      name: exportFileName(report.parameters, 'csv'),
      mediaType: 'text/csv; charset=utf-8',
      bytes: Buffer.from(budgetCsv(report), 'utf8'),
    };
  }

  /** Figures are computed; words are the built-in ones, or those of a provider that is named. */
  async email(parametersId: number, by: WordsBy): Promise<EmailExport> {
    const asker = await this.asker(by);
    return this.mail((await this.made(parametersId)).report, asker);
  }

  /** The mail as a draft for a mail program, with the workbook attached. */
  async emailFile(parametersId: number, by: WordsBy): Promise<ExportedFile> {
    const asker = await this.asker(by);
    const made = await this.made(parametersId);
    const { report } = made;
    const { subject, textContent } = await this.mail(report, asker);
    const attachment = await this.workbookOf(made);
    const eml = emlFile({
      from: oneLine(report.parameters.associationName),
      to: 'Board Members',
      subject,
      text: `${textContent}\n\nAttached: ${attachment.name}\n`,
      attachment,
      date: this.clock.now(),
      token: randomUUID(),
    });
    return {
      name: exportFileName(report.parameters, 'eml'),
      mediaType: 'message/rfc822',
      bytes: Buffer.from(eml, 'latin1'),
    };
  }

  /** Figures are computed; words are the built-in ones, or those of a provider that is named. */
  async presentation(parametersId: number, by: WordsBy): Promise<PresentationData> {
    const asker = await this.asker(by);
    const { parameters, report } = await this.made(parametersId);
    const recommendations = await this.recommendations.recommend(parametersId, by);
    const chain = asker ? writeSlidesChain(asker) : builtInSlides();
    const { data, provider, notes } = await chain.invoke({
      data: presentationData({ report, parameters, recommendations }),
    });
    // Of the suggestions' words, too: they are on the slides.
    const said = asker ? [...new Set([...recommendations.notes, ...notes])] : [];
    return { ...data, provider, notes: said };
  }

  /** The six slides for the programs that show such. */
  async presentationFile(parametersId: number, by: WordsBy): Promise<ExportedFile> {
    const data = await this.presentation(parametersId, by);
    return {
      name: exportFileName(data.parameters, 'pptx'),
      mediaType: PPTX_TYPE,
      bytes: await presentationFile(data),
    };
  }

  /** The document for the board. */
  async pdf(parametersId: number): Promise<ExportedFile> {
    const { report } = await this.made(parametersId);
    return {
      name: exportFileName(report.parameters, 'pdf'),
      mediaType: PDF_TYPE,
      bytes: await budgetPdf(this.print, { report, made: this.clock.now() }),
    };
  }

  /** The six slides, a page each. */
  async slidesPdf(parametersId: number, by: WordsBy): Promise<ExportedFile> {
    const data = await this.presentation(parametersId, by);
    return {
      name: exportFileName(data.parameters, 'pdf', 'Slides'),
      mediaType: PDF_TYPE,
      bytes: await slidesPdf(this.print, data),
    };
  }

  private asker({ provider = BUILT_IN }: WordsBy): Promise<Asker | undefined> {
    return askerOf(provider, { providers: this.providers, calls: this.calls });
  }

  private async mail(report: Report, asker: Asker | undefined): Promise<EmailExport> {
    const chain = asker ? writeEmailChain(asker) : builtInEmail();
    const { words, ...by } = await chain.invoke({ report });
    return { ...boardEmail(report, words), ...by };
  }

  private async made(parametersId: number): Promise<Made> {
    const parameters = await this.parameters.get(parametersId);
    const [budget, items, reserves] = await Promise.all([
      this.budget.get(parametersId),
      this.budget.list(parametersId),
      this.budget.reserves(parametersId),
    ]);
    if (items.length === 0) throw nothingToExport();
    const notes = budget.runId === null ? [] : (await this.generation.run(budget.runId)).notes;
    return {
      parameters,
      report: reportOf({
        parameters,
        items: items.map(toWireItem),
        status: budget.status,
        notes: notes.map(({ message }) => message),
        reconciliation: budget.reconciliation,
        funds: budget.funds,
        reserves,
      }),
    };
  }

  private async workbookOf({ report, parameters }: Made): Promise<ExportedFile> {
    const assessments = await this.assessmentsOf(report, parameters.associationId);
    return {
      name: exportFileName(report.parameters, 'xlsx'),
      mediaType: XLSX_TYPE,
      bytes: await budgetWorkbook({ ...report, assessments }, this.clock.now()),
    };
  }

  /** By the association's latest schedule; of the dues that owners pay. */
  private async assessmentsOf(
    report: Made['report'],
    associationId: number,
  ): Promise<WorkbookAssessments | undefined> {
    const schedule = await this.schedules.latestOf(associationId);
    if (!schedule) return undefined;
    const categories = expenseCategories(report.groups.flatMap(({ items }) => items.map(({ item }) => item)));
    const assessment = assessmentOf(schedule, {
      totalCents: report.totals.pay.duesCents,
      categories,
    });
    return { schedule: schedule.name, units: schedule.units, assessment };
  }
}

function toWireItem(item: BudgetItem): WireItem {
  const amounts = lineAmounts(item);
  return {
    ...item,
    item,
    ...amounts,
    fund: amounts.fund,
    previousKnown: item.previousYearKnown,
    notes: noteOf(item),
  };
}
