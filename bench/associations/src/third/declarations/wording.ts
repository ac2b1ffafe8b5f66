import { type Block, p } from '../../blind/write/ink';
import { type Random } from '../../core/random';
import { type Paper, usual } from '../paper';
import { type Home } from '../home';
import { type TruthPart } from '../../truth';

export const article = (number: string, title: string): Block =>
  p(`ARTICLE ${number}\n${title.toUpperCase()}`, { al: 'c', bold: true });

/** Paragraphs that such instruments are full of; their figures are nobody's share. */
export function surroundings(home: Home, random: Random): Block[] {
  const all = [
    `Each Owner, by acceptance of a deed, covenants to pay to the Association annual and special assessments. Any assessment not paid within thirty (30) days bears interest at twelve percent (12%) per annum.`,
    `The Board may levy a special assessment not exceeding five percent (5%) of the budget in any fiscal year without a vote. A larger assessment requires the assent of sixty-seven percent (67%) of the votes.`,
    `Insurance proceeds of $${random.int(15, 75)},000.00 or less shall be adjusted with the Board; larger proceeds shall be paid to an insurance trustee.`,
    `No ${home.unit} shall be leased for a term of less than ${random.pick([6, 12])} months, and not more than twenty percent (20%) of the ${home.unit}s may be leased at any time.`,
    `This instrument may be amended by Owners holding not less than seventy-five percent (75%) of the undivided interests and is recorded in Book ${random.int(900, 9900)}, Page ${random.int(11, 890)}, ${home.town} County records.`,
    `The easements granted here run with the land. An encroachment of not more than two (2) feet caused by settling of a building shall not be considered a violation.`,
  ];
  return random.sample(all, random.int(2, 4)).map((text) => p(text));
}

export function declarationPaper(
  home: Home,
  of: { layout: string; doc: Paper['doc']; parts: TruthPart[]; containers?: Paper['containers'] } & Partial<
    Pick<Paper, 'sheet' | 'worn'>
  >,
): Paper {
  const flawed = of.parts.some((part) => part.kind === 'ownership' && part.flaws.length > 0);
  return {
    doc: of.doc,
    kind: 'declaration',
    association: home.full,
    parts: of.parts,
    traits: [of.layout, ...(flawed ? ['sum-off'] : [])],
    containers: of.containers ?? usual,
    ...(of.sheet ? { sheet: of.sheet } : {}),
    ...(of.worn ? { worn: true } : {}),
  };
}
