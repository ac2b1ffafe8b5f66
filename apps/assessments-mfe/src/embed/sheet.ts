import css from './embed.css?inline';

let sheet: CSSStyleSheet | undefined;

/** One sheet for all calculators of a page. Constructed, so that a portal's policy against inline styles does not mind. */
export function embedSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}
