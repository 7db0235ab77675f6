// What chance makes is no guess, whatever is known about its owner.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { refuseGuessable } from './guessable-passwords.ts';

const { college } = readSettings({});
const owner = { texts: ['Padmavathi Naidu', 'Sita'], phones: ['+919848022338'], birthDate: null };

const isRefused = (password: string) => {
  try {
    refuseGuessable(password, owner, college);
    return false;
  } catch {
    return true;
  }
};

const bytes = (seed: string) => createHash('sha256').update(seed).digest();
const words = readFileSync(join(import.meta.dirname, 'common-words.txt'), 'utf8')
  .split('\n')
  .filter((word) => /^[a-z]{4,9}$/.test(word));

const lettersAndDigits = (seed: number) =>
  bytes(`letters ${seed}`)
    .toString('base64')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 12);
const fourWords = (seed: number) =>
  [0, 4, 8, 12].map((at) => words[bytes(`words ${seed}`).readUInt32LE(at) % words.length]).join('-');

test('of two hundred passwords of letters and digits, or of four words, at most one is refused', () => {
  for (const make of [lettersAndDigits, fourWords]) {
    const made = Array.from({ length: 200 }, (_, seed) => make(seed));
    const refused = made.filter(isRefused);
    // One with the short name of a cricket team in it.
    expect(refused.length, refused.join(' ')).toBeLessThanOrEqual(1);
  }
});
