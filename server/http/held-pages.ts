// Keeps pages in memory after their first request: opening the file is half of the cost of a page, and the answers to a
// client that does not read them share one buffer.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface HeldPage {
  bytes: Buffer;
  etag: string;
  encoding: string | undefined;
}

/** The compressed copies that the build makes, smallest first. */
const copies = [
  { encoding: 'br', suffix: '.br', accepted: /\bbr\b(?!\s*;)/ },
  { encoding: 'gzip', suffix: '.gz', accepted: /\bgzip\b(?!\s*;)/ },
];

/**
 * @param accepted the encodings that the client accepts
 * @returns gives a file below `root`, or the smallest copy of it that the caller takes. The files must not change afterwards.
 */
export function holdPages(root: string): (file: string, accepted: string) => HeldPage {
  const held = new Map<string, HeldPage | undefined>();
  const read = (file: string, encoding?: string) => {
    if (!held.has(file)) held.set(file, readPage(join(root, file), encoding));
    return held.get(file);
  };
  return (file, accepted) => {
    const [copy] = copies.flatMap(({ encoding, suffix, accepted: pattern }) =>
      pattern.test(accepted) ? (read(`${file}${suffix}`, encoding) ?? []) : [],
    );
    const page = copy ?? read(file);
    if (!page) throw new Error(`${file} is not in the build`);
    return page;
  };
}

function readPage(path: string, encoding: string | undefined): HeldPage | undefined {
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  // The ETag is a hash of the content, so that all processes and machines give the same one.
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, etag, encoding };
}
