// The system's Chromium, for screenshots, browser tests and Lighthouse.
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** The headless shell: tests take two thirds of the time in it. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

export function chromiumPath(): string {
  const found = find(places);
  if (!found)
    throw new Error(
      'Chromium is not installed. On Debian: apt-get install chromium (or set CHROMIUM to its path)',
    );
  return found;
}

/** For tests: the shell where there is one; undefined where no browser is installed. */
export const testBrowserPath = (): string | undefined => find([headlessShell, ...places]);

function find(paths: readonly string[]): string | undefined {
  return process.env.CHROMIUM ?? paths.find((place) => existsSync(place));
}

/** Root, as in a container, cannot use the sandbox; and no updates are requested, which a closed network would refuse. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
