import type { BudgetItem } from '@hoa/contracts';
import type { Made } from './made-budget';

export function setAmount({ device, parametersId }: Made, item: BudgetItem, proposedBudget: string) {
  return device.call('editBudget', {
    params: { parametersId },
    body: {
      baseRevision: 0,
      origin: 'hand',
      changes: [{ itemId: item.id, version: item.version, proposedBudget }],
    },
  });
}

/** What a budget is now. */
export const list = ({ device, parametersId }: Made) =>
  device.call('listItems', { params: { parametersId } });
export const amounts = async (budget: Made) =>
  (await list(budget)).map((item) => [item.description, item.proposedBudget]);
export const state = ({ device, parametersId }: Made) =>
  device.call('getBudget', { params: { parametersId } });
export const undo = ({ device, parametersId }: Made, batchId: string | undefined) =>
  device.call('undoEdits', { params: { parametersId }, body: { batchId: batchId ?? '' } });
