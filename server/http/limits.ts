// What a connection may ask of the server before anything looks at what it asks.
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, badRequest } from '#server/errors.ts';

/** Browsers and proxies wait for an answer before they ask again; each answer that waits to be read takes memory. */
const waitingAnswers = 4;
const longestAddress = 2048;

/** Above this, new connections are closed at once: those that are open keep working. */
const mostConnections = 2000;
/** Milliseconds a connection may stand still in the middle of a request or an answer. */
export const standstill = 30_000;

type Done = (error?: Error) => void;

export function boundConnections(app: FastifyInstance): void {
  app.server.maxConnections = mostConnections;
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count <= waitingAnswers) return done();
    // Requests that were read before are still being handed out: none of them gets as far as a handler.
    reply.hijack();
    socket.destroy();
  });
  app.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
    waiting.set(socket, Math.max(0, (waiting.get(socket) ?? 0) - 1));
    done();
  });
}

/** An address of more than 2 kB leads nowhere; of two hosts each part of a chain of proxies could take another. */
export function refuseOddHeads(request: FastifyRequest, _reply: FastifyReply, done: Done): void {
  if (request.url.length > longestAddress) return done(new ApiError(414, 'The address is too long.'));
  const { rawHeaders } = request.raw;
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  done(hosts.length > 1 ? badRequest('A request names one host.') : undefined);
}
