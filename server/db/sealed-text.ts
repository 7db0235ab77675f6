// Text that a copy of the database does not reveal: AES-256-GCM with a key that is kept outside of it.
import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

const prefix = 'v1.';
const nonceLength = 12;
const tagLength = 16;

/** @param owner the id of the row: a sealed text that is moved to another row cannot be opened */
export function seal(text: string, key: KeyObject, owner: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return prefix + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns undefined where the text was sealed with another key or for another row */
export function unseal(stored: string, key: KeyObject, owner: string): string | undefined {
  const bytes = Buffer.from(stored.slice(prefix.length), 'base64url');
  const nonce = bytes.subarray(0, nonceLength);
  const options = { authTagLength: tagLength };
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, options)
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
    const text = decipher.update(bytes.subarray(nonceLength + tagLength), undefined, 'utf8');
    return text + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
