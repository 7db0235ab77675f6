// Ten minutes of mixed load, of which server/proofs/mixed-load.test.ts has some hundred calls: pages, reads, lists, saves, log-ins and uploads. No call fails, memory does not grow, and the
// server's event loop is never blocked for long.
import sharp from 'sharp';
import type { LoadRequest } from '../answers.ts';
import { type College, makeCollege } from '../college.ts';
import { homePage, listPage, logins, oneRecord, saves } from '../loads.ts';
import { type Running, residentMegabytes, startApp } from '../processes.ts';
import { sendLoad, withDirectory } from '../rates.ts';
import { median } from '../table.ts';
import type { Proof } from './proof.ts';

const minutes = 10;
const sampleMilliseconds = 2000;
const allowedGrowth = 0.1;
/** Milliseconds. */
const allowedDelay = 50;
/** Between two log-ins, which cost as much as a hundred other calls, and between two uploads. */
const seldom = 40;

export function proveSoak(share: number): Promise<Proof> {
  return withDirectory(async (directory) => {
    const college = await makeCollege(directory, 1000);
    const app = await startApp(directory);
    const mix = await mixOf(app, college);
    const memory: number[] = [];
    const sampling = setInterval(() => memory.push(residentMegabytes(app.pid)), sampleMilliseconds);
    const slices = 10;
    const sliceSeconds = Math.max(5, (minutes * 60 * share) / slices);
    try {
      const { targets } = await sendLoad({
        targets: [{ ...app, requests: mix }],
        connections: 20,
        warmUpSeconds: sliceSeconds / 2,
        slices,
        sliceSeconds,
      });
      const [{ perSecond, p99 } = { perSecond: 0, p99: 0 }] = targets;
      // The heap reaches its size in the first two minutes.
      const settled = memory.slice(Math.floor(memory.length / 5));
      const part = Math.max(1, Math.floor(settled.length / 4));
      const [first, last] = [median(settled.slice(0, part)), median(settled.slice(-part))];
      const growth = last / first - 1;
      const delay = await eventLoopDelay(app);
      const seconds = slices * sliceSeconds;
      return {
        tried: `${Math.round(seconds)} s, ${Math.round(perSecond * seconds)} calls`,
        mark: `none fails, memory grows by at most ${allowedGrowth * 100} %, delay of the event loop at most ${allowedDelay} ms (p99)`,
        result: `none failed, p99 ${p99} ms; memory ${Math.round(first)} → ${Math.round(last)} MB (${(growth * 100).toFixed(1)} %); delay of the event loop ${Math.round(delay)} ms (p99)`,
        isMet: growth <= allowedGrowth && delay <= allowedDelay,
      };
    } finally {
      clearInterval(sampling);
      await app.stop();
    }
  });
}

async function eventLoopDelay({ origin }: Running): Promise<number> {
  const answer = await fetch(`${origin}/event-loop-delay`);
  return ((await answer.json()) as { p99: number }).p99; // bench/server.ts
}

/** Mixed as on a usual day: between two saves some pages and reads, rarely a log-in or a new picture. */
export async function mixOf(app: Running, college: College): Promise<LoadRequest[]> {
  const uploads = await pictures(app, college);
  const tries = logins(college);
  return saves(college).flatMap((save, index) => {
    const round = Math.floor(index / seldom);
    const extra = index % seldom === 0 ? [tries[round], uploads[round % 2]] : [];
    const usual = [homePage, homePage, oneRecord(college), listPage(college), save];
    return [...usual, ...extra.filter((request) => request !== undefined)];
  });
}

/** Two saves of one event, each with another picture, which the server decodes and makes small. */
async function pictures({ origin }: Running, { adminCookie }: College): Promise<LoadRequest[]> {
  const headers = { cookie: adminCookie, 'content-type': 'application/json' };
  const bodies = await Promise.all(
    ['#205060', '#806020'].map(async (background) => {
      const create = { width: 1200, height: 900, channels: 3, background } as const;
      const jpeg = await sharp({ create }).jpeg().toBuffer();
      const photo = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
      return JSON.stringify({ eventTitle: 'Sample day', eventDate: '2026-11-20', eventPhoto: photo });
    }),
  );
  const made = await fetch(`${origin}/api/events`, { method: 'POST', headers, body: bodies[0] ?? '' });
  const { id } = (await made.json()) as { id: string }; // the contract's answer
  return bodies.map((body) => ({ method: 'PUT', path: `/api/events/${id}`, headers, body }));
}
