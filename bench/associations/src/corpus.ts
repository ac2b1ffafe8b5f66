import { Random } from './core/random';
import { actualsDraft, budgetDraft } from './papers/budget';
import { contractDraft } from './papers/contract';
import { declarationDraft } from './papers/declaration';
import { type Draft } from './papers/draft';
import { insuranceDraft } from './papers/insurance';
import { otherDraft } from './papers/other';
import { publish, type Container, type Published } from './papers/publish';
import { reserveDraft } from './papers/reserve';
import { makeAssociation, type Association } from './world/association';

interface Plan {
  name: string;
  draft: (random: Random, association: Association) => Draft;
  containers: Readonly<Partial<Record<Container, number>>>;
  /** How often an association has such a document. */
  odds: number;
}

const plans: Plan[] = [
  {
    name: 'budget',
    draft: budgetDraft,
    odds: 1,
    containers: { pdf: 8, xlsx: 4, xls: 2, docx: 2, csv: 2, txt: 2, scan: 4 },
  },
  {
    name: 'actuals',
    draft: actualsDraft,
    odds: 0.5,
    containers: { pdf: 8, xlsx: 2, xls: 1, csv: 2, txt: 2, scan: 2 },
  },
  {
    name: 'declaration',
    draft: declarationDraft,
    odds: 0.9,
    containers: { pdf: 6, docx: 2, txt: 1, scan: 5, mixed: 1 },
  },
  { name: 'contract-1', draft: contractDraft, odds: 1, containers: { pdf: 6, docx: 4, txt: 1, scan: 2 } },
  { name: 'contract-2', draft: contractDraft, odds: 0.7, containers: { pdf: 5, docx: 4, txt: 1, scan: 2 } },
  { name: 'insurance', draft: insuranceDraft, odds: 0.8, containers: { pdf: 7, docx: 1, txt: 1, scan: 2 } },
  { name: 'reserve', draft: reserveDraft, odds: 0.7, containers: { pdf: 6, docx: 1, xlsx: 2, scan: 2 } },
  { name: 'other', draft: otherDraft, odds: 0.6, containers: { pdf: 5, docx: 4, txt: 2, scan: 2 } },
];

/**
 * One association's documents. The same seed and number always give the same ones, whatever else is made. Without `scans`
 * the documents that would be scanned are left out (making an image of a page takes a second).
 */
export async function* associationPapers(
  seed: number,
  number: number,
  options: { scans: boolean } = { scans: true },
): AsyncGenerator<Published> {
  const id = String(number).padStart(3, '0');
  const random = new Random(`${seed}/${id}`);
  const association = makeAssociation(random.fork('association'), id);
  for (const plan of plans) {
    const own = random.fork(plan.name);
    if (!own.chance(plan.odds)) continue;
    const container = own.weighted<Container>(plan.containers);
    if ((container === 'scan' || container === 'mixed') && !options.scans) continue;
    const draft = plan.draft(own.fork('draft'), association);
    yield publish(draft, { name: `${id}-${plan.name}`, container }, own.fork('publish'));
  }
}
