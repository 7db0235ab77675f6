// A process that has built the site or made the sample records keeps that memory, so a new process replaces it.
import { join } from 'node:path';

/**
 * At most 24 MB for new objects instead of 48: 40 MB less under load, at the same processor time a request. The
 * start returns its memory by `gc`.
 */
export const nodeFlags = ['--max-semi-space-size=8', '--expose-gc'];

/** Becomes `node server/main.ts` under the same process id. Does nothing where the system cannot do that (Windows). */
export function restartProcess(): void {
  if (!process.execve || process.platform === 'win32') return;
  const main = join(import.meta.dirname, 'main.ts');
  const flags = [...new Set([...process.execArgv, ...nodeFlags])];
  process.execve(process.execPath, [process.execPath, ...flags, main], {
    ...process.env,
    // Large blocks are returned to the system at once: hashing passwords would otherwise leave 150 MB allocated.
    MALLOC_MMAP_THRESHOLD_: '131072',
  });
}
