import type { BudgetItem } from '@hoa/contracts';
import { column } from '../facts';
import type { TestApp } from './app';
import type { Device } from './device';
import { uploadPaper } from './facts-of';

export interface Made {
  device: Device;
  parametersId: number;
  documentId: number;
  items: BudgetItem[];
}

/** A generated budget of three lines from one paper, on a device of its own. */
export async function madeBudget(app: TestApp): Promise<Made> {
  const device = app.device();
  const document = await uploadPaper(app, device, 'budget', (paper) =>
    paper.budget(
      [column('b26', 'budget', 2026)],
      [
        ['6100', 'Maintenance Fees', 'income', '20000.00'],
        ['7810', 'Electricity', 'expense', '5000.00'],
        ['7820', 'Water', 'expense', '3000.00'],
      ],
    ),
  );
  const { id } = await device.call('createParameters', {
    body: {
      year: 2027,
      associationName: 'Cedar Bend',
      location: 'Colorado',
      units: 10,
      propertyType: 'Condominium',
    },
  });
  const { items } = await device.call('generateWith', { params: { provider: 'built-in', parametersId: id } });
  return { device, parametersId: id, documentId: document.id, items };
}

/** The line at an index; throws where there is none. */
export function at(items: readonly BudgetItem[], index: number): BudgetItem {
  const item = items[index];
  if (!item) throw new Error(`No line ${index}.`);
  return item;
}
