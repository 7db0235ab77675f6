// The tables of fields by the name of the record type in the audit log, and of what an import reads.
import { calendarFields } from './academic-calendar.ts';
import { eventFields } from './events.ts';
import { examLinkFields } from './exam-links.ts';
import { factFields } from './facts.ts';
import { facultyFields } from './faculty.ts';
import { feeImportFields } from './fee-import.ts';
import { feeFields } from './fees.ts';
import { galleryPictureFields } from './gallery-pictures.ts';
import { gradeFields } from './grades.ts';
import { noticeFields } from './notices.ts';
import { paymentFields } from './payments.ts';
import { resultFields } from './results.ts';
import { studentFields } from './students.ts';
import { subjectFields } from './subjects.ts';
import { personFields } from './website-people.ts';

export const recordFields = {
  student: studentFields,
  faculty: facultyFields,
  subject: subjectFields,
  event: eventFields,
  'academic-calendar': calendarFields,
  notice: noticeFields,
  fact: {
    ...factFields.rupees,
    ...factFields.seats,
    ...factFields.admission,
    ...factFields.hours,
    ...factFields.answer,
  },
  'website-person': personFields,
  'gallery-picture': galleryPictureFields,
  'exam-link': examLinkFields,
  fee: feeFields,
  payment: paymentFields,
  result: resultFields,
  grade: gradeFields,
};

export const importFields = {
  student: studentFields,
  faculty: facultyFields,
  subject: subjectFields,
  fee: feeImportFields,
};
