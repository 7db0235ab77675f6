// What a certificate says that has no lines: its wording with the facts of the student.
import { formatDate } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { fullName } from '#shared/people/full-name.ts';
import { type CertificateFacts, programme } from './certificates.ts';
import { filledLine, type WordingFact } from './paper-settings.ts';

type Values = Partial<Record<WordingFact, string>>;

/** What follows from the facts that every certificate keeps. */
export function wordingValuesOf(facts: CertificateFacts, academicYear: string): Values {
  const { father, enrollmentNumber, isIntern, batch, conduct, internship } = facts;
  const stage = isIntern ? 'internship' : `${yearLabels[facts.year].toLowerCase()} year`;
  const { from = '', until = '', months } = internship ?? {};
  return {
    student: [
      fullName(facts),
      father && `child of ${father}`,
      `enrolment number ${enrollmentNumber}`,
      batch && `admitted in ${batch}`,
    ]
      .filter(Boolean)
      .join(', '),
    stage,
    studying: isIntern ? 'doing the internship' : `studying in the ${stage}`,
    academicYear,
    course: programme,
    ...(months && { internshipMonths: months }),
    period: from && `from ${formatDate(from)} to ${formatDate(until)}`,
    ...(conduct && { conduct }),
  };
}

/** Where the period or the months are not known, nothing stands for them. */
export const wordingText = (wording: string, { period, internshipMonths, ...values }: Values) =>
  filledLine(
    wording
      .replaceAll(' {period}', period ? ` ${period}` : '')
      .replaceAll(' of {internshipMonths} months', internshipMonths ? ` of ${internshipMonths} months` : ''),
    { ...values, period, internshipMonths },
  );
