// Whole lists are complete, run one at a time for each user and are sent in chunks.
import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { studentRows } from '#server/db/people/students.ts';
import { startApp } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';
import { usualLongestCall } from './limits/connection-limits.ts';
import { waitForTurn } from './whole-lists.ts';

/** More than two chunks. */
const size = 620;

async function college() {
  const app = await startApp({ volume: { perSession: 1000, filesPerSession: 1000 } });
  const people = Array.from({ length: size }, (_, index) => ({
    id: crypto.randomUUID(),
    record: aStudent({
      firstName: `First ${index}`,
      lastName: `Name ${index % 7}`,
      enrollmentNumber: `N${index}`,
      contactInfo: { email: `whole${index}@people.example` },
    }),
  }));
  await app.db.transaction().execute((tx) => studentRows.insert(tx, people, new Date()));
  return app;
}

test('a list without page has every record once, in the requested order, with the total', async () => {
  const { asAdmin } = await college();
  const admin = await asAdmin();
  for (const [path, parts] of [
    ['/api/students?include=personalInfo,fees&sort=-lastName', 'fees'],
    ['/api/students?sort=email&q=whole', 'year'],
    ['/api/personal-info?sort=gender', 'gender'],
    ['/api/contact-info', 'email'],
  ] as const) {
    const response = await admin.get(path);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    const rows = response.json();
    expect(new Set(rows.map(({ id }: { id: string }) => id)).size).toBe(size);
    expect(rows).toHaveLength(size);
    expect(response.headers['x-total-count']).toBe(`${size}`);
    expect(rows[0]).toHaveProperty(parts);
    const paged = await admin.get(`${path}${path.includes('?') ? '&' : '?'}page=7&pageSize=100`);
    expect(rows.slice(600)).toEqual(paged.json());
  }
  const none = await admin.get('/api/students?q=zzq');
  expect(none.json()).toEqual([]);
  expect(none.headers['x-total-count']).toBe('0');
  const csv = await admin.get('/api/students.csv?sort=enrollmentNumber');
  expect(csv.body.match(/N\d+/g)).toHaveLength(size);
});

test('eight whole lists at once for one user are all answered, and a page in the meantime too', async () => {
  const { asAdmin } = await college();
  const admin = await asAdmin();
  const paths = Array.from({ length: 8 }, (_, index) => (index % 2 ? '/api/students.csv' : '/api/students'));
  const answers = await Promise.all([...paths, '/api/students?page=1'].map((path) => admin.get(path)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(200));
  expect(answers[6]?.json()).toHaveLength(size);
});

test('one list per user runs at a time, eight more wait, a further one is refused; other users are not affected', async () => {
  const answer = () => {
    const raw = Object.assign(new EventEmitter(), { destroyed: false });
    return { raw, reply: { raw } as unknown as FastifyReply };
  };
  const order: number[] = [];
  const answers = Array.from({ length: 9 }, answer);
  const turns = answers.map(({ reply }, index) => waitForTurn('one', reply).then(() => order.push(index)));
  await expect(waitForTurn('one', answer().reply)).rejects.toMatchObject({ status: 429 });
  await waitForTurn('another', answer().reply);
  await turns[0];
  expect(order).toEqual([0]);
  // A client that disconnects while it waits does not block the others.
  Object.assign(answers[1]?.raw ?? {}, { destroyed: true });
  answers[0]?.raw.emit('finish');
  answers[0]?.raw.emit('close');
  await turns[2];
  expect(order).toEqual([0, 1, 2]);
  for (const { raw } of answers.slice(2)) {
    raw.emit('close');
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(order).toHaveLength(9);
  await waitForTurn('one', answer().reply);
});

test('a document waits for the user’s earlier list, and is answered before its connection counts as idle', async () => {
  const { app, asAdmin } = await startApp();
  const [admin, other] = [await asAdmin(), await asAdmin()];
  const raw = Object.assign(new EventEmitter(), { destroyed: false });
  await waitForTurn(admin.accountId, { raw } as unknown as FastifyReply); // its list is being sent
  const list = '/api/subject-lists/FIRST.pdf';
  let isAnswered = false;
  const waiting = admin.get(list).finally(() => (isAnswered = true));
  for (let n = 0; n < 3; n += 1) expect((await other.get(list)).statusCode).toBe(200);
  expect(isAnswered).toBe(false);
  raw.emit('finish');
  expect((await waiting).statusCode).toBe(200);
  expect(app.server.timeout).toBeGreaterThan(usualLongestCall);
});
