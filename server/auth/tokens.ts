import { hash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 characters fit for cookies and links. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Only the hash is stored, so that a copy of the database opens no session. 256 random bits need no salt. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
