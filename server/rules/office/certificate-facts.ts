// What a certificate says of its student, and which of the facts it needs the college does not know.
import { readOpenDues } from '#server/db/money/dues.ts';
import { findOpenRequest } from '#server/db/office/certificate-requests.ts';
import { findOriginalTransfer } from '#server/db/office/certificates.ts';
import { readCollegeSettings } from '#server/db/office/college-settings.ts';
import { listNoDues } from '#server/db/office/no-dues.ts';
import { findStudent } from '#server/db/people/students.ts';
import type { Database } from '#server/db/schema.ts';
import { listPublishedFacts } from '#server/db/website/facts.ts';
import { ApiError, conflict, orNotFound } from '#server/errors.ts';
import { formatDate, formatRupees, indiaDay } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { wordingText, wordingValuesOf } from '#shared/office/papers/certificate-text.ts';
import {
  type CertificateFacts,
  type CertificateInput,
  type KeptCertificate,
  type MissingFact,
  programme,
  type TransferDraft,
} from '#shared/office/papers/certificates.ts';
import { dayInFigures, dayWrittenOut } from '#shared/office/papers/day-written-out.ts';
import { type CertificateKind, certificateLabels } from '#shared/office/papers/document-kinds.ts';
import {
  factsIn,
  filledLine,
  type TransferFact,
  transferLineOf,
} from '#shared/office/papers/paper-settings.ts';
import { fatherName, fullName, motherName } from '#shared/people/full-name.ts';
import { quotaLabels } from '#shared/people/quotas.ts';
import { isFormer } from '#shared/people/student-status.ts';
import { type Student, studentFields } from '#shared/people/students.ts';
import type { FactContents } from '#shared/website/facts.ts';
import { internshipMonths } from '#shared/website/internship.ts';

/** Without them a paper that names them is worth nothing; religion and category need not be declared. */
const neededFacts: Partial<Record<TransferFact, string>> = {
  birthDate: studentFields['personalInfo.dob'].label,
  birthDateInWords: studentFields['personalInfo.dob'].label,
  father: 'Father’s name',
  mother: 'Mother’s name',
};

/** @throws 404 */
export async function certifiedStudent(db: Database, id: string): Promise<Student> {
  return orNotFound(await findStudent(db, id, ['personalInfo', 'contactInfo']), 'Student');
}

/** @throws 409 with the list of what is missing, and where it is entered */
export function refuseMissing(kind: CertificateKind, student: Student, missing: readonly MissingFact[]) {
  if (missing.length === 0) return;
  const name = certificateLabels[kind];
  const labels = missing.map(({ label }) => label).join(', ');
  throw new ApiError(409, `${name} of ${fullName(student)}: this is missing: ${labels}.`, {
    details: { missing },
  });
}

interface Certified {
  facts: CertificateFacts;
  missing: MissingFact[];
}

/** @param on the day in India, and the start facts of the website, which say how long an internship is */
export async function certificateFacts(
  db: Database,
  student: Student,
  input: CertificateInput,
  { today, startFacts }: { today: string; startFacts: FactContents },
): Promise<Certified> {
  const { facts, missing } = await factsOf(db, student, input, today);
  if (facts.internship)
    facts.internship.months = internshipMonths(
      { ...startFacts, ...(await listPublishedFacts(db)) },
      student.batch,
    );
  if (input.kind === 'transfer') return { facts, missing };
  const wording = (await readCollegeSettings(db)).papers.wordings[input.kind];
  const values = {
    ...(await valuesOf(db, student, input, today)),
    ...wordingValuesOf(facts, academicYearOf(today)),
  };
  const known = new Set(missing.map(({ label }) => label));
  const more = missingIn([wording], values).filter(({ label }) => !known.has(label));
  return { facts: { ...facts, text: wordingText(wording, values) }, missing: [...missing, ...more] };
}

async function factsOf(
  db: Database,
  student: Student,
  input: CertificateInput,
  today: string,
): Promise<Certified> {
  const { firstName, lastName, enrollmentNumber, year, batch, status } = student;
  const father = fatherName(student);
  const isIntern = status === 'INTERN';
  const facts: CertificateFacts = { firstName, lastName, enrollmentNumber, year, isIntern, father };
  switch (input.kind) {
    case 'bonafide':
    case 'study':
      return { facts, missing: lacking({ ['Father’s name']: father }) };
    case 'custodian':
      return { facts, missing: [] };
    case 'conduct':
      return { facts: { ...facts, batch, conduct: input.conduct || 'good' }, missing: [] };
    case 'no-dues':
      return clearedDesks(db, student, facts);
    case 'course-completion':
    case 'internship-completion': {
      const isOver = isIntern || status === 'GRADUATED';
      const from = isIntern ? (student.statusSince ?? '') : '';
      const missing = lacking({ 'The status Intern or Graduated': isOver ? status : '' });
      return { facts: { ...facts, batch, internship: { from, until: today } }, missing };
    }
    case 'transfer':
      return transferFactsOf(db, student, { facts, input, today });
  }
}

/** The labels of the empty ones. */
const lacking = (facts: Readonly<Record<string, string | null>>): MissingFact[] =>
  Object.entries(facts).flatMap(([label, value]) => (value ? [] : [{ label, tab: 'record' as const }]));

async function clearedDesks(db: Database, student: Student, facts: CertificateFacts): Promise<Certified> {
  const desks = await listNoDues(db, student.id);
  const open = await readOpenDues(db, student.id);
  const missing: MissingFact[] = desks
    .filter(({ cleared }) => !cleared)
    .map(({ name, reason }) => ({ label: reason ? `${name} (${reason})` : name, tab: 'certificates' }));
  if (open > 0) missing.push({ label: `${formatRupees(open)} of fees`, tab: 'fees' });
  return { facts: { ...facts, desks: desks.map(({ name, on }) => [name, on ?? '']) }, missing };
}

async function transferFactsOf(
  db: Database,
  student: Student,
  { facts, input, today }: { facts: CertificateFacts; input: CertificateInput; today: string },
): Promise<Certified> {
  const { transferLines, transferWording } = (await readCollegeSettings(db)).papers;
  const lines = transferLines.map(transferLineOf);
  const values = await valuesOf(db, student, input, today);
  const typed = new Map(input.lines.map(({ label, text }) => [label, text]));
  const written = lines.map(({ label, text, isTyped }): [string, string] => [
    label,
    isTyped ? (typed.get(label) ?? text) : filledLine(text, values),
  ]);
  const missing = missingIn(transferLines, values);
  return { facts: { ...facts, lines: written, wording: transferWording }, missing };
}

/** Facts that the texts name, without which a paper is worth nothing, and that the college does not know. */
function missingIn(texts: readonly string[], values: Partial<Record<TransferFact, string>>): MissingFact[] {
  const named = new Set(texts.flatMap(factsIn));
  const labels = Object.entries(neededFacts).flatMap(([fact, label]) =>
    named.has(fact) && !values[fact as TransferFact] ? label : [],
  );
  return [...new Set(labels)].map((label) => ({ label, tab: 'record' }));
}

/** How the student leaves where nothing else is said. */
export function leavingOf(student: Student, input: Partial<CertificateInput>, today: string) {
  const status = isFormer(student)
    ? (student.status as 'LEFT' | 'GRADUATED') // as isFormer says
    : (input.status ?? (student.status === 'INTERN' ? 'GRADUATED' : 'LEFT'));
  const leftOn = (isFormer(student) ? student.statusSince : input.leftOn) ?? today;
  const usual = status === 'GRADUATED' ? 'Completed the course' : 'At the student’s own request';
  return { status, leftOn, reason: input.reason || usual, conduct: input.conduct || 'Good' };
}

async function valuesOf(
  db: Database,
  student: Student,
  input: CertificateInput,
  today: string,
): Promise<Partial<Record<TransferFact, string>>> {
  const { personalInfo } = student;
  const birth = indiaDay(personalInfo?.dob);
  const { status, leftOn, reason, conduct } = leavingOf(student, input, today);
  const asked = await findOpenRequest(db, student.id, 'transfer');
  const open = await readOpenDues(db, student.id);
  const owed = (await listNoDues(db, student.id)).filter(({ state }) => state === 'refused');
  const dues = [
    ...(open > 0 ? [formatRupees(open)] : []),
    ...owed.map(({ name, reason: what }) => `${name}: ${what}`),
  ];
  return {
    enrolment: student.enrollmentNumber,
    name: fullName(student),
    father: fatherName(student),
    mother: motherName(student),
    nationality: personalInfo?.nationality ?? '',
    religion: personalInfo?.religion ?? '',
    category: student.category ?? '',
    sex: personalInfo?.gender ?? '',
    birthDate: birth && dayInFigures(birth),
    birthDateInWords: birth && dayWrittenOut(birth),
    batch: student.batch ?? '',
    quota: student.quota ? quotaLabels[student.quota] : '',
    course: programme,
    class: status === 'GRADUATED' ? 'Course completed' : stageOf(student),
    dues: dues.join('; ') || 'None',
    leftOn: formatDate(leftOn),
    reason,
    conduct,
    appliedOn: formatDate(asked?.askedOn ?? today),
    issuedOn: formatDate(today),
  };
}

const stageOf = ({ year, status }: Student) =>
  status === 'INTERN' ? 'Internship' : `${yearLabels[year]} year`;

/** What the office sees before it issues a transfer certificate. */
export async function readTransferDraft(
  db: Database,
  student: Student,
  on: { today: string; startFacts: FactContents },
): Promise<TransferDraft> {
  const { today } = on;
  const original = await findOriginalTransfer(db, student.id);
  const leaving = leavingOf(student, {}, today);
  const input: CertificateInput = { kind: 'transfer', purpose: '', lines: [], ...leaving };
  const { facts, missing } = repeatedFacts(original) ?? (await certificateFacts(db, student, input, on));
  const { transferLines } = (await readCollegeSettings(db)).papers;
  const typed = new Set(
    transferLines.map(transferLineOf).flatMap((line) => (line.isTyped ? line.label : [])),
  );
  const isTyped = (label: string) => !repeatedFacts(original) && typed.has(label);
  const lines = (facts.lines ?? []).map(([label, text]) => ({ label, text, isTyped: isTyped(label) }));
  return { original: original?.serial ?? null, lines, missing, ...leaving };
}

/** A second copy repeats the valid original word by word; a withdrawn one was wrong. */
export function repeatedFacts(original: KeptCertificate | undefined): Certified | undefined {
  return original && !original.withdrawnOn ? { facts: original.facts, missing: [] } : undefined;
}

/** What a second copy says besides. @throws 409 where no reason is given */
export function duplicateFacts(original: KeptCertificate, reason: string): Partial<CertificateFacts> {
  const { id, serial, issuedOn } = original;
  if (reason) return { duplicateOf: { id, serial, issuedOn }, reason };
  const issued = `The transfer certificate ${serial} was issued on ${formatDate(issuedOn)}.`;
  throw conflict(`${issued} A second copy says DUPLICATE: say why it is needed.`, 'reason');
}
