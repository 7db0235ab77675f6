// `npm run build`: the site into dist/. `npm start` calls it too, and it does nothing where nothing has changed.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
/** Where the site is made: a server that starts meanwhile finds no site, not half of one. */
const unfinished = join(dist, 'unfinished');
const stamp = join(dist, 'inputs.sha256');
const inputs = [
  'content',
  'shared',
  'web',
  'scripts',
  'server/pdf',
  'server/files/share-cards.ts',
  'server/files/uploads.ts',
  'package-lock.json',
  'tsconfig.json',
];

function inputsHash(): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const path = join(root, input);
    const files = /\.\w+$/.test(input) ? [path] : filesBelow(path);
    for (const file of files.sort()) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

export function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

export async function buildSite({ always = false } = {}): Promise<void> {
  const hash = inputsHash();
  if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Building the site …');
  rmSync(dist, { recursive: true, force: true });
  const problems = await makeSite();
  if (problems) {
    console.error(`The site cannot be built:\n${problems}`);
    process.exit(1);
  }
  // The site last: where it is, all is there.
  for (const part of ['renderer.js', 'files.json', 'site'])
    renameSync(join(unfinished, part), join(dist, part));
  rmSync(unfinished, { recursive: true });
  writeFileSync(stamp, hash);
}

/** A dropped rule of the style sheet is only a warning of the bundler; here it stops the build. */
const lostStyle = /warnings? while optimizing generated CSS/;

/** @returns what it said where it failed */
function makeSite(): Promise<string> {
  return new Promise((resolve) => {
    const command = [join(import.meta.dirname, 'build/make-site.ts'), unfinished];
    const settings = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, command, settings, (error, out, complaints) => {
      if (error) resolve(`${out}${complaints}`.trim() || error.message);
      else resolve(lostStyle.test(complaints) ? complaints.trim() : '');
    });
  });
}

if (import.meta.main) await buildSite({ always: true });
