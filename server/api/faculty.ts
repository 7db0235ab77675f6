import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { invitePerson } from '#server/auth/invites.ts';
import { listCalendarFrom } from '#server/db/academic-calendar.ts';
import { insertAccount } from '#server/db/accounts.ts';
import { listHistory } from '#server/db/audit-log.ts';
import * as faculty from '#server/db/faculty.ts';
import type { PersonalRecord } from '#server/db/people.ts';
import { notFound } from '#server/errors.ts';
import { type CsvColumn, sendCsv } from '#server/http/csv.ts';
import type { Handlers, Services } from '#server/http/exchange.ts';
import { tagVersion } from '#server/http/if-match.ts';
import { records } from '#server/http/records.ts';
import { defaultDesignation, type Faculty, type FacultyInput } from '#shared/faculty.ts';
import { indiaDate } from '#shared/format.ts';
import { totalCountHeader } from '#shared/list-query.ts';
import { notSpecified } from '#shared/people.ts';

const changes = records.faculty;

export const facultyHandlers = {
  listFaculty: async ({ db, query, reply }) => {
    const { rows, total } = await faculty.listFaculty(db, query, query.include ?? []);
    reply.header(totalCountHeader, total);
    return rows;
  },

  exportFaculty: async (exchange) => {
    const query = { ...exchange.query, page: undefined };
    const { rows } = await faculty.listFaculty(exchange.db, query, ['personalInfo', 'contactInfo']);
    return sendCsv(exchange, { noun: 'faculty', fileName: 'faculty.csv' }, rows, csvColumns);
  },

  // product §7: the portal asks without include and shows all of it.
  findFaculty: async ({ db, params, reply }) => {
    const member = await changes.existing(db, params.id);
    tagVersion(reply, member);
    return member;
  },

  createFaculty: async (exchange) => {
    const { body, settings, clock } = exchange;
    return changes.create(exchange, async (tx) => {
      const id = randomUUIDv7();
      const record = withDefaults(body, undefined, settings, clock());
      await faculty.insertFaculty(tx, [{ id, faculty: record }], clock());
      await insertAccount(tx, { role: 'faculty', recordId: id }, clock());
      return id;
    });
  },

  updateFaculty: async (exchange) => {
    const { params, body, settings, clock, session } = exchange;
    return changes.update(exchange, params.id, async (tx, before, version) => {
      const record = withDefaults(body, before, settings, clock());
      // The e-mail is the log-in name: only the office changes it.
      if (session.role === 'faculty') record.contactInfo.email = before.contactInfo?.email ?? '';
      return faculty.updateFaculty(tx, params.id, record, version, clock());
    });
  },

  deleteFaculty: async (exchange) =>
    changes.remove(exchange, exchange.params.id, (tx, { id }) => faculty.deleteFaculty(tx, id)),

  restoreFaculty: async (exchange) => changes.restore(exchange, exchange.params.id),

  createFacultyInvite: async (exchange) => {
    const invite = await invitePerson(exchange, 'faculty', exchange.params.id);
    if (!invite) throw notFound('Faculty member');
    return invite;
  },

  listFacultyCalendar: async ({ db, params, clock }) => {
    await changes.existing(db, params.id);
    return listCalendarFrom(db, indiaDate(clock()));
  },

  listFacultyHistory: async ({ db, params: { id }, query, reply }) => {
    const { rows, total } = await listHistory(db, ['faculty'], id, query);
    // A deleted person still has a history; who never was has none.
    if (total === 0) await changes.existing(db, id);
    reply.header(totalCountHeader, total);
    return rows;
  },
} satisfies Partial<Handlers>;

/** What is missing or empty stays as it was, and in a new record becomes the default of product §5. */
function withDefaults(
  { personalInfo, contactInfo, ...input }: FacultyInput,
  before: Faculty | undefined,
  { college }: Services['settings'],
  now: Date,
): faculty.FacultyRecord {
  const { personalInfo: personal, contactInfo: contact } = before ?? {};
  const gender = personalInfo?.gender || personal?.gender || notSpecified;
  return {
    firstName: input.firstName,
    lastName: input.lastName,
    designation: input.designation || before?.designation || defaultDesignation,
    specialization: input.specialization,
    experienceYears: input.experienceYears ?? before?.experienceYears ?? 0,
    yearOfJoining: input.yearOfJoining ?? before?.yearOfJoining ?? indiaDate(now),
    personalInfo: {
      gender: gender as PersonalRecord['gender'], // what was read was once let in by the same rule
      nationality: personalInfo?.nationality || personal?.nationality || notSpecified,
      religion: personalInfo?.religion || personal?.religion || notSpecified,
      dob: personalInfo ? personalInfo.dob : (personal?.dob ?? null),
      address: personalInfo?.address ?? personal?.address ?? '',
    },
    contactInfo: {
      email:
        contactInfo?.email || contact?.email || `faculty-${randomUUID().slice(0, 8)}@${college.emailDomain}`,
      phone: contactInfo?.phone ?? contact?.phone ?? '',
    },
  };
}

const csvColumns: CsvColumn<Faculty>[] = [
  ['firstName', (member) => member.firstName],
  ['lastName', (member) => member.lastName],
  ['designation', (member) => member.designation],
  ['specialization', (member) => member.specialization],
  ['experienceYears', (member) => member.experienceYears],
  ['yearOfJoining', (member) => member.yearOfJoining],
  ['email', (member) => member.contactInfo?.email ?? ''],
  ['phone', (member) => member.contactInfo?.phone ?? ''],
  ['gender', (member) => member.personalInfo?.gender ?? ''],
  ['dob', (member) => member.personalInfo?.dob?.slice(0, 10) ?? ''],
  ['address', (member) => member.personalInfo?.address ?? ''],
  ['nationality', (member) => member.personalInfo?.nationality ?? ''],
  ['religion', (member) => member.personalInfo?.religion ?? ''],
];
