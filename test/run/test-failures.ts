// Which tests failed, and the first lines of why: what a log must end with, since what it begins with may be cut.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What is read of the JSON report of vitest. */
export interface VitestReport {
  numPassedTests: number;
  success: boolean;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface Suite {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { results: { status: string; error?: { message?: string } }[] }[];
  }[];
}

/** What is read of the JSON report of Playwright. */
export interface BrowserReport {
  stats: { expected: number; unexpected: number };
  errors: { message?: string }[];
  suites: Suite[];
}

/** @returns a text for each failed test, and for each file that could not be loaded */
export function failuresInVitest({ testResults }: VitestReport, root: string): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [tell(file, message)];
    return failed.map((test) => tell(`${file} › ${test.fullName}`, test.failureMessages?.[0]));
  });
}

export function failuresInBrowser({ errors, suites }: BrowserReport): string[] {
  const failedIn = (suite: Suite): string[] => [
    ...suite.specs
      .filter((spec) => !spec.ok)
      .map(({ file, line, title, tests }) =>
        tell(
          `e2e/${file}:${line} › ${title}`,
          tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
        ),
      ),
    ...(suite.suites ?? []).flatMap(failedIn),
  ];
  return [...errors.map(({ message }) => tell('the browser tests', message)), ...suites.flatMap(failedIn)];
}

function tell(test: string, error = 'no error is recorded'): string {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`✘ ${test}`, ...lines.slice(0, 8).map((line) => `    ${line.trimEnd().slice(0, 200)}`)].join('\n');
}
