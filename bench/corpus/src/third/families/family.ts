import type { Random } from '@hoa/bench-associations/kit';
import type { Share, Structure } from '../../blind/structure';
import type { Draft, Group } from '../../statements/model';

/** A kind of association, with the layout that its statements have. */
export interface Family extends Structure {
  /** Puts the blocks of a statement where this kind of association prints them. */
  arrange?: (draft: Draft, random: Random) => void;
}

/** 'Management 30-70, Audit 5-14': labels with their share of the dues in thousandths. */
export const shares = (text: string): Share[] =>
  text.split(', ').map((item): Share => {
    const [, label, low, high] = /^(.+) (\d+)-(\d+)$/.exec(item) ?? [];
    if (label === undefined) throw new Error(`No share in '${item}'`);
    return [label, Number(low), Number(high)];
  });

export const section = (label: string, items: string): Family['sections'][number] => ({
  label,
  items: shares(items),
});

/** Groups below the operating ones, in print order. */
export const sectionsOf = (draft: Draft): Group[] =>
  draft.body.flatMap((node) =>
    node.kind === 'group' && node.flow === 'expense' && node.fund === 'operating'
      ? node.children.filter((child): child is Group => child.kind === 'group')
      : [],
  );
