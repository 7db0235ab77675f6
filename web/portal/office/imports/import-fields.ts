// The tables of fields by the name of what an import reads.

import { feeImportFields } from '#shared/money/fee-import.ts';
import { facultyFields } from '#shared/people/faculty.ts';
import { studentFields } from '#shared/people/students.ts';
import { subjectFields } from '#shared/teaching/subjects.ts';

export const importFields = {
  student: studentFields,
  faculty: facultyFields,
  subject: subjectFields,
  fee: feeImportFields,
};
