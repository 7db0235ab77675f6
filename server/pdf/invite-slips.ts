import { formatMoment } from '#shared/kit/format.ts';
import { shownPhone } from '#shared/kit/phones/phone-numbers.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import type { Faculty } from '#shared/people/faculty.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { Guardian } from '#shared/people/guardians.ts';
import type { Student } from '#shared/people/students.ts';
import type { College, CollegeDocument } from './document.ts';

export type InvitedPerson =
  | Pick<Student, 'firstName' | 'lastName' | 'enrollmentNumber' | 'year' | 'contactInfo'>
  | Pick<Guardian, 'firstName' | 'lastName' | 'phone' | 'students'>
  | Pick<Faculty, 'firstName' | 'lastName' | 'designation' | 'contactInfo'>;

export interface InviteSlip {
  person: InvitedPerson;
  link: string;
  expiresAt: string;
}

/** Who it is, among those of the same name. */
function aboutOf(person: InvitedPerson): string {
  if ('phone' in person)
    return person.students.map((student) => `${fullName(student)}, ${student.enrollmentNumber}`).join(' · ');
  if ('year' in person) return `${person.enrollmentNumber} · ${yearLabels[person.year]} year`;
  return person.designation;
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
        paper.code(link, `Opens the page where ${name} chooses a password`, name, [
          aboutOf(person),
          `Log in with ${'phone' in person ? shownPhone(person.phone) : (person.contactInfo?.email ?? '')}`,
          // The page that it opens is in Telugu too.
          ...('phone' in person ? ['పాస్‌వర్డ్ ఎంచుకోవడానికి ఈ కోడ్‌ను ఫోన్ కెమెరాతో చూడండి.'] : []),
          `Scan the code to choose your password, until ${formatMoment(expiresAt)}.`,
          link,
        ]);
      }
    },
  };
}
