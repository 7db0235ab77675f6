// A page of another site must not change anything in the name of somebody signed in here.
import type { FastifyRequest } from 'fastify';
import { forbidden } from '#server/errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers say where a request comes from; callers that say nothing are not browsers and carry no one's cookie. */
export function refuseForeignOrigin(request: FastifyRequest): void {
  if (safeMethods.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  const { origin, host } = request.headers;
  if (site) {
    if (site !== 'same-origin' && site !== 'none') throw forbidden('Calls from another site are refused');
    return;
  }
  if (origin && (!URL.canParse(origin) || new URL(origin).host !== host))
    throw forbidden('Calls from another site are refused');
}
