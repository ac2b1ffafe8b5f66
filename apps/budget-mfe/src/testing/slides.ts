import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { presentation } from './presentation';
import { renderAt, type Answers } from './render';

export const ROUTE = 'GET /api/export/7/presentation';

export async function openSlides(data = presentation(), answers: Answers = {}) {
  const all = renderAt('/budget-presentation/7', { [ROUTE]: () => ({ body: data }), ...answers });
  await screen.findByRole('heading', { level: 1, name: 'Presentation' });
  return all;
}
export const slides = () => screen.getByRole('region', { name: 'Presentation' });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const go = (title: string) =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(`^Slide \\d: ${title}$`) }));
export const says = (text: string | RegExp) => expect(within(slides()).getByText(text)).toBeTruthy();
export const at = (index: number) => says(`${index} of 6`);
