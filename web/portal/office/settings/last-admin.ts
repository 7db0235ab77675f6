import type { Admin } from '#shared/account/auth.ts';
import type { PermissionSet } from '#shared/roles.ts';

const canSignIn = ({ hasPassword, sets, closedOn }: Admin, ...wanted: PermissionSet[]) =>
  hasPassword && closedOn === null && sets.some((set) => wanted.includes(set));

/** Whether no other account may approve what this admin asks for. */
export const approvesAlone = (all: readonly Admin[]): boolean =>
  !all.some((admin) => !admin.isSelf && canSignIn(admin, 'principal', 'admin'));

/** Whether no other admin can sign in: the server does not remove this one. */
export function isLastAdmin(admin: Admin, all: readonly Admin[]): boolean {
  return (
    canSignIn(admin, 'admin') && !all.some((other) => other.id !== admin.id && canSignIn(other, 'admin'))
  );
}
