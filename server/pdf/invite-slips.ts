import { formatDate, formatTime } from '#shared/format.ts';
import type { Student } from '#shared/students.ts';
import { yearLabels } from '#shared/study-years.ts';
import type { College, CollegeDocument } from './document.ts';
import { modulesOf } from './qr-code.ts';

export interface InviteSlip {
  student: Pick<Student, 'firstName' | 'lastName' | 'enrollmentNumber' | 'year' | 'contactInfo'>;
  link: string;
  expiresAt: string;
}

/** Slips to cut apart: one student each, with a code that opens the one-time link. */
export function inviteSlips(slips: readonly InviteSlip[], { name }: College): CollegeDocument {
  return {
    title: 'Log-ins for students',
    note: name,
    write: (paper) => {
      paper.text(
        'Cut along the lines and hand each slip to its student: whoever has it can choose the password, once.',
        {
          colour: 'grey',
        },
      );
      for (const { student, link, expiresAt } of slips) {
        const person = `${student.firstName} ${student.lastName}`;
        paper.cut();
        paper.code(modulesOf(link), `Opens the page where ${person} chooses a password`, [
          person,
          `${student.enrollmentNumber} · ${yearLabels[student.year]} year`,
          `Log in with ${student.contactInfo?.email ?? ''}`,
          `Scan the code to choose your password, until ${formatDate(expiresAt)}, ${formatTime(expiresAt)}.`,
          link,
        ]);
      }
    },
  };
}
