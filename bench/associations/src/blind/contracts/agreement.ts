import { type Random } from '../../core/random';
import { p, type Block } from '../write/ink';
import { type Container, type Paper } from '../publish';
import { type TruthContract } from '../../truth';
import { onDay, type Home } from '../world';
import { somebody } from '../names';
import { type Doc } from '../write/ink';
import { type Terms } from './terms';

export interface Agreement {
  name: string;
  home: Home;
  part: TruthContract;
  blocks: Block[];
  containers: Readonly<Partial<Record<Container, number>>>;
  doc?: Partial<Doc>;
  worn?: boolean;
}

export function contractPaper(one: Agreement, random: Random): Paper {
  return {
    doc: {
      title: 'Agreement',
      blocks: one.blocks,
      font: 'times',
      size: 10.4,
      margin: 62,
      date: onDay(random, one.home.year - 1),
      ...one.doc,
    },
    kind: 'contract',
    association: one.home.name,
    parts: [one.part],
    traits: [
      one.name,
      `escalator-${one.part.escalator.type}`,
      ...(one.part.fee === null ? ['fee-withheld'] : []),
    ],
    containers: one.containers,
    ...(one.worn ? { worn: true } : {}),
  };
}

export const signed = (terms: Terms, home: Home, random: Random): Block => ({
  k: 'side',
  left: [
    p(terms.vendor, { bold: true, after: 18 }),
    p(
      `By: ________________________\n${somebody(random)}, ${random.pick(['President', 'Vice President', 'Branch Manager'])}`,
    ),
  ],
  right: [
    p(home.name, { bold: true, after: 18 }),
    p(
      `By: ________________________\n${home.people[0]}, ${random.pick(['President', 'Board Member', 'Authorized Agent'])}`,
    ),
  ],
});
