import { nameIn } from './association';

describe('names of associations', () => {
  it.each([
    ['THE COPPER KESTREL MAINTENANCE CORPORATION', 'COPPER KESTREL MAINTENANCE CORPORATION'],
    ['Copper Kestrel Condominium Corporation', 'Copper Kestrel Condominium Corporation'],
    ['COPPER KESTREL TENANTS CORP.', 'COPPER KESTREL TENANTS CORP.'],
    ['Copper Kestrel Apartment Corporation - Budget', 'Copper Kestrel Apartment Corporation'],
    ['THE COPPER KESTREL COUNCIL OF CO-OWNERS', 'COPPER KESTREL COUNCIL OF CO-OWNERS'],
    ['COPPER KESTREL COOPERATIVE, INC.', 'COPPER KESTREL COOPERATIVE, INC.'],
    ['agent for Copper Kestrel Owners Corporation', 'Copper Kestrel Owners Corporation'],
  ])('takes %s for one that is no association by name', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  it.each([
    'Otis Elevator Maintenance Corporation',
    'Harbor Builders Corporation',
    'COUNTY WASTE COOPERATIVE, INC.',
    'EXPENSES FOR THE ASSOCIATION',
    'First Trust HOA Services, LLC',
  ])('takes no company for one: %s', (text) => {
    expect(nameIn(text)).toBeUndefined();
  });
});
