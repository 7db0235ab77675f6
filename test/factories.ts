// Rows for tests: say what matters, the rest is filled in. Every call gives another person.
import type { StudentRecord } from '#server/db/students.ts';

let count = 0;

type Overrides<T> = { [K in keyof T]?: T[K] extends object ? Partial<T[K]> : T[K] };

export function aStudent({
  personalInfo,
  contactInfo,
  ...student
}: Overrides<StudentRecord> = {}): StudentRecord {
  count += 1;
  return {
    firstName: 'Lakshmi',
    lastName: `Sample${count}`,
    enrollmentNumber: `T${String(count).padStart(5, '0')}`,
    fatherFirstName: 'Ravi',
    fatherLastName: 'Sample',
    motherFirstName: 'Sita',
    motherLastName: 'Sample',
    year: 'FIRST',
    ...student,
    personalInfo: {
      gender: 'Female',
      nationality: 'Indian',
      religion: 'Hindu',
      dob: '2007-04-14T00:00:00.000Z',
      address: '1 Sample Street',
      ...personalInfo,
    },
    contactInfo: { email: `student${count}@people.example`, phone: '9000000000', ...contactInfo },
  };
}
