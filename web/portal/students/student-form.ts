// Between a student's record and the form's fields: text in, text out, with the defaults of product §5.
import * as z from 'zod/mini';
import { contactInfoInputSchema } from '#shared/contact-info.ts';
import { indiaDay } from '#shared/format.ts';
import { type Student, studentInputSchema } from '#shared/students.ts';
import { emailText } from '#shared/text.ts';

/** The form asks for an e-mail; only older callers of the API may leave it out. */
export const studentFormSchema = z.extend(studentInputSchema, {
  contactInfo: z.extend(contactInfoInputSchema, {
    email: emailText('Email is required', 'Invalid email address'),
  }),
});
export type StudentFormInput = z.input<typeof studentFormSchema>;
export type StudentFormOutput = z.output<typeof studentFormSchema>;

export function toStudentForm(student: Student | undefined): StudentFormInput {
  return {
    firstName: student?.firstName ?? '',
    lastName: student?.lastName ?? '',
    enrollmentNumber: student?.enrollmentNumber ?? '',
    fatherFirstName: student?.fatherFirstName ?? '',
    fatherLastName: student?.fatherLastName ?? '',
    motherFirstName: student?.motherFirstName ?? '',
    motherLastName: student?.motherLastName ?? '',
    year: student?.year ?? 'FIRST',
    personalInfo: {
      // An empty choice is refused by the rules, with their sentence.
      gender: (student?.personalInfo?.gender ?? '') as StudentFormInput['personalInfo']['gender'],
      nationality: student?.personalInfo?.nationality ?? '',
      religion: student?.personalInfo?.religion ?? '',
      dob: indiaDay(student?.personalInfo?.dob),
      address: student?.personalInfo?.address ?? '',
    },
    contactInfo: { email: student?.contactInfo?.email ?? '', phone: student?.contactInfo?.phone ?? '' },
  };
}

/** product §5: a student saved without a date of birth gets the current time. */
export function withDateOfBirth(values: StudentFormOutput): StudentFormOutput {
  if (values.personalInfo.dob) return values;
  return { ...values, personalInfo: { ...values.personalInfo, dob: new Date().toISOString() } };
}

export const studentLabels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  enrollmentNumber: 'Enrolment Number',
  fatherFirstName: "Father's First Name",
  fatherLastName: "Father's Last Name",
  motherFirstName: "Mother's First Name",
  motherLastName: "Mother's Last Name",
  year: 'Year',
  'personalInfo.gender': 'Gender',
  'personalInfo.nationality': 'Nationality',
  'personalInfo.religion': 'Religion',
  'personalInfo.dob': 'Date of Birth',
  'personalInfo.address': 'Address',
  'contactInfo.email': 'Email',
  'contactInfo.phone': 'Phone',
};
