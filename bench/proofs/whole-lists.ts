// One user requests the whole list eight times at the same time: other users' times must hardly change.
import { makeCollege } from '../college.ts';
import { listPage } from '../loads.ts';
import { residentMegabytes, startApp } from '../processes.ts';
import { sendLoad, withDirectory } from '../rates.ts';
import type { Proof } from './proof.ts';

const students = 35_000;
const lists = 8;
const allowedWait = 50;
const seconds = 10;

export function proveWholeLists(): Promise<Proof> {
  return withDirectory(async (directory) => {
    const college = await makeCollege(directory, students);
    const app = await startApp(directory);
    try {
      let made = 0;
      const ended = new AbortController();
      const ask = async (path: string) => {
        while (!ended.signal.aborted) {
          const response = await fetch(app.origin + path, { headers: { cookie: college.adminCookie } });
          const text = await response.text();
          if (!response.ok) throw new Error(`${path} answered ${response.status}`);
          if (text.length < students * 100) throw new Error(`${path} was cut short`);
          made += 1;
        }
      };
      const paths = ['/api/students?include=personalInfo,contactInfo', '/api/students.csv'];
      const before = residentMegabytes(app.pid);
      const asking = Array.from({ length: lists }, (_, index) => ask(paths[index % 2] ?? ''));
      const { targets } = await sendLoad({
        targets: [{ ...app, requests: [listPage(college)] }],
        connections: 4,
        warmUpSeconds: 1,
        slices: 2,
        sliceSeconds: seconds / 2,
      });
      const [{ p50, p99 } = { p50: Number.NaN, p99: Number.NaN }] = targets;
      const memory = residentMegabytes(app.pid);
      ended.abort();
      await Promise.all(asking);
      return {
        tried: `${lists} whole lists and exports of ${students} students at once by one person, ${made} in all`,
        mark: `pages of the others p99 ≤ ${allowedWait} ms`,
        result: `p50 ${p50} ms, p99 ${p99} ms; memory ${Math.round(before)} → ${Math.round(memory)} MB`,
        isMet: p99 <= allowedWait,
      };
    } finally {
      await app.stop();
    }
  });
}
