// Between a faculty record and the form's fields: text in, text out, with the defaults of product §5.
import * as z from 'zod/mini';
import { contactInfoInputSchema } from '#shared/contact-info.ts';
import { defaultDesignation, type Faculty, facultyInputSchema } from '#shared/faculty.ts';
import { indiaDate, indiaDay } from '#shared/format.ts';
import { notSpecified } from '#shared/genders.ts';
import { emailText, requiredText } from '#shared/text.ts';

/** The form asks for an e-mail and for the experience; only older callers of the API may leave them out. */
export const facultyFormSchema = z.extend(facultyInputSchema, {
  experienceYears: z.pipe(
    requiredText('Experience is required', 10).check(
      z.regex(/^[^-]/, { error: 'Experience cannot be less than 0', abort: true }),
      z.regex(/^\d{1,2}$/, 'Experience must be a number of years'),
    ),
    z.transform(Number),
  ),
  contactInfo: z.extend(contactInfoInputSchema, {
    email: emailText('Email is required', 'Invalid email address'),
  }),
});
export type FacultyFormInput = z.input<typeof facultyFormSchema>;
export type FacultyFormOutput = z.output<typeof facultyFormSchema>;

export function toFacultyForm(faculty: Faculty | undefined): FacultyFormInput {
  return {
    firstName: faculty?.firstName ?? '',
    lastName: faculty?.lastName ?? '',
    designation: faculty?.designation ?? defaultDesignation,
    specialization: faculty?.specialization ?? '',
    experienceYears: `${faculty?.experienceYears ?? 0}`,
    yearOfJoining: faculty?.yearOfJoining ?? indiaDate(new Date()),
    personalInfo: {
      // What is recorded is one of the choices; the rules say so again.
      gender: (faculty?.personalInfo?.gender ?? notSpecified) as NonNullable<
        FacultyFormInput['personalInfo']
      >['gender'],
      nationality: faculty?.personalInfo?.nationality ?? notSpecified,
      religion: faculty?.personalInfo?.religion ?? notSpecified,
      dob: indiaDay(faculty?.personalInfo?.dob),
      address: faculty?.personalInfo?.address ?? '',
    },
    contactInfo: { email: faculty?.contactInfo?.email ?? '', phone: faculty?.contactInfo?.phone ?? '' },
  };
}

export const facultyLabels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  designation: 'Designation',
  specialization: 'Specialization',
  experienceYears: 'Experience in years',
  yearOfJoining: 'Date of Joining',
  'contactInfo.email': 'Email',
  'contactInfo.phone': 'Phone',
  'personalInfo.gender': 'Gender',
  'personalInfo.dob': 'Date of Birth',
  'personalInfo.nationality': 'Nationality',
  'personalInfo.religion': 'Religion',
  'personalInfo.address': 'Address',
};
