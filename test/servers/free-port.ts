import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A TCP port of this machine that no process uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  server.close();
  return port;
}
