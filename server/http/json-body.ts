import type { FastifyInstance } from 'fastify';

/** Many clients send Content-Type: application/json with every request: an empty body then counts as no body. */
export function allowEmptyBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '' && !request.routeOptions.schema?.body) return done(null, undefined);
    return parseJson(request, text as string, done); // a string because of parseAs
  });
}
