import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoAccounts } from '#server/db/demo/accounts.ts';
import { readSettings } from '#server/settings.ts';
import { isCommonPassword } from './common-passwords.ts';
import { collegeWords, refuseWeakPassword } from './passwords.ts';

const { college } = readSettings({});
const words = collegeWords(college);

const isRefused = (password: string) => {
  try {
    refuseWeakPassword(password, words);
    return false;
  } catch {
    return true;
  }
};

test('each of the most used passwords is refused', () => {
  const list = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n');
  expect(list).toHaveLength(10_000);
  expect(list.filter((password) => !isRefused(password))).toEqual([]);
  // The first and the last line too, and only whole lines.
  expect(isCommonPassword('trustno')).toBe(false);
  expect(isCommonPassword('trustno1\nstarwars')).toBe(false);
});

test.each(['Corvette2026', 'SteeLers', '1qaz2wsx3edc', 'mercedes!!1'])('‘%s’ is refused', (password) => {
  expect(isRefused(password)).toBe(true);
});

test('the college’s own words and the published passwords are refused', () => {
  const { name, shortName, emailDomain } = college;
  const [first = ''] = name.split(' ');
  for (const password of [`${first}123`, `${shortName}${shortName}-26`, emailDomain, `${first}${shortName}1`])
    expect([password, isRefused(password)]).toEqual([password, true]);
  for (const { password } of Object.values(demoAccounts)) expect(isRefused(password)).toBe(true);
});

test.each(['banyan-roots-62', 'turmeric-arc-47', 'vaarsham kurisindi'])('‘%s’ is taken', (password) => {
  expect(isRefused(password)).toBe(false);
});
