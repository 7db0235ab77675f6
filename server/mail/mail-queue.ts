// Sends what waits in the database, one email after the other: a mail server that is slow or away holds nothing else up.
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { savePasswordRequest } from '#server/db/account/password-requests.ts';
import { claimMail, type DueMail, deleteMail } from '#server/db/people/mails.ts';
import { updateMailReader } from '#server/db/people/messages.ts';
import type { Settings } from '#server/settings.ts';
import { type LetterContext, letterOf } from './letters.ts';
import { openSmtp, type Refusal, refusalOf, type Smtp } from './smtp.ts';

interface Mailroom extends LetterContext {
  smtp: Smtp;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export async function sendDueMails(mailroom: Mailroom): Promise<void> {
  const { db, clock } = mailroom;
  for (let mail = await claimMail(db, clock()); mail; mail = await claimMail(db, clock()))
    await send(mailroom, mail);
}

async function send(mailroom: Mailroom, mail: DueMail): Promise<void> {
  const { db, clock, log } = mailroom;
  const { id, readerId, accountId, isLastTry } = mail;
  const refusal = await refusalTo(mailroom, mail);
  if (refusal) log.warn({ mail: id, isFinal: refusal.isFinal }, 'an email was not taken');
  const isTriedAgain = refusal && !refusal.isFinal && !isLastTry;
  await db.transaction().execute(async (tx) => {
    if (!isTriedAgain) await deleteMail(tx, id);
    if (readerId) {
      const state = isTriedAgain ? 'prepared' : refusal ? 'failed' : 'sent';
      await updateMailReader(tx, readerId, { state, reason: refusal?.reason ?? '' }, clock());
    }
    // The office makes the link that did not arrive.
    if (accountId && refusal && !isTriedAgain) await savePasswordRequest(tx, accountId, clock());
  });
}

async function refusalTo(mailroom: Mailroom, mail: DueMail): Promise<Refusal | undefined> {
  const letter = await letterOf(mailroom, mail);
  if (!letter) return { isFinal: true, reason: '' };
  try {
    await mailroom.smtp.send(mail.id, letter);
    return undefined;
  } catch (error) {
    return refusalOf(error);
  }
}

/** How soon an email goes after it was written. Any process may have written it, so that each looks for itself. */
const lookEvery = 3000;

export function startMailing(mail: NonNullable<Settings['mail']>, mailroom: Omit<Mailroom, 'smtp'>): void {
  const smtp = openSmtp(mail);
  const run = async () => {
    for (;;) {
      await sendDueMails({ ...mailroom, smtp }).catch((error: unknown) =>
        mailroom.log.warn({ err: error }, 'no email is sent'),
      );
      await wait(lookEvery, undefined, { ref: false });
    }
  };
  void run();
}
