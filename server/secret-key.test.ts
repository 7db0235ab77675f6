import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '#test/servers/server-process.ts';
import { readSecretKey } from './secret-key.ts';
import { readSettings, SettingsError } from './settings.ts';

test('the first start makes the key, readable by its owner alone; later ones read it', async () => {
  const settings = readSettings({ DATA_DIR: join(temporaryDirectory(), 'data') });
  const first = await readSecretKey(settings);
  expect(statSync(settings.secretFile).mode & 0o777).toBe(0o600);
  expect((await readSecretKey(settings)).equals(first)).toBe(true);
  const given = readSettings({ DATA_DIR: settings.dataDir, SECRET_KEY: 'Ab'.repeat(32) });
  expect((await readSecretKey(given)).export().toString('hex')).toBe('ab'.repeat(32));
});

test('many first starts at once have one key, and leave no other file', async () => {
  // Forty times: a key that is read while it is written is met once in twenty times.
  const directory = temporaryDirectory();
  for (let round = 0; round < 40; round += 1) {
    const settings = readSettings({ DATA_DIR: join(directory, String(round)) });
    const keys = await Promise.all(Array.from({ length: 50 }, () => readSecretKey(settings)));
    expect(new Set(keys.map((key) => key.export().toString('hex'))).size).toBe(1);
    expect(readdirSync(settings.dataDir)).toEqual(['secret']);
  }
});

test('a file without a key stops the start with a sentence', async () => {
  const settings = readSettings({ DATA_DIR: temporaryDirectory() });
  writeFileSync(settings.secretFile, 'half a k');
  await expect(readSecretKey(settings)).rejects.toThrow(SettingsError);
  await expect(readSecretKey(settings)).rejects.toThrow(
    /secret does not hold a key of 64 hexadecimal digits\./,
  );
});
