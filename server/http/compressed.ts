// Compressed copies of what is published, made off the main thread.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageCopies } from './held-pages.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

interface Compressed extends PageCopies {
  effort: Effort;
}
/** By the file's name. */
export type CompressedFiles = Map<string, Compressed>;

type Effort = 'quick' | 'best';
/** `best` is that of the build. Level 5 takes more than twice the time of 4, for 6 % less in the first seconds. */
const levels = { quick: { br: 4, gzip: 1 }, best: { br: 11, gzip: 9 } } as const;

/** So many files at once keep all threads busy; more would hold their texts twice. */
const filesAtOnce = 8;

/** @param before what was compressed already: unchanged files are kept as they are */
export async function compressAll(
  files: ReadonlyMap<string, string>,
  before: CompressedFiles,
): Promise<CompressedFiles> {
  const made: CompressedFiles = new Map();
  const entries = [...files];
  for (let start = 0; start < entries.length; start += filesAtOnce)
    await Promise.all(
      entries.slice(start, start + filesAtOnce).map(async ([file, text]) => {
        made.set(file, await compressChanged(text, before.get(file)));
      }),
    );
  return made;
}

/** @param known the copies of the file's last text */
export async function compressChanged(text: string, known: Compressed | undefined): Promise<Compressed> {
  const plain = Buffer.from(text);
  return known?.plain.equals(plain) ? known : compress(plain, 'quick');
}

export async function compress(plain: Buffer, effort: Effort): Promise<Compressed> {
  const level = levels[effort];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gz] = await Promise.all([toBrotli(plain, { params }), toGzip(plain, { level: level.gzip })]);
  return { effort, plain, br, gzip: gz };
}
