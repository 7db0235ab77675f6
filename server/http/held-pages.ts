// The compressed pages, in memory once they have been asked for: half of what a page costs is opening its file.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface HeldPage {
  bytes: Buffer;
  etag: string;
}

/** @returns gives the Brotli copy of a file below `root`; undefined where the build has none. It must not change any more. */
export function holdPages(root: string): (file: string) => HeldPage | undefined {
  const held = new Map<string, HeldPage>();
  return (file) => {
    const path = join(root, `${file}.br`);
    if (!held.has(file) && existsSync(path)) {
      const bytes = readFileSync(path);
      // Of the content, so that all processes and machines agree on it.
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      held.set(file, { bytes, etag });
    }
    return held.get(file);
  };
}
