// Five hundred clients that connect and send nothing, or only part of a request: other clients' times must hardly change,
// and the silent connections are closed.
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { makeCollege } from '../college.ts';
import type { Rate } from '../load-generator.ts';
import { oneRecord } from '../loads.ts';
import { startApp } from '../processes.ts';
import { sendLoad, withDirectory } from '../rates.ts';
import type { Proof } from './proof.ts';

const sockets = 500;
const patience = 25_000;

export function proveSockets(): Promise<Proof> {
  return withDirectory(async (directory) => {
    const college = await makeCollege(directory, 100);
    const app = await startApp(directory);
    const read = async () => {
      const plan = { connections: 10, warmUpSeconds: 1, slices: 3, sliceSeconds: 1 };
      const { targets } = await sendLoad({
        ...plan,
        targets: [{ ...app, requests: [oneRecord(college)] }],
      });
      return targets[0] as Rate; // there is one target
    };
    try {
      const before = await read();
      const port = Number(new URL(app.origin).port);
      const half = 'POST /api/auth/student/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n';
      const silent = await Promise.all(
        Array.from({ length: sockets }, (_, index) => open(port, index % 2 === 0 ? '' : half)),
      );
      const begun = Date.now();
      const during = await read();
      while (silent.some(({ destroyed }) => !destroyed) && Date.now() - begun < patience) await wait(100);
      const left = silent.filter(({ destroyed }) => !destroyed).length;
      for (const socket of silent) socket.destroy();
      const ratio = during.p99 / Math.max(1, before.p99);
      return {
        tried: `${sockets} silent sockets`,
        mark: "the others' p99 less than doubled, none of the silent left",
        result: `the others' p99 ${before.p99} → ${during.p99} ms, rate ${Math.round(before.perSecond)} → ${Math.round(during.perSecond)}/s; ${left} left after ${Math.round((Date.now() - begun) / 1000)} s`,
        isMet: ratio < 2 && left === 0,
      };
    } finally {
      await app.stop();
    }
  });
}

function open(port: number, text: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text);
      resolve(socket);
    });
    socket.once('error', reject);
    socket.on('error', () => {}); // closed by the server
    socket.resume();
  });
}
