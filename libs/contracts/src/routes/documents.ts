import { z } from 'zod';
import { Correction, NewCorrection } from '../corrections';
import { Deleted, DocumentDetail, DocumentPage, DocumentQuery, DocumentRow } from '../documents';
import { Facts } from '../facts';
import { IdParam } from '../primitives';
import { id, route } from './route';

/** Documents, and what was read from them. */
export const documentsRoutes = {
  listDocuments: route({
    method: 'GET',
    path: '/api/documents',
    tag: 'documents',
    summary: 'All documents, or those of one type',
    query: DocumentQuery,
    response: z.array(DocumentRow),
  }),
  uploadDocument: route({
    method: 'POST',
    path: '/api/documents',
    tag: 'documents',
    summary: 'Upload one file',
    response: DocumentRow,
    status: 201,
    wire: 'multipart',
    keptWithRows: true,
  }),
  addSampleDocuments: route({
    method: 'POST',
    path: '/api/sample-documents',
    tag: 'documents',
    summary: 'Put the sample documents into this workspace',
    response: z.array(DocumentRow),
    status: 201,
    keptWithRows: true,
  }),
  getDocument: route({
    method: 'GET',
    path: '/api/documents/{id}',
    tag: 'documents',
    summary: 'One document with its text',
    params: id,
    response: DocumentDetail,
  }),
  getFacts: route({
    method: 'GET',
    path: '/api/documents/{id}/facts',
    tag: 'documents',
    summary: 'What was read from a document, with sources',
    params: id,
    response: Facts,
  }),
  getPage: route({
    method: 'GET',
    path: '/api/documents/{id}/pages/{page}',
    tag: 'documents',
    summary: 'One page of a document as it was read',
    params: id.extend({ page: IdParam }),
    response: DocumentPage,
  }),
  listCorrections: route({
    method: 'GET',
    path: '/api/documents/{id}/corrections',
    tag: 'documents',
    summary: 'All that people corrected in a document, oldest first',
    params: id,
    response: z.array(Correction),
  }),
  addCorrection: route({
    method: 'POST',
    path: '/api/documents/{id}/corrections',
    tag: 'documents',
    summary: 'Correct what was read; its facts follow',
    params: id,
    body: NewCorrection,
    response: Correction,
    status: 201,
  }),
  removeCorrection: route({
    method: 'DELETE',
    path: '/api/documents/{id}/corrections/{correctionId}',
    tag: 'documents',
    summary: 'Take a correction back',
    params: id.extend({ correctionId: IdParam }),
    response: Correction,
  }),
  getDocumentFile: route({
    method: 'GET',
    path: '/api/documents/{id}/file',
    tag: 'documents',
    summary: 'The file as it was uploaded',
    params: id,
    response: z.unknown(),
    wire: 'file',
  }),
  deleteDocument: route({
    method: 'DELETE',
    path: '/api/documents/{id}',
    tag: 'documents',
    summary: 'Delete a document',
    params: id,
    response: Deleted,
  }),
} as const;
