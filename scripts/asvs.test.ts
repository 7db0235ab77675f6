// docs/asvs.md: no requirement of levels 1 and 2 of OWASP ASVS 5.0 is missing, and its tests are tests.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const rows = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.slice(2, -2).split(/\s+\| /));

/** How many requirements of level 1 and 2 each section has: they come first in it, but for those that are named. */
const sections: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
};

/** '6.2.1, 6.2.5 to 6.2.7 eight characters' → each number */
function numbersOf(requirement: string): string[] {
  const named = [...requirement.matchAll(/(\d+\.\d+)\.(\d+)(?: to \1\.(\d+))?/g)];
  return named.flatMap(([, section = '', first = '', last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${section}.${Number(first) + index}`,
    ),
  );
}

test('every requirement is there', () => {
  const there = new Set(rows.flatMap(([requirement = '']) => numbersOf(requirement)));
  const all = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(all.filter((number) => !there.has(number))).toEqual([]);
});

test('every row names a test that exists, or says why there is none', () => {
  for (const [requirement = '', proof = ''] of rows) {
    const tests = [...proof.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, file = '']) => file);
    for (const file of tests) expect(existsSync(join(root, file)), `${requirement}: ${file}`).toBe(true);
    if (tests.length === 0) expect(proof.length, requirement).toBeGreaterThan(7);
  }
});
