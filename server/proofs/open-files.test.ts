// The system refuses further open files (EMFILE): the process neither ends nor stays deaf.
import { connect, type Socket } from 'node:net';
import { expect, inject, test } from 'vitest';
import { startServer, temporaryDirectory } from '#test/servers/server-process.ts';

const mostOpenFiles = 64;

// The database makes no difference: one of the two suites is enough.
test.skipIf(inject('databaseUrl'))(
  'after more connections than open files are allowed the server answers again',
  async () => {
    const server = await startServer({ DATA_DIR: temporaryDirectory() }, { mostOpenFiles });
    const port = Number(new URL(server.origin).port);
    const sockets = await Promise.all(Array.from({ length: 3 * mostOpenFiles }, () => open(port)));
    // None of them is accepted any more; the ones that are open already are served.
    const ask = (socket: Socket) => socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: college\r\n\r\n');
    for (const socket of sockets) ask(socket);
    await new Promise((resolve) => setTimeout(resolve, 300)); // lets the server meet the limit
    for (const socket of sockets) socket.destroy();
    await expect
      .poll(async () => (await fetch(`${server.origin}/readyz`).catch(() => undefined))?.status)
      .toBe(200);
  },
);

function open(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', () => resolve(socket)); // refused, which is the server's right
    socket.resume();
  });
}
