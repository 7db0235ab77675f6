// Pages, log-ins, reads, lists, saves and pictures come together for some seconds. Ten minutes of it are a proof of its own:
// bench/proofs/soak.ts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '#test/server-process.ts';
import { makeCollege } from '../bench/college.ts';
import { residentMegabytes, startApp } from '../bench/processes.ts';
import { eventLoopDelay, mixOf } from '../bench/proofs/soak.ts';

const clients = 4;
const warmUpSeconds = 1;
const loadSeconds = 5;
/** Milliseconds between two calls of one client. */
const pause = 10;
/** Idle the server has 130 MB, and the heap reaches its size in the first two minutes: the proof awaits that, and asks for less. */
const mostMegabytes = 400;
/** Milliseconds. Other tests run at the same time: the proof asks for less here, too. */
const longestDelay = 250;

test('a mixed load is answered without an error, in bounded memory and without long work in one go', {
  timeout: 60_000,
}, async () => {
  const directory = temporaryDirectory();
  mkdirSync(join(directory, 'site'));
  writeFileSync(join(directory, 'site/index.html'), '<!doctype html>Sample page');
  writeFileSync(join(directory, 'csp.json'), JSON.stringify({ '/': "default-src 'self'" }));
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
  await load(loadSeconds);
  expect([...failed]).toEqual([]);
  // All kinds of calls were among them.
  expect(next).toBeGreaterThan(100);
  expect(residentMegabytes(app.pid)).toBeLessThan(mostMegabytes);
  expect(await eventLoopDelay(app)).toBeLessThan(longestDelay);
});
