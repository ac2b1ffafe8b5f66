import { Controller, Req, Res } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import type { Request, Response } from 'express';
import { Input, Route, type InputOf } from '../../platform/http/route';
import { GenerationService } from './generation.service';
import { streamRun } from './ndjson';

@Controller()
export class GenerationController {
  constructor(private readonly generation: GenerationService) {}

  @Route('listProviders')
  providers(): ResponseOf<'listProviders'> {
    return this.generation.listProviders();
  }

  @Route('getRun')
  run(@Input() { params }: InputOf<'getRun'>): Promise<ResponseOf<'getRun'>> {
    return this.generation.run(params.runId);
  }

  /** A stream of progress with the result as its last line, unless the asker takes JSON alone. */
  @Route('generateBudget')
  async generate(
    @Input() { params, body }: InputOf<'generateBudget'>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const runId = await this.generation.start(params.parametersId, { ...body });
    const signal = goneSignal(response);
    if (!takesJsonAlone(request)) return streamRun({ generation: this.generation, runId, response, signal });
    const run = await this.generation.untilEnded(runId, signal);
    response.json(await this.generation.resultOrThrow(run));
  }

  @Route('generateWith')
  async generateWith(
    @Input() { params, body }: InputOf<'generateWith'>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<'generateWith'>> {
    const { parametersId, provider } = params;
    const runId = await this.generation.start(parametersId, { ...body, provider });
    return this.generation.resultOrThrow(await this.generation.untilEnded(runId, goneSignal(response)));
  }
}

/** Aborted when the client goes away; the run itself goes on. */
function goneSignal(response: Response): AbortSignal {
  const gone = new AbortController();
  if (response.closed) gone.abort();
  response.once('close', () => gone.abort());
  return gone.signal;
}

function takesJsonAlone(request: Request): boolean {
  const types = (request.headers.accept ?? '')
    .split(',')
    .map((type) => type.split(';')[0]?.trim().toLowerCase());
  return types.length === 1 && types[0] === 'application/json';
}
