import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, testBrowserPath } from './scripts/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 3900);
const origin = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // A machine that stalls for a second is no defect; what needed the second try is named in the report.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Journeys through a whole portal: a minute on a machine that has other work.
  timeout: 60_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  use: {
    baseURL: origin,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A trace of every test would cost a third of the time; ask for one with --trace on.
    trace: 'off',
    launchOptions: { executablePath: testBrowserPath(), args: chromiumArguments },
  },
  webServer: {
    command: 'node scripts/start.ts',
    url: `${origin}/readyz`,
    timeout: 120_000,
    env: {
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'college-e2e-')),
      DEMO: 'on',
      LOG_LEVEL: 'warn',
    },
  },
});
