// What the packages of the lock file bring along: licences, hashes, and scripts that run when they are installed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Licences under which the college may use a package in its server, its pages and its tools. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Zlib',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
  // Fonts may be served with the pages.
  'OFL-1.1',
  // Changes of the package itself would have to be published; there are none.
  'MPL-2.0',
  // The picture library is a file of its own that sharp loads: it may be exchanged, as this licence demands.
  'LGPL-3.0-or-later',
]);

/** Packages whose package.json names no licence; read in their LICENSE file. */
const readByHand: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

interface LockedPackage {
  version?: string;
  integrity?: string;
  license?: string;
  optional?: boolean;
  hasInstallScript?: boolean;
}

/** @returns 'name: licence' of each package that is not allowed */
function unlistedLicences(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([path, { license, optional }]) => {
    const name = nameOf(path);
    // Other platforms of a package that is listed itself: their entries are completed without a registry.
    if (!name || (optional && !license)) return [];
    const found = license ?? readByHand[name];
    return found && isAllowed(found) ? [] : [`${name}: ${found ?? 'none'}`];
  });
}

/** The packages that run a script when they are installed. */
function withInstallScript(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [nameOf(path)] : [],
  );
}

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

/** 'MIT', '(MIT OR CC0-1.0)', 'Apache-2.0 AND MIT': one of the choices, with all of its parts. */
function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence)));
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../..', name), 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> }; // as npm writes it
const { allowScripts = {} } = read('package.json') as { allowScripts?: Record<string, boolean> }; // as it is in this repository

test('every package has a licence of the list', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(300);
  expect(unlistedLicences(packages)).toEqual([]);
});

test('a package under another licence, or none, is named', () => {
  const found = unlistedLicences({
    '': {},
    'node_modules/a': { license: 'AGPL-3.0-only' },
    'node_modules/b/node_modules/c': {},
    'node_modules/d': { license: '(GPL-2.0 OR MIT)' },
    'node_modules/e': { license: 'MIT AND GPL-2.0' },
    'node_modules/f-win32-x64': { optional: true },
  });
  expect(found).toEqual(['a: AGPL-3.0-only', 'c: none', 'e: MIT AND GPL-2.0']);
});

test('every package has a hash, those of other platforms too: `npm run lock` adds it', () => {
  const unhashed = Object.entries(packages).filter(([path, { integrity }]) => path && !integrity);
  expect(unhashed.map(([path]) => path)).toEqual([]);
});

test('each package that would run a script when it is installed is allowed or denied by name', () => {
  expect(withInstallScript(packages).toSorted()).toEqual(Object.keys(allowScripts).toSorted());
});
