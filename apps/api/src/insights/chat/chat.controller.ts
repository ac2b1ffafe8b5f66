import { Controller, Req, Res } from '@nestjs/common';
import type { ChatMessage, ChatStep, ResponseOf } from '@hoa/contracts';
import type { Request, Response } from 'express';
import { Input, Route, type InputOf } from '../../platform/http/route';
import { ChatService } from './chat.service';

const STREAM = 'application/x-ndjson';

@Controller()
export class ChatController {
  constructor(private readonly chat: ChatService) {}

  @Route('listChat')
  list(@Input() { params }: InputOf<'listChat'>): Promise<ResponseOf<'listChat'>> {
    return this.chat.list(params.parametersId);
  }

  /** For who asks for a stream: a line for each thing that a model looks up, as it does, and then the message. */
  @Route('sendChat')
  async send(
    @Input() { params, body }: InputOf<'sendChat'>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (!request.headers.accept?.includes(STREAM)) {
      response.json(await this.chat.send(params.parametersId, body));
      return;
    }
    // The first line sends the head: what fails before it is an ordinary error.
    response.set({ 'content-type': `${STREAM}; charset=utf-8`, 'x-accel-buffering': 'no' });
    const write = (line: ChatStep | ChatMessage) => response.write(`${JSON.stringify(line)}\n`);
    write(await this.chat.send(params.parametersId, body, (verb) => write({ verb })));
    response.end();
  }
}
