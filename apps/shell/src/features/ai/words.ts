import type { AiCall } from '@hoa/contracts';

const tasks: Readonly<Record<string, string>> = {
  classify: 'Sort a document',
  'read-lines': 'Read budget lines',
  'read-contract': 'Read a contract',
  'read-insurance': 'Read insurance',
  'read-reserve': 'Read a reserve study',
  'read-ownership': 'Read ownership',
  'write-notes': 'Write notes',
  chat: 'Answer a question',
  'test-connection': 'Test the connection',
};

/** A task in words; one that a newer server has is shown by its name. */
export function taskLabel(task: string): string {
  const plain = task.replaceAll('-', ' ');
  return tasks[task] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});

/** What a model took, from millionths of a dollar. No association's money: a call may cost less than a cent. */
export function formatMicros(micros: number): string {
  if (micros > 0 && micros < 100) return '< $0.0001';
  return dollars.format(micros / 1e6);
}

export const formatCount = (count: number): string => count.toLocaleString('en-US');

export const formatSeconds = (milliseconds: number): string =>
  milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

export function formatTime(at: string): string {
  return new Date(at).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** "2026-04" in words. */
export function formatMonth(month: string): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  return at.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** What became of a question. */
export function outcomeOf(call: AiCall): {
  tone: 'accent' | 'neutral' | 'amber';
  label: string;
  detail: string;
} {
  if (call.source === 'cache')
    return {
      tone: 'neutral',
      label: 'Answered before',
      detail: 'The same had been asked; nothing was sent.',
    };
  if (call.source === 'built-in')
    return { tone: 'amber', label: insteadOf(call), detail: sentence(call.outcome) };
  return { tone: 'accent', label: 'Used', detail: tries(call) };
}

/** A test has no rules to fall back on. */
const insteadOf = ({ task }: AiCall): string => (task === 'test-connection' ? 'No answer' : 'Built-in rules');

const sentence = (reason: string): string => reason.charAt(0).toUpperCase() + reason.slice(1);

function tries({ repairs, retries }: AiCall): string {
  const said = [
    ...(repairs > 0 ? [`mended ${times(repairs)}`] : []),
    ...(retries > 0 ? [`asked again ${times(retries)}`] : []),
  ];
  return said.length === 0 ? '' : `${sentence(said.join(', '))}.`;
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
