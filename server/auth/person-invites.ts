// Invites for many people at once.

import type { OwnerRole } from '#server/db/account/accounts.ts';
import { insertInvites, listAccountsWithoutPassword } from '#server/db/account/invites.ts';
import { insertAudits } from '#server/db/office/audit-log.ts';
import { idsOf } from '#server/db/rows.ts';
import type { Tx } from '#server/db/schema.ts';
import type { PersonInvites } from '#shared/account/person-invites.ts';
import { fullName } from '#shared/people/full-name.ts';
import { type AccountContext, inviteExpiry, linkOf, newInviteToken, type Origin } from './invites.ts';
import { hashToken } from './tokens.ts';

interface InvitedPerson {
  id: string;
  firstName: string;
  lastName: string;
  phone?: string;
  parentPhone?: string;
  /** Left out: the person was read without it. */
  contactInfo?: { phone: string } | undefined;
}

/** @returns a new link for each of the chosen people who has no password yet, in their order */
export const invitePeople = (
  { db, author, clock, settings }: AccountContext & { settings: Origin },
  noun: OwnerRole,
  choose: (tx: Tx) => Promise<readonly InvitedPerson[]>,
): Promise<PersonInvites> =>
  db.transaction().execute(async (tx) => {
    const [people, now] = [await choose(tx), clock()];
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
    const invites = invited.map(({ person, token }) => ({
      id: person.id,
      name: fullName(person),
      phone: person.contactInfo?.phone ?? person.phone ?? '',
      parentPhone: person.parentPhone ?? '',
      ...linkOf(settings, { token, expiresAt }),
    }));
    return { invites, skipped: people.length - invited.length };
  });
