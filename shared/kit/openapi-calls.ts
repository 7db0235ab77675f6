import { get } from '#shared/kit/call.ts';

export const openapiCalls = {
  openapi: get('/api/openapi.json', 'document.read', {
    summary: 'This contract as an OpenAPI 3.1 document',
    contentType: 'application/json; charset=utf-8',
  }),
};
