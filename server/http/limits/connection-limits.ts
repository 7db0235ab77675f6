// Limits per connection and per request head, applied before a request is routed.
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, badRequest } from '#server/errors.ts';

/** Browsers and proxies wait for an answer before the next request; each answer that is not read yet takes memory. */
const waitingAnswers = 4;
const longestAddress = 2048;

/** Above this, new connections are closed immediately; open connections keep working. */
const mostConnections = 2000;
/** Milliseconds a connection may be idle in the middle of a request or an answer. */
export const standstill = 30_000;
/** Milliseconds. Shorter, so that a call that takes too long is answered before its connection counts as idle. */
export const usualLongestCall = 25_000;

type Done = (error?: Error) => void;

export function boundConnections(app: FastifyInstance): void {
  app.server.maxConnections = mostConnections;
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count <= waitingAnswers) return done();
    // Requests that were already parsed are still emitted: none of them may reach a handler.
    reply.hijack();
    socket.destroy();
  });
  app.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
    waiting.set(socket, Math.max(0, (waiting.get(socket) ?? 0) - 1));
    done();
  });
}

/** No address of the site has more than 2 kB. With two Host headers, two proxies could each use another one. */
export function refuseOddHeads(request: FastifyRequest, _reply: FastifyReply, done: Done): void {
  if (request.url.length > longestAddress) return done(new ApiError(414, 'The address is too long.'));
  const { rawHeaders } = request.raw; // names and values in turn
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (/^host$/i.test(rawHeaders[index] ?? '')) hosts += 1;
  }
  done(hosts > 1 ? badRequest('A request names one host.') : undefined);
}
