// The database server does not answer any more, but keeps its connections open.

import { once } from 'node:events';
import { type AddressInfo, createServer, connect as openSocket, type Socket } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { startApp } from '#test/app.ts';
import { freshDatabaseUrl } from '#test/fresh-database.ts';

/** A proxy to the database that can be frozen: connections stay open, no data passes. */
async function holdableWay(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isHeld = false;
  const server = createServer((caller) => {
    const database = openSocket(Number(port), hostname);
    caller.pipe(database).pipe(caller);
    for (const socket of [caller, database]) {
      sockets.add(socket);
      socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    }
    if (isHeld) for (const socket of [caller, database]) socket.pause();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  const each = (step: (socket: Socket) => void) => {
    for (const socket of sockets) step(socket);
  };
  return {
    url: url.toString(),
    hold: () => {
      isHeld = true;
      each((socket) => socket.pause());
    },
    release: () => {
      isHeld = false;
      each((socket) => socket.resume());
    },
  };
}

// SQLite runs inside the process: it cannot freeze separately.
test.skipIf(!inject('databaseUrl'))(
  'while PostgreSQL is frozen /readyz says so before calls answer 503; afterwards all is as it was',
  async () => {
    const way = await holdableWay((await freshDatabaseUrl()) ?? '');
    const db = connect({ databaseUrl: way.url, file: '' });
    onTestFinished(() => db.destroy());
    await migrate(db);
    const { asAdmin, anonymous } = await startApp({ db });
    const admin = await asAdmin();
    await Promise.all(Array.from({ length: 5 }, () => admin.get('/api/students?page=1')));

    way.hold();
    const calls = Array.from({ length: 20 }, () => admin.get('/api/students?page=1'));
    const first = await Promise.race([
      anonymous.get('/readyz'),
      ...calls.map((call) => call.then(() => undefined)),
    ]);
    expect(first?.statusCode).toBe(503);
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([503]));

    way.release();
    await expect.poll(async () => (await anonymous.get('/readyz')).statusCode).toBe(200);
    expect((await admin.get('/api/students?page=1')).statusCode).toBe(200);
  },
);
