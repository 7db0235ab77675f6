import { parentPort, workerData } from 'node:worker_threads';
import { ApiError } from '#server/errors.ts';
import { readTable } from './read-table.ts';
import type { TableFile } from './table-file.ts';

/** The rows of the file, or the sentence by which it is refused. */
export type ReadAnswer = TableFile | { refusal: string };

const { bytes, rowLimit } = workerData as { bytes: Uint8Array; rowLimit: number }; // given by readAside

async function answer(): Promise<ReadAnswer> {
  try {
    return await readTable(bytes, rowLimit);
  } catch (error) {
    if (error instanceof ApiError) return { refusal: error.message };
    throw error;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await answer());
