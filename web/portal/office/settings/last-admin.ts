import type { Admin } from '#shared/account/auth.ts';

const canSignIn = ({ hasPassword, sets, closedOn }: Admin) =>
  hasPassword && closedOn === null && sets.includes('admin');

/** Whether no other admin can sign in: the server does not remove this one. */
export function isLastAdmin(admin: Admin, all: readonly Admin[]): boolean {
  return canSignIn(admin) && !all.some((other) => other.id !== admin.id && canSignIn(other));
}
