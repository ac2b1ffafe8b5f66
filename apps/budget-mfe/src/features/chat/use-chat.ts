import {
  useAddItemMutation,
  useDeleteItemMutation,
  useEditBudgetMutation,
  useGetBudgetQuery,
  useUndoEditsMutation,
} from '@hoa/api-client/budget';
import { useChatStepQuery, useListChatQuery, useSendChatMutation } from '@hoa/api-client/chat';
import { formatDollars, toCents, toDecimalString } from '@hoa/budget-math';
import { askLarge, interpret, type Change, type Choice, type Option } from '@hoa/budget-math/commands';
import type { BudgetItem, ChatProposal, EditsInput } from '@hoa/contracts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useFailed } from '../notices/use-failed';

/** What was said here and is not stored: a question back, a refusal, an undo. */
export interface Aside {
  said: string;
  answer: string;
  options: Option[];
  /** What the options settle so far. */
  choices: Choice[];
}

/** The conversation about one budget: questions go to the server, commands are understood and applied here. */
export function useChat(parametersId: number | undefined, items: readonly BudgetItem[], provider?: string) {
  const failed = useFailed();
  const { data: messages = [], isLoading, error, refetch } = useListChatQuery(parametersId ?? skipToken);
  const { data: step } = useChatStepQuery(parametersId ?? skipToken);
  const { data: budget } = useGetBudgetQuery(parametersId ?? skipToken);
  const [send] = useSendChatMutation();
  const [edit] = useEditBudgetMutation();
  const [add] = useAddItemMutation();
  const [remove] = useDeleteItemMutation();
  const [undoBatch] = useUndoEditsMutation();
  const [aside, setAside] = useState<Aside | null>(null);
  const [pending, setPending] = useState<string | null>(null);
  const lastChange = messages.findLast(({ batchId }) => batchId);

  const ask = async (content: string, batchId?: string): Promise<boolean> => {
    if (parametersId === undefined) return false;
    const message = { content, ...(batchId ? { batchId } : {}), ...(provider ? { provider } : {}) };
    try {
      await send({ parametersId, message }).unwrap();
      // Until both messages are there, what was asked stays on the screen as pending.
      await refetch();
      return true;
    } catch (cause) {
      return failed('Error sending message', cause);
    }
  };

  /** The amounts are saved before the message is: what is told to have happened has happened. */
  const save = async (content: string, changes: EditsInput['changes']): Promise<boolean> => {
    if (parametersId === undefined) return false;
    try {
      const edits = { baseRevision: budget?.revision ?? 0, changes, origin: 'chat' as const };
      const { batchId } = await edit({ parametersId, edits }).unwrap();
      await ask(content, batchId);
      return true;
    } catch (cause) {
      return failed('Error updating budget item', cause);
    }
  };

  const apply = async (content: string, changes: readonly Change[]): Promise<boolean> => {
    const real = changes.filter(({ item, cents }) => toDecimalString(cents) !== item.proposedBudget);
    if (real.length === 0) return tell(content, 'That is what the budget says already. Nothing was changed.');
    return save(
      content,
      real.map(({ item, cents }) => ({
        itemId: item.id,
        version: item.version,
        proposedBudget: toDecimalString(cents),
      })),
    );
  };

  const tell = (said: string, answer: string, asking?: Pick<Aside, 'options' | 'choices'>): true => {
    setAside({ said, answer, options: [], choices: [], ...asking });
    return true;
  };

  /** A line that is added or removed: the answer says how to take it back. */
  const change = async (said: string, answer: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return tell(said, `${answer} Say “undo” to take it back.`);
    } catch (cause) {
      return failed('Error updating budget item', cause);
    }
  };

  const takeBack = async (batchId: string, answer: string, said: string): Promise<boolean> => {
    if (parametersId === undefined) return false;
    try {
      await undoBatch({ parametersId, batchId }).unwrap();
      return tell(said, answer);
    } catch (cause) {
      failed('The change could not be taken back', cause);
      return false;
    }
  };

  const understand = (content: string, choices: Choice[]): Promise<boolean> | boolean => {
    const last = items.filter(({ id }) => lastChange?.citations?.some(({ itemId }) => itemId === id));
    const isLastChange = lastChange !== undefined && lastChange === messages.at(-1);
    const meant = interpret(content, { items, last, isLastChange, choices });
    if (meant.kind === 'question') return ask(content);
    if (meant.kind === 'apply') {
      const asked = askLarge(meant.changes, choices);
      if (asked) return tell(content, asked.question, { options: asked.options, choices });
      return apply(content, meant.changes);
    }
    if (meant.kind === 'add' && parametersId !== undefined) {
      const { description, cents, type } = meant;
      const item = { description, type, proposedBudget: toDecimalString(cents) };
      const answer = `Added: ${description}, ${formatDollars(cents, { cents: 'if any' })} a year.`;
      return change(content, answer, () => add({ parametersId, item }).unwrap());
    }
    if (meant.kind === 'remove' && parametersId !== undefined) {
      const { id, description, proposedBudget } = meant.item;
      const answer = `Removed: ${description}, ${formatDollars(toCents(proposedBudget), { cents: 'if any' })}.`;
      return change(content, answer, () => remove({ id, parametersId }).unwrap());
    }
    if (meant.kind === 'add' || meant.kind === 'remove') return false;
    if (meant.kind === 'ask') return tell(content, meant.question, { options: meant.options, choices });
    if (meant.kind === 'unclear') return tell(content, meant.message);
    const step = meant.kind === 'undo' ? budget?.undo : budget?.redo;
    if (!step) return tell(content, `There is nothing to ${meant.kind}.`);
    const done = meant.kind === 'undo' ? 'Undone' : 'Done again';
    return takeBack(step.batchId, `${done}: ${step.summary}.`, content);
  };

  const during = async (content: string, work: () => Promise<boolean> | boolean): Promise<boolean> => {
    setAside(null);
    setPending(content);
    const done = await work();
    setPending(null);
    return done;
  };

  return {
    messages,
    isLoading,
    error,
    aside,
    /** What was sent and is not answered yet. */
    pending,
    /** What a model looks up for it at the moment. */
    step,
    /** The batch that Undo takes back next, where it was this browser's. */
    undoable: budget?.undo?.batchId,
    isReadOnly: budget?.status === 'adopted',
    /** Answers whether the message was taken: one that was not stays in its field. */
    send: (content: string): Promise<boolean> => during(content, () => understand(content, [])),
    choose: (choice: Choice): void => {
      if (aside) void during(aside.said, () => understand(aside.said, [...aside.choices, choice]));
    },
    accept: ({ summary, changes }: ChatProposal): void =>
      void during(summary, () =>
        save(
          summary,
          changes.map(({ itemId, version, to }) => ({ itemId, version, proposedBudget: to })),
        ),
      ),
    undo: (batchId: string): void => void during('Undo', () => takeBack(batchId, 'Undone.', 'Undo')),
  };
}
export type Chat = ReturnType<typeof useChat>;
