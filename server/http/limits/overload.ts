// Under overload the API answers 503 at once instead of answering late.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { busy } from '#server/errors.ts';

const resolution = 10;
const sampleMilliseconds = 1000;

/** @param maxDelay milliseconds that the event loop may lag on average before calls are answered with 503; 0: no limit */
export function refuseUnderOverload(app: FastifyInstance, maxDelay: number): void {
  if (maxDelay === 0) return;
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let delay = 0;
  const sampling = setInterval(() => {
    delay = histogram.mean / 1e6 - resolution;
    histogram.reset();
  }, sampleMilliseconds).unref();
  app.addHook('onClose', async () => {
    clearInterval(sampling);
    histogram.disable();
  });
  app.addHook('onRequest', (_request, _reply, done) => done(delay > maxDelay ? busy() : undefined));
}
