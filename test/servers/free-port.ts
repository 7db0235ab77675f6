import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A TCP port of this machine that no process uses. It is below those that the system gives to clients: none of their connections takes
 * it before the server that it is meant for.
 */
export async function freePort(): Promise<number> {
  const port = 12_000 + Math.floor(Math.random() * 20_000);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  return port;
}
