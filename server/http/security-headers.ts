// Security headers on every answer. Only the content security policy of pages differs between answers, so the others are
// built once.
import type { FastifyInstance } from 'fastify';

const oneYear = 31_536_000;

/** @param isHttps whether the site is reached over TLS alone */
export function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  const headers = {
    // Pages bring their own policy, with the hashes of their own scripts; answers of the API allow no content at all.
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...(isHttps && { 'strict-transport-security': `max-age=${oneYear}; includeSubDomains` }),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
