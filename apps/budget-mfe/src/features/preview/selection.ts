/** What the detail card speaks of. */
export type Selection = { kind: 'fact'; id: string } | { kind: 'column'; partId: string; columnId: string };

export function selectionKey(selection: Selection | null): string {
  if (!selection) return '';
  return selection.kind === 'fact' ? selection.id : `${selection.partId}/${selection.columnId}`;
}
