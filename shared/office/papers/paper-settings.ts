// What the office sets of its papers: who clears dues, how soon a paper is ready, and what a transfer certificate says.

import * as z from 'zod/mini';
import { wholeNumber } from '#shared/kit/fields/field-schemas.ts';
import { requiredText } from '#shared/kit/text/text.ts';
import { codeKey } from '#shared/kit/text/text-key.ts';
import { type CertificateKind, certificateKinds, wordedKinds } from './document-kinds.ts';

/** Of the student's record, for all papers. */
const recordFacts = [
  'enrolment',
  'name',
  'father',
  'mother',
  'nationality',
  'religion',
  'category',
  'sex',
  'birthDate',
  'birthDateInWords',
  'batch',
  'quota',
  'course',
] as const;

/** What stands for a fact of the student in a line of the transfer certificate. */
export const transferFacts = [
  ...recordFacts,
  'class',
  'dues',
  'leftOn',
  'reason',
  'conduct',
  'appliedOn',
  'issuedOn',
] as const;
export type TransferFact = (typeof transferFacts)[number];

/** What stands for a fact in the wording of the other certificates, which say nothing of leaving. */
export const wordingFacts = [
  'student',
  'studying',
  'stage',
  'academicYear',
  'period',
  'internshipMonths',
  ...recordFacts,
  'conduct',
  'issuedOn',
] as const;
export type WordingFact = (typeof wordingFacts)[number];

/** 'Date of birth, in figures: {birthDate}'; a line without a fact is typed when the certificate is issued. */
interface TransferLine {
  label: string;
  /** With facts in braces, or what is offered to be typed. */
  text: string;
  isTyped: boolean;
}

const factPattern = /\{(\w*)\}/g;

export function transferLineOf(line: string): TransferLine {
  const colon = line.indexOf(':');
  const text = line.slice(colon + 1).trim();
  return { label: line.slice(0, colon).trim(), text, isTyped: !/\{\w+\}/.test(text) };
}

/** @param values of the facts; undefined or '' where the college does not know one */
export const filledLine = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replace(factPattern, (_, fact: string) => values[fact] || '—');

export const factsIn = (text: string) => [...text.matchAll(factPattern)].map(([, fact = '']) => fact);

/** A list that is typed as lines of one text: its mistakes are told of the list, with the line. @param keyOf what no two have */
function listOf(rule: z.ZodMiniType<string>, noun: string, most: number, keyOf: (line: string) => string) {
  const mistakeIn = (lines: readonly string[]) => {
    for (const line of lines) {
      const [issue] = rule.safeParse(line).error?.issues ?? [];
      if (issue) return line.trim() ? `‘${line}’: ${issue.message}` : issue.message;
    }
    return undefined;
  };
  return z.array(z.string(), `Write one ${noun} a line`).check(
    z.overwrite((lines) => lines.map((line) => line.trim())),
    z.minLength(1, `Name at least one ${noun}`),
    z.maxLength(most, `At most ${most} lines`),
    z.refine((lines) => !mistakeIn(lines), { error: ({ input }) => mistakeIn(input as string[]) }),
    z.refine((lines) => new Set(lines.map(keyOf)).size === lines.length, `A ${noun} is there twice`),
  );
}

export const inBraces = (facts: readonly string[]) => facts.map((fact) => `{${fact}}`).join(' ');

function onlyFacts(facts: readonly string[]) {
  const error = `In braces stand only ${inBraces(facts)}`;
  return z.refine<string>((text) => factsIn(text).every((fact) => facts.includes(fact)), { error });
}

const start = 'A line is written like ‘Date of birth: {birthDate}’';
const lineRule = requiredText(start, 300).check(
  z.refine((line) => /^[^:{}]{1,80}:/.test(line) && transferLineOf(line).label !== '', start),
  onlyFacts(transferFacts),
);
const linesRule = listOf(lineRule, 'line', 40, (line) => transferLineOf(line).label);

/** As it stands in an address too. */
export const deskKey = codeKey;

const deskRule = requiredText('Each desk has a name of 1 to 40 letters', 40).check(
  z.refine((name) => !/[/?#%]/.test(name), 'A desk’s name has no / ? # or %'),
);
const desksRule = listOf(deskRule, 'desk', 20, deskKey);

const daysRule = wholeNumber('Days must be a whole number from 0 to 90', 0, 90);

export const paperSettingsSchema = z.object({
  /** Each of them clears a student for the no-dues certificate. */
  desks: desksRule,
  /** In how many days a paper is ready that a student asks for; null: students cannot ask for it. */
  requestDays: z.record(z.enum(certificateKinds), z.nullable(daysRule)),
  transferLines: linesRule,
  /** Below the lines. */
  transferWording: requiredText('Say what is certified', 500, { multiLine: true }),
  /** What the other certificates say. */
  wordings: z.record(
    z.enum(wordedKinds),
    requiredText('Say what is certified', 1000, { multiLine: true }).check(onlyFacts(wordingFacts)),
  ),
});
export type PaperSettings = z.output<typeof paperSettingsSchema>;

const startDays: Record<CertificateKind, number> = {
  bonafide: 3,
  study: 3,
  transfer: 5,
  conduct: 3,
  custodian: 3,
  'no-dues': 5,
  'course-completion': 5,
  'internship-completion': 5,
};

const certified = 'This is to certify that {student}';

/** Where it comes from: docs/decisions/022-transfer-certificate.md. */
export const startPaperSettings: PaperSettings = {
  desks: ['Office', 'Library', 'Laboratory', 'Clinic'],
  requestDays: startDays,
  transferLines: [
    'Admission number: {enrolment}',
    'Name of the student: {name}',
    'Father’s name: {father}',
    'Mother’s name: {mother}',
    'Nationality: {nationality}',
    'Religion: {religion}',
    'Reservation category: {category}',
    'Sex: {sex}',
    'Date of birth, in figures and words: {birthDate} ({birthDateInWords})',
    'Identification marks:',
    'Year of admission: {batch}',
    'Class at leaving: {class}, {course}',
    'Subjects: As the university prescribes for the course',
    'Medium of instruction: English',
    'Qualified for promotion to the next year:',
    'Dues to the college: {dues}',
    'Scholarship or fee reimbursement:',
    'Date of leaving: {leftOn}',
    'Reason for leaving: {reason}',
    'Conduct: {conduct}',
    'Date of application: {appliedOn}',
    'Remarks:',
  ],
  transferWording: 'It is certified that these particulars agree with the records of the college.',
  wordings: {
    bonafide: `${certified}, is a bonafide student of this college, {studying} of {course} in the academic year {academicYear}.`,
    study: `${certified}, has been studying {course} in this college and was in the {stage} in the academic year {academicYear}.`,
    conduct: `${certified}, has studied {course} in this college. To the knowledge of the college the conduct of the student in that time was: {conduct}.`,
    custodian: `${certified}, is enrolled for {course}, and that the original certificates handed in at the admission are in the custody of this college. They are given back whenever the student asks for them.`,
    'no-dues': `${certified}, owes nothing to this college: the desks below have cleared the student, and no fee that the student has to pay is open.`,
    'course-completion': `${certified}, has completed the four years of study of {course} in this college.`,
    'internship-completion': `${certified}, has completed the compulsory internship of {internshipMonths} months in {course} {period}.`,
  },
};
