import type { Handlers } from '#server/context.ts';

/** The documents by the college's name. Each is made once: it takes half a second, in which no other call is answered. */
const documents = new Map<string, Promise<string>>();

export const openapiHandlers = {
  openapi: async ({ settings: { college } }) => {
    const document = documents.get(college.name) ?? makeDocument(college.name);
    documents.set(college.name, document);
    return document;
  },
} satisfies Partial<Handlers>;

/** The library (8 MB of memory) is loaded with the first request for the document. */
async function makeDocument(title: string): Promise<string> {
  const { openapiDocument } = await import('#server/http/openapi.ts');
  return JSON.stringify(await openapiDocument(title));
}
