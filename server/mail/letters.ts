// What goes by email, in the language of its reader.
import { auditNounOf } from '#server/auth/account-of-record.ts';
import { linkOf, resetMinutes, startInvite } from '#server/auth/invites.ts';
import type { Clock } from '#server/clock.ts';
import { findAccountByLogin, findLoginName } from '#server/db/account/accounts.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import type { DueMail } from '#server/db/people/mails.ts';
import { findMailReader } from '#server/db/people/messages.ts';
import type { Database } from '#server/db/schema.ts';
import { findCollege } from '#server/db/website/college.ts';
import type { Settings } from '#server/settings.ts';
import type { Letter } from './smtp.ts';

export interface LetterContext {
  db: Database;
  clock: Clock;
  settings: Pick<Settings, 'publicOrigin' | 'startCollege'>;
}

const messageSubject = {
  en: (college: string) => `A message from ${college}`,
  te: (college: string) => `${college} నుండి సందేశం`,
};
const reset = {
  en: (college: string, link: string) => ({
    subject: `${college}: choose another password`,
    text: `Another password was asked for, probably by you, for your account at ${college}.

Choose it here. The link works once, and for ${resetMinutes} minutes:
${link}

If you did not ask, do nothing: your password stays as it is.`,
  }),
  te: (college: string, link: string) => ({
    subject: `${college}: కొత్త పాస్‌వర్డ్`,
    text: `${college} లోని మీ ఖాతాకు కొత్త పాస్‌వర్డ్ కావాలని ఎవరో, బహుశా మీరే, అడిగారు.

ఇక్కడ పెట్టుకోండి. ఈ లింకు ఒక్కసారే, ${resetMinutes} నిమిషాల వరకే పనిచేస్తుంది:
${link}

మీరు అడగకపోతే ఏమీ చేయనక్కర లేదు: మీ పాస్‌వర్డ్ అలాగే ఉంటుంది.`,
  }),
};

/** @returns undefined where there is nothing to send any more: the reader is deleted, or may not log in */
export async function letterOf(
  context: LetterContext,
  { readerId, accountId }: DueMail,
): Promise<Letter | undefined> {
  const { db, settings } = context;
  const { college } = await findCollege(db, settings.startCollege);
  const names = { en: college.name, te: college.nameTe };
  const replyTo = college.emailOffice;
  if (readerId) {
    const reader = await findMailReader(db, readerId);
    if (!reader) return undefined;
    const { name, email: address, language, text } = reader;
    return { to: { name, address }, replyTo, subject: messageSubject[language](names[language]), text };
  }
  const asker = accountId && (await startReset(context, accountId));
  if (!asker) return undefined;
  const { address, language, link } = asker;
  return { to: { name: '', address }, replyTo, ...reset[language](names[language], link) };
}

/** The link is made when it is sent, so that no copy of the database has one that opens an account. */
async function startReset({ db, clock, settings }: LetterContext, accountId: string) {
  return db.transaction().execute(async (tx) => {
    const { type, name: address } = await findLoginName(tx, accountId);
    const account = await findAccountByLogin(tx, type, address);
    if (account?.id !== accountId) return undefined;
    const { language, recordId } = account;
    const invite = await startInvite(tx, { id: accountId, role: type }, clock(), resetMinutes);
    const author = { accountId: null, label: 'Forgotten password', requestId: '' };
    const change = { action: 'invite', noun: auditNounOf(type), recordId, label: 'by email' } as const;
    await insertAudit(tx, author, change, clock());
    return { address, language, link: linkOf(settings, invite).link };
  });
}
