// A page of another site must not change anything with the session of a user who is signed in here.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forbidden } from '#server/errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers send the origin of a request; clients that send none are not browsers and have no user's cookie. */
function isForeign({ headers }: FastifyRequest): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site) return site !== 'same-origin' && site !== 'none';
  return Boolean(origin && (!URL.canParse(origin) || new URL(origin).host !== host));
}

export function refuseForeignOrigin(
  request: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  const isRefused = !safeMethods.has(request.method) && isForeign(request);
  done(isRefused ? forbidden('Calls from another site are refused') : undefined);
}
