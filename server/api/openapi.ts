import type { Handlers } from '#server/http/context.ts';

export const openapiHandlers = {
  // The library is loaded by the first request for the document: until then the server does without its 8 MB.
  openapi: async ({ settings }) => {
    const { openapiDocument } = await import('#server/http/openapi.ts');
    return JSON.stringify(await openapiDocument(settings.college.name));
  },
} satisfies Partial<Handlers>;
