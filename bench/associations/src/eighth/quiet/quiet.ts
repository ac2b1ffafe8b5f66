import { type Paper as Page } from '../../layout/paper';
import { type Truth } from '../../truth';
import { type Draft, type Site } from '../site';

/** A document that has no facts, whatever figures it prints. */
export const quietDraft = (
  site: Site,
  by: { layout: string; paper: Page; forms: Draft['forms']; kind?: Truth['kind']; old?: boolean },
): Draft => ({
  paper: by.paper,
  kind: by.kind ?? 'other',
  association: site.name,
  parts: [],
  traits: [by.layout],
  forms: by.forms,
  ...(by.old ? { old: true } : {}),
});
