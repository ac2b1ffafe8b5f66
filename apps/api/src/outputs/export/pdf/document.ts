import { html, type Html } from './html';
import { styleOf } from './style';

/** A whole document; `style` comes after its kind's own. Its own policy forbids what the printer refuses anyway. */
export function documentOf(of: {
  kind: 'report' | 'slides';
  title: string;
  body: Html;
  style?: Html;
}): string {
  return html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>${of.title}</title>
        <style>
          ${styleOf(of.kind)} ${of.style}
        </style>
      </head>
      <body>
        ${of.body}
      </body>
    </html>`.text;
}
