import type { FastifyInstance } from 'fastify';
import { ApiError } from '#server/errors.ts';

/**
 * Values of a body, far more than any call takes: 10,000 rows of attendance have 60,000. Seven megabytes of brackets, as
 * long as a photo may be, would take a second and 200 MB.
 */
const mostParts = 250_000;
const tooManyParts = () => new ApiError(413, 'What you sent has too many parts.');
const signs = { comma: 44, bracket: 91, brace: 123 };

/** Those in texts are counted too. */
function countParts(text: string): number {
  if (text.length <= mostParts) return 0;
  let parts = 0;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charCodeAt(index);
    if (sign === signs.comma || sign === signs.bracket || sign === signs.brace) parts += 1;
  }
  return parts;
}

/** Many clients send Content-Type: application/json with every request: an empty body then counts as no body. */
export function allowEmptyBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '' && !request.routeOptions.schema?.body) return done(null, undefined);
    if (countParts(text as string) > mostParts) return done(tooManyParts());
    return parseJson(request, text as string, done); // a string because of parseAs
  });
}
