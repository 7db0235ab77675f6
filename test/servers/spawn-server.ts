// Starts the real server as a child process, for API tests, browser tests and screenshots.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface SpawnedServer {
  /** Resolves when the server listens; without a trailing slash. Rejects with the server's output where it does not start. */
  origin: Promise<string>;
  kill: (signal: NodeJS.Signals) => void;
  /** The exit code; null where a signal ended it. */
  exited: Promise<number | null>;
}

/**
 * Runs `node server/main.ts`, or another program, on a free port.
 * @param mostOpenFiles the system's limit for the process; undefined: the usual one
 */
export function spawnServer(
  environment: Record<string, string | undefined>,
  { program = 'server/main.ts', mostOpenFiles }: { program?: string; mostOpenFiles?: number } = {},
): SpawnedServer {
  // As `npm start` does: compiled code is kept, which saves a third of the start.
  const NODE_COMPILE_CACHE = join(root, '.cache/node');
  const usual = { PATH: process.env.PATH, NODE_COMPILE_CACHE, DEMO: 'off', PORT: '0', LOG_LEVEL: 'info' };
  const env = { ...usual, ...environment };
  const limited = ['-c', `ulimit -n ${mostOpenFiles}; exec "$0" "$1"`, process.execPath, program];
  const child = mostOpenFiles
    ? spawn('sh', limited, { cwd: root, env })
    : spawn(process.execPath, [program], { cwd: root, env });
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
