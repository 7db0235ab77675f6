import type { Handlers } from '#server/http/context.ts';

export const openapiHandlers = {
  // The library (8 MB of memory) is loaded with the first request for the document.
  openapi: async ({ settings }) => {
    const { openapiDocument } = await import('#server/http/openapi.ts');
    return JSON.stringify(await openapiDocument(settings.college.name));
  },
} satisfies Partial<Handlers>;
