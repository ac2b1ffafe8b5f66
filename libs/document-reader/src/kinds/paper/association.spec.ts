import { nameIn } from './association';

describe('names of associations', () => {
  it.each([
    ['THE COPPER KESTREL MAINTENANCE CORPORATION', 'COPPER KESTREL MAINTENANCE CORPORATION'],
    ['Copper Kestrel Condominium Corporation', 'Copper Kestrel Condominium Corporation'],
    ['agent for Copper Kestrel Owners Corporation', 'Copper Kestrel Owners Corporation'],
  ])('takes %s for one that is no association by name', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  it.each([
    'Otis Elevator Maintenance Corporation',
    'Harbor Builders Corporation',
    'First Trust HOA Services, LLC',
  ])('takes no company for one: %s', (text) => {
    expect(nameIn(text)).toBeUndefined();
  });
});
