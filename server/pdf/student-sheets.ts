// What is printed about one student.
import type { Settings } from '#server/settings.ts';
import { formatDate, formatRupees } from '#shared/format.ts';
import type { Student } from '#shared/students.ts';
import { yearLabels } from '#shared/study-years.ts';
import { Sheet } from './sheet.ts';

type College = Settings['college'];

function facts(student: Student, more: readonly (readonly [string, string])[]) {
  const { firstName, lastName, enrollmentNumber, year, fatherFirstName, fatherLastName } = student;
  return [
    ['Name', `${firstName} ${lastName}`],
    ['Enrolment number', enrollmentNumber],
    ['Father', `${fatherFirstName} ${fatherLastName}`],
    ['Year', `${yearLabels[year]} year`],
    ...more,
  ] as const;
}

/** @param student with results and grades @param today a day */
export function marksMemo(student: Student, college: College, today: string): Promise<Buffer> {
  const sheet = new Sheet('Marks memo', college);
  sheet.facts(facts(student, [['Date', formatDate(today)]]));
  const { results = [], gradeInfo = [] } = student;
  sheet.heading('Results');
  if (results.length === 0) sheet.text('No results yet.', { colour: 'grey' });
  else {
    sheet.table(
      [
        { header: 'Code', width: 14 },
        { header: 'Subject', width: 40 },
        { header: 'Exam', width: 26 },
        { header: 'Held on', width: 16 },
        { header: 'Marks', width: 12, align: 'right' },
        { header: 'Out of', width: 12, align: 'right' },
      ],
      results.map(({ subject, exam, heldOn, marks, maxMarks }) => [
        ...[subject.code, subject.name, exam, formatDate(heldOn), String(marks), String(maxMarks)],
      ]),
    );
  }
  sheet.heading('Grades');
  if (gradeInfo.length === 0) sheet.text('No grades yet.', { colour: 'grey' });
  else {
    sheet.table(
      [
        { header: 'Term', width: 20 },
        { header: 'Code', width: 14 },
        { header: 'Subject', width: 52 },
        { header: 'Grade', width: 14, align: 'right' },
        { header: 'Grade point', width: 20, align: 'right' },
      ],
      gradeInfo.map(({ subject, term, grade, gradePoint }) => [
        ...[term, subject.code, subject.name, grade, String(gradePoint)],
      ]),
    );
  }
  return sheet.finish('As recorded by the college. The marks memo of the university is the one that counts.');
}

/** @param student with fees @param today a day */
export function feeStatement(student: Student, college: College, today: string): Promise<Buffer> {
  const { fees = [] } = student;
  const sum = (part: 'amount' | 'paid') => fees.reduce((total, fee) => total + fee[part], 0);
  const due = sum('amount') - sum('paid');
  const sheet = new Sheet('Fee statement', college);
  const more = [
    ['Date', formatDate(today)],
    ['Still due', formatRupees(due)],
  ] as const;
  sheet.facts(facts(student, more));
  if (fees.length === 0) sheet.text('No fees yet.', { colour: 'grey' });
  else {
    sheet.table(
      [
        { header: 'Fee', width: 40 },
        { header: 'Due on', width: 17 },
        { header: 'Amount', width: 18, align: 'right' },
        { header: 'Paid', width: 18, align: 'right' },
        { header: 'Paid on', width: 17 },
        { header: 'Due', width: 18, align: 'right' },
      ],
      fees.map(({ label, dueOn, amount, paid, paidOn }) => [
        ...[label, formatDate(dueOn), formatRupees(amount), formatRupees(paid)],
        ...[paidOn ? formatDate(paidOn) : '–', formatRupees(amount - paid)],
      ]),
      [['Total', '', formatRupees(sum('amount')), formatRupees(sum('paid')), '', formatRupees(due)]],
    );
  }
  return sheet.finish('A statement of the records on that date, not a receipt.');
}
