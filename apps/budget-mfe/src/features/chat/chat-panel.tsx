import { messageOf, useHost } from '@hoa/api-client/core';
import type { BudgetItem } from '@hoa/contracts';
import { Button, Input } from '@hoa/ui';
import { SendHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { ProviderSelect } from '../providers/provider-select';
import { SourceDialog } from '../sources/source-dialog';
import { ChatLog, type OpenableSource } from './chat-log';
import { promptsFor } from './suggestions';
import { useChat } from './use-chat';

export interface ChatPanelProps {
  /** The budget that is talked about; undefined where none is selected. */
  parametersId: number | undefined;
  /** Its lines as they are shown, which commands are about. */
  items: readonly BudgetItem[];
  /** Nothing can be said at the moment, as while the budget is generated. */
  disabled?: boolean;
}

/** The assistant of one budget, 400 px high wherever it is put. */
export function ChatPanel({ parametersId, items, disabled = false }: ChatPanelProps) {
  const { notify } = useHost();
  const [provider, setProvider] = useState('');
  const chat = useChat(parametersId, items, provider === '' ? undefined : provider);
  const [text, setText] = useState('');
  const [source, setSource] = useState<OpenableSource | null>(null);
  const inputId = useId();
  const isSending = chat.pending !== null;
  const input = useFocusAfter(isSending);
  const isClosed = disabled || isSending || parametersId === undefined;

  const submit = async (content: string) => {
    if (content.trim() === '' || isSending || disabled) return;
    if (parametersId === undefined) {
      notify({
        title: 'No budget selected',
        description: 'Please create or select a budget first to chat with the assistant.',
        variant: 'destructive',
      });
      return;
    }
    setText('');
    // What could not be sent is not to be typed again.
    if (!(await chat.send(content.trim()))) setText(content);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit(text);
  };

  return (
    <section
      aria-label="AI Chat"
      className="flex h-[400px] flex-col overflow-hidden rounded-md border border-line bg-paper"
    >
      {parametersId === undefined ? (
        <p className="flex-1 p-4 text-ink-soft">No budget parameters selected</p>
      ) : chat.error ? (
        <p role="alert" className="flex-1 p-4">
          {messageOf(chat.error, 'The conversation could not be loaded.')}
        </p>
      ) : (
        <ChatLog chat={chat} parametersId={parametersId} onOpenSource={setSource} />
      )}
      <div className="space-y-2 border-t border-line p-3">
        <div role="group" aria-label="Suggestions" className="flex gap-2 overflow-x-auto pb-1">
          {promptsFor(chat.messages.length).map((prompt) => (
            <Button
              key={prompt}
              size="sm"
              disabled={disabled || isSending}
              onClick={() => void submit(prompt)}
            >
              {prompt}
            </Button>
          ))}
        </div>
        <form onSubmit={onSubmit} className="flex gap-2">
          <label htmlFor={inputId} className="sr-only">
            Message to the assistant
          </label>
          <Input
            id={inputId}
            ref={input}
            value={text}
            maxLength={4000}
            autoComplete="off"
            disabled={isClosed}
            placeholder="Ask a question, or say what to change"
            onChange={(event) => setText(event.target.value)}
          />
          <ProviderSelect label="Who answers" value={provider} onChange={setProvider} />
          <Button
            type="submit"
            size="icon"
            variant="primary"
            className="size-11 shrink-0"
            aria-label="Send"
            disabled={isClosed || text.trim() === ''}
          >
            <SendHorizontal aria-hidden />
          </Button>
        </form>
      </div>
      {source && <SourceDialog source={source} onClose={() => setSource(null)} />}
    </section>
  );
}

/** A field that is disabled loses the focus; it has it again once the sending ends, unless it went elsewhere. */
function useFocusAfter(isSending: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending && document.activeElement === document.body) input.current?.focus();
    wasSending.current = isSending;
  }, [isSending]);
  return input;
}
