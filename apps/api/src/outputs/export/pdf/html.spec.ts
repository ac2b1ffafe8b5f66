import fc from 'fast-check';
import { html, lines, markup } from './html';

it('escapes what is put into it, in text and in attributes', () => {
  const name = `<script>alert("1")</script> & 'x'`;
  expect(html`<p title="${name}">${name}</p>`.text).toBe(
    '<p title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;">' +
      '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;</p>',
  );
});

it('takes markup and lists as they are, and leaves out what is not there', () => {
  const rows = ['a<b', 'c'].map((text) => html`<li>${text}</li>`);
  const nothing = [false, null, undefined] as const;
  expect(html`<b>${rows}${nothing}${0}</b>${markup('<hr>')}${lines('a<\nb')}`.text).toBe(
    '<b><li>a&lt;b</li><li>c</li>0</b><hr>a&lt;<br />b',
  );
});

it('never lets a text open a tag, an attribute or an entity', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { text: made } = html`${text}`;
      expect(made).not.toMatch(/[<>"'\0-\x08\x0b-\x1f\u202a-\u202e]/);
      expect(made.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
    }),
  );
});
