/** A grey image: 0 black to 255 white, row by row. */
export interface Gray {
  width: number;
  height: number;
  data: Uint8Array;
}

/** 1 where there is ink. */
export type Mask = Gray;

/** RGBA to grey, over white where it is transparent. */
export function grayOf(rgba: Uint8ClampedArray, width: number, height: number): Gray {
  const data = new Uint8Array(width * height);
  for (let i = 0, j = 0; i < data.length; i++, j += 4) {
    const light = ((rgba[j] ?? 0) * 77 + (rgba[j + 1] ?? 0) * 150 + (rgba[j + 2] ?? 0) * 29) >> 8;
    const alpha = rgba[j + 3] ?? 255;
    data[i] = alpha === 255 ? light : (255 + ((light - 255) * alpha) / 255) | 0;
  }
  return { width, height, data };
}

/** No paper is darker: a block that is holds a picture or a bar. */
const DARKEST_PAPER = 110;

/**
 * Evens out the background: each block of the page (its size in pixels) is brought to white by its own paper. Large
 * blocks take away shadows and leave bars and shaded cells; small ones whiten shaded cells too.
 */
export function whitened(image: Gray, block: number): Gray {
  const columns = Math.ceil(image.width / block);
  const rows = Math.ceil(image.height / block);
  const papers = new Uint8Array(columns * rows);
  for (let by = 0; by < rows; by++) {
    for (let bx = 0; bx < columns; bx++)
      papers[by * columns + bx] = paperOf(image, { left: bx * block, top: by * block, block });
  }
  const paper = Array.from({ length: rows }, (_, by) =>
    acrossOf(papers.subarray(by * columns, (by + 1) * columns), image.width, block),
  );
  const { width, data: from } = image;
  const data = new Uint8Array(from.length);
  for (let y = 0; y < image.height; y++) {
    const [above, below, down] = between(y / block, rows);
    const [upper, lower] = [paper[above], paper[below]];
    if (upper && lower) whitenRow({ from, data, start: y * width, upper, lower, down });
  }
  return { ...image, data };
}

interface WhiteRow {
  from: Uint8Array;
  data: Uint8Array;
  start: number;
  upper: Float64Array;
  lower: Float64Array;
  down: number;
}

function whitenRow({ from, data, start, upper, lower, down }: WhiteRow): void {
  const width = upper.length;
  const up = 1 - down;
  for (let x = 0; x < width; x++) {
    const white = (upper[x] ?? 255) * up + (lower[x] ?? 255) * down;
    const value = (from[start + x] ?? 0) * 255;
    data[start + x] = value < white * 255 ? value / white : 255;
  }
}

/** The paper of a row of blocks at each place across. */
function acrossOf(papers: Uint8Array, width: number, block: number): Float64Array {
  const paper = new Float64Array(width);
  for (let x = 0; x < width; x++) {
    const [left, right, across] = between(x / block, papers.length);
    paper[x] = (papers[left] ?? 255) * (1 - across) + (papers[right] ?? 255) * across;
  }
  return paper;
}

/** The two blocks whose middles a place (in blocks) lies between, and how far it is from the first. */
function between(at: number, blocks: number): [number, number, number] {
  const place = Math.max(0, at - 0.5);
  const first = Math.min(blocks - 1, Math.floor(place));
  return [first, Math.min(blocks - 1, first + 1), place - Math.floor(place)];
}

/** The grey that a fifth of the block is lighter than. */
function paperOf(image: Gray, { left, top, block }: { left: number; top: number; block: number }): number {
  const counts = new Uint32Array(256);
  const { data, width } = image;
  const right = Math.min(width, left + block);
  const bottom = Math.min(image.height, top + block);
  let total = 0;
  for (let y = top; y < bottom; y += 2) {
    for (let x = left; x < right; x += 2) {
      const value = data[y * width + x] ?? 255;
      counts[value] = (counts[value] ?? 0) + 1;
      total++;
    }
  }
  let value = 255;
  for (let seen = 0; value > DARKEST_PAPER; value--) {
    seen += counts[value] ?? 0;
    if (seen > total / 5) break;
  }
  return value;
}

/** Parts ink from paper at the grey that separates the two best (Otsu). */
export function maskOf(image: Gray): Mask {
  return below(image, Math.min(200, Math.max(90, otsu(image))));
}

/** 1 where an image is darker than this. */
export function below({ width, height, data: from }: Gray, threshold: number): Mask {
  const data = new Uint8Array(from.length);
  for (let i = 0; i < data.length; i++) data[i] = (from[i] ?? 255) < threshold ? 1 : 0;
  return { width, height, data };
}

/** How many pixels have each shade. */
export function countsOf({ data }: Gray): Uint32Array {
  const counts = new Uint32Array(256);
  for (let i = 0; i < data.length; i++) {
    const value = data[i] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

function otsu(image: Gray): number {
  const counts = countsOf(image);
  let sum = 0;
  for (let i = 0; i < 256; i++) sum += i * (counts[i] ?? 0);
  let [below, sumBelow, best, bestSpread] = [0, 0, 128, -1];
  for (let i = 0; i < 256; i++) {
    below += counts[i] ?? 0;
    const above = image.data.length - below;
    if (below === 0) continue;
    if (above === 0) break;
    sumBelow += i * (counts[i] ?? 0);
    const spread = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2;
    if (spread > bestSpread) [best, bestSpread] = [i + 1, spread];
  }
  return best;
}

/** How many pixels of it are ink. Walking an array of millions with for-of takes several times as long. */
export function inkOf({ data }: Mask): number {
  let ink = 0;
  for (let i = 0; i < data.length; i++) ink += data[i] ?? 0;
  return ink;
}

/** Half the size in both directions; ink stays where any of the four had it. */
export function halved(mask: Mask): Mask {
  const width = mask.width >> 1;
  const height = mask.height >> 1;
  const data = new Uint8Array(width * height);
  const { data: from, width: row } = mask;
  for (let y = 0; y < height; y++) {
    let i = 2 * y * row;
    for (let to = y * width; to < (y + 1) * width; to++, i += 2)
      data[to] = (from[i] ?? 0) | (from[i + 1] ?? 0) | (from[i + row] ?? 0) | (from[i + row + 1] ?? 0);
  }
  return { width, height, data };
}

/** Turned clockwise by quarters of a circle. */
export function turned(image: Gray, quarters: number): Gray {
  const { width, height } = image;
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 0) return image;
  const data = new Uint8Array(image.data.length);
  const newWidth = turns === 2 ? width : height;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at =
        turns === 1
          ? x * newWidth + (height - 1 - y)
          : turns === 2
            ? (height - 1 - y) * width + (width - 1 - x)
            : (width - 1 - x) * newWidth + y;
      data[at] = image.data[y * width + x] ?? 255;
    }
  }
  return { width: newWidth, height: turns === 2 ? height : width, data };
}

/** Turned around its middle by a small angle (radians, counter-clockwise on the page), white where nothing was. */
export function rotated(image: Gray, radians: number): Gray {
  const { width, height } = image;
  const data = new Uint8Array(image.data.length).fill(255);
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const [cx, cy] = [width / 2, height / 2];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sx = cos * (x - cx) - sin * (y - cy) + cx;
      const sy = sin * (x - cx) + cos * (y - cy) + cy;
      const [x0, y0] = [Math.floor(sx), Math.floor(sy)];
      if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) continue;
      const [fx, fy] = [sx - x0, sy - y0];
      const i = y0 * width + x0;
      const above = (image.data[i] ?? 255) * (1 - fx) + (image.data[i + 1] ?? 255) * fx;
      const below = (image.data[i + width] ?? 255) * (1 - fx) + (image.data[i + width + 1] ?? 255) * fx;
      data[y * width + x] = above * (1 - fy) + below * fy;
    }
  }
  return { width, height, data };
}

/** As a portable grey map, the one format that needs no compression on the way to the recogniser. */
export function pgmOf(image: Gray): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${image.width} ${image.height}\n255\n`, 'latin1'), image.data]);
}
