// A body may take as long as its line needs, as long as it keeps coming.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#server/errors.ts';
import { sendError } from '#server/http/error-handler.ts';

export interface SlowestBody {
  /** Milliseconds. */
  interval: number;
  /** Bytes that each interval has to bring while the body has not come whole. */
  bytes: number;
}

/** 1 kB a second: 4.8 MB from a phone at 2 Mbit/s take 20 s, and who sends a byte at a time is refused after the first interval. */
export const usualSlowestBody: SlowestBody = { interval: 15_000, bytes: 15 * 1024 };
/** Milliseconds after which a request is refused however well it comes: 5 MB at 70 kbit/s. */
export const longestRequest = 600_000;

export function refuseSlowBodies(app: FastifyInstance, { interval, bytes }: SlowestBody): void {
  app.addHook('onRequest', (request, reply, done) => {
    done();
    const { raw } = request;
    if (!raw.headers['transfer-encoding'] && !Number(raw.headers['content-length'])) return;
    const { socket } = raw;
    let before = socket.bytesRead;
    const judge = () => {
      if (raw.complete || raw.destroyed) return clearInterval(watch);
      if (socket.bytesRead - before < bytes) {
        clearInterval(watch);
        refuse(request, reply);
      }
      before = socket.bytesRead;
    };
    // After what came meanwhile is read: a line is not slow because this process was busy.
    const watch = setInterval(() => setImmediate(judge), interval);
    raw.once('close', () => clearInterval(watch));
  });
}

function refuse(request: FastifyRequest, reply: FastifyReply): void {
  const end = () => request.raw.destroy();
  // An answer before the end of the body: what still comes is not wanted.
  if (reply.sent) return void end();
  reply.raw.once('finish', end);
  const sentence =
    'What you sent came too slowly and was not taken. Please try again where the line is better.';
  sendError(new ApiError(408, sentence), request, reply.header('connection', 'close'));
}
