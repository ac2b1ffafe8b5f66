import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documentRow, facts, parameters } from '../../testing/records';
import { renderAt, type Answers } from '../../testing/render';

const NAME = 'prior-year-budget.pdf';
const source = (quote: string, page = 1) => ({
  documentId: 1,
  documentName: NAME,
  readingId: 'r',
  page,
  quote,
});
const value = <T,>(one: T, quote: string) => ({ value: one, sources: [source(quote)], others: [] });
const proposal = {
  associationName: value('Juniper Court', 'Juniper Court Condominium Association'),
  location: value('Colorado', 'Denver, Colorado'),
  units: { ...value(48, '48 units'), others: [{ value: 50, sources: [source('50 homes', 2)] }] },
  year: value(2027, '2026 Budget'),
  fiscalYearStartMonth: value(7, 'Fiscal year July 1 to June 30'),
  dues: value({ amount: '310.00', period: 'quarter' }, '$310/Q'),
  contradictions: [],
  documents: [],
};
const contradictions = [
  {
    field: 'location',
    given: 'Florida',
    stated: 'Colorado',
    message: 'You entered Florida; prior-year-budget.pdf states Colorado.',
    sources: [source('Denver, Colorado')],
  },
  {
    field: 'units',
    given: '100',
    stated: '48',
    message: 'You entered 100 units; prior-year-budget.pdf states 48.',
    sources: [source('48 units')],
  },
];

const PROPOSED = 'GET /api/parameters-proposal?documentIds=1';
const compared = (name: string, state: string, units: number) =>
  `${PROPOSED}&${new URLSearchParams({ associationName: name, location: state, units: String(units), year: '2027' }).toString()}`;

const answers = (more: Answers = {}): Answers => ({
  'GET /api/documents': () => ({ body: [documentRow()] }),
  'GET /api/documents/1/facts': () => ({ body: facts(1, 'Juniper Court') }),
  'GET /api/budget-parameters': () => ({ body: [] }),
  [PROPOSED]: () => ({ body: proposal }),
  'POST /api/budget-parameters': () => ({ status: 201, body: parameters() }),
  ...more,
});
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function open(more: Answers = {}) {
  const all = renderAt('/budget-parameters', answers(more));
  await screen.findByText(/^Values with a source were filled in/);
  return all;
}

it('fills a new form in from the documents, each value with its source', async () => {
  await open();
  expect(field('Association Name').value).toBe('Juniper Court');
  expect(field('Location').value).toBe('Colorado');
  expect(field('Number of Units').value).toBe('48');
  expect(field('Budget Year').value).toBe('2027');
  expect(field('Fiscal Year Starts In').value).toBe('7');
  expect(screen.getAllByText('From prior-year-budget.pdf, page 1')).toHaveLength(6);
  expect(screen.getByText('prior-year-budget.pdf states 50.')).toBeTruthy();
  expect(screen.getByText('$310 per unit and quarter')).toBeTruthy();
});

it('says that no document states the units until they are typed', async () => {
  await open({ [PROPOSED]: () => ({ body: { ...proposal, units: undefined } }) });
  const note = 'No document states the number of units. 100 is only filled in: please enter yours.';
  expect(screen.getByText(note)).toBeTruthy();
  await userEvent.clear(field('Number of Units'));
  await userEvent.type(field('Number of Units'), '36');
  expect(screen.queryByText(/^No document states/)).toBeNull();
});

it('keeps what was typed before the documents were read', async () => {
  let answer: () => void = () => undefined;
  renderAt(
    '/budget-parameters',
    answers({
      [PROPOSED]: () =>
        new Promise<Response>((resolve) => {
          answer = () => resolve(new Response(JSON.stringify(proposal)));
        }),
    }),
  );
  await userEvent.type(await screen.findByLabelText('Association Name'), 'Aspen Ridge');
  answer();
  await waitFor(() => expect(field('Number of Units').value).toBe('48'));
  expect(field('Association Name').value).toBe('Aspen Ridge');
});

it('says what the documents state where another value was typed, and takes it on request', async () => {
  await open();
  await userEvent.clear(field('Number of Units'));
  await userEvent.type(field('Number of Units'), '100');
  expect(screen.getByText(/The documents state 48 \(prior-year-budget.pdf, page 1\)\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use 48' }));
  expect(field('Number of Units').value).toBe('48');
});

describe('values that the documents contradict', () => {
  const contradict = async () => {
    const all = await open({
      [compared('Juniper Court', 'Florida', 100)]: () => ({ body: { ...proposal, contradictions } }),
      [compared('Juniper Court', 'Colorado', 48)]: () => ({ body: proposal }),
    });
    await userEvent.selectOptions(field('Location'), 'Florida');
    await userEvent.clear(field('Number of Units'));
    await userEvent.type(field('Number of Units'), '100');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to Generate Budget' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your documents state something else' }));
    return { ...all, dialog };
  };

  it('are asked about before they are saved, and saved when they are meant', async () => {
    const { dialog, sent } = await contradict();
    expect(
      dialog.getByText('Your documents state 48 units in Colorado. Use 100 units in Florida anyway?'),
    ).toBeTruthy();
    expect(dialog.getByText('“48 units”')).toBeTruthy();
    expect(sent('POST /api/budget-parameters')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Use my values' }));
    await waitFor(() =>
      expect(sent('POST /api/budget-parameters')).toMatchObject([{ units: 100, location: 'Florida' }]),
    );
  });

  it('are replaced by the documents’ own on request', async () => {
    const { dialog, sent } = await contradict();
    await userEvent.click(dialog.getByRole('button', { name: 'Use the documents’ values' }));
    expect(field('Number of Units').value).toBe('48');
    expect(field('Location').value).toBe('Colorado');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to Generate Budget' }));
    await waitFor(() =>
      expect(sent('POST /api/budget-parameters')).toMatchObject([{ units: 48, location: 'Colorado' }]),
    );
  });
});

it('a document of another association is left out with the reason, and used once it is selected', async () => {
  await open({ 'GET /api/documents/1/facts': () => ({ body: facts(1, 'Willow Bend') }) });
  const box = screen.getByRole('checkbox', { name: /prior-year-budget/ });
  await screen.findByText(
    /Not selected because it names another association: Willow Bend \(page 1\)\. Select it to use it anyway\./,
  );
  expect(box.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(box);
  expect(
    screen.getByText(/Names another association: Willow Bend\. It is used because it was selected\./),
  ).toBeTruthy();
});
