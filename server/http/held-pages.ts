// Keeps pages in memory after their first request: opening the file is half of the cost of a page, and the answers to a
// client that does not read them share one buffer. What the office publishes replaces pages of the build.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface HeldFile {
  bytes: Buffer;
  etag: string;
}
interface HeldPage extends HeldFile {
  encoding: string | undefined;
}

/** A file and its compressed copies. */
export interface PageCopies {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export interface HeldPages {
  /**
   * @param accepted the encodings that the client accepts
   * @returns a file below `root`, or the smallest copy of it that the caller takes. The files must not change afterwards.
   */
  read: (file: string, accepted: string) => HeldPage;
  /** Whether the file is one that was replaced. */
  isReplaced: (file: string) => boolean;
  /** From now on these are given in place of the build's; all others are those of the build again. */
  replace: (files: ReadonlyMap<string, PageCopies>) => void;
}

/** The compressed copies that the build makes, smallest first. */
const copies = [
  { encoding: 'br', suffix: '.br', accepted: /\bbr\b(?!\s*;)/ },
  { encoding: 'gzip', suffix: '.gz', accepted: /\bgzip\b(?!\s*;)/ },
] as const;

export function holdPages(root: string): HeldPages {
  const built = new Map<string, HeldPage | undefined>();
  let replaced = new Map<string, Record<'plain' | 'br' | 'gzip', HeldPage>>();
  const read = (file: string, encoding?: string) => {
    if (!built.has(file)) built.set(file, readPage(join(root, file), encoding));
    return built.get(file);
  };
  return {
    read: (file, accepted) => {
      const own = replaced.get(file);
      if (own) return own[copies.find((copy) => copy.accepted.test(accepted))?.encoding ?? 'plain'];
      const [copy] = copies.flatMap(({ encoding, suffix, accepted: pattern }) =>
        pattern.test(accepted) ? (read(`${file}${suffix}`, encoding) ?? []) : [],
      );
      const page = copy ?? read(file);
      if (!page) throw new Error(`${file} is not in the build`);
      return page;
    },
    isReplaced: (file) => replaced.has(file),
    replace: (files) => {
      replaced = new Map(
        [...files].map(([file, { plain, br, gzip }]) => [
          file,
          { plain: heldPage(plain), br: heldPage(br, 'br'), gzip: heldPage(gzip, 'gzip') },
        ]),
      );
    },
  };
}

function readPage(path: string, encoding: string | undefined): HeldPage | undefined {
  return existsSync(path) ? heldPage(readFileSync(path), encoding) : undefined;
}

function heldPage(bytes: Buffer, encoding?: string): HeldPage {
  return { ...holdFile(bytes), encoding };
}

export function holdFile(bytes: Buffer): HeldFile {
  // The ETag is a hash of the content, so that all processes and machines give the same one.
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, etag };
}
