import { expect, test } from 'vitest';
import type { Admin } from '#shared/account/auth.ts';
import { approvesAlone, isLastAdmin } from './last-admin.ts';

const anAdmin = (id: string, hasPassword: boolean): Admin => ({
  id,
  username: id,
  sets: ['admin'],
  closedOn: null,
  isSelf: false,
  hasPassword,
  hasSecondFactor: false,
  inviteUntil: null,
  lastLoginAt: null,
  devices: 0,
});
const [one, other, invited] = [anAdmin('one', true), anAdmin('other', true), anAdmin('invited', false)];

test('the only admin who can sign in has no button to be removed by; the others have one', () => {
  expect(isLastAdmin(one, [one])).toBe(true);
  expect(isLastAdmin(one, [one, invited])).toBe(true);
  expect(isLastAdmin(invited, [one, invited])).toBe(false);
  expect(isLastAdmin(one, [one, other])).toBe(false);
});

test('an admin approves alone until another account may approve and can sign in', () => {
  const self = { ...one, isSelf: true };
  const principal = { ...other, sets: ['principal' as const] };
  expect(approvesAlone([self, invited, { ...other, sets: ['office' as const] }])).toBe(true);
  expect(approvesAlone([self, { ...principal, closedOn: '2026-11-20' }])).toBe(true);
  expect(approvesAlone([self, principal])).toBe(false);
});
