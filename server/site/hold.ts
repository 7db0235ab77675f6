// Finished bytes in memory: the answers to a client that does not read them share one buffer.
import { createHash } from 'node:crypto';
import { type Effort, toBrotli, toGzip } from './compress.ts';

export interface Bytes {
  bytes: Buffer;
  etag: string;
  encoding?: 'br' | 'gzip';
}

/** What is made from the website's content: a page, a file beside the pages, a document. */
export interface Made {
  body: string | Buffer;
  type: string;
  /** Of a page. */
  policy?: string;
}

const acceptsBrotli = /\bbr\b(?!\s*;)/;
const acceptsGzip = /\bgzip\b(?!\s*;)/;

export class Held {
  readonly type: string;
  readonly policy: string | undefined;
  readonly #plain: Bytes;
  #brotli: Bytes | undefined;
  /** Made when a client asks for it that takes nothing better. */
  #gzip: Promise<Bytes> | undefined;
  #effort: Effort | undefined;

  constructor({ body, type, policy }: Made) {
    this.type = type;
    this.policy = policy;
    this.#plain = bytesOf(Buffer.from(body as string)); // as: the type of Buffer.from wants one of the two
  }

  /** Whether it would be the same bytes. */
  is({ body, policy }: Made): boolean {
    return policy === this.policy && this.#plain.bytes.equals(Buffer.from(body as string)); // as above
  }

  /** Documents and pictures are compressed by their own format. */
  get #isText(): boolean {
    return this.type !== 'application/pdf' && !this.type.startsWith('image/');
  }

  async compress(effort: Effort): Promise<void> {
    if (!this.#isText || this.#effort === effort || this.#effort === 'best') return;
    const bytes = await toBrotli(this.#plain.bytes, effort);
    this.#brotli = bytesOf(bytes, 'br');
    this.#effort = effort;
  }

  /** @param accepted the encodings that the client accepts */
  async read(accepted: string): Promise<Bytes> {
    if (this.#brotli && acceptsBrotli.test(accepted)) return this.#brotli;
    if (!this.#isText || !acceptsGzip.test(accepted)) return this.#plain;
    this.#gzip ??= toGzip(this.#plain.bytes).then((bytes) => bytesOf(bytes, 'gzip'));
    return this.#gzip;
  }
}

/** The ETag is a hash of the content, so that all processes and machines give the same one. */
function bytesOf(bytes: Buffer, encoding?: 'br' | 'gzip'): Bytes {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, etag, ...(encoding && { encoding }) };
}
