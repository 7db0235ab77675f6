// The key of what is stored sealed: the setting SECRET_KEY, or a file in DATA_DIR that the first start makes.
import { createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Settings, SettingsError } from './settings.ts';

const keyPattern = /^[0-9a-f]{64}\s*$/i;

/** @throws SettingsError where the file does not hold a key */
export async function readSecretKey({
  secretKey,
  secretFile,
}: Pick<Settings, 'secretKey' | 'secretFile'>): Promise<KeyObject> {
  const text = secretKey ?? (await readOrMake(secretFile));
  if (!keyPattern.test(text))
    throw new SettingsError(
      `The file ${secretFile} does not hold a key of 64 hexadecimal digits. Put its copy back, or delete it: two-step login is then set up again.`,
    );
  return createSecretKey(text.trim(), 'hex');
}

async function readOrMake(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  if (existsSync(file)) return readFile(file, 'utf8');
  // Written under another name and then linked: a process that starts at the same time must not read half a key.
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
    // Fails where the file exists, also where another process makes it at the same time.
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}
