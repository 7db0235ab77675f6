// Starts the real server as a child process, for API tests, browser tests and screenshots.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export interface SpawnedServer {
  /** Resolves when the server listens; without a trailing slash. Rejects with the server's output where it does not start. */
  origin: Promise<string>;
  kill: (signal: NodeJS.Signals) => void;
  /** The exit code; null where a signal ended it. */
  exited: Promise<number | null>;
}

/**
 * Runs `node server/main.ts` on a free port.
 * @param mostOpenFiles the system's limit for the process; undefined: the usual one
 */
export function spawnServer(
  environment: Record<string, string | undefined>,
  { mostOpenFiles }: { mostOpenFiles?: number } = {},
): SpawnedServer {
  const env = { PATH: process.env.PATH, DEMO: 'off', PORT: '0', LOG_LEVEL: 'info', ...environment };
  const child = mostOpenFiles
    ? spawn('sh', ['-c', `ulimit -n ${mostOpenFiles}; exec "$0" server/main.ts`, process.execPath], {
        cwd: root,
        env,
      })
    : spawn(process.execPath, ['server/main.ts'], { cwd: root, env });
  // The child process must end together with this process.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void exited.then(() => process.off('exit', kill));
  let output = '';
  const origin = new Promise<string>((resolve, reject) => {
    const read = (chunk: unknown) => {
      output += String(chunk);
      const [, found] = /Server listening at (http:\/\/[\d.:]+)/.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() => reject(new Error(`the server did not start: ${output}`)));
  });
  return { origin, kill: (signal) => void child.kill(signal), exited };
}
