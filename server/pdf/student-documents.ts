// The documents about one student.
import { feeFields } from '#shared/fees.ts';
import { formatDate, formatRupees } from '#shared/format.ts';
import { gradeFields } from '#shared/grades.ts';
import { resultFields } from '#shared/results.ts';
import { type Student, studentFields } from '#shared/students.ts';
import { yearLabels } from '#shared/study-years.ts';
import { subjectFields } from '#shared/subjects.ts';
import type { CollegeDocument } from './document.ts';

function facts(student: Student, more: readonly (readonly [string, string])[]) {
  const { enrollmentNumber, year, fatherFirstName, fatherLastName } = student;
  return [
    ['Name', fullName(student)],
    [studentFields.enrollmentNumber.label, enrollmentNumber],
    ['Father', `${fatherFirstName} ${fatherLastName}`],
    [studentFields.year.label, `${yearLabels[year]} year`],
    ...more,
  ] as const;
}

const fullName = ({ firstName, lastName }: Student) => `${firstName} ${lastName}`;

/** @param student with results and grades @param today a day */
export function marksMemo(student: Student, today: string): CollegeDocument {
  const { results = [], gradeInfo = [] } = student;
  return {
    title: 'Marks memo',
    about: fullName(student),
    note: 'As recorded by the college. The marks memo of the university is the one that counts.',
    write: (paper) => {
      paper.facts(facts(student, [['Date', formatDate(today)]]));
      paper.heading('Results');
      if (results.length === 0) paper.text('No results yet.', { colour: 'grey' });
      else {
        paper.table(
          [
            { header: subjectFields.code.label, width: 14 },
            { header: resultFields.subjectId.label, width: 40, isRowHeader: true },
            { header: resultFields.exam.label, width: 26 },
            { header: resultFields.heldOn.label, width: 16 },
            { header: resultFields.marks.label, width: 12, align: 'right' },
            { header: 'Out of', width: 12, align: 'right' },
          ],
          results.map(({ subject, exam, heldOn, marks, maxMarks }) => [
            ...[subject.code, subject.name, exam, formatDate(heldOn), String(marks), String(maxMarks)],
          ]),
        );
      }
      paper.heading('Grades');
      if (gradeInfo.length === 0) paper.text('No grades yet.', { colour: 'grey' });
      else {
        paper.table(
          [
            { header: gradeFields.term.label, width: 20 },
            { header: subjectFields.code.label, width: 14 },
            { header: resultFields.subjectId.label, width: 52, isRowHeader: true },
            { header: gradeFields.grade.label, width: 14, align: 'right' },
            { header: gradeFields.gradePoint.label, width: 20, align: 'right' },
          ],
          gradeInfo.map(({ subject, term, grade, gradePoint }) => [
            ...[term, subject.code, subject.name, grade, String(gradePoint)],
          ]),
        );
      }
    },
  };
}

/** @param student with fees @param today a day */
export function feeStatement(student: Student, today: string): CollegeDocument {
  const { fees = [] } = student;
  const sum = (part: 'amount' | 'paid') => fees.reduce((total, fee) => total + fee[part], 0);
  const due = sum('amount') - sum('paid');
  return {
    title: 'Fee statement',
    about: fullName(student),
    note: 'A statement of the records on that date, not a receipt.',
    write: (paper) => {
      const more = [
        ['Date', formatDate(today)],
        ['Still due', formatRupees(due)],
      ] as const;
      paper.facts(facts(student, more));
      if (fees.length === 0) return paper.text('No fees yet.', { colour: 'grey' });
      paper.table(
        [
          { header: feeFields.label.label, width: 40, isRowHeader: true },
          { header: feeFields.dueOn.label, width: 17 },
          { header: feeFields.amount.label, width: 18, align: 'right' },
          { header: feeFields.paid.label, width: 18, align: 'right' },
          { header: feeFields.paidOn.label, width: 17 },
          { header: 'Due', width: 18, align: 'right' },
        ],
        fees.map(({ label, dueOn, amount, paid, paidOn }) => [
          ...[label, formatDate(dueOn), formatRupees(amount), formatRupees(paid)],
          ...[paidOn ? formatDate(paidOn) : '–', formatRupees(amount - paid)],
        ]),
        [['Total', '', formatRupees(sum('amount')), formatRupees(sum('paid')), '', formatRupees(due)]],
      );
    },
  };
}
