/**
 * Lines and regular expressions of a project's source, without its tests: `npm run size -- libs/document-reader`.
 * A regular expression is a literal or a `new RegExp(...)`; words that lists hold as text count where they are compiled.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const isTest = (file) => /\.spec\.tsx?$/.test(file) || /(?:^|[/\\])testing[/\\]/.test(file);

function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file) && statSync(file).isFile());
}

function expressionsIn(file, text) {
  let count = 0;
  const visit = (node) => {
    const isMade = ts.isNewExpression(node) && node.expression.getText(source) === 'RegExp';
    if (isMade || ts.isRegularExpressionLiteral(node)) count++;
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  visit(source);
  return count;
}

const [project = 'libs/document-reader'] = process.argv.slice(2);
const rows = new Map();
for (const file of sourcesIn(path.join(project, 'src'))) {
  const text = readFileSync(file, 'utf8');
  const [first, second] = path.relative(path.join(project, 'src'), file).split(path.sep);
  const part = second === undefined ? '.' : first === 'kinds' ? `${first}/${second}` : first;
  const row = rows.get(part) ?? { files: 0, lines: 0, expressions: 0 };
  row.files++;
  row.lines += text.split('\n').length - 1;
  row.expressions += expressionsIn(file, text);
  rows.set(part, row);
}
const all = [...rows.values()].reduce(
  (sum, row) => ({
    files: sum.files + row.files,
    lines: sum.lines + row.lines,
    expressions: sum.expressions + row.expressions,
  }),
  { files: 0, lines: 0, expressions: 0 },
);
const print = (name, row) =>
  process.stdout.write(`| ${name} | ${row.files} | ${row.lines} | ${row.expressions} |\n`);
process.stdout.write('| part | files | lines | regular expressions |\n| --- | ---: | ---: | ---: |\n');
for (const [part, row] of [...rows].sort()) print(part, row);
print('all', all);
