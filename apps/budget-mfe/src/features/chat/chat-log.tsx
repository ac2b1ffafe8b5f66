import { formatDollars, toCents } from '@hoa/budget-math';
import type { ChatCitation, ChatMessage, ChatProposal, ItemSource } from '@hoa/contracts';
import { Button, classNames } from '@hoa/ui';
import { FileText, Undo2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { DraftDownload, FiguresTable } from './answer-parts';
import { doing } from './doing';
import type { Chat } from './use-chat';

export type OpenableSource = ItemSource & { documentId: number };

export interface ChatLogProps {
  chat: Chat;
  parametersId: number;
  onOpenSource: (source: OpenableSource) => void;
}

/** The conversation; the newest words stay in sight. Texts are texts: whatever markup they hold is shown as it is. */
export function ChatLog({ chat, parametersId, onOpenSource }: ChatLogProps) {
  const { messages, aside, pending } = chat;
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [messages.length, aside, pending]);
  const lastProposal = messages.at(-1);
  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      // A scrolled region must be reachable by keyboard; `relative`, as hidden words would lengthen the page otherwise.
      tabIndex={0}
      className="relative min-h-0 flex-1 space-y-3 overflow-y-auto p-4"
    >
      {messages.length === 0 && !pending && !aside && (
        <p className="text-ink-soft">
          Ask about this budget, or say what to change: “increase insurance by 8%”, “set 7810 to 42,000”.
        </p>
      )}
      {messages.map((message) => (
        <Bubble key={message.id} isAssistant={message.isAssistant}>
          <p className="whitespace-pre-wrap wrap-anywhere">{message.content}</p>
          {message.table && <FiguresTable table={message.table} />}
          {message.download && <DraftDownload download={message.download} parametersId={parametersId} />}
          <Citations message={message} onOpenSource={onOpenSource} />
          {message.proposal && message === lastProposal && !chat.isReadOnly && (
            <Proposal proposal={message.proposal} onAccept={chat.accept} />
          )}
          {message.isAssistant &&
            message.batchId &&
            message.batchId === chat.undoable &&
            !chat.isReadOnly && <UndoButton onUndo={() => chat.undo(message.batchId ?? '')} />}
        </Bubble>
      ))}
      {aside && (
        <>
          <Bubble isAssistant={false}>{aside.said}</Bubble>
          <Bubble isAssistant>
            <p>{aside.answer}</p>
            {aside.options.length > 0 && (
              <div role="group" aria-label={aside.answer} className="mt-2 flex flex-col items-start gap-2">
                {aside.options.map(({ label, choice }) => (
                  <Button
                    key={label}
                    size="sm"
                    className="h-auto min-h-9 whitespace-normal py-1.5 text-left"
                    onClick={() => chat.choose(choice)}
                  >
                    {label}
                  </Button>
                ))}
              </div>
            )}
          </Bubble>
        </>
      )}
      {pending !== null && (
        <>
          <Bubble isAssistant={false}>{pending}</Bubble>
          <p role="status" className="text-ink-soft">
            {doing(chat.step)}
          </p>
        </>
      )}
    </div>
  );
}

function Bubble({ isAssistant, children }: { isAssistant: boolean; children: ReactNode }) {
  return (
    <div className={classNames('flex', isAssistant ? 'justify-start' : 'justify-end')}>
      <div
        className={classNames(
          'max-w-[85%] rounded-md border px-3 py-2',
          isAssistant ? 'border-line bg-surface' : 'border-transparent bg-accent-soft',
        )}
      >
        <span className="sr-only">{isAssistant ? 'Assistant: ' : 'You: '}</span>
        {children}
      </div>
    </div>
  );
}

function Citations({
  message,
  onOpenSource,
}: {
  message: ChatMessage;
  onOpenSource: ChatLogProps['onOpenSource'];
}) {
  const { citations = [] } = message;
  if (citations.length === 0) return null;
  return (
    <ul aria-label="Sources" className="mt-2 space-y-1 border-t border-line pt-2 text-sm">
      {citations.map((citation, index) => (
        <li key={index}>
          <CitationLink citation={citation} onOpenSource={onOpenSource} />
        </li>
      ))}
    </ul>
  );
}

function CitationLink({
  citation: { label, source },
  onOpenSource,
}: {
  citation: ChatCitation;
  onOpenSource: ChatLogProps['onOpenSource'];
}) {
  if (!source) return <span className="text-ink-soft">{label}</span>;
  const { documentId, documentName, page } = source;
  if (documentId === null)
    return (
      <span className="text-ink-soft">
        {label} ({documentName}, document deleted)
      </span>
    );
  return (
    <Button
      variant="link"
      className="whitespace-normal text-left text-sm font-normal"
      onClick={() => onOpenSource({ ...source, documentId })}
    >
      <FileText aria-hidden />
      {label}, {documentName}, page {page}
    </Button>
  );
}

function Proposal({
  proposal,
  onAccept,
}: {
  proposal: ChatProposal;
  onAccept: (proposal: ChatProposal) => void;
}) {
  return (
    <div className="mt-2 border-t border-line pt-2">
      <ul className="text-sm">
        {proposal.changes.map(({ itemId, description, from, to }) => (
          <li key={itemId} className="tabular-nums">
            {description}: {formatDollars(toCents(from))} to {formatDollars(toCents(to))}
          </li>
        ))}
      </ul>
      <Button size="sm" className="mt-2" onClick={() => onAccept(proposal)}>
        Apply this change
      </Button>
    </div>
  );
}

function UndoButton({ onUndo }: { onUndo: () => void }) {
  return (
    <Button size="sm" variant="quiet" className="mt-1" onClick={onUndo}>
      <Undo2 aria-hidden />
      Undo
    </Button>
  );
}
