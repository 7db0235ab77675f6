import { type ExamSession, examKindLabels } from '#shared/exam-sessions.ts';
import { formatDate, formatTime } from '#shared/format.ts';
import type { HallTicketStudent } from '#shared/hall-tickets.ts';
import { yearLabels } from '#shared/study-years.ts';
import type { CollegeDocument } from './document.ts';

/** @param today a day */
export function hallTicket(
  { name, academicYear, kind, year, papers }: ExamSession,
  { student }: Pick<HallTicketStudent, 'student'>,
  today: string,
): CollegeDocument {
  const fullName = `${student.firstName} ${student.lastName}`;
  return {
    title: 'Hall ticket',
    about: fullName,
    note: 'Bring this ticket and your identity card to every paper. It is valid with the stamp of the college.',
    write: (paper) => {
      paper.facts(
        [
          ['Name', fullName],
          ['Enrolment Number', student.enrollmentNumber],
          ['Year', `${yearLabels[year]} year`],
          ['Examination', `${name} (${examKindLabels[kind].toLowerCase()})`],
          ['Academic year', academicYear],
          ['Issued on', formatDate(today)],
        ],
        { bytes: undefined, alt: '' },
      );
      paper.table(
        [
          { header: 'Date', width: 18 },
          { header: 'Time', width: 14 },
          { header: 'Code', width: 14 },
          { header: 'Subject', width: 54, isRowHeader: true },
          { header: 'Room', width: 24 },
          { header: 'Invigilator', width: 24 },
        ],
        papers.map(({ date, time, room, subject }) => [
          ...[formatDate(date), time && formatTime(time), subject.code, subject.name, room, ''],
        ]),
      );
      paper.signatures(['Signature of the student', 'Stamp of the college', 'Principal']);
    },
  };
}
