import { Body, Controller, Res, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { MAX_UPLOAD_BYTES, UploadFields, type ResponseOf } from '@hoa/contracts';
import type { Response } from 'express';
import { AppError } from '../../platform/errors/app-error';
import { oneFile } from '../../platform/http/one-file';
import { Input, Route, type InputOf } from '../../platform/http/route';
import { DeletedDocuments } from './deleted-documents';
import { DocumentsService } from './documents.service';
import { SampleDocuments } from './sample-documents';

const UPLOAD = FileInterceptor('file', oneFile(MAX_UPLOAD_BYTES));

@Controller()
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly deleted: DeletedDocuments,
    private readonly samples: SampleDocuments,
  ) {}

  @Route('listDocuments')
  list(@Input() { query }: InputOf<'listDocuments'>): Promise<ResponseOf<'listDocuments'>> {
    return this.documents.list(query.type);
  }

  @Route('uploadDocument')
  @UseInterceptors(UPLOAD)
  async upload(
    @UploadedFile() file: Express.Multer.File | undefined,
    @Body() fields: unknown,
  ): Promise<ResponseOf<'uploadDocument'>> {
    const { type = 'document' } = UploadFields.parse({ ...(fields as object | undefined) });
    if (!file) throw new AppError('file_missing', 'Please choose a file to upload.');
    return this.documents.store({ bytes: file.buffer, name: file.originalname, type });
  }

  @Route('addSampleDocuments')
  addSamples(): Promise<ResponseOf<'addSampleDocuments'>> {
    return this.samples.add();
  }

  @Route('getDocumentFile')
  async file(@Input() { params }: InputOf<'getDocumentFile'>, @Res() response: Response): Promise<void> {
    const { name, mediaType, bytes } = await this.documents.file(params.id);
    response.attachment(name);
    // Whatever the name says, and nothing in it runs where a browser shows it.
    response.set({ 'content-type': mediaType, 'content-security-policy': "default-src 'none'; sandbox" });
    response.end(bytes);
  }

  @Route('deleteDocument')
  async delete(@Input() { params }: InputOf<'deleteDocument'>): Promise<ResponseOf<'deleteDocument'>> {
    await this.deleted.delete(params.id);
    return { deleted: true };
  }

  @Route('listDeletedDocuments')
  listDeleted(): Promise<ResponseOf<'listDeletedDocuments'>> {
    return this.deleted.list();
  }

  @Route('recoverDocument')
  recover(@Input() { params }: InputOf<'recoverDocument'>): Promise<ResponseOf<'recoverDocument'>> {
    return this.deleted.recover(params.id);
  }
}
