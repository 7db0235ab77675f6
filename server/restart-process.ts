// A process that has built the site or made the sample records keeps that memory, so a new process replaces it.
import { join } from 'node:path';

/**
 * At most 24 MB for new objects instead of 48: 40 MB less under load, at the same processor time a request. The
 * start returns its memory by `gc`.
 */
export const nodeFlags = ['--max-semi-space-size=8', '--expose-gc'];

/** Becomes a new process of the program under the same process id. Does nothing where the system cannot do that (Windows). */
export function restartProcess(program = join(import.meta.dirname, 'main.ts')): void {
  if (!process.execve || process.platform === 'win32') return;
  const flags = [...new Set([...process.execArgv, ...nodeFlags])];
  process.execve(process.execPath, [process.execPath, ...flags, program], {
    ...process.env,
    // Large blocks are returned to the system at once: hashing passwords would otherwise leave 150 MB allocated, and making the pages 22.
    MALLOC_MMAP_THRESHOLD_: '32768',
    // Threads share two pools of memory instead of having one each: 6 MB less.
    MALLOC_ARENA_MAX: '2',
  });
}
