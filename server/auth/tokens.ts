import { hash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 characters fit for cookies and links. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored: a copy of the database opens no session. No salt is needed for 256 random bits. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
