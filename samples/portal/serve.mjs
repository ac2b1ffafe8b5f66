import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** A portal of somebody else's: three pages on an origin of their own. See README.md beside this file. */
const here = path.dirname(fileURLToPath(import.meta.url));
const PAGES = { '/': 'index.html', '/plain': 'plain.html', '/frame': 'frame.html', '/vue': 'vue.html' };
const VUE = path.join(here, '../../node_modules/vue/dist/vue.esm-browser.prod.js');

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    /** Where AI Budget Assistant runs. */
    host: { type: 'string', default: 'http://localhost:3000' },
    /** Made in the calculator, by 'Embed in your portal'. */
    key: { type: 'string', default: '' },
  },
});
if (!URL.canParse(values.host)) throw new Error(`--host is no address: ${values.host}`);
if (values.key !== '' && !/^emb_[\w-]{43}$/.test(values.key)) throw new Error('--key is no embed key.');
const host = new URL(values.host).origin;

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://portal');
  const page = PAGES[pathname];
  if (pathname === '/vendor/vue.js') {
    response.setHeader('content-type', 'text/javascript; charset=utf-8').end(await readFile(VUE));
  } else if (page === undefined) {
    response.writeHead(404).end();
  } else {
    const text = await readFile(path.join(here, page), 'utf8');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(text.replaceAll('{{HOST}}', host).replaceAll('{{KEY}}', values.key));
  }
});

server.listen(Number(values.port), '127.0.0.1', () => {
  process.stdout.write(`Portal at http://localhost:${server.address().port}\n`);
});
