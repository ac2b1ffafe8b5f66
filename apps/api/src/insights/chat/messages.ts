import { Injectable } from '@nestjs/common';
import {
  ChatCitation,
  ChatDownload,
  ChatProposal,
  ChatTable,
  KEPT_CHAT_MESSAGES,
  type ChatMessage,
} from '@hoa/contracts';
import { z } from 'zod';
import { TenantContext } from '../../platform/access/tenant';
import { Database } from '../../platform/database/database';

export interface NewMessage {
  isAssistant: boolean;
  content: string;
  citations?: ChatCitation[];
  proposal?: ChatProposal | undefined;
  table?: ChatTable | undefined;
  download?: ChatDownload | undefined;
  batchId?: string | undefined;
  provider?: string;
}

interface Row {
  id: number;
  is_assistant: boolean;
  content: string;
  citations: unknown;
  proposal: unknown;
  figures: unknown;
  download: unknown;
  batch_id: string | null;
  provider: string | null;
  at: Date;
}

/** The statements on `messages`. */
@Injectable()
export class Messages {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
  ) {}

  /** Oldest first. */
  async list(parametersId: number): Promise<ChatMessage[]> {
    const rows = await this.database.query<Row>(
      'SELECT * FROM messages WHERE workspace_id = $1 AND parameters_id = $2 ORDER BY id',
      [this.tenant.workspaceId, parametersId],
    );
    return rows.map(toMessage);
  }

  /** A conversation keeps its newest messages; the oldest go. */
  async add(parametersId: number, message: NewMessage): Promise<ChatMessage> {
    const { workspaceId } = this.tenant;
    const row = await this.database.first<Row>(
      `INSERT INTO messages (workspace_id, parameters_id, is_assistant, content, citations, proposal, figures, download, batch_id, provider)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING *`,
      [
        workspaceId,
        parametersId,
        message.isAssistant,
        message.content,
        JSON.stringify(message.citations ?? []),
        orNull(message.proposal),
        orNull(message.table),
        orNull(message.download),
        message.batchId ?? null,
        message.provider ?? null,
      ],
    );
    if (!row) throw new Error('The message was not stored.');
    await this.database.execute(
      `DELETE FROM messages WHERE workspace_id = $1 AND id IN (
         SELECT id FROM messages WHERE workspace_id = $1 AND parameters_id = $2 ORDER BY id DESC OFFSET $3)`,
      [workspaceId, parametersId, KEPT_CHAT_MESSAGES],
    );
    return toMessage(row);
  }
}

function toMessage(row: Row): ChatMessage {
  return {
    id: row.id,
    isAssistant: row.is_assistant,
    content: row.content,
    createdAt: row.at.toISOString(),
    citations: z.array(ChatCitation).parse(row.citations),
    proposal: row.proposal === null ? null : ChatProposal.parse(row.proposal),
    table: row.figures === null ? null : ChatTable.parse(row.figures),
    download: row.download === null ? null : ChatDownload.parse(row.download),
    batchId: row.batch_id,
    provider: row.provider,
  };
}

const orNull = (value: object | undefined): string | null => (value ? JSON.stringify(value) : null);
