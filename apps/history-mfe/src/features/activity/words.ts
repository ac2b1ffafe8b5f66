import type { Activity } from '@hoa/contracts';

const DONE: Record<string, (about: string) => string> = {
  joined: (role) => `joined as ${role}`,
  'code-made': (role) => `made a join code for ${role === 'viewer' ? 'a' : 'an'} ${role}`,
  'role-changed': (about) => `changed what a browser may do: ${about}`,
  revoked: (name) => `took access away${name ? ` from ${name}` : ''}`,
  'embed-key-made': (name) => `made the key ${name} for a portal`,
  'embed-key-revoked': (name) => `revoked the key ${name} of a portal`,
  'document-deleted': (name) => `deleted ${name}`,
  'document-recovered': (name) => `brought back ${name}`,
  'history-cleared': (count) => `cleared the history: ${count === '1' ? 'one budget' : `${count} budgets`}`,
  'budget-recovered': (name) => `brought back the budget of ${name}`,
  'backup-restored': (date) => `restored a backup of ${date}`,
  adopted: (name) => `adopted the budget of ${name}`,
  reopened: (name) => `reopened the budget of ${name}`,
};

/** One sentence; a kind that this page does not know yet is shown as it is called. */
export function inWords({ kind, who, thisDevice, about }: Activity): string {
  if (kind === 'code-failed')
    return about === 'expired'
      ? 'A join code that had run out was tried'
      : 'A join code that was used already was tried';
  const subject = thisDevice ? 'This browser' : who || 'Another browser';
  return `${subject} ${DONE[kind]?.(about) ?? [kind.replaceAll('-', ' '), about].join(' ')}`.trim();
}
