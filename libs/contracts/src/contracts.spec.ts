import fc from 'fast-check';
import { AmountInput, BudgetItem, DocumentRow, IdParam, ParametersInput, pathOf, routes, usStates } from '.';

const parameters = {
  year: 2027,
  associationName: 'Aspen Court',
  location: 'Colorado',
  units: 48,
  propertyType: 'Condominium',
};

describe('parameters', () => {
  it('takes what the form collects', () => {
    expect(ParametersInput.parse(parameters)).toEqual(parameters);
  });

  it.each([
    [{ year: 2019 }, 'year'],
    [{ year: 2051 }, 'year'],
    [{ year: 2027.5 }, 'year'],
    [{ units: 0 }, 'units'],
    [{ units: 1.5 }, 'units'],
    [{ associationName: 'A' }, 'associationName'],
    [{ location: '' }, 'location'],
    [{ location: 'Atlantis' }, 'location'],
    [{ propertyType: '' }, 'propertyType'],
    [{ documentIds: [] }, 'documentIds'],
  ])('refuses %j', (change, field) => {
    const result = ParametersInput.safeParse({ ...parameters, ...change });
    expect(result.success).toBe(false);
    expect(result.error?.issues[0]?.path[0]).toBe(field);
  });

  it('says the spec’s sentences', () => {
    const messageOf = (change: object) =>
      ParametersInput.safeParse({ ...parameters, ...change }).error?.issues[0]?.message;
    expect(messageOf({ associationName: '' })).toBe('Association name is required');
    expect(messageOf({ location: '' })).toBe('Location is required');
    expect(messageOf({ units: 0 })).toBe('Units must be at least 1');
    expect(messageOf({ propertyType: '' })).toBe('Property type is required');
  });

  it('knows fifty states', () => {
    expect(new Set(usStates).size).toBe(50);
    expect(usStates[0]).toBe('Alabama');
    expect(usStates[49]).toBe('Wyoming');
  });
});

describe('amounts and ids', () => {
  it.each([
    'NaN',
    '1e309',
    '--5',
    '1.2.3',
    '',
    ' 5',
    '+5',
    '0x10',
    '1,000',
    '1000000000000',
    '9'.repeat(400),
  ])('refuses %j as an amount', (text) => {
    expect(AmountInput.safeParse(text).success).toBe(false);
  });
  it.each(['-0', '0.005', '999999999999.99', '-12.5', '0001'])('takes %j', (text) => {
    expect(AmountInput.safeParse(text).success).toBe(true);
  });
  it.each(['9223372036854775808', '-1', '1e3', '0', '01', '1 or 1=1', ''])('refuses %j as an id', (text) => {
    expect(IdParam.safeParse(text).success).toBe(false);
  });
  it('reads every safe positive integer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_007_199_254_740_991 }),
        (id) => IdParam.parse(String(id)) === id,
      ),
    );
  });
});

describe('responses are tolerant', () => {
  it('keeps an unknown key and an unknown enum value', () => {
    const row = {
      id: 1,
      name: 'a.pdf',
      size: 3,
      type: 'document',
      kind: 'minutes',
      status: 'pondering',
      pages: null,
      pagesRead: 0,
      contentLength: 0,
      associationId: null,
      createdAt: '2026-11-21T00:00:00.000Z',
      colour: 'green',
    };
    expect(DocumentRow.parse(row)).toEqual(row);
    expect(Object.keys(BudgetItem.shape)).toContain('lineKey');
  });
});

describe('the route table', () => {
  it('has each address once', () => {
    const addresses = Object.values(routes).map((route) => `${route.method} ${route.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
  it('fills in addresses and refuses a hole', () => {
    expect(pathOf('getDocument', { id: 7 })).toBe('/api/documents/7');
    expect(pathOf('generateWith', { provider: '../admin', parametersId: 1 })).toBe(
      '/api/..%2Fadmin-budget/1',
    );
    expect(() => pathOf('getDocument')).toThrow('id');
  });
});
