import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { logRequest } from './request-log.ts';

/** The lines for an answer. */
function linesOf(url: string | undefined, session: object | null, statusCode: number): object[] {
  const lines: object[] = [];
  const log = { info: (line: object) => void lines.push(line) };
  const request = { method: 'GET', url: '/x?q=Lakshmi', routeOptions: { url }, session, log };
  // The parts that the log reads.
  logRequest(
    request as unknown as FastifyRequest,
    { statusCode, elapsedTime: 1.26 } as FastifyReply,
    () => {},
  );
  return lines;
}

test('a call is a line with route, status, time and account, also a refused one, and without ids, queries or names', () => {
  const session = { accountId: 'account', label: 'Lakshmi Sample' };
  expect(linesOf('/api/students/:id', session, 403)).toEqual([
    { method: 'GET', route: '/api/students/:id', status: 403, milliseconds: 1.3, account: 'account' },
  ]);
  expect(linesOf('/api/students/:id', null, 401)).toEqual([
    { method: 'GET', route: '/api/students/:id', status: 401, milliseconds: 1.3, account: undefined },
  ]);
});

test('pages and the questions of monitors are not logged', () => {
  for (const url of [undefined, '/*', '/healthz', '/readyz']) expect(linesOf(url, null, 200)).toEqual([]);
});
