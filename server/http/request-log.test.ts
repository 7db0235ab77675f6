import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { badRequest } from '#server/errors.ts';
import { sendError } from './error-handler.ts';
import { loggerOptions, logRequest } from './request-log.ts';

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

/** An app that keeps its log lines. */
function loggingApp() {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  return { lines, app: Fastify({ logger: { ...Object(loggerOptions('info')), stream } }) };
}

test('a text from outside makes no line of its own, and a line has its time', () => {
  const { lines, app } = loggingApp();
  const before = Date.now();
  app.log.warn({ network: '1\r\n{"level":30,"account":"forged"}' }, 'log-in\nfailed\u2028');
  expect(lines.join('').split('\n')).toEqual([lines[0]?.trimEnd(), '']);
  const { time, network, account } = JSON.parse(lines[0] ?? '');
  expect([network, account]).toEqual(['1\r\n{"level":30,"account":"forged"}', undefined]);
  expect(time).toBeGreaterThanOrEqual(before);
});

test('an unexpected failure is a line with its reason and the id that the caller gets; a refusal is none', async () => {
  const { lines, app } = loggingApp();
  app.setErrorHandler(sendError);
  app.get('/failing', () => Promise.reject(new Error('the reason')));
  app.get('/refused', () => Promise.reject(badRequest('Not so.')));
  await app.inject('/refused');
  const { requestId } = (await app.inject('/failing')).json();
  const problems = lines.map((line) => JSON.parse(line)).filter(({ level }) => level > 30);
  expect(problems).toMatchObject([{ level: 50, reqId: requestId, err: { message: 'the reason' } }]);
});
