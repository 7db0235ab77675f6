// Ten minutes of mixed load: no call fails, and memory does not grow.
import { makeCollege } from '../college.ts';
import { homePage, listPage, oneRecord, saves } from '../loads.ts';
import { residentMegabytes, startApp } from '../processes.ts';
import type { Proof } from '../prove.ts';
import { fireCannon, withDirectory } from '../rates.ts';
import { median } from '../table.ts';

const minutes = 10;
const sampleMilliseconds = 2000;
const allowedGrowth = 0.1;

export function proveSoak(): Promise<Proof> {
  return withDirectory(async (directory) => {
    const college = await makeCollege(directory, 1000);
    const app = await startApp(directory);
    const memory: number[] = [];
    const sampling = setInterval(() => memory.push(residentMegabytes(app.pid)), sampleMilliseconds);
    // Reads of records, lists and pages, and saves by the office.
    const mix = saves(college).flatMap((save) => [
      homePage,
      homePage,
      oneRecord(college),
      listPage(college),
      save,
    ]);
    try {
      const { targets } = await fireCannon({
        targets: [{ ...app, requests: mix }],
        connections: 20,
        warmUpSeconds: 30,
        slices: minutes,
        sliceSeconds: 60,
      });
      const [{ perSecond, p99 } = { perSecond: 0, p99: 0 }] = targets;
      // The heap reaches its size in the first two minutes.
      const settled = memory.slice(Math.floor((memory.length * 2) / minutes));
      const part = Math.floor(settled.length / 4);
      const [first, last] = [median(settled.slice(0, part)), median(settled.slice(-part))];
      const growth = last / first - 1;
      return {
        tried: `${minutes} minutes, ${Math.round(perSecond * minutes * 60)} calls`,
        mark: `none fails, memory grows by at most ${allowedGrowth * 100} %`,
        result: `none failed, p99 ${p99} ms; memory ${Math.round(first)} → ${Math.round(last)} MB (${(growth * 100).toFixed(1)} %)`,
        isMet: growth <= allowedGrowth,
      };
    } finally {
      clearInterval(sampling);
      await app.stop();
    }
  });
}
