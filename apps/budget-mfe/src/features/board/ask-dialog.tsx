import { useSendChatMutation } from '@hoa/api-client/chat';
import { LONGEST_CHAT_MESSAGE, type ChatMessage, type Parameters } from '@hoa/contracts';
import { Button, Dialog, FormField, Input } from '@hoa/ui';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { DraftDownload, FiguresTable } from '../chat/answer-parts';
import { useFailed } from '../notices/use-failed';
import { Quote } from '../sources/quote';

export interface AskDialogProps {
  parameters: Pick<Parameters, 'id'>;
  onClose: () => void;
}

/** A question about the budget and its answer. It is kept in the budget's chat, where the conversation goes on. */
export function AskDialog({ parameters: { id }, onClose }: AskDialogProps) {
  const failed = useFailed();
  const [question, setQuestion] = useState('');
  const [send, { data: answer, isLoading }] = useSendChatMutation();
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const content = question.trim();
    if (!content || isLoading) return;
    try {
      await send({ parametersId: id, message: { content } }).unwrap();
    } catch (error) {
      failed('Error sending message', error, 'Your question was not sent. Please try again.');
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Ask a question"
      description="The answer comes from this budget and its documents."
      footer={
        <Button asChild>
          <Link to={`/budget-review/${id}?tab=chat`}>Open the whole chat</Link>
        </Button>
      }
    >
      <form onSubmit={(event) => void ask(event)} className="flex flex-wrap items-end gap-3">
        <FormField label="Your question" className="grow basis-64">
          <Input
            value={question}
            maxLength={LONGEST_CHAT_MESSAGE}
            placeholder="Why did insurance go up?"
            onChange={(event) => setQuestion(event.target.value)}
          />
        </FormField>
        <Button type="submit" variant="primary" loading={isLoading} disabled={!question.trim()}>
          Ask
        </Button>
      </form>
      <div role="status" className="mt-4 min-h-6">
        {isLoading ? (
          <p className="text-ink-soft">Thinking...</p>
        ) : (
          answer && <Answer answer={answer} parametersId={id} />
        )}
      </div>
    </Dialog>
  );
}

interface AnswerProps {
  answer: ChatMessage;
  parametersId: number;
}

function Answer({ answer: { content, citations = [], table, download }, parametersId }: AnswerProps) {
  return (
    <>
      <p className="whitespace-pre-line wrap-anywhere">{content}</p>
      {table && <FiguresTable table={table} />}
      {download && <DraftDownload download={download} parametersId={parametersId} />}
      {citations.length > 0 && (
        <ul className="mt-2 space-y-1 text-sm text-ink-soft">
          {citations.map(({ label, source }) => (
            <li key={label}>{source ? <Quote source={source}>{label}</Quote> : label}</li>
          ))}
        </ul>
      )}
    </>
  );
}
