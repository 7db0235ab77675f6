// The time until a restarted server answers, and its memory while idle.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#test/servers/free-port.ts';
import { makeCollege } from './college.ts';
import { productionSettings, residentMegabytes } from './processes.ts';
import { withDirectory } from './rates.ts';
import { fixed, median, progress, type Row, whole } from './table.ts';

const starts = 5;
const idleSeconds = 30;
const limits = { seconds: 1.2, megabytes: 150 };

/** `npm start` on existing data and an existing build. */
async function start(dataDir: string) {
  const port = await freePort();
  const begun = performance.now();
  const env = { PATH: process.env.PATH, ...productionSettings(dataDir), PORT: String(port) };
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = async () => {
    try {
      return (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200;
    } catch {
      return false; // not listening yet
    }
  };
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    await wait(5);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { seconds: (performance.now() - begun) / 1000, pid: child.pid ?? 0, stop };
}

export function measureStart(): Promise<Row[]> {
  return withDirectory(async (directory) => {
    await makeCollege(directory, 1000);
    // The first start builds the site where something has changed.
    await (await start(directory)).stop();
    const seconds: number[] = [];
    for (let index = 0; index < starts; index += 1) {
      progress(`start ${index + 1} of ${starts} …`);
      const server = await start(directory);
      seconds.push(server.seconds);
      await server.stop();
    }
    progress(`memory after ${idleSeconds} s …`);
    const idle = await start(directory);
    await wait(idleSeconds * 1000);
    const megabytes = residentMegabytes(idle.pid);
    await idle.stop();
    return [
      {
        what: 'start: spawn to ready, second start',
        measured: `${fixed(median(seconds), 2)} s (best ${fixed(Math.min(...seconds), 2)} s)`,
        target: `< ${limits.seconds} s`,
        isMet: median(seconds) < limits.seconds,
      },
      {
        what: `memory: idle for ${idleSeconds} s`,
        measured: `${whole(megabytes)} MB`,
        target: `≤ ${limits.megabytes} MB`,
        isMet: megabytes <= limits.megabytes,
      },
    ];
  });
}
