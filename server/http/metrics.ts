// Figures for a monitoring program in Prometheus' text format, on a port that only this machine reaches. Loaded only where
// METRICS_PORT is set: the library takes 19 MB.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds: a page, a record, a list, a document, an import, too long. */
const buckets = [0.002, 0.01, 0.05, 0.2, 1, 5];

interface Sources {
  /** Sessions that have not ended. */
  countSessions: () => Promise<number>;
  /** Of the last 24 hours. */
  countFailedLogins: () => Promise<number>;
  /** Seconds since 1970; NaN without one. */
  lastBackupAt: () => Promise<number>;
}

export interface Metrics {
  /** A hook for each answer of the server. */
  measure: (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;
  /** @param port 0: the system chooses. @returns the port */
  listen: (port: number) => Promise<number>;
  close: () => void;
}

export function makeMetrics({ countSessions, countFailedLogins, lastBackupAt }: Sources): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const labelNames = ['method', 'route', 'status'] as const;
  const name = 'http_request_duration_seconds';
  const durations = new Histogram({
    name,
    help: 'Answers, and how long they took',
    labelNames,
    buckets,
    registers,
  });
  const gauge = (of: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name: of,
      help,
      registers,
      async collect() {
        // A database that does not answer must not hide the other figures.
        this.set(await read().catch(() => Number.NaN));
      },
    });
  gauge('college_sessions', 'Sessions that have not ended', countSessions);
  gauge(
    'college_failed_logins_last_day',
    'Failed and refused log-ins of the last 24 hours',
    countFailedLogins,
  );
  gauge('college_last_backup_timestamp_seconds', 'The last backup that was read through', lastBackupAt);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return {
    measure: ({ method, routeOptions }, reply, done) => {
      done();
      const route = routeOptions.url ?? 'none';
      durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    },
    listen: async (port) => {
      server.listen(port, '127.0.0.1').unref(); // the metrics end with the process
      await once(server, 'listening');
      const address = server.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    close: () => void server.close(),
  };
}
