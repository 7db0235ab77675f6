// Clients that send requests and never read an answer: the memory stays bounded and is freed, and the process survives.
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { makeCollege } from '../college.ts';
import { homePage, oneRecord } from '../loads.ts';
import { residentMegabytes, startApp } from '../processes.ts';
import { sendLoad, withDirectory } from '../rates.ts';
import type { Proof } from './proof.ts';

const sockets = 400;
const requests = 100;
const allowedGrowth = 1.3;
/** Longer than a connection may be idle. */
const patience = 45_000;

export function proveUnread(): Promise<Proof> {
  return withDirectory(async (directory) => {
    const college = await makeCollege(directory, 100);
    // The environment of the systemd unit: freed memory is returned to the system.
    const app = await startApp(directory, undefined, undefined, { MALLOC_MMAP_THRESHOLD_: '32768' });
    const port = Number(new URL(app.origin).port);
    try {
      // Warms the server up, so that the memory of its first pages is not counted.
      const warm = {
        targets: [{ ...app, requests: [homePage, oneRecord(college)] }],
        connections: 50,
        warmUpSeconds: 2,
        slices: 1,
        sliceSeconds: 3,
      };
      await sendLoad(warm);
      const before = residentMegabytes(app.pid);
      let highest = before;
      const sampling = setInterval(() => (highest = Math.max(highest, residentMegabytes(app.pid))), 100);
      const open = await Promise.all(Array.from({ length: sockets }, (_, index) => ask(port, index)));
      await wait(patience);
      clearInterval(sampling);
      for (const socket of open) socket.destroy();
      await sendLoad(warm);
      const lives = await fetch(`${app.origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
      const after = residentMegabytes(app.pid);
      return {
        tried: `${sockets} connections × ${requests} requests at once (or 4, the most that wait), nothing read`,
        mark: `memory after ≤ ${allowedGrowth} × before, the process lives`,
        result: `memory ${Math.round(before)} → at most ${Math.round(highest)} → ${Math.round(after)} MB, ${lives ? 'alive' : 'dead'}`,
        isMet: lives && after <= allowedGrowth * before,
      };
    } finally {
      await app.stop();
    }
  });
}

/** Every other connection keeps within the limits, and so stays open until it was idle for too long. */
function ask(port: number, index: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.pause();
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(index % 2 === 0 ? requests : 4));
      resolve(socket);
    });
    socket.once('error', reject);
    socket.on('error', () => {}); // closed by the server
  });
}
