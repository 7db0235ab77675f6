// Ctrl-C and SIGTERM: running requests are answered, then the process exits with 0.
import { Agent, get } from 'node:http';
import { connect as openSocket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { aStudent } from '#test/factories.ts';
import { freshDatabaseUrl } from '#test/fresh-database.ts';
import { statusOf } from '#test/servers/raw-http.ts';
import { signAdminIn, startServer, temporaryDirectory } from '#test/servers/server-process.ts';

async function serverWithAdmin(program = 'server/main.ts') {
  const directory = temporaryDirectory();
  const databaseUrl = await freshDatabaseUrl();
  const file = join(directory, 'college.db');
  const db = connect({ file, databaseUrl });
  await migrate(db);
  const [cookie = ''] = await signAdminIn(db, 1);
  await db.destroy();
  const server = await startServer({ DATA_DIR: directory, DATABASE_URL: databaseUrl }, { program });
  return { server, cookie, reopen: () => connect({ file, databaseUrl }) };
}

/** A connection that stays open, as a browser's does. */
function keepAlive(port: number) {
  const socket = openSocket(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.on('error', () => {});
  const answered = async () => {
    while (!answer.includes('\r\n\r\n') && !socket.closed) await wait(10);
    return answer;
  };
  return { send: (text: string) => socket.write(text), answered };
}

// The signal's name and the database do not depend on each other.
test.each(inject('databaseUrl') ? (['SIGTERM'] as const) : (['SIGINT'] as const))(
  '%s: a request in flight is answered, idle connections do not hold the process, exit 0',
  async (signal) => {
    const { server, cookie, reopen } = await serverWithAdmin();
    const port = Number(new URL(server.origin).port);
    const idle = keepAlive(port);
    idle.send('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(statusOf(await idle.answered())).toBe(200);

    const input = aStudent();
    const body = JSON.stringify(input);
    const head = `POST /api/students HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`;
    const running = keepAlive(port);
    running.send(`${head}\r\n\r\n${body.slice(0, 20)}`);
    // Enough for the server to read the head and wait for the rest.
    await wait(300);
    const start = performance.now();
    server.kill(signal);
    await wait(500);
    running.send(body.slice(20));
    expect(statusOf(await running.answered())).toBe(201);
    expect(await server.exited).toBe(0);
    expect(performance.now() - start).toBeLessThan(5000);
    await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow();

    const db = reopen();
    const rows = await db.selectFrom('students').select('enrollment_number').execute();
    await db.destroy();
    expect(rows).toEqual([{ enrollment_number: input.enrollmentNumber }]);
  },
);

const onceIt = test.skipIf(inject('databaseUrl'));

onceIt('a client that does not read does not delay the stop, and no connection in use is cut', async () => {
  const { server } = await serverWithAdmin('test/servers/quick-stop-server.ts');
  const port = Number(new URL(server.origin).port);
  const unread = openSocket(port, '127.0.0.1');
  unread.on('error', () => {});
  unread.pause();
  unread.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3));
  unread.write('POST /api/auth/student/login HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n');

  /** Sends requests, on one connection as long as it is kept, until no new one is accepted. @returns how many were cut */
  const asking = async (connected: () => void) => {
    let cut = 0;
    for (let agent = aConnection(); ; agent = aConnection()) {
      let isKept = true;
      while (isKept) {
        const kept = await answerOf(server.origin, agent).catch(({ code }: NodeJS.ErrnoException) => code);
        if (kept === 'ECONNREFUSED') return cut;
        if (typeof kept === 'string') cut += 1;
        isKept = kept === true;
        if (isKept) connected();
      }
      agent.destroy();
    }
  };
  const clients = Array.from({ length: 100 }, () => Promise.withResolvers<void>());
  const working = clients.map(({ resolve }) => asking(resolve));
  // A connection that still waits to be accepted is none in use.
  await Promise.all(clients.map(({ promise }) => promise));
  server.kill('SIGTERM');
  expect(await Promise.all(working)).toEqual(Array(100).fill(0));
  // A hard stop, which would come next, exits with 1.
  expect(await server.exited).toBe(0);
});

const aConnection = () => new Agent({ keepAlive: true, maxSockets: 1 });

/** @returns whether the connection stays open */
function answerOf(origin: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve, reject) => {
    get(`${origin}/healthz`, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.headers.connection !== 'close'));
    }).once('error', reject);
  });
}

onceIt(
  'a wrong setting, a port in use or a disk that takes nothing ends the start with a sentence',
  async () => {
    const { server } = await serverWithAdmin();
    const directory = temporaryDirectory();
    await expect(startServer({ DATA_DIR: directory, PORT: 'many' })).rejects.toThrow(
      /the server did not start: Setting PORT must be a number\.\n$/,
    );
    const { port } = new URL(server.origin);
    await expect(startServer({ DATA_DIR: directory, PORT: port })).rejects.toThrow(
      /The port is taken: .*Choose another one with PORT\.\n$/,
    );
    // No disk takes such a name, also from root: the same way out as on a disk that is mounted read-only.
    await expect(startServer({ DATA_DIR: join(directory, 'x'.repeat(300)) })).rejects.toThrow(
      /the server did not start: The folder of the data cannot be written: .*DATA_DIR\.\n$/,
    );
  },
);
