/**
 * What a PDF costs, on the built API: `npx nx build @hoa/api && node bench/print/measure.mjs`.
 * Warm: an export over HTTP against bare Puppeteer printing the same HTML, in pairs. Cold: the command's printing (find,
 * start, draw, end) against `chromium --print-to-pdf` of the same HTML, in pairs. Then twenty exports at once.
 */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);
const api = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../apps/api');
const built = (file) => require(path.join(api, 'dist', file));
const { startApp } = require('@hoa/testing');
const { lineAmounts } = require('@hoa/budget-math');
const { findBrowser } = built('platform/print/find-browser.js');
const { launchBrowser } = built('platform/print/launch-browser.js');
const { reportOf } = built('outputs/export/report.js');
const { reportDocument } = built('outputs/export/pdf/report-document.js');

const PAIRS = Number(process.env.PAIRS ?? 15);
const AT_ONCE = Number(process.env.AT_ONCE ?? 20);
const LINES = Number(process.env.LINES ?? 6);
const folder = mkdtempSync(path.join(tmpdir(), 'measure-pdf-'));
const { executable } = await findBrowser(process.env.PUPPETEER_EXECUTABLE_PATH);

const run = promisify(execFile);
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
async function timed(work) {
  const from = performance.now();
  const value = await work();
  return { ms: performance.now() - from, value };
}
function told(name, pairs) {
  const [ours, theirs, ratios] = [
    pairs.map(([a]) => a),
    pairs.map(([, b]) => b),
    pairs.map(([a, b]) => a / b),
  ];
  const show = (values, digits = 0) =>
    `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}-${Math.max(...values).toFixed(digits)})`;
  console.log(
    `${name}: ${show(ours)} ms against ${show(theirs)} ms, ratio ${show(ratios, 2)}, ${pairs.length} pairs`,
  );
}

const app = await startApp({ env: { LIMIT_REQUESTS_PER_MINUTE: '100000' }, timeoutMs: 120_000 });
try {
  const headers = {
    'x-device-id': `${Date.now()}-measure0measure0measure0-Node`,
    'content-type': 'application/json',
  };
  const call = async (method, address, body) => {
    const response = await fetch(app.url + address, { method, headers, body: body && JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
    return response;
  };
  const parameters = await (
    await call('POST', '/api/budget-parameters', {
      year: 2027,
      associationName: 'Cedar Bend Homeowners Association',
      location: 'Colorado',
      units: 48,
      propertyType: 'Condominium',
    })
  ).json();
  const codes = ['6100', '7010', '7310', '7410', '7740', '7810', '9005'];
  for (let line = 0; line < LINES; line += 1)
    await call('POST', `/api/budget-items/${parameters.id}`, {
      type: line % 7 === 0 ? 'income' : 'expense',
      glCode: String(Number(codes[line % 7]) + line),
      category: 'Administrative',
      description: `Line ${line} of the budget`,
      proposedBudget: `${(line + 1) * 1234}.56`,
    });
  const exported = async () =>
    Buffer.from(await (await call('GET', `/api/export/${parameters.id}/pdf`)).arrayBuffer());
  const pagesOf = (bytes) => (bytes.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;

  const items = await (await call('GET', `/api/budget-items/${parameters.id}`)).json();
  const report = reportOf({
    parameters,
    items: items.map((item) => ({ ...item, ...lineAmounts(item), previousKnown: item.previousYearKnown })),
    status: 'draft',
    notes: [],
  });
  const html = await reportDocument(report, new Date());
  const file = path.join(folder, 'report.html');
  writeFileSync(file, html);

  const first = await timed(exported);
  console.log(`first export, browser started: ${first.ms.toFixed(0)} ms, ${pagesOf(first.value)} pages`);

  const bare = await launchBrowser({ executable });
  const barely = async () => {
    const page = await bare.browser.newPage();
    await page.setContent(html);
    const bytes = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
    await page.close();
    return bytes;
  };
  await barely();
  const warm = [];
  for (let pair = 0; pair < PAIRS; pair += 1)
    warm.push([(await timed(exported)).ms, (await timed(barely)).ms]);
  told('warm export over HTTP against bare Puppeteer', warm);
  await bare.close();

  const printer = path.join(folder, 'cold.cjs');
  writeFileSync(
    printer,
    `const built = (file) => require(${JSON.stringify(path.join(api, 'dist'))} + '/' + file);
     require(${JSON.stringify(require.resolve('reflect-metadata'))});
     const { PrintService } = built('platform/print/print.service.js');
     const { Config } = built('platform/config/config.js');
     const html = require('fs').readFileSync(${JSON.stringify(file)}, 'utf8');
     const print = new PrintService(Config.fromEnvironment());
     print.pdf(html, { footer: 'Footer', cover: true })
       .then((bytes) => require('fs').writeFileSync(${JSON.stringify(path.join(folder, 'cold.pdf'))}, bytes))
       .finally(() => print.onApplicationShutdown());`,
  );
  const cold = [];
  for (let pair = 0; pair < Math.ceil(PAIRS / 2); pair += 1) {
    const ours = await timed(() => run(process.execPath, [printer]));
    const profile = mkdtempSync(path.join(folder, 'profile-'));
    const theirs = await timed(() =>
      run(executable, [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        `--user-data-dir=${profile}`,
        `--print-to-pdf=${path.join(folder, 'plain.pdf')}`,
        `file://${file}`,
      ]),
    );
    cold.push([ours.ms, theirs.ms]);
  }
  told('cold, Node and all, against chromium --print-to-pdf', cold);

  const watch = watchMemory(app.pid);
  const many = await timed(() => Promise.all(Array.from({ length: AT_ONCE }, exported)));
  const peak = watch.stop();
  console.log(
    `${AT_ONCE} exports at once: ${(many.ms / 1000).toFixed(1)} s, all of ${[...new Set(many.value.map(pagesOf))].join(', ')} pages; ` +
      `peak memory (proportional) of the API ${peak.node} MB, of its browser ${peak.browser} MB`,
  );
} finally {
  await app.stop();
  await app.clean();
  rmSync(folder, { recursive: true, force: true });
}

/** Linux: what the server and the processes below it hold, shared pages counted by their share. */
function watchMemory(pid) {
  const peak = { node: 0, browser: 0 };
  const look = () => {
    const node = memoryOf(pid);
    const browser = below(pid)
      .filter((one) => /chrom/i.test(commandOf(one)))
      .reduce((sum, one) => sum + memoryOf(one), 0);
    peak.node = Math.max(peak.node, node);
    peak.browser = Math.max(peak.browser, browser);
  };
  const timer = setInterval(look, 100);
  return {
    stop: () => {
      clearInterval(timer);
      return { node: Math.round(peak.node / 1024), browser: Math.round(peak.browser / 1024) };
    },
  };
}

function below(pid) {
  const listed = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).stdout;
  const pairs = listed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const children = (of) =>
    pairs.filter(([, parent]) => parent === of).flatMap(([one]) => [one, ...children(one)]);
  return children(pid);
}

function memoryOf(pid) {
  const text = read(`/proc/${pid}/smaps_rollup`);
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
}

function commandOf(pid) {
  return read(`/proc/${pid}/cmdline`);
}

/** A process may be gone before it is read. */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
