// What the page of the portals asks for first: the files of the screen that the address names, and its first records, together with the
// scripts that start the portal, not after them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalPrefixes } from '#shared/routes.ts';
import type { PortalFiles, ScriptFile } from '#shared/website/website-content.ts';

const roles = 'web/portal/roles';

/** The portals that people open on phones. */
const portals = [
  { prefix: portalPrefixes.student, screens: 'student/student-screens.ts' },
  { prefix: portalPrefixes.guardian, screens: 'guardian/guardian-screens.ts' },
  { prefix: portalPrefixes.faculty, screens: 'faculty/faculty-screens.ts' },
];

/** The first calls of a screen, letter for letter as the screen makes them; a number is replaced by that part of the address. */
const firstCalls: Record<string, string[]> = {
  [`${portalPrefixes.student}/*`]: ['/api/students/1?include=personalInfo%2CcontactInfo'],
  [`${portalPrefixes.guardian}/*`]: ['/api/guardians/1'],
  [`${portalPrefixes.faculty}/*`]: ['/api/faculty/1'],
  [`${portalPrefixes.faculty}/*/registers/*/*/*`]: ['/api/timetable-days/3?facultyId=1', '/api/rosters/5'],
};

const screenLine = /screen\(\s*'([^']+)',\s*\(\) =>\s*import\('#([^']*\.tsx)'\)/g;

/** @param fileOf the built file of a module. @param portal that starts the portals: what it brings is not asked for again */
export function portalScreens(
  fileOf: (module: string) => ScriptFile,
  portal: ScriptFile,
): Pick<PortalFiles, 'files' | 'screens'> {
  const files: string[] = [];
  const screens: Record<string, { files: number[]; calls: string[] }> = {};
  const known = new Set([portal.src, ...portal.preloads]);
  for (const { prefix, screens: list } of portals) {
    const text = readFileSync(join(import.meta.dirname, '../..', roles, list), 'utf8');
    for (const [, path = '', module = ''] of text.matchAll(screenLine)) {
      const address = `${prefix}/*/${path.replace(/\$\w+/g, '*')}`.replace(/\/+$/, '');
      const { src, preloads } = fileOf(module);
      const all = [src, ...preloads].filter((file) => !known.has(file));
      for (const file of all) if (!files.includes(file)) files.push(file);
      screens[address] = { files: all.map((file) => files.indexOf(file)), calls: firstCalls[address] ?? [] };
    }
  }
  return { files, screens };
}
