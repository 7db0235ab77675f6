// Invites for many people at once.

import type { OwnerRole } from '#server/db/account/accounts.ts';
import { insertInvites, listAccountsWithoutPassword } from '#server/db/account/invites.ts';
import { type Author, insertAudits } from '#server/db/office/audit-log.ts';
import { idsOf } from '#server/db/rows.ts';
import type { Tx } from '#server/db/schema.ts';
import type { PersonInvites } from '#shared/account/person-invites.ts';
import { fullName } from '#shared/people/full-name.ts';
import { inviteExpiry, linkOf, newInviteToken, type Origin } from './invites.ts';
import { hashToken } from './tokens.ts';

interface InvitedPerson {
  id: string;
  firstName: string;
  lastName: string;
  parentPhone?: string;
  /** Left out: the person was read without it. */
  contactInfo?: { phone: string } | undefined;
}

/** @returns a new link for each of these people who has no password yet, in their order */
export async function invitePeople(
  tx: Tx,
  noun: OwnerRole,
  people: readonly InvitedPerson[],
  { author, now, settings }: { author: Author; now: Date; settings: Origin },
): Promise<PersonInvites> {
  const accounts = await listAccountsWithoutPassword(tx, noun, idsOf(people));
  const expiresAt = inviteExpiry(now);
  const invited = people.flatMap((person) => {
    const accountId = accounts.get(person.id);
    return accountId ? [{ person, accountId, token: newInviteToken(noun) }] : [];
  });
  await insertInvites(
    tx,
    invited.map(({ accountId, token }) => ({
      tokenHash: hashToken(token),
      accountId,
      expiresAt,
      createdAt: now.toISOString(),
    })),
  );
  const changes = invited.map(({ person }) => ({ action: 'invite', noun, recordId: person.id }) as const);
  await insertAudits(tx, author, changes, now);
  const invites = invited.map(({ person: { id, firstName, lastName, parentPhone, contactInfo }, token }) => ({
    id,
    name: fullName({ firstName, lastName }),
    phone: contactInfo?.phone ?? '',
    parentPhone: parentPhone ?? '',
    ...linkOf(settings, { token, expiresAt }),
  }));
  return { invites, skipped: people.length - invited.length };
}
