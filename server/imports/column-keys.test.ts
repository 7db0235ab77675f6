// The headings of lists that offices keep.
import { expect, test } from 'vitest';
import { keysOf } from './column-keys.ts';

const studentKeys = (...header: string[]) => keysOf('student', header);

test.each<[string, ...string[]]>([
  [
    'fullName',
    'Name of the Candidate',
    'Candidate Name',
    "Candidate's Name",
    'Student Name',
    'FULL NAME',
    'Name',
    'Name (as in SSC)',
  ],
  ['firstName', 'First name', 'first_name', 'firstName', 'Given Name', 'Student first name'],
  ['lastName', 'Surname', 'Last Name', 'Family name'],
  [
    'fatherName',
    'Father Name',
    "Father's Name",
    'FATHER’S NAME',
    'Name of the Father',
    'Name of the Father/Guardian',
    'Fathers Name',
  ],
  ['fatherLastName', "Father's Last Name", 'Father surname'],
  ['motherName', 'Mother Name', "Mother's name", 'Name of Mother'],
  ['quota', 'Convenor/Mgmt', 'Convener / Management', 'Quota', 'Seat Type', 'Quota (CQ/MQ)', 'Type of Seat'],
  ['category', 'Caste', 'Category', 'Community', 'Caste/Category', 'Social Status', 'Reservation'],
  [
    'phone',
    'Mobile No',
    'Mob. No.',
    'Contact No',
    'Cell number',
    'Phone',
    'Student Mobile Number',
    'Ph.No',
    'WhatsApp No',
  ],
  ['parentPhone', "Parent's Mobile", 'Father Mobile No', 'Parent Contact Number', 'Guardian phone'],
  ['email', 'E-Mail', 'Email ID', 'Mail id', 'e mail address'],
  [
    'enrollmentNumber',
    'Admission No',
    'Admn. No',
    'Roll No.',
    'Regd. No',
    'Registration Number',
    'Enrolment number',
    'Hall Ticket No',
  ],
  ['dob', 'D.O.B', 'DOB (dd/mm/yyyy)', 'Date of Birth', 'Birth date'],
  ['gender', 'Sex', 'Gender'],
  ['year', 'Year of Study', 'Class', 'Year'],
  ['batch', 'Batch', 'Year of admission', 'Admission Year'],
  ['address', 'Address', 'Permanent Address'],
  ['', 'S.No', 'Sl. No', 'Remarks', 'Annual income', 'Aadhaar No', 'Sub caste', 'Student', ''],
])('%s is known by its headings', (key, ...headings) => {
  expect(headings.map((heading) => [heading, ...studentKeys(heading)])).toEqual(
    headings.map((heading) => [heading, key]),
  );
});

test('a name beside a surname is the first name', () => {
  expect(studentKeys('Name of the student', 'Surname')).toEqual(['firstName', 'lastName']);
  expect(studentKeys('Father Name', "Father's surname", 'Name')).toEqual([
    'fatherFirstName',
    'fatherLastName',
    'fullName',
  ]);
});

test('of two columns for one field the first is taken; in the same words both are, which is a mistake', () => {
  expect(studentKeys('Roll No', 'Admission No', 'Phone', 'Mobile')).toEqual([
    'enrollmentNumber',
    '',
    'phone',
    '',
  ]);
  expect(studentKeys('First name', 'firstName')).toEqual(['firstName', 'firstName']);
});

test('faculty, subjects and fees have their own', () => {
  expect(keysOf('faculty', ['Name of the Faculty', 'Specialisation', 'Experience (years)', 'DOJ'])).toEqual([
    'fullName',
    'specialization',
    'experienceYears',
    'yearOfJoining',
  ]);
  expect(keysOf('subject', ['Subject Code', 'Subject Name', 'Class'])).toEqual(['code', 'name', 'year']);
  expect(keysOf('fee', ['Roll No', 'Fee Head', 'Amount (Rs.)', 'Amount in Rs', 'Due Date'])).toEqual([
    'enrollmentNumber',
    'label',
    'amount',
    '',
    'dueOn',
  ]);
});
