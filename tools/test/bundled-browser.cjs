const { execFileSync } = require('node:child_process');
const {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/** The package takes its folder and its libraries from the environment, and changes it: hence a process of its own. */
const UNPACK = `
  const { default: chromium } = await import(process.argv[1]);
  const executable = await chromium.executablePath();
  console.log(JSON.stringify({ executable, libraries: process.env.LD_LIBRARY_PATH }));
`;

/**
 * Has the tests use the browser that comes with the packages, whatever is installed on the machine, unless
 * PUPPETEER_EXECUTABLE_PATH names another. It is unpacked once, and sees its own libraries and fonts only.
 */
exports.useBundledBrowser = () => {
  if (process.env.PUPPETEER_EXECUTABLE_PATH) return;
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  process.env.PUPPETEER_EXECUTABLE_PATH = bundledBrowser();
};

function bundledBrowser() {
  const manifest = path.join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const folder = path.join(root, 'node_modules/.cache', `test-browser-${version}`);
  const program = path.join(folder, 'chromium-of-tests');
  // The program names its folder: one that was copied with its project is made anew.
  if (existsSync(program) && readFileSync(program, 'utf8').includes(`'${folder}/`)) return program;
  rmSync(folder, { recursive: true, force: true });
  const half = `${folder}-${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  const unpacked = execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', UNPACK, require.resolve('@sparticuz/chromium')],
    {
      encoding: 'utf8',
      env: { PATH: '', TMPDIR: half, HOME: half, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    },
  );
  const { executable, libraries } = JSON.parse(unpacked.replaceAll(half, folder));
  writeFileSync(
    path.join(half, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  );
  const script = path.join(half, 'chromium-of-tests');
  writeFileSync(
    script,
    `#!/bin/sh\nexport LD_LIBRARY_PATH='${libraries}' FONTCONFIG_FILE='${folder}/fonts.conf'\nexec '${executable}' "$@"\n`,
  );
  chmodSync(script, 0o755);
  try {
    renameSync(half, folder);
  } catch (error) {
    // Another run was faster.
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(program)) throw error;
  }
  return program;
}
