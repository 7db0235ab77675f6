// Pages, log-ins, reads, lists, saves and pictures come together; what is still referenced afterwards hardly grows. Ten minutes
// of it, with the growth of the whole process and the delay of its event loop, are a proof of its own: bench/proofs/soak.ts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '#test/servers/server-process.ts';
import { makeCollege } from '../../bench/college.ts';
import { type Running, residentMegabytes, startApp } from '../../bench/processes.ts';
import { mixOf } from '../../bench/proofs/soak.ts';

const clients = 4;
/** In which code is compiled and caches fill: they count for all but the growth of the memory. Calls, not seconds: a busy machine has fewer of them. */
const firstCalls = 400;
const furtherCalls = 400;
/** Milliseconds between two calls of one client. */
const pause = 10;
/** Idle the server has 130 MB, and the heap reaches its size in the first two minutes: the proof awaits that, and asks for less. */
const mostMegabytes = 400;
/** Bytes. While code is still being compiled, what is referenced grows by 0.25 kB a call; one kept request is 2.4 kB. */
const allowedGrowth = (calls: number) => 400_000 + 700 * calls;

test('a mixed load is answered without an error, in memory that is bounded and does not grow', async () => {
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
  const load = async (calls: number) => {
    const end = next + calls;
    const client = async () => {
      while (next < end) {
        const { path = '', ...call } = mix[next++ % mix.length] ?? {};
        const answer = await fetch(app.origin + path, call);
        await answer.arrayBuffer();
        if (!answer.ok) failed.add(`${path} answered ${answer.status}`);
        await wait(pause);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
  };
  await load(firstCalls);
  const bytesBefore = await liveBytes(app);
  await load(furtherCalls);
  const growth = (await liveBytes(app)) - bytesBefore;
  expect([...failed]).toEqual([]);
  expect(residentMegabytes(app.pid)).toBeLessThan(mostMegabytes);
  expect(growth).toBeLessThan(allowedGrowth(furtherCalls));
});

async function liveBytes({ origin }: Running): Promise<number> {
  const answer = await fetch(`${origin}/live-bytes`);
  return ((await answer.json()) as { bytes: number }).bytes; // bench/server.ts
}
