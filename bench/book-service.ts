// A stand-in for the external book search, so that its page can be measured without internet access.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { recommendedBooks } from '#web/site/parts/list-sizes.ts';
import { bookSearch } from '#web/site/services/book-service.ts';

const answer = JSON.stringify({
  items: Array.from({ length: recommendedBooks }, (_, index) => ({
    id: `book-${index}`,
    volumeInfo: { title: `Sample book ${index + 1}`, authors: ['Sample Author'] },
  })),
});

/** @returns the flags with which Chromium uses it, and a function that stops it */
export async function startBookService(directory: string): Promise<{ flags: string[]; stop: () => void }> {
  const [key, cert] = [`${directory}/key.pem`, `${directory}/certificate.pem`];
  const subject = ['-subj', '/CN=book-service', '-days', '1'];
  const files = ['-keyout', key, '-out', cert];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, ...files], { stdio: 'ignore' });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const { host } = new URL(bookSearch);
  return {
    flags: [`--host-resolver-rules=MAP ${host}:443 127.0.0.1:${port}`, '--ignore-certificate-errors'],
    stop: () => server.close(),
  };
}
