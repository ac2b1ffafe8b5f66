import { Injectable } from '@nestjs/common';
import { PAGE_IMAGE_WIDTH } from '@hoa/contracts';
import { drawIsolated, ReadError } from '@hoa/document-reader';
import { TenantContext } from '../../platform/access/tenant';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/errors/app-error';
import { Slots, SlotsBusyError } from '../../platform/slots';
import { DocumentsService } from '../documents/documents.service';
import { MEDIA_TYPES } from '../documents/inspect-upload';
import { RecentImages } from './recent-images';
import { Readings } from './readings';

export interface PageImage {
  /** Changes with the reading, the page and the width, and with nothing else. */
  etag: string;
  /** Draws the page, or finds the image that was drawn before. */
  png: () => Promise<Uint8Array>;
}

interface Wanted {
  documentId: number;
  page: number;
  width?: number | undefined;
}

/** Each child takes the memory of a reading; a preview asks for one page at a time. */
const DRAWING = { slots: 2, waiting: 24, patienceMs: 20_000 };

/** Images of the pages of PDFs, turned the way they were read so that the boxes of a reading fit. */
@Injectable()
export class PageImages {
  private readonly slots = new Slots(DRAWING);
  private readonly recent = new RecentImages();

  constructor(
    private readonly documents: DocumentsService,
    private readonly readings: Readings,
    private readonly tenant: TenantContext,
    private readonly config: Config,
  ) {}

  async find({ documentId, page, width = PAGE_IMAGE_WIDTH.usual }: Wanted): Promise<PageImage> {
    await this.documents.get(documentId);
    const place = await this.readings.placeOf(documentId, page);
    if (!place) throw new AppError('not_found', 'The document has no such page.');
    if (place.container !== 'pdf')
      throw new AppError('unsupported_media_type', 'Only the pages of a PDF can be displayed as images.');
    const key = `${place.readingId}-${page}-${width}`;
    const { rotation } = place;
    return {
      etag: `"${key}"`,
      png: () =>
        this.recent.get(`${this.tenant.workspaceId}/${key}`, () =>
          this.draw(documentId, { page, width, ...(rotation === null ? {} : { rotation }) }),
        ),
    };
  }

  private async draw(
    documentId: number,
    drawing: { page: number; width: number; rotation?: number },
  ): Promise<Uint8Array> {
    const { bytes, mediaType } = await this.documents.file(documentId);
    if (mediaType !== MEDIA_TYPES.pdf) throw new AppError('not_found', 'The document has no such page.');
    try {
      const memoryBytes = this.config.reading.memoryMb * 1024 * 1024;
      const drawn = () => drawIsolated(bytes, { ...drawing, bounds: { memoryBytes } });
      return await this.slots.run(drawn, this.tenant.workspaceId);
    } catch (error) {
      if (error instanceof SlotsBusyError)
        throw new AppError('unavailable', 'Many pages are being drawn right now. Please try again.');
      if (!(error instanceof ReadError)) throw error;
      throw new AppError('unsupported_media_type', 'This page could not be displayed as an image.', {
        cause: error,
      });
    }
  }
}
