import { z } from 'zod';
import { Budget, BudgetEdit, BudgetItem, EditsInput, EditsResult, ItemInput, ItemPatch } from '../budget';
import { Deleted } from '../documents';
import { byParameters, id, route } from './route';

/** Lines of a budget and their edits. */
export const budgetRoutes = {
  getBudget: route({
    method: 'GET',
    path: '/api/budgets/{parametersId}',
    tag: 'budget',
    summary: 'Status, revision and totals',
    params: byParameters,
    response: Budget,
  }),
  listItems: route({
    method: 'GET',
    path: '/api/budget-items/{parametersId}',
    tag: 'budget',
    summary: 'The lines of a budget',
    params: byParameters,
    response: z.array(BudgetItem),
  }),
  addItem: route({
    method: 'POST',
    path: '/api/budget-items/{parametersId}',
    tag: 'budget',
    summary: 'Add a line',
    params: byParameters,
    body: ItemInput,
    response: BudgetItem,
    status: 201,
  }),
  updateItem: route({
    method: 'PATCH',
    path: '/api/budget-items/{id}',
    tag: 'budget',
    summary: 'Change a line’s amount',
    params: id,
    body: ItemPatch,
    response: BudgetItem,
  }),
  deleteItem: route({
    method: 'DELETE',
    path: '/api/budget-items/{id}',
    tag: 'budget',
    summary: 'Remove a line',
    params: id,
    response: Deleted,
  }),
  restoreItem: route({
    method: 'POST',
    path: '/api/budget-items/{id}/restore',
    tag: 'budget',
    summary: 'Bring a removed line back',
    params: id,
    response: BudgetItem,
    status: 200,
  }),
  editBudget: route({
    method: 'POST',
    path: '/api/budget-edits/{parametersId}',
    tag: 'budget',
    summary: 'Change several lines at once, all or none',
    params: byParameters,
    body: EditsInput,
    response: EditsResult,
    status: 200,
  }),
  listEdits: route({
    method: 'GET',
    path: '/api/budget-edits/{parametersId}',
    tag: 'budget',
    summary: 'The journal of edits, newest first',
    params: byParameters,
    response: z.array(BudgetEdit),
  }),
  rebalance: route({
    method: 'POST',
    path: '/api/budget-rebalance/{parametersId}',
    tag: 'budget',
    summary: 'Raise assessment income to cover expenses',
    params: byParameters,
    response: EditsResult,
    status: 200,
  }),
} as const;
