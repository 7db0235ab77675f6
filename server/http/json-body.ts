import type { FastifyInstance } from 'fastify';

/** Many clients name JSON with every call: where a call takes no body, an empty one is none. */
export function allowEmptyBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '' && !request.routeOptions.schema?.body) return done(null, undefined);
    return parseJson(request, text as string, done); // a string, as asked for
  });
}
