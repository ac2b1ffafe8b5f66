import type { Device } from './device';
import type { StoredLine } from './workspace';

/** The slides by the names of their dots. */
export const SLIDES = ['Title', 'Overview', 'Expenses', 'Year over Year', 'Insights', 'Conclusion'];

export async function openSlides(device: Device, budget: number): Promise<void> {
  await device.page.bringToFront();
  await device.go(`/budget-presentation/${budget}`);
  await device.sees('1 of 6');
}

/** Goes to a slide by its dot, and waits until it is there. */
export async function showSlide(device: Device, title: string): Promise<void> {
  const number = SLIDES.indexOf(title) + 1;
  await device.click('button', `Slide ${number}: ${title}`);
  await device.sees(`${number} of 6`);
  await device.page.waitForSelector(`button[aria-label="Slide ${number}: ${title}"][aria-current=true]`);
}

/** What the slide says, white space folded; with what only a screen reader hears. */
export async function slideText(device: Device): Promise<string> {
  return device.page.$eval('[aria-label="Presentation"]', (node) =>
    (node as HTMLElement).innerText.replace(/\s+/g, ' '),
  );
}

export const cents = (amount: string) => Math.round(Number(amount) * 100);
export const sum = (lines: readonly StoredLine[], field: 'proposedBudget' | 'previousYear') =>
  lines.filter(({ type }) => type === 'expense').reduce((all, line) => all + cents(line[field]), 0);
export const whole = (amount: number) => `$${Math.round(amount / 100).toLocaleString('en-US')}`;
export const percent = (value: number) => `${(Math.round(value * 10) / 10).toFixed(1)}%`;
export const signed = (value: number) => `${value < 0 ? '−' : '+'}${percent(Math.abs(value))}`;
export const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
