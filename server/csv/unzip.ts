// Reads files out of a ZIP that is held in memory, each as a stream that ends with an error where it is longer than it declares.
import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise } from 'yauzl';

/** The files asked for declare more bytes than the limit. */
export class TooLarge extends Error {}

/** Unpacks by name, only what is asked for: at most `limit` bytes together. @throws an error of yauzl where the ZIP is damaged */
export async function unzipper(bytes: Uint8Array, limit: number) {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
  });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  let left = limit;
  return async (name: string): Promise<Readable | undefined> => {
    const entry = entries.get(name);
    if (!entry) return undefined;
    left -= entry.uncompressedSize;
    if (left < 0) throw new TooLarge();
    return zip.openReadStreamPromise(entry);
  };
}
