import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import { readContainer, readIsolated } from '@hoa/document-reader';

/** What the speed table is measured on: the sizes that the product promises to handle. */
const TEXT_PAGES = 100;
const SCAN_PAGES = 20;
/** Pages of the scan that are recognised by both programs, three times each. */
const COMPARED_PAGES = 3;
const RUNS = 3;
const DPI = 200;
const FONT = 'Speed Sans';

type Row = [string, string, string];

function rowsOf(page: number): Row[] {
  return Array.from({ length: 40 }, (_, i) => {
    const cents = (page * 7_919 + i * 104_729) % 9_999_999;
    const amount = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
    return [String(4_000 + i * 10), `Account ${page}-${i} maintenance and repairs`, amount];
  });
}

function pdfOf(draw: (pdf: PDFKit.PDFDocument) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({ autoFirstPage: false, size: 'LETTER', margin: 0 });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    draw(pdf);
    pdf.end();
  });
}

function textPdf(pages: number): Promise<Buffer> {
  return pdfOf((pdf) => {
    for (let page = 1; page <= pages; page++) {
      pdf.addPage().fontSize(10);
      rowsOf(page).forEach((row, i) =>
        row.forEach((text, column) =>
          pdf.text(text, [72, 130, 420][column], 60 + i * 16, { lineBreak: false }),
        ),
      );
    }
  });
}

function scanImage(page: number, rows = rowsOf(page)): Buffer {
  if (!GlobalFonts.has(FONT)) {
    const pdfjs = path.dirname(require.resolve('pdfjs-dist/package.json'));
    GlobalFonts.registerFromPath(path.join(pdfjs, 'standard_fonts', 'LiberationSans-Regular.ttf'), FONT);
  }
  const scale = DPI / 72;
  const canvas = createCanvas(Math.round(612 * scale), Math.round(792 * scale));
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale, scale);
  pen.fillStyle = '#000000';
  pen.font = `10px "${FONT}"`;
  rows.forEach((row, i) =>
    row.forEach((text, column) => pen.fillText(text, [72, 130, 420][column] ?? 72, 68 + i * 16)),
  );
  return canvas.toBuffer('image/png');
}

function scanPdf(images: Buffer[]): Promise<Buffer> {
  return pdfOf((pdf) => {
    for (const image of images) pdf.addPage().image(image, 0, 0, { width: 612, height: 792 });
  });
}

interface Isolated {
  seconds: number;
  /** Peak resident megabytes of the reading child; undefined where the system does not tell. */
  megabytes: number | undefined;
  /** Milliseconds after the start at which each page was reported done. */
  progress: number[];
}

/** Reads as the service does, in a child process, and watches that child. */
async function isolated(bytes: Buffer): Promise<Isolated> {
  const started = performance.now();
  const progress: number[] = [];
  let megabytes: number | undefined;
  const watch = setInterval(() => {
    void peakOfChildren().then((found) => {
      if (found !== undefined) megabytes = Math.max(megabytes ?? 0, found);
    });
  }, 50);
  try {
    await readIsolated(bytes, {
      name: 'speed.pdf',
      onProgress: () => progress.push(performance.now() - started),
    });
  } finally {
    clearInterval(watch);
  }
  return { seconds: (performance.now() - started) / 1_000, megabytes, progress };
}

/** The kernel keeps the highest resident size of each process; children come and go while this looks. */
async function peakOfChildren(): Promise<number | undefined> {
  const listed = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').catch(() => '');
  const peaks = await Promise.all(
    listed
      .split(' ')
      .filter((pid) => pid !== '')
      .map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')),
  );
  const kilobytes = peaks.map((status) => Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
  const most = Math.max(0, ...kilobytes);
  return most === 0 ? undefined : most / 1_024;
}

async function cpuOfReader(bytes: Buffer): Promise<number> {
  const before = process.cpuUsage();
  await readContainer(bytes, { name: 'speed.pdf' });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Seconds of user and system time that a command took, as the shell counts its children; undefined where it is not installed. */
function cpuOfCommand(command: string, args: string[]): number | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', '"$0" "$@" >/dev/null 2>&1 && times', command, ...args], {
    encoding: 'utf8',
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  });
  if (status !== 0) return undefined;
  const times = [...(stdout.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  return times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

interface Ratio {
  ours: number;
  theirs: number | undefined;
}

/** Runs that follow each other pairwise, so that a busy machine is as busy for both. */
async function paired(ours: () => Promise<number>, theirs: () => number | undefined): Promise<Ratio> {
  const [a, b]: [number[], (number | undefined)[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    a.push(await ours());
    b.push(theirs());
  }
  const known = b.filter((value) => value !== undefined);
  return { ours: median(a), theirs: known.length === RUNS ? median(known) : undefined };
}

function written(name: string, pages: number, { seconds, megabytes, progress }: Isolated): string {
  const steps = progress.slice(1).map((at, i) => at - (progress[i] ?? 0));
  const longest = Math.max(0, ...steps) / 1_000;
  return `| ${name} | ${pages} | ${seconds.toFixed(1)} | ${megabytes?.toFixed(0) ?? 'not told here'} | ${progress.length} | ${longest.toFixed(1)} |`;
}

function compared(name: string, command: string, { ours, theirs }: Ratio): string {
  const other = theirs === undefined ? `'${command}' is not installed` : theirs.toFixed(2);
  const ratio = theirs === undefined ? '-' : (ours / theirs).toFixed(1);
  return `| ${name} | ${ours.toFixed(2)} | ${other} | ${ratio} |`;
}

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hoa-speed-'));
  try {
    const text = await textPdf(TEXT_PAGES);
    const images = Array.from({ length: SCAN_PAGES }, (_, i) => scanImage(i + 1));
    const scan = await scanPdf(images);
    const lines = [
      '| document | pages | seconds | peak MB of the child | steps of progress | longest step, seconds |',
      '| --- | ---: | ---: | ---: | ---: | ---: |',
      written('text PDF', TEXT_PAGES, await isolated(text)),
      written(`scan at ${DPI} dpi`, SCAN_PAGES, await isolated(scan)),
    ];
    const textFile = path.join(folder, 'text.pdf');
    await writeFile(textFile, text);
    const files = images.slice(0, COMPARED_PAGES).map((_, i) => path.join(folder, `${i + 1}.png`));
    await Promise.all(files.map((file, i) => writeFile(file, images[i] ?? '')));
    const few = await scanPdf(images.slice(0, COMPARED_PAGES));
    // A sheet with one row takes little but the start of the engine, which a document pays once.
    const oneRow = await scanPdf([scanImage(1, rowsOf(1).slice(0, 1))]);
    const textRatio = await paired(
      () => cpuOfReader(text),
      () => cpuOfCommand('pdftotext', ['-layout', textFile, path.join(folder, 'text.txt')]),
    );
    const starts: number[] = [];
    const scanRatio = await paired(
      async () => {
        const start = await cpuOfReader(oneRow);
        starts.push(start);
        return (await cpuOfReader(few)) - start;
      },
      () =>
        files
          .map((file) => cpuOfCommand('tesseract', [file, path.join(folder, 'out'), '--psm', '6']))
          .reduce((sum, each) => (sum === undefined || each === undefined ? undefined : sum + each), 0),
    );
    lines.push(
      '',
      `| CPU seconds, median of ${RUNS} paired runs | reader | command | ratio |`,
      '| --- | ---: | ---: | ---: |',
      compared(`${TEXT_PAGES} pages of text: pdftotext -layout`, 'pdftotext', textRatio),
      compared(`${COMPARED_PAGES} scanned pages: tesseract --psm 6`, 'tesseract', scanRatio),
      '',
      `Of the scan, ${median(starts).toFixed(2)} CPU seconds are left out: the start of the engine, measured on a sheet with one row.`,
    );
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
