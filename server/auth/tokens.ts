import { hash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 characters fit for cookies and links. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash is stored, so that a copy of the database opens no session. 256 random bits need no salt. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
