// What the office sets of its papers: who clears dues, how soon a paper is ready, and what a transfer certificate says.
import * as z from 'zod/mini';
import { requiredText } from '#shared/kit/text/text.ts';
import { type CertificateKind, certificateKinds } from './document-kinds.ts';

/** What stands for a fact of the student in a line of the transfer certificate. */
export const transferFacts = [
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
  'class',
  'dues',
  'leftOn',
  'reason',
  'conduct',
  'appliedOn',
  'issuedOn',
] as const;
export type TransferFact = (typeof transferFacts)[number];

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

/** @param valueOf undefined where the college does not know it */
export function filledLine(text: string, valueOf: (fact: TransferFact) => string | undefined): string {
  return text.replace(factPattern, (_, fact: TransferFact) => valueOf(fact) || '—');
}

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

const start = 'A line is written like ‘Date of birth: {birthDate}’';
const lineRule = requiredText(start, 300).check(
  z.refine((line) => /^[^:{}]{1,80}:/.test(line) && transferLineOf(line).label !== '', start),
  z.refine((line) => factsIn(line).every((fact) => (transferFacts as readonly string[]).includes(fact)), {
    error: `In braces stand only ${transferFacts.map((fact) => `{${fact}}`).join(', ')}`,
  }),
);
const linesRule = listOf(lineRule, 'line', 40, (line) => transferLineOf(line).label);

/** As it stands in an address too. */
export const deskKey = (name: string) => name.toLowerCase();

const deskRule = requiredText('Each desk has a name of 1 to 40 letters', 40).check(
  z.refine((name) => !/[/?#%]/.test(name), 'A desk’s name has no / ? # or %'),
);
const desksRule = listOf(deskRule, 'desk', 20, deskKey);

const daysSentence = 'Days must be a whole number from 0 to 90';
const daysRule = z
  .number(daysSentence)
  .check(z.int(daysSentence), z.gte(0, daysSentence), z.lte(90, daysSentence));

export const paperSettingsSchema = z.object({
  /** Each of them clears a student for the no-dues certificate. */
  desks: desksRule,
  /** In how many days a paper is ready that a student asks for; null: students cannot ask for it. */
  requestDays: z.record(z.enum(certificateKinds), z.nullable(daysRule)),
  transferLines: linesRule,
  /** Below the lines. */
  transferWording: requiredText('Say what is certified', 500, { multiLine: true }),
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
};
