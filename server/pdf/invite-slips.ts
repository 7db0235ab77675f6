import { formatDate, formatTime } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import type { Faculty } from '#shared/people/faculty.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { Student } from '#shared/people/students.ts';
import type { College, CollegeDocument } from './document.ts';
import { modulesOf } from './qr-code.ts';

export type InvitedPerson =
  | Pick<Student, 'firstName' | 'lastName' | 'enrollmentNumber' | 'year' | 'contactInfo'>
  | Pick<Faculty, 'firstName' | 'lastName' | 'designation' | 'contactInfo'>;

export interface InviteSlip {
  person: InvitedPerson;
  link: string;
  expiresAt: string;
}

/** Slips to cut apart: one person each, with a code that opens the one-time link. */
export function inviteSlips(slips: readonly InviteSlip[], college: College): CollegeDocument {
  return {
    title: 'Log-ins',
    note: college.name,
    write: (paper) => {
      paper.text(
        'Cut along the lines and hand each slip to its owner: whoever has it can choose the password, once.',
        {
          colour: 'grey',
        },
      );
      for (const { person, link, expiresAt } of slips) {
        const name = fullName(person);
        paper.cut();
        paper.code(modulesOf(link), `Opens the page where ${name} chooses a password`, name, [
          'year' in person
            ? `${person.enrollmentNumber} · ${yearLabels[person.year]} year`
            : person.designation,
          `Log in with ${person.contactInfo?.email ?? ''}`,
          `Scan the code to choose your password, until ${formatDate(expiresAt)}, ${formatTime(expiresAt)}.`,
          link,
        ]);
      }
    },
  };
}
