import type { Contradiction } from '@hoa/contracts';
import { Button, Dialog } from '@hoa/ui';
import { challenge as words } from './messages';

export interface ChallengeDialogProps {
  contradictions: readonly Contradiction[];
  onUseMine: () => void;
  onUseDocuments: () => void;
  onClose: () => void;
}

/** Before values are used that the documents contradict. */
export function ChallengeDialog({
  contradictions,
  onUseMine,
  onUseDocuments,
  onClose,
}: ChallengeDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={words.question(contradictions)}
      footer={
        <>
          <Button onClick={onUseMine}>{words.useMine}</Button>
          <Button variant="primary" onClick={onUseDocuments}>
            {words.useDocuments}
          </Button>
        </>
      }
    >
      <ul className="space-y-3">
        {contradictions.map(({ field, message, sources }) => (
          <li key={field}>
            <p className="break-words">{message}</p>
            {sources[0]?.quote && (
              <blockquote className="mt-1 border-l-2 border-line-strong pl-3 text-sm text-ink-soft break-words">
                “{sources[0].quote}”
              </blockquote>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
