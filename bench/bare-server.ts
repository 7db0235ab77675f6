// The fastest possible server on this machine: `node:http` alone, which answers bytes recorded from the app.
// Prints its port and nothing else. The argument is a file with the answer.
import { argon2, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RecordedAnswer } from './answers.ts';

const [file = ''] = process.argv.slice(2);
const recorded = JSON.parse(readFileSync(file, 'utf8')) as Record<string, RecordedAnswer>;
const answers = new Map(
  Object.entries(recorded).map(([path, answer]) => [
    path,
    { ...answer, bytes: Buffer.from(answer.body, 'base64') },
  ]),
);
const [first] = answers.values();
if (!first) throw new Error(`${file} holds no answer`);

// The same cost as checking a password.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const server = createServer((request, response) => {
  const { status, headers, bytes, hashes } = answers.get(request.url ?? '') ?? first;
  const send = () => response.writeHead(status, headers).end(bytes);
  request.resume();
  request.once('end', () => {
    if (!hashes) return void send();
    argon2('argon2id', { ...cost, message: 'a password', nonce: randomBytes(16) }, send);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address?.port);
});
