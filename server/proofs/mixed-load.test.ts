// Pages, log-ins, reads, lists, saves and pictures come together for some seconds; what is still referenced afterwards hardly
// grows. Ten minutes of it, with the growth of the whole process, are a proof of its own: bench/proofs/soak.ts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '#test/servers/server-process.ts';
import { makeCollege } from '../../bench/college.ts';
import { type Running, residentMegabytes, startApp } from '../../bench/processes.ts';
import { eventLoopDelay, mixOf } from '../../bench/proofs/soak.ts';

const clients = 4;
const warmUpSeconds = 1;
/** In which caches fill: they count for all but the growth of the memory. */
const firstSeconds = 2;
const loadSeconds = 3;
/** Milliseconds between two calls of one client. */
const pause = 10;
/** Idle the server has 130 MB, and the heap reaches its size in the first two minutes: the proof awaits that, and asks for less. */
const mostMegabytes = 400;
/** Bytes. While code is still being compiled, what is referenced grows by 0.25 kB a call; one kept request is 2.4 kB. */
const allowedGrowth = (calls: number) => 400_000 + 700 * calls;
/** Milliseconds. Other tests run at the same time: the proof asks for less here, too. */
const longestDelay = 250;

test('a mixed load is answered without an error, in memory that is bounded and does not grow, and without long work in one go', {
  timeout: 60_000,
}, async () => {
  const directory = temporaryDirectory();
  mkdirSync(join(directory, 'site'));
  writeFileSync(join(directory, 'files.json'), '{}');
  writeFileSync(
    join(directory, 'renderer.js'),
    'export const siteRenderer = () => ({ paths: () => ["/"], pathsWith: () => [], files: {}, card: () => undefined, renderPage: () => ({ html: "<!doctype html>Sample page", outside: {} }) });',
  );
  const college = await makeCollege(directory, 100);
  const app = await startApp(directory, undefined, undefined, { SITE_DIRECTORY: directory });
  onTestFinished(() => app.stop());
  const mix = await mixOf(app, college);
  const failed = new Set<string>();
  let next = 0;
  const load = async (seconds: number) => {
    const end = Date.now() + 1000 * seconds;
    const client = async () => {
      while (Date.now() < end) {
        const { path = '', ...call } = mix[next++ % mix.length] ?? {};
        const answer = await fetch(app.origin + path, call);
        await answer.arrayBuffer();
        if (!answer.ok) failed.add(`${path} answered ${answer.status}`);
        await wait(pause);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
  };
  await load(warmUpSeconds);
  await eventLoopDelay(app);
  await load(firstSeconds);
  const firstDelay = await eventLoopDelay(app);
  const [callsBefore, bytesBefore] = [next, await liveBytes(app)];
  await eventLoopDelay(app); // without that of collecting the garbage
  await load(loadSeconds);
  const delay = await eventLoopDelay(app);
  const growth = (await liveBytes(app)) - bytesBefore;
  expect([...failed]).toEqual([]);
  // All kinds of calls were among them.
  expect(next).toBeGreaterThan(100);
  expect(residentMegabytes(app.pid)).toBeLessThan(mostMegabytes);
  expect(growth).toBeLessThan(allowedGrowth(next - callsBefore));
  expect(Math.max(firstDelay, delay)).toBeLessThan(longestDelay);
});

async function liveBytes({ origin }: Running): Promise<number> {
  const answer = await fetch(`${origin}/live-bytes`);
  return ((await answer.json()) as { bytes: number }).bytes; // bench/server.ts
}
