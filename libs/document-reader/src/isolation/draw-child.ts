import { drawPage } from '../containers/pdf/draw-page';
import { ReadError } from '../page/read-error';
import { closeNetwork } from './close-network';
import { endWhenDeserted } from './deserted';
import type { DrawMessage, DrawRequest } from './draw-protocol';

/** Entry of the child process that draws one page of a PDF; draw-isolated.ts ends it past its bounds. */
closeNetwork();
endWhenDeserted(Number(process.argv[2]));
process.once('message', (request: DrawRequest) => void run(request));

async function run({ bytes, ...drawing }: DrawRequest): Promise<void> {
  const message = await drawPage(bytes, drawing).then(
    (png): DrawMessage => ({ type: 'drawn', png }),
    (error: unknown): DrawMessage => ({
      type: 'failed',
      code: error instanceof ReadError ? error.code : 'reader-failed',
      detail: error instanceof Error ? error.message : String(error),
    }),
  );
  process.send?.(message, undefined, {}, () => process.disconnect());
}
