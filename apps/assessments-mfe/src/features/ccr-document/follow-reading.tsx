import { useReading } from './use-reading';

export interface FollowReadingProps {
  documentIds: readonly number[];
  onEnd: (documentId: number) => void;
}

/** Follows the reading of what was uploaded, wherever in the calculator its owner is meanwhile. */
export function FollowReading({ documentIds, onEnd }: FollowReadingProps) {
  return documentIds.map((id) => <Reading key={id} id={id} onEnd={onEnd} />);
}

function Reading({ id, onEnd }: { id: number; onEnd: (id: number) => void }) {
  useReading(id, () => onEnd(id));
  return null;
}
