import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { CertificateFacts, KeptCertificate, VerifiedKind } from '#shared/certificates.ts';
import { lockUntilCommit } from './dialect.ts';
import { nextId } from './ids.ts';
import { insertRows } from './rows.ts';
import type { Database, Schema, Tx } from './schema.ts';

/** The abbreviations in serial numbers. */
const marks: Readonly<Record<VerifiedKind, string>> = {
  bonafide: 'BC',
  study: 'SC',
  'hall-ticket': 'HT',
};

/** Without letters and digits that look alike: the code may be typed from paper. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** 30¹² codes: a valid one cannot be guessed. */
const codeLength = 12;

export async function listCertificates(db: Database, studentId: string): Promise<KeptCertificate[]> {
  const rows = await db
    .selectFrom('certificates')
    .selectAll()
    .where('student_id', '=', studentId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toCertificate);
}

export async function findCertificate(
  db: Database,
  key: 'id' | 'code',
  value: string,
): Promise<KeptCertificate | undefined> {
  const row = await db.selectFrom('certificates').selectAll().where(key, '=', value).executeTakeFirst();
  return row && toCertificate(row);
}

interface Issue {
  kind: VerifiedKind;
  purpose: string;
  sessionId: string | null;
  /** 'VCP' */
  prefix: string;
  academicYear: string;
  issuedOn: string;
  issuedBy: string;
}

export interface Holder {
  studentId: string;
  facts: CertificateFacts;
}

/** One for each holder, with the next numbers of their kind and academic year. @returns the ids */
export async function insertCertificates(
  tx: Tx,
  issue: Issue,
  holders: readonly Holder[],
): Promise<string[]> {
  await lockUntilCommit(tx, 'certificate numbers');
  const { kind, academicYear } = issue;
  const last = await tx
    .selectFrom('certificates')
    .select('number')
    .where('kind', '=', kind)
    .where('academic_year', '=', academicYear)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const first = (last?.number ?? 0) + 1;
  const year = `${academicYear.slice(0, 5)}${academicYear.slice(7)}`;
  const rows = holders.map(({ studentId, facts }, place) => ({
    ...{ id: nextId(), kind, academic_year: academicYear, number: first + place },
    serial: `${issue.prefix}/${marks[kind]}/${year}/${String(first + place).padStart(4, '0')}`,
    code: Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join(''),
    student_id: studentId,
    session_id: issue.sessionId,
    facts: JSON.stringify(facts),
    purpose: issue.purpose,
    issued_on: issue.issuedOn,
    issued_by: issue.issuedBy,
    withdrawn_on: null,
    withdrawal_reason: '',
  }));
  await insertRows(tx, 'certificates', rows);
  return rows.map(({ id }) => id);
}

/** The valid hall tickets of an exam session. */
export async function listTicketsOfSession(db: Database, sessionId: string): Promise<KeptCertificate[]> {
  const rows = await db
    .selectFrom('certificates')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('withdrawn_on', 'is', null)
    .execute();
  return rows.map(toCertificate);
}

/** @returns whether it was valid until now */
export async function withdrawCertificate(
  tx: Tx,
  id: string,
  withdrawnOn: string,
  reason: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('certificates')
    .set({ withdrawn_on: withdrawnOn, withdrawal_reason: reason })
    .where('id', '=', id)
    .where('withdrawn_on', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function toCertificate(row: Selectable<Schema['certificates']>): KeptCertificate {
  return {
    id: row.id,
    kind: row.kind,
    serial: row.serial,
    code: row.code,
    issuedOn: row.issued_on,
    issuedBy: row.issued_by,
    purpose: row.purpose,
    withdrawnOn: row.withdrawn_on,
    withdrawalReason: row.withdrawal_reason,
    studentId: row.student_id,
    sessionId: row.session_id,
    academicYear: row.academic_year,
    facts: JSON.parse(row.facts) as CertificateFacts, // written by insertCertificates
  };
}
