import type { BudgetItem, ParametersInput } from '@hoa/contracts';
import { column } from '../facts';
import type { SharedApp } from './app';
import type { Device } from './device';
import { uploadPaper } from './facts-of';

export interface Made {
  device: Device;
  parametersId: number;
  documentId: number;
  items: BudgetItem[];
}

/** A generated budget of three lines from one document, on a device of its own. */
export async function madeBudget(app: SharedApp): Promise<Made> {
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

/** Texts of whole documents through upload, reading and generation, on a device of their own. */
export async function budgetFrom(
  app: SharedApp,
  documents: Record<string, string>,
  more: Partial<ParametersInput> = {},
): Promise<Omit<Made, 'documentId'>> {
  const device = app.device();
  for (const [name, bytes] of Object.entries(documents)) {
    const { id } = await device.upload({ name, bytes });
    await device.untilRead(id);
  }
  const body = {
    year: 2027,
    associationName: 'Cedar Bend Homeowners Association',
    location: 'Colorado',
    units: 40,
    propertyType: 'Townhomes',
    ...more,
  };
  const { id: parametersId } = await device.call('createParameters', { body });
  const { items } = await device.call('generateWith', { params: { provider: 'built-in', parametersId } });
  return { device, parametersId, items };
}

/** The line at an index; throws where there is none. */
export function at(items: readonly BudgetItem[], index: number): BudgetItem {
  const item = items[index];
  if (!item) throw new Error(`No line ${index}.`);
  return item;
}
