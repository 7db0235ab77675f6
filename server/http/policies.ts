// The content security policies of the pages, as the build wrote them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '#server/settings.ts';

/** @param directory the build. @returns the policy of each page. @throws where the build was interrupted */
export function readPolicies(directory: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(join(directory, 'csp.json'), 'utf8')) as Record<string, string>; // written by scripts/finish-build.ts
  } catch {
    throw new SettingsError('The site is only half built. Build it with `npm run build`, then start again.');
  }
}
