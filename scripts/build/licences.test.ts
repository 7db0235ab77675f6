// What the packages of the lock file bring along: licences, hashes, and scripts that run when they are installed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type LockedPackage, unlistedLicences, withInstallScript } from './licences.ts';

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
