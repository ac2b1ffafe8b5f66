import { useExplainItemMutation } from '@hoa/api-client/explanations';
import { Button } from '@hoa/ui';
import { MessageCircleQuestion } from 'lucide-react';
import { useFailed } from '../notices/use-failed';
import { useModels } from '../providers/provider-select';
import { WordNotes } from '../providers/word-notes';

/** The line in a model's words, where there is a model: what the rules know of it stands beside anyway. */
export function ExplainLine({ itemId }: { itemId: number }) {
  const models = useModels();
  const failed = useFailed();
  const [explain, { data, isLoading, originalArgs }] = useExplainItemMutation();
  if (models.length === 0) return null;
  const ask = async (provider: string) => {
    try {
      await explain({ itemId, provider }).unwrap();
    } catch (error) {
      failed('The line could not be explained', error);
    }
  };
  const by = models.find(({ name }) => name === data?.provider)?.label ?? 'Built-in rules';
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {models.map(({ name, label }) => (
          <Button
            key={name}
            size="sm"
            loading={isLoading && originalArgs?.provider === name}
            onClick={() => void ask(name)}
          >
            <MessageCircleQuestion aria-hidden />
            Explain with {label}
          </Button>
        ))}
      </div>
      <div role="status" className="mt-2 space-y-1">
        {data && !isLoading && (
          <>
            <p className="whitespace-pre-line wrap-anywhere">{data.text}</p>
            <p className="text-sm text-ink-soft">In the words of: {by}</p>
          </>
        )}
      </div>
      {!isLoading && <WordNotes notes={data?.notes} />}
    </div>
  );
}
