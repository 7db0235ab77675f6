import type { Selectable } from 'kysely';
import { takeNumbers } from '#server/db/counters.ts';
import { nextId } from '#server/db/ids.ts';
import { camelCased, snakeCased } from '#server/db/row-names.ts';
import { findRow, idsOf, insertRows, listRows, rowsFor } from '#server/db/rows.ts';
import type { Database, Schema, Tx } from '#server/db/schema.ts';
import { type WholeList, wholeList } from '#server/db/whole-list.ts';
import type { CertificateFacts, KeptCertificate, Verification } from '#shared/office/papers/certificates.ts';
import { type IssuedKind, issuedKinds, type NumberedKind } from '#shared/office/papers/document-kinds.ts';
import { fullName } from '#shared/people/full-name.ts';
import { newVerificationCode } from './verification-codes.ts';

/** The abbreviations in serial numbers. */
const marks: Readonly<Record<NumberedKind, string>> = {
  bonafide: 'BC',
  study: 'SC',
  transfer: 'TC',
  conduct: 'CC',
  custodian: 'CU',
  'no-dues': 'ND',
  'course-completion': 'CO',
  'internship-completion': 'IC',
  'hall-ticket': 'HT',
  memo: 'MM',
};

const selectCertificates = (db: Database) =>
  db.selectFrom('certificates').selectAll().where('kind', 'in', issuedKinds);

export async function listCertificates(db: Database, studentId: string): Promise<KeptCertificate[]> {
  const rows = selectCertificates(db).where('student_id', '=', studentId).orderBy('id', 'desc');
  return (await rows.execute()).map(toCertificate);
}

/** Of all students, newest first: the ids follow the time. */
export async function listAllCertificates(db: Database): Promise<WholeList<KeptCertificate>> {
  const rows = await selectCertificates(db).clearSelect().select('id').orderBy('id', 'desc').execute();
  return wholeList(idsOf(rows), async (ids) =>
    (await selectCertificates(db).where('id', 'in', ids).execute()).map(toCertificate),
  );
}

export async function findCertificate(db: Database, id: string): Promise<KeptCertificate | undefined> {
  const row = await selectCertificates(db).where('id', '=', id).executeTakeFirst();
  return row && toCertificate(row);
}

/** Withdrawn or not: there is one for ever, as an index of the table says too. */
export async function findOriginalTransfer(db: Database, studentId: string) {
  const row = await findRow(db, 'certificates', { kind: 'transfer', student_id: studentId, about: '' });
  return row && toCertificate(row);
}

/** A certificate, hall ticket or marks memo, as its public page shows it, with the whole name. */
export async function findNumbered(db: Database, code: string): Promise<Verification | undefined> {
  const row = await findRow(db, 'certificates', { code });
  if (!row) return undefined;
  const { kind, serial, issued_on: issuedOn, withdrawn_on: withdrawnOn } = row;
  const holder = fullName(JSON.parse(row.facts) as CertificateFacts); // written by insertNumbered
  return { kind, serial, issuedOn, withdrawnOn, holder };
}

/** What all papers of one call have in common. */
interface Issue {
  kind: NumberedKind;
  /** 'VCP' */
  prefix: string;
  academicYear: string;
  issuedOn: string;
  issuedBy: string;
}

interface Numbered {
  studentId: string;
  facts: CertificateFacts;
  purpose: string;
  /** The exam session of a hall ticket or a marks memo; the original of a second transfer certificate. */
  about?: string;
  /** Of a marks memo. */
  content?: string;
}

/** 'VCP/HT/2026-27/0001' */
export function serialOf(prefix: string, kind: NumberedKind, academicYear: string, number: number): string {
  const year = `${academicYear.slice(0, 5)}${academicYear.slice(7)}`;
  return `${prefix}/${marks[kind]}/${year}/${String(number).padStart(4, '0')}`;
}

/** With the next numbers of their kind and academic year. */
export async function insertNumbered(
  tx: Tx,
  { kind, prefix, academicYear, issuedOn, issuedBy }: Issue,
  papers: readonly Numbered[],
): Promise<{ id: string; studentId: string; serial: string; code: string }[]> {
  const numbers = await takeNumbers(tx, kind, academicYear, papers.length);
  const rows = papers.map(({ studentId, facts, purpose, about = '', content = '' }, index) => {
    const number = numbers[index] ?? 0;
    return {
      ...snakeCased({ kind, academicYear, number, studentId, purpose, about, content, issuedOn, issuedBy }),
      id: nextId(),
      serial: serialOf(prefix, kind, academicYear, number),
      code: newVerificationCode(),
      facts: JSON.stringify(facts),
      withdrawn_on: null,
      withdrawal_reason: '',
    };
  });
  await insertRows(tx, 'certificates', rows);
  return rows.map(({ id, student_id, serial, code }) => ({ id, studentId: student_id, serial, code }));
}

/** The valid hall tickets of an exam session. */
export async function listTicketsOfSession(db: Database, sessionId: string): Promise<KeptCertificate[]> {
  const valid = { kind: 'hall-ticket', about: sessionId, withdrawn_on: null } as const;
  return (await listRows(db, 'certificates', valid)).map(toCertificate);
}

const selectValid = (tx: Tx, kind: NumberedKind, studentIds: readonly string[]) =>
  tx
    .selectFrom('certificates')
    .select(['id', 'student_id as studentId', 'serial', 'code', 'content'])
    .where('kind', '=', kind)
    .where('withdrawn_on', 'is', null)
    .where('student_id', 'in', studentIds);

/** The valid marks memos of these students about one exam session; '' for all of them. */
export async function listValidMemos(tx: Tx, about: string, studentIds: readonly string[]) {
  return rowsFor(studentIds, (chunk) => selectValid(tx, 'memo', chunk).where('about', '=', about));
}

export async function listValidTransfers(tx: Tx, studentIds: readonly string[]) {
  return rowsFor(studentIds, (chunk) => selectValid(tx, 'transfer', chunk).orderBy('id'));
}

/** @returns how many of them were valid until now */
export async function withdrawNumbered(tx: Tx, ids: readonly string[], withdrawnOn: string, reason: string) {
  const withdrawn = await rowsFor(ids, (chunk) =>
    tx
      .updateTable('certificates')
      .set({ withdrawn_on: withdrawnOn, withdrawal_reason: reason })
      .where('id', 'in', chunk)
      .where('withdrawn_on', 'is', null)
      .returning('id'),
  );
  return withdrawn.length;
}

function toCertificate({
  kind,
  about,
  content: _,
  number: __,
  ...row
}: Selectable<Schema['certificates']>): KeptCertificate {
  const facts = JSON.parse(row.facts) as CertificateFacts; // written by insertNumbered
  return {
    ...camelCased(row),
    kind: kind as IssuedKind, // selectCertificates reads only these
    sessionId: kind === 'hall-ticket' ? about : null,
    duplicateOf: facts.duplicateOf?.serial ?? null,
    reason: facts.duplicateOf ? (facts.reason ?? '') : '',
    facts,
  };
}
