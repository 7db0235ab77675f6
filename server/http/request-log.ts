import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

/** JSON lines without personal data: no bodies, no query strings, no cookies. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return { level, redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'] };
}

/** One line per call of the API, with its route instead of its address, which contains ids. Pages are not logged. */
export function logRequest(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  done();
  const route = request.routeOptions.url;
  if (!route || route === '/*' || route === '/healthz' || route === '/readyz') return;
  request.log.info({
    method: request.method,
    route,
    status: reply.statusCode,
    milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    account: request.session?.accountId,
  });
}
