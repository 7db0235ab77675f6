// Starts and stops servers as child processes and measures their memory and processor time.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFlags } from '#server/restart-process.ts';

const root = join(import.meta.dirname, '..');

export interface Running {
  origin: string;
  pid: number;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Production settings except for the address and the data. */
export function productionSettings(dataDir: string, databaseUrl = ''): Record<string, string> {
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DEMO: 'off',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
  };
}

export function spawnNode(
  args: string[],
  environment: Record<string, string> = {},
  checkout = root,
): ChildProcess {
  const env = { PATH: process.env.PATH ?? '', ...environment };
  return spawn(process.execPath, args, { cwd: checkout, env, stdio: ['pipe', 'pipe', 'inherit'] });
}

/** @param args a script of this folder that prints its port when it listens */
export async function startServer(
  args: string[],
  environment: Record<string, string> = {},
  checkout?: string,
): Promise<Running> {
  const child = spawnNode(args, environment, checkout);
  const ended = once(child, 'exit');
  // The server ends together with this process.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const port = await Promise.race([
    once(child.stdout as NonNullable<typeof child.stdout>, 'data').then(([chunk]) => Number(String(chunk))), // piped above
    ended.then(([code]) =>
      Promise.reject(new Error(`${args[0]} ended with code ${code} before it listened`)),
    ),
  ]);
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
}

/** @param checkout the folder of another checkout */
export function startApp(
  dataDir: string,
  databaseUrl?: string,
  checkout?: string,
  settings: Record<string, string> = {},
): Promise<Running> {
  const all = { ...productionSettings(dataDir, databaseUrl), ...settings };
  return startServer([...nodeFlags, 'bench/server.ts'], all, checkout);
}

/** Resident memory in MB; NaN where there is no /proc. */
export function residentMegabytes(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Seconds of processor time so far. Other work of the machine affects it less than a rate. NaN where there is no /proc. */
export function processorSeconds(pid: number): number {
  try {
    // The second field, the name, may hold spaces; user and system time are the 12th and 13th after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}
