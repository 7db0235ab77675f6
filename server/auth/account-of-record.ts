// The account of a student, a faculty member or an admin, for what the office does with it.
import { type Account, findAccountOfRecord } from '#server/db/account/accounts.ts';
import type { Database } from '#server/db/schema.ts';
import { type ApiError, notFound } from '#server/errors.ts';
import { recordTypes } from '#shared/kit/record-types.ts';
import type { Role } from '#shared/roles.ts';

export const personNotFound = (role: Role): ApiError =>
  notFound(role === 'admin' ? 'Admin' : recordTypes[role].name);

/**
 * @param recordId the id of the student or the faculty member; an admin's account has no other record
 * @throws 404 where there is no such record
 */
export async function accountOfRecord(db: Database, role: Role, recordId: string): Promise<Account> {
  const account = await findAccountOfRecord(db, role, recordId);
  if (!account) throw personNotFound(role);
  return account;
}

/** The history that shows what is done with the account. */
export const auditNounOf = (role: Role) => (role === 'admin' ? 'account' : role);
