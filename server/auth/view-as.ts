// The office looks at a portal as its person sees it: such a request may read what that person may, and change nothing.
import type { FastifyRequest } from 'fastify';
import { childrenOf, type Session } from '#server/db/account/sessions.ts';
import { findFaculty } from '#server/db/people/faculty.ts';
import { findGuardian } from '#server/db/people/guardians.ts';
import { findStudent } from '#server/db/people/students.ts';
import type { Database } from '#server/db/schema.ts';
import { badRequest } from '#server/errors.ts';
import { readViewAs, type ViewedPerson } from '#shared/account/view-as.ts';
import { decide } from '#shared/roles.ts';
import { personNotFound } from './account-of-record.ts';
import { noteView } from './record-views.ts';

interface ViewServices {
  db: Database;
  clock: () => Date;
  settings: { isDemo: boolean };
}

export const asksToViewAs = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  headers['view-as'] !== undefined;

const finders = {
  student: (db, id) => findStudent(db, id, []),
  faculty: findFaculty,
  guardian: findGuardian,
} satisfies Record<ViewedPerson['kind'], (db: Database, id: string) => Promise<object | undefined>>;

/** @returns the session with the person's rights where an admin asks for them, otherwise the session itself */
export async function viewedAs(
  { db, clock, settings }: ViewServices,
  request: Pick<FastifyRequest, 'headers' | 'id'>,
  session: Session,
): Promise<Session> {
  if (session.role !== 'admin') return session;
  const person = readViewAs(String(request.headers['view-as']));
  if (!person) throw badRequest('The header view-as names no person');
  const { kind, id } = person;
  // Without a second factor the admin keeps the own rights, and the guard refuses the call.
  if (decide('view-as.use', session, { isReading: true, demandsFactor: !settings.isDemo }) !== 'allowed')
    return session;
  const found = await finders[kind](db, id);
  if (!found) throw personNotFound(kind);
  const children = kind === 'guardian' ? { children: await childrenOf(db, { guardianId: id }) } : {};
  const author = { accountId: session.accountId, label: session.label, requestId: request.id };
  await noteView({ db, clock, author, session }, kind, id, 'portal');
  return { ...session, role: kind, permissions: [], recordId: id, isViewing: true, ...children };
}
