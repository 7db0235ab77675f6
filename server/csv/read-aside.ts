// Files of the office are read in a thread of their own: a hostile one takes its time and memory there, and ends with it.
import { setTimeout as after } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ReadAnswer } from './read-thread.ts';
import { type TableFile, unreadable } from './table-file.ts';

/** Far more than the largest file needs. */
const memoryMegabytes = 256;
const timeLimit = 20_000;

/** @throws 400 where the file cannot be read */
export async function readAside(bytes: Uint8Array, rowLimit: number): Promise<TableFile> {
  const thread = new Worker(new URL('./read-thread.ts', import.meta.url), {
    workerData: { bytes, rowLimit },
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  });
  const stop = new AbortController();
  try {
    const answer = await Promise.race([
      answerOf(thread),
      after(timeLimit, { refusal: 'The file takes too long to read.' }, { signal: stop.signal, ref: false }),
    ]);
    if ('refusal' in answer) throw unreadable(answer.refusal);
    return answer;
  } finally {
    stop.abort();
    await thread.terminate();
  }
}

const answerOf = (thread: Worker) =>
  new Promise<ReadAnswer>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? resolve({ refusal: 'The file is too large when unpacked.' })
        : reject(error),
    );
  });
