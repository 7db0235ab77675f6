// The tables of fields by the name of what an import reads.
import { facultyFields } from '#shared/faculty.ts';
import { feeImportFields } from '#shared/fee-import.ts';
import { studentFields } from '#shared/students.ts';
import { subjectFields } from '#shared/subjects.ts';

export const importFields = {
  student: studentFields,
  faculty: facultyFields,
  subject: subjectFields,
  fee: feeImportFields,
};
