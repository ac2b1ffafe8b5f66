import { Controller } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import { Input, Route, type InputOf } from '../../platform/http/route';
import { ChatService } from './chat.service';

@Controller()
export class ChatController {
  constructor(private readonly chat: ChatService) {}

  @Route('listChat')
  list(@Input() { params }: InputOf<'listChat'>): Promise<ResponseOf<'listChat'>> {
    return this.chat.list(params.parametersId);
  }

  @Route('sendChat')
  send(@Input() { params, body }: InputOf<'sendChat'>): Promise<ResponseOf<'sendChat'>> {
    return this.chat.send(params.parametersId, body);
  }
}
