// Compressed copies of what is held, made off the main thread.
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);

export type Effort = 'quick' | 'best';
/** The best takes a hundred times as long as the quick one, for a tenth less. */
const levels = { quick: 5, best: 11 } as const;

export function toBrotli(plain: Buffer, effort: Effort): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return brotli(plain, { params });
}

export const toGzip: (plain: Buffer) => Promise<Buffer> = promisify(gzip);

export const fromBrotli: (packed: Buffer) => Promise<Buffer> = promisify(brotliDecompress);
