// Records answers of the app byte by byte, for the bare server to repeat.
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';

export interface LoadRequest {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface RecordedAnswer {
  status: number;
  headers: Record<string, string>;
  /** Base64. */
  body: string;
  /** Whether the bare server hashes a password first. */
  hashes?: boolean | undefined;
}

/** Headers that Node writes itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

export function readAnswer(origin: string, call: LoadRequest): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(origin + call.path, { method: call.method ?? 'GET', headers: call.headers });
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const entries = Object.entries(response.headers).filter(([name]) => !ownHeaders.has(name));
        const body = Buffer.concat(chunks).toString('base64');
        const headers = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
        resolve({ status: response.statusCode ?? 0, headers, body });
      });
    });
    outgoing.end(call.body);
  });
}

/** @returns the input file of the bare server: the answers to these calls by address */
export async function recordAnswers(
  directory: string,
  origin: string,
  calls: (LoadRequest & { hashes?: boolean })[],
): Promise<string> {
  const answers: Record<string, RecordedAnswer> = {};
  for (const { hashes, ...call } of calls) {
    const answer = await readAnswer(origin, call);
    if (answer.status >= 300) throw new Error(`${call.path} answered ${answer.status}`);
    answers[call.path] = { ...answer, hashes };
  }
  const file = join(directory, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  return file;
}
