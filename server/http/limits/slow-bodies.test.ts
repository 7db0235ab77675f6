// How slowly a body may come.
// On SQLite alone: the limit is above any query.
import { connect } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shareApp } from '#test/app.ts';
import { aPdf } from '#test/factories.ts';
import { listen, statusOf } from '#test/servers/raw-http.ts';
import { refuseSlowBodies } from './slow-bodies.ts';

/** Long enough for a busy machine to let this process send some parts in each. */
const interval = 300;
/** What is not refused comes for 25 seconds. */
const atOnce = 15_000;
/** A call may take less time than its file. */
const college = shareApp({ slowestBody: { interval, bytes: 1000 }, longestCall: 2 * interval });

/** Sends a head, then a part of the body every 25 ms until all is sent or the server closes. @returns the answer, and how long it took */
async function sendSlowly(head: string[], parts: Iterable<string | Buffer>) {
  const socket = connect(await listen(college().app), '127.0.0.1');
  const started = performance.now();
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.on('error', () => undefined); // sent into a connection that the server has closed
  });
  socket.write(`${[...head, 'Host: college'].join('\r\n')}\r\n\r\n`);
  for (const part of parts) {
    if (socket.destroyed || socket.readableEnded) break;
    socket.write(part);
    await wait(25);
  }
  await closed;
  return { answer, milliseconds: performance.now() - started };
}

/** A PDF of 60 kB as a form, in parts of 1 kB: as fast as allowed ten times over, and more than twice as long as a call may take. */
async function slowUpload() {
  const { cookie } = await college().asAdmin();
  const edge = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n';
  const pdf = aPdf(`/Filling (${'x'.repeat(60_000)}) `);
  const form = Buffer.concat([
    Buffer.from(`${edge}Content-Type: application/pdf\r\n\r\n`),
    pdf,
    Buffer.from('\r\n--x--\r\n'),
  ]);
  const parts = Array.from({ length: Math.ceil(form.length / 1000) }, (_, place) =>
    form.subarray(place * 1000, (place + 1) * 1000),
  );
  const head = [
    'POST /api/notice-files HTTP/1.1',
    `Cookie: ${cookie}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${form.length}`,
    'Connection: close',
  ];
  return { head, parts };
}

test('a file from a slow line is taken, however long it takes', async () => {
  const { head, parts } = await slowUpload();
  const { answer, milliseconds } = await sendSlowly(head, parts);
  expect(statusOf(answer), answer).toBe(201);
  expect(milliseconds).toBeGreaterThan(4 * interval);
});

test.each([
  ['what came while this process was busy counts', 1000, 0],
  ['nothing came', 0, 1],
])('%s', async (_, came, refusals) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const socket = { bytesRead: 0 };
  const raw = { headers: { 'content-length': '5000' }, socket, once: vi.fn(), destroy: vi.fn() };
  // Answered already: what is refused is only ended.
  const addHook = (_name: string, hook: (...of: unknown[]) => void) =>
    hook({ raw }, { sent: true }, () => undefined);
  refuseSlowBodies({ addHook } as unknown as FastifyInstance, { interval, bytes: 1000 }); // it asks for no more
  // The timer is late, and the socket is read after it.
  vi.advanceTimersByTime(interval);
  socket.bytesRead += came;
  await turn();
  expect(raw.destroy).toHaveBeenCalledTimes(refusals);
});

function* bytewise() {
  for (let count = 0; count < 1000; count += 1) yield ' ';
}

const sentence =
  'What you sent came too slowly and was not taken. Please try again where the line is better.';

test('a file that stops coming is refused with a sentence', async () => {
  const { head, parts } = await slowUpload();
  function* stopping() {
    yield* parts.slice(0, 10);
    yield* bytewise();
  }
  const { answer, milliseconds } = await sendSlowly(head, stopping());
  expect(statusOf(answer), answer).toBe(408);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '').error).toBe(sentence);
  expect(milliseconds).toBeLessThan(atOnce);
});

test.each([
  ['JSON', 'Content-Length: 500', bytewise],
  ['JSON in chunks', 'Transfer-Encoding: chunked', chunks],
])('%s that comes byte by byte is refused', async (_, length, body) => {
  const head = ['POST /api/auth/admin/login HTTP/1.1', 'Content-Type: application/json', length];
  const { answer, milliseconds } = await sendSlowly(head, body());
  expect(statusOf(answer), answer).toBe(408);
  expect(milliseconds).toBeLessThan(atOnce);
});

function* chunks() {
  for (const byte of bytewise()) yield `1\r\n${byte}\r\n`;
}

test.each([
  ['a call that is answered before its body', 'POST /api/students HTTP/1.1', 401],
  ['a page', 'GET /api/auth/status HTTP/1.1', 200],
])('byte by byte after the answer the connection ends: %s', async (_, line, status) => {
  const head = [line, 'Content-Type: application/json', 'Content-Length: 5000'];
  const { answer, milliseconds } = await sendSlowly(head, bytewise());
  expect(statusOf(answer), answer).toBe(status);
  expect(milliseconds).toBeLessThan(atOnce);
});

test('the limits of the server itself stay generous for bodies and narrow for heads', () => {
  const { server } = college().app;
  expect([server.requestTimeout, server.headersTimeout]).toEqual([600_000, 10_000]);
});
