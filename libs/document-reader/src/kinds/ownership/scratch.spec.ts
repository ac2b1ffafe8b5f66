import { readFileSync } from 'node:fs';
import { readOwnership } from './read-ownership';
import { readContainer } from '../../containers/read-container';
import { documentOfText } from '../reading/document-of-text';
const ctx = { documentId: 1, documentName: 'x', readingId: 'r' };
const show = (r: ReturnType<typeof readOwnership>) => {
  const out: string[] = [];
  for (const p of r.parts)
    out.push(
      `PART ${p.id} ${p.pages} inForce=${p.inForce} group=${p.group} sum=${p.sum.n}/${p.sum.d} why=${p.why}\n  ` +
        p.shares
          .map(
            (s) =>
              `${s.unit}${s.lot ? `(${s.lot})` : ''}=${s.share.value.n}/${s.share.value.d}@${s.share.confidence}`,
          )
          .join(' '),
    );
  out.push(...r.warnings.map((w) => `WARN ${w.code}: ${w.message}`));
  return out.join('\n');
};
const F = process.env.F;
test('x', async () => {
  if (F)
    for (const f of F.split(',')) {
      const doc = f.endsWith('.ftxt')
        ? documentOfText(readFileSync(f, 'utf8'))
        : await readContainer(readFileSync(f), { name: f });
      process.stdout.write(`\n== ${f}\n` + show(readOwnership(doc, ctx)) + '\n');
    }
});
