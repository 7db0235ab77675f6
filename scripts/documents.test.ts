// Files and npm scripts that the documents name must exist.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const names = new Set(files.map((file) => file.split('/').at(-1)));
const documents = files.filter((file) => file.endsWith('.md'));
const scripts = Object.keys(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts,
);

/** `web/site/…`, `server/main.ts:12`: a path from the root. Addresses, placeholders and build output are excluded. */
const isPath = (word: string) =>
  /^(bench|content|deploy|docs|e2e|scripts|server|shared|test|web)\/[\w./[\]*-]*$/.test(word);
const isFileName = (word: string) => /^[\w.*-]+\.(css|md|mjs|svg|tsx?)$/.test(word);

function isThere(word: string): boolean {
  if (word.includes('*')) return globSync(isPath(word) ? word : `**/${word}`, { cwd: root }).length > 0;
  return isPath(word) ? existsSync(join(root, word)) : names.has(word);
}

test.each(documents)('%s names only files that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8').replace(/```[\s\S]*?```/g, '');
  const words = [...text.matchAll(/`([^`\s]+)`/g)].map(([, word = '']) => word);
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, link = '']) => link);
  const lost = [
    ...words.filter((word) => (isPath(word) || isFileName(word)) && !isThere(word)),
    ...links.filter((link) => !existsSync(join(root, dirname(document), link))),
  ];
  expect(lost).toEqual([]);
});

test.each(documents)('%s names only npm scripts that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const named = [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
});
