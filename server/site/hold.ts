// Finished bytes in memory: the answers to a client that does not read them share one buffer.
import { createHash } from 'node:crypto';
import { type Effort, fromBrotli, toBrotli, toGzip } from './compress.ts';

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
  readonly #etag: string;
  /** Of a text it is dropped for the best compression, and, as `#gzip`, made when a client asks for it that takes nothing better. */
  #plain: Promise<Bytes> | undefined;
  #gzip: Promise<Bytes> | undefined;
  #brotli: Bytes | undefined;
  #effort: Effort | undefined;

  constructor({ body, type, policy }: Made) {
    this.type = type;
    this.policy = policy;
    const plain = bytesOf(Buffer.from(body as string)); // as: the type of Buffer.from wants one of the two
    this.#etag = plain.etag;
    this.#plain = Promise.resolve(plain);
  }

  /** Whether it would be the same bytes. */
  is({ body, policy }: Made): boolean {
    return policy === this.policy && this.#etag === etagOf(body);
  }

  /** Documents and pictures are compressed by their own format. */
  get #isText(): boolean {
    return this.type !== 'application/pdf' && !this.type.startsWith('image/');
  }

  async compress(effort: Effort): Promise<void> {
    if (!this.#isText || this.#effort === effort || this.#effort === 'best') return;
    const { bytes } = await this.#readPlain();
    this.#brotli = bytesOf(await toBrotli(bytes, effort), 'br');
    this.#effort = effort;
    if (effort === 'best') this.#plain = undefined;
  }

  #readPlain(): Promise<Bytes> {
    this.#plain ??= fromBrotli(this.#brotli?.bytes ?? Buffer.of()).then((bytes) => bytesOf(bytes));
    return this.#plain;
  }

  /** @param accepted the encodings that the client accepts */
  async read(accepted: string): Promise<Bytes> {
    if (this.#brotli && acceptsBrotli.test(accepted)) return this.#brotli;
    if (!this.#isText || !acceptsGzip.test(accepted)) return this.#readPlain();
    this.#gzip ??= this.#readPlain()
      .then(({ bytes }) => toGzip(bytes))
      .then((bytes) => bytesOf(bytes, 'gzip'));
    return this.#gzip;
  }
}

/** The ETag is a hash of the content, so that all processes and machines give the same one. */
const etagOf = (content: string | Buffer) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

function bytesOf(bytes: Buffer, encoding?: 'br' | 'gzip'): Bytes {
  return { bytes, etag: etagOf(bytes), ...(encoding && { encoding }) };
}
