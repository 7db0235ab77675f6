// The system's Chromium, for screenshots, browser tests and Lighthouse.
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** The same browser without windows: tests take two thirds of the time in it. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

export const chromiumPath = (): string => find(places);

/** For tests: the shell where there is one. */
export const testBrowserPath = (): string => find([headlessShell, ...places]);

function find(paths: readonly string[]): string {
  const found = process.env.CHROMIUM ?? paths.find((place) => existsSync(place));
  if (!found)
    throw new Error(
      'Chromium is not installed. On Debian: apt-get install chromium (or set CHROMIUM to its path)',
    );
  return found;
}

/** Root, as in a container, has no sandbox to give; and a closed network should not be asked for updates. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
