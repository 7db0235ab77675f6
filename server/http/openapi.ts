import fastifySwagger from '@fastify/swagger';
import Fastify from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { contract } from '#shared/contract.ts';
import type { Call } from '#shared/kit/call.ts';
import { routeOf } from './contract.ts';

const unknownFields =
  'Fields of a body that a call does not name are dropped and never stored, such as the id or dates of a record that is sent back.';

/** The contract as OpenAPI 3.1. The plugin reads it from a Fastify instance that never listens. */
export async function openapiDocument(title: string): Promise<object> {
  const app = Fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${title}: API`, version: '1.0.0', description: unknownFields },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } } },
      security: [{ session: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => {
      if ('openapiObject' in document) describeFiles(document.openapiObject.paths ?? {});
      return 'openapiObject' in document ? document.openapiObject : document.swaggerObject;
    },
  });
  for (const [name, entry] of Object.entries(contract as Record<string, Call>))
    app.route({ ...routeOf(name, entry), handler: async () => undefined });
  await app.ready();
  return app.swagger();
}

type Operation = { operationId?: string; requestBody?: object; responses?: Record<string, object> };

/** Files have no zod schema, so uploads and downloads are described here. */
function describeFiles(paths: Record<string, object | undefined>): void {
  const calls: Record<string, Call> = contract;
  const operations = Object.values(paths).flatMap((path) => Object.values(path ?? {}) as Operation[]);
  for (const operation of operations) {
    const { upload, contentType, status } = calls[operation.operationId ?? ''] ?? {};
    if (upload) operation.requestBody = fileForm(upload);
    const type = contentType?.replace(/;.*/, '');
    if (type)
      operation.responses = {
        [`${status}`]: { description: 'The file', content: { [type]: { schema: {} } } },
      };
  }
}

/** One file in a form, and what may come along; OpenAPI 3.1 describes bytes by their media type only. */
function fileForm({ contentType, fields = {} }: NonNullable<Call['upload']>) {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const texts = Object.entries(fields).map(([name, schema]) => [
    name,
    {
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    },
  ]);
  const properties = { file, ...Object.fromEntries(texts) };
  const schema = { type: 'object', required: ['file'], properties };
  const content = { 'multipart/form-data': { schema, encoding: { file: { contentType } } } };
  return { required: true, content };
}
