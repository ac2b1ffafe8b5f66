import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import type { TableColumn } from '../../tables/types';
import { budgetsOf } from './budget-in-words';
import type { Entry } from './entries';
import { underOwnLabels } from './own-labels';

/** A project or a claim below the bottom line of the year; every name and figure is made up. */

const meta = { documentId: 1, documentName: 'report.txt', readingId: 'r' };
const OPERATING = `
Pelican Court Condominium
Report for calendar year 2025
                                  2025 Budget    2025 Actual
OPERATING
Condominium fees                    96,000.00      95,400.00
Late fees                              600.00         735.00
Income                              96,600.00      96,135.00
Insurance                           42,600.00      44,900.00
Repairs                             54,000.00      52,310.00
Expenditure                         96,600.00      97,210.00
Net                                      0.00      -1,075.00
`;
const PROJECT = `ROOF
Special assessment, 24 units        58,500.00      57,000.00
Bank loan                          150,000.00     150,000.00
Sources                            208,500.00     207,000.00
Engineer                            11,250.00      12,400.00
Roofing contract                   190,000.00     196,000.00
Uses                               201,250.00     208,400.00
Left                                 7,250.00      -1,400.00`;

function rowsOf(text: string): string[] {
  const [part] = budgetsOf(factsOf(documentOfText(text), meta));
  return (part?.rows ?? []).map(({ role, fund, flow, description }) =>
    [description, role, fund, flow].filter(Boolean).join(' '),
  );
}

it('reads a project with its own sources and uses as a fund of its own, not as statistics', () => {
  const rows = rowsOf(OPERATING + PROJECT);
  expect(rows).toContain('Special assessment, 24 units line special income');
  expect(rows).toContain('Roofing contract line special expense');
  expect(rows).toContain('Insurance line operating expense');
});

it('leaves a list below the bottom line out whose amounts have no total', () => {
  const list = PROJECT.split('\n').filter((line) => !/^(?:Sources|Uses|Left)/.test(line));
  const rows = rowsOf(OPERATING + list.join('\n'));
  expect(rows).not.toContain('Special assessment, 24 units line special income');
});

describe('underOwnLabels', () => {
  const columns = ['Adopted', 'Final'].map((label) => ({ label }) as TableColumn);
  const row = (values: (number | undefined)[]): Entry =>
    ({
      kind: 'figures',
      description: 'Engineer',
      values,
      row: { amounts: [undefined, undefined] },
    }) as unknown as Entry;
  const heading = (description: string): Entry =>
    ({ kind: 'heading', description, values: [], row: { amounts: [] } }) as unknown as Entry;
  const valuesUnder = (name: string) =>
    underOwnLabels([heading(name), row([5_000, undefined])], columns)[1]!.values;

  it('moves the only figure of a row to the column that the row above names', () => {
    expect(valuesUnder('Final')).toEqual([undefined, 5_000]);
  });

  it('leaves figures below any other heading where they are', () => {
    expect(valuesUnder('Roof')).toEqual([5_000, undefined]);
    expect(valuesUnder('Adopted')).toEqual([5_000, undefined]);
  });
});
