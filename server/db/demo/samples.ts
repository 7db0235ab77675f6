// The sample records lie as data in the folder `samples`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @template T what the file has */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each caller knows its own file
export const readSamples = <T>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'samples', `${name}.json`), 'utf8')) as T; // files of our own
