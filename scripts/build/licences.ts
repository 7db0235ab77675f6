// The licences of all packages, from the lock file: no registry is asked.

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

export interface LockedPackage {
  version?: string;
  integrity?: string;
  license?: string;
  optional?: boolean;
  hasInstallScript?: boolean;
}

/** @returns 'name: licence' of each package that is not allowed */
export function unlistedLicences(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([path, { license, optional }]) => {
    const name = nameOf(path);
    // Other platforms of a package that is listed itself: their entries are completed without a registry.
    if (!name || (optional && !license)) return [];
    const found = license ?? readByHand[name];
    return found && isAllowed(found) ? [] : [`${name}: ${found ?? 'none'}`];
  });
}

/** The packages that run a script when they are installed. */
export function withInstallScript(packages: Record<string, LockedPackage>): string[] {
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
