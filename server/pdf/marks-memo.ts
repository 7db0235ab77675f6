import {
  type ExamBlock,
  examBlocks,
  gradesByTerm,
  passShare,
  resultInWords,
} from '#shared/exams/exam-blocks.ts';
import { type GradeInfo, gradeFields } from '#shared/exams/grades.ts';
import { resultFields } from '#shared/exams/results.ts';
import { formatDate } from '#shared/kit/format.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { Student } from '#shared/people/students.ts';
import { subjectFields } from '#shared/teaching/subjects.ts';
import type { CollegeDocument } from './document.ts';
import type { Facts, Paper } from './paper.ts';
import { studentFacts } from './student-documents.ts';

export interface MemoOptions {
  /** A day. */
  today: string;
  /** JPEG; undefined leaves a frame to glue one in. */
  photo: Buffer | undefined;
  /** 'VCP/MM/2026-27/0001' */
  serial: string;
  /** Where anyone can check the memo. */
  address: string;
}

const pass = `Each subject is passed with ${passShare * 100} %.`;

/**
 * @param student with grades, and with the results to print, of one exam session or of all: a block for each examination,
 * and the grades of each semester
 */
export function marksMemo(student: Student, options: MemoOptions): CollegeDocument {
  const { results = [], gradeInfo = [] } = student;
  return {
    title: 'Marks memo',
    about: fullName(student),
    // On every page: a second one has no name.
    note: `${options.serial} · As recorded by the college. The marks memo of the university is the one that counts.`,
    write: (paper) => {
      writeHead(paper, student, options);
      if (results.length === 0) {
        paper.heading('Results');
        paper.text('No results yet.', { colour: 'grey' });
      }
      for (const block of examBlocks(results)) writeExam(paper, block);
      writeGrades(paper, gradeInfo);
      paper.foot(options.address, 'memo', ['Place and date', 'Stamp of the college', 'Principal']);
    },
  };
}

function writeHead(paper: Paper, student: Student, { today, photo, serial }: MemoOptions): void {
  const facts: Facts = [
    ['Number', serial],
    ['Date', formatDate(today)],
  ];
  paper.facts(studentFacts(student, facts), { bytes: photo, alt: `Photo of ${fullName(student)}` });
}

function writeExam(paper: Paper, block: ExamBlock): void {
  const { exam, from, to, results, total, maximum } = block;
  paper.heading(`${exam}, ${from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`}`);
  paper.table(
    [
      { header: subjectFields.code.label, width: 21 },
      { header: resultFields.subjectId.label, width: 57, isRowHeader: true },
      { header: resultFields.heldOn.label, width: 18 },
      { header: resultFields.marks.label, width: 12, align: 'right' },
      { header: 'Out of', width: 12, align: 'right' },
    ],
    results.map(({ subject, heldOn, marks, maxMarks, absent }) => [
      subject.code,
      subject.name,
      formatDate(heldOn),
      absent ? 'Absent' : String(marks),
      String(maxMarks),
    ]),
    [['', 'Total', '', String(total), String(maximum)]],
  );
  paper.text(`${resultInWords(block)} ${pass}`);
}

function writeGrades(paper: Paper, gradeInfo: readonly GradeInfo[]): void {
  if (gradeInfo.length === 0) {
    paper.heading('Grades');
    paper.text('No grades yet.', { colour: 'grey' });
  }
  for (const [term, grades] of gradesByTerm(gradeInfo)) {
    paper.heading(`Grades, ${term}`);
    paper.table(
      [
        { header: subjectFields.code.label, width: 21 },
        { header: resultFields.subjectId.label, width: 59, isRowHeader: true },
        { header: gradeFields.grade.label, width: 16, align: 'right' },
        { header: gradeFields.gradePoint.label, width: 24, align: 'right' },
      ],
      grades.map(({ subject, grade, gradePoint }) => [subject.code, subject.name, grade, String(gradePoint)]),
    );
  }
}
