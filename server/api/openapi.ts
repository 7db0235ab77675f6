import type { Handlers } from '#server/http/context.ts';

export const openapiHandlers = {
  // The library is loaded with the first question: a server that nobody asks does without its 8 MB.
  openapi: async ({ settings }) => {
    const { openapiDocument } = await import('#server/http/openapi.ts');
    return JSON.stringify(await openapiDocument(settings.college.name));
  },
} satisfies Partial<Handlers>;
