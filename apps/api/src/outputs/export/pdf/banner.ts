import { html, type Html } from './html';

/** "Not reconciled: ...", at the top of a page or slide. */
export function bannerLine(banner: string | null | undefined): Html | false {
  return typeof banner === 'string' && html`<p class="unreconciled" role="note">${banner}</p>`;
}
