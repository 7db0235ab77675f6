import type { Handlers } from '#server/http/exchange.ts';

export const openapiHandlers = {
  openapi: async ({ request }) => JSON.stringify(request.server.swagger()),
} satisfies Partial<Handlers>;
