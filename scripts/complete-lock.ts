// `npm run lock`, after adding or removing a package. Packages with native parts list one optional package per platform.
// A registry that carries only some platforms makes npm leave the others out of the lock file, and `npm ci` then refuses
// the whole file. This script adds the missing ones, so that the lock file works on every platform, and asks the registry for
// the platform and the hash of each: without the hash `npm ci` would take whatever comes.
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
}

/** @returns the optional packages that are missing from the lock file */
export function missingPlatforms(packages: Record<string, Locked>): [path: string, entry: Locked][] {
  return Object.entries(packages).flatMap(([path, { dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(
        ([name, version]) =>
          /^\d/.test(version) &&
          !(packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`]),
      )
      .map(([name, version]): [string, Locked] => [
        `node_modules/${name}`,
        { version, ...(dev && { dev }), optional: true },
      ]),
  );
}

/** With the hash and the platform. @throws where the registry does not have the package */
function completed(path: string, entry: Locked): Locked {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const asked = ['view', `${name}@${entry.version}`, 'dist.integrity', 'os', 'cpu', 'libc', '--json'];
  const { 'dist.integrity': integrity, ...platform } = JSON.parse(
    execFileSync('npm', asked, { encoding: 'utf8' }),
  ); // as npm prints it
  return { ...entry, integrity, ...platform };
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };
  const missing = missingPlatforms(lock.packages);
  const all = Object.entries(lock.packages)
    .concat(missing)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = Object.fromEntries(
    all.map(([path, entry]) => [path, path && !entry.integrity ? completed(path, entry) : entry]),
  );
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} platforms added to the lock file`);
}
