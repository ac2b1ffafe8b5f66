import { Button } from '@hoa/ui';
import { RefreshCw } from 'lucide-react';
import { NeedsAnswersDialog } from '../check-reading/needs-answers';
import { AskFirst } from './ask-first';
import { GenerateDialog } from './generate-dialog';
import { useRegenerate } from './use-regenerate';

export interface RegenerateProps {
  parametersId: number;
  editedCount: number;
  label?: string;
  variant?: 'primary' | 'secondary';
}

/** Generates the budget anew; asks first where amounts were edited or there is a choice of who generates. */
export function Regenerate({ parametersId, editedCount, label = 'Regenerate', variant }: RegenerateProps) {
  const { state, run, ask, cancel, stopped, configured, preferred } = useRegenerate(parametersId);
  const start = () => {
    if (editedCount > 0 || configured.length > 1) ask();
    else void run({ provider: preferred, keepEdits: true });
  };
  return (
    <>
      <Button variant={variant} onClick={start}>
        <RefreshCw aria-hidden />
        {label}
      </Button>
      {state === 'asking' && (
        <AskFirst
          editedCount={editedCount}
          providers={configured}
          preferred={preferred}
          onCancel={cancel}
          onConfirm={(choice) => void run(choice)}
        />
      )}
      {state === 'stopped' && stopped && (
        <NeedsAnswersDialog
          parametersId={parametersId}
          result={stopped.result}
          onGenerate={(accept) =>
            void run({ ...stopped.choice, ...(accept ? { acceptUnreconciled: true } : {}) })
          }
          onClose={cancel}
        />
      )}
      {(state === 'running' || state === 'done') && <GenerateDialog done={state === 'done'} />}
    </>
  );
}
