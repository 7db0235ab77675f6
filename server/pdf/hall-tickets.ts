import type { Settings } from '#server/settings.ts';
import { type ExamSession, examKindLabels } from '#shared/exams/exam-sessions.ts';
import { formatDate, formatTime } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import type { KeptCertificate } from '#shared/office/papers/certificates.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { CollegeDocument } from './document.ts';
import { verifyAddress } from './verify-address.ts';

/** With the code that leads to its public page. */
export function hallTicket(
  { name, academicYear, kind, year, papers }: ExamSession,
  { facts, serial, code, issuedOn, withdrawnOn }: KeptCertificate,
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
): CollegeDocument {
  const student = fullName(facts);
  return {
    title: 'Hall ticket',
    about: student,
    note: `${serial} · bring this ticket and your identity card to every paper; valid with the stamp of the college`,
    write: (paper) => {
      if (withdrawnOn) paper.heading(`Withdrawn on ${formatDate(withdrawnOn)}`);
      paper.facts(
        [
          ['Number', serial],
          ['Name', student],
          ['Enrolment Number', facts.enrollmentNumber],
          ['Year', `${yearLabels[year]} year`],
          ['Examination', `${name} (${examKindLabels[kind].toLowerCase()})`],
          ['Academic year', academicYear],
          ['Issued on', formatDate(issuedOn)],
        ],
        { bytes: undefined, alt: '' },
      );
      paper.table(
        [
          { header: 'Date', width: 19 },
          { header: 'Time', width: 14 },
          { header: 'Code', width: 23 },
          { header: 'Subject', width: 44, isRowHeader: true },
          { header: 'Room', width: 30 },
          { header: 'Invigilator', width: 20 },
        ],
        papers.map(({ date, time, room, subject }) => [
          formatDate(date),
          time && formatTime(time),
          subject.code,
          subject.name,
          room,
          '',
        ]),
      );
      paper.foot(verifyAddress(publicOrigin, code), 'hall ticket', [
        'Signature of the student',
        'Stamp of the college',
        'Principal',
      ]);
    },
  };
}
