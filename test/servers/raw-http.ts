// Sends raw bytes, for requests that no HTTP client can send.
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Lets the app listen on a free port of this machine. @returns the port */
export async function listen(app: FastifyInstance): Promise<number> {
  const url = app.server.listening ? app.listeningOrigin : await app.listen({ port: 0, host: '127.0.0.1' });
  return Number(new URL(url).port);
}

/** Sends the bytes and reads until the server closes. @returns the whole answer, head included */
export function sendRaw(port: number, bytes: string | Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A refused request may be cut off while it is still being sent.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.setTimeout(30_000, () => socket.destroy(new Error('no answer within 30 s')));
  });
}

export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}
