import type { INestApplication } from '@nestjs/common';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { DEVICE_HEADER, EMBED_HEADER, ErrorBody, routes, type RouteSpec } from '@hoa/contracts';
import { z, type ZodType } from 'zod';

type Schema = Record<string, unknown>;

/** The page at /api/docs and its document at /api/docs-json, from the contracts and nothing else. */
export function serveOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, openApi(), {
    jsonDocumentUrl: 'api/docs-json',
    yamlDocumentUrl: 'api/docs-yaml',
    customSiteTitle: 'AI Budget Assistant API',
  });
}

export function openApi(): OpenAPIObject {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, spec] of Object.entries<RouteSpec>(routes)) {
    if (spec.planned) continue;
    paths[spec.path] = { ...paths[spec.path], [spec.method.toLowerCase()]: operation(name, spec) };
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'AI Budget Assistant', version: '1', description: 'Budgets of homeowners’ associations.' },
    paths,
    components: {
      securitySchemes: {
        device: { type: 'apiKey', in: 'header', name: DEVICE_HEADER },
        embed: { type: 'apiKey', in: 'header', name: EMBED_HEADER },
      },
      schemas: { Error: schemaOf(ErrorBody, 'output') },
    },
  };
  // Nest's type of the document is that of OpenAPI 3.0, whose schemas are not plain JSON Schema.
  return document as unknown as OpenAPIObject;
}

function operation(name: string, spec: RouteSpec): Schema {
  return {
    operationId: name,
    summary: spec.summary,
    tags: [spec.tag],
    ...(spec.access === 'public' ? {} : { security: [{ [spec.access ?? 'device']: [] }] }),
    parameters: [...parameters(spec.params, 'path'), ...parameters(spec.query, 'query')],
    ...requestBody(spec),
    responses: {
      [spec.status ?? 200]: { description: 'Success', content: responseContent(spec) },
      default: {
        description: 'Any failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function parameters(schema: ZodType | undefined, place: 'path' | 'query'): Schema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }));
}

function requestBody(spec: RouteSpec): Schema {
  if (spec.wire === 'multipart') {
    const form = {
      type: 'object',
      required: ['file'],
      properties: {
        file: { type: 'string', format: 'binary' },
        type: { type: 'string', enum: ['document', 'assessment'] },
      },
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
  }
  if (!spec.body) return {};
  const required = !spec.body.safeParse(undefined).success;
  return {
    requestBody: { required, content: { 'application/json': { schema: schemaOf(spec.body, 'input') } } },
  };
}

function responseContent(spec: RouteSpec): Schema {
  if (spec.wire === 'file')
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const json = { 'application/json': { schema: schemaOf(spec.response, 'output') } };
  const isStream = spec.wire === 'ndjson' || spec.streamsIfAsked;
  return isStream ? { ...json, 'application/x-ndjson': { schema: { type: 'string' } } } : json;
}

function schemaOf(schema: ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return plain;
}
