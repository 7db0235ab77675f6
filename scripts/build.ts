// `npm run build`: the site into dist/. `npm start` calls it too, and then it does nothing where nothing has changed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const stamp = join(dist, 'inputs.sha256');
const inputs = [
  'content',
  'shared',
  'web',
  'scripts',
  'astro.config.ts',
  'package-lock.json',
  'tsconfig.json',
];

/** Changes when anything does that the build is made from. */
function inputsHash(): string {
  const hash = createHash('sha256').update(process.env.PUBLIC_ORIGIN ?? '');
  for (const input of inputs) {
    const path = join(root, input);
    const files = /\.\w+$/.test(input) ? [path] : filesBelow(path);
    for (const file of files.sort()) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

export async function buildSite({ always = false } = {}): Promise<void> {
  const hash = inputsHash();
  if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Building the site …');
  rmSync(dist, { recursive: true, force: true });
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  execFileSync(process.execPath, [astro, 'build', '--silent'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  // Loaded only where there is something to build: 20 MB that a server does without.
  const { finishBuild } = await import('./finish-build.ts');
  await finishBuild(dist);
  writeFileSync(stamp, hash);
}

if (import.meta.main) await buildSite({ always: true });
