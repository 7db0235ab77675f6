import { defineConfig } from '@playwright/test';
import { chromiumArguments, testBrowserPath } from '#test/run/chromium.ts';

const testArguments = [
  ...chromiumArguments,
  // The browser finds no outside host. To answer them by a route costs a quarter of the time: every request waits for it.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
  // No page of a test runs long enough for its script to be optimised: to do without saves a sixteenth of the processor time.
  '--js-flags=--no-opt,--no-maglev',
];

/** Every file has a college of its own: see e2e/college.ts. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/built-site.ts',
  // Node reads the types itself: to translate all files first takes a second.
  build: { external: ['**/*'] },
  // What takes long for what a change seldom breaks, and further ones of a kind: only `npm run prove browser` takes the time.
  ...(process.env.LONG_PROOFS ? { grep: /@long/ } : { grepInvert: /@long/ }),
  workers: 3,
  // A test that passes at its second try has a race: it is mended, not tried again.
  retries: 0,
  forbidOnly: true,
  // Journeys through a whole portal: ten seconds alone, up to two minutes on a machine that has much other work.
  timeout: 120_000,
  // Answers take milliseconds; on a machine with much other work a first screen has taken eight seconds.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A service worker asks by itself, where a test's own answers do not reach it; the tests of offline screens allow it.
    serviceWorkers: 'block',
    // Pages at rest, as for a visitor who asks for them: drawing their motion costs a seventh of the browser's processor time.
    // The tests of motion ask for it.
    reducedMotion: 'reduce',
    // A trace of every test would cost a third of the time; ask for one with --trace on.
    trace: 'off',
    launchOptions: { executablePath: testBrowserPath(), args: testArguments },
  },
});
