import type { Admin } from '#shared/account/auth.ts';

/** Whether no other admin can sign in: the server does not remove this one. */
export function isLastAdmin({ id, hasPassword }: Admin, all: readonly Admin[]): boolean {
  return hasPassword && !all.some((other) => other.id !== id && other.hasPassword);
}
