// `npm run lock`, after adding or removing a package. Packages with native parts list one optional package per platform.
// A registry that carries only some platforms makes npm leave the others out of the lock file, and `npm ci` then refuses
// the whole file. This script adds the missing ones, so that the lock file works on every platform, and asks the registry for
// the hash of each: without it `npm ci` would take whatever comes.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../package-lock.json');

interface Locked {
  version?: string;
  integrity?: string;
  optional?: true;
  dev?: true;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const systems = new Set([
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
]);
const processors = new Set([
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]);

/** 'binding-linux-arm64-musl' → linux, arm64, musl */
function platformOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const parts = name.replace(/^@[^/]+\//, '').split(/[-.]/);
  const os = parts.filter((part) => systems.has(part));
  const cpu = parts.filter((part) => processors.has(part));
  const libc = parts.includes('musl')
    ? ['musl']
    : parts.includes('gnu') && os.includes('linux')
      ? ['glibc']
      : [];
  return { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }) };
}

/** @returns the names of optional packages that are missing from the lock file */
export function missingPlatforms(packages: Record<string, Locked>): [path: string, entry: Locked][] {
  const missing: [string, Locked][] = [];
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const isThere = packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
      const platform = platformOf(name);
      if (isThere || !/^\d/.test(version) || !(platform.os ?? platform.cpu)) continue;
      missing.push([
        `node_modules/${name}`,
        { version, ...(entry.dev && { dev: true }), optional: true, ...platform },
      ]);
    }
  }
  return missing;
}

/** @throws where the registry does not have the package */
function hashed(path: string, { version, ...entry }: Locked): Locked {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const view = ['view', `${name}@${version}`, 'dist.integrity'];
  return { version, integrity: execFileSync('npm', view, { encoding: 'utf8' }).trim(), ...entry };
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };
  const missing = missingPlatforms(lock.packages);
  const all = Object.entries(lock.packages)
    .concat(missing)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = Object.fromEntries(
    all.map(([path, entry]) => [path, path && !entry.integrity ? hashed(path, entry) : entry]),
  );
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} platforms added to the lock file`);
}
