// The record types that can be deleted and restored: how each is found, named, and refused where it would be a duplicate.
import { createHash } from 'node:crypto';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { findExamSession } from '#server/db/exams/exam-sessions.ts';
import { gradeRows } from '#server/db/exams/grades.ts';
import { resultRows } from '#server/db/exams/results.ts';
import { findFeePlan } from '#server/db/money/fee-plans.ts';
import { feeRows } from '#server/db/money/fees.ts';
import { findFaculty } from '#server/db/people/faculty.ts';
import { findGuardian } from '#server/db/people/guardians.ts';
import { findStudent } from '#server/db/people/students.ts';
import { calendarRows } from '#server/db/teaching/academic-calendar.ts';
import { findStudyMaterial } from '#server/db/teaching/study-materials.ts';
import { findSubject, subjectRows } from '#server/db/teaching/subjects.ts';
import { findTeaching } from '#server/db/teaching/teaching.ts';
import { courses } from '#server/db/website/courses.ts';
import { findEnquiry } from '#server/db/website/enquiries.ts';
import { findEvent } from '#server/db/website/events.ts';
import { examDates } from '#server/db/website/exam-dates.ts';
import { examLinks } from '#server/db/website/exam-links.ts';
import { galleryPictures } from '#server/db/website/gallery-pictures.ts';
import { findNotice } from '#server/db/website/notices.ts';
import { contentOf } from '#server/db/website/published-records.ts';
import { websitePeople } from '#server/db/website/website-people.ts';
import { conflict } from '#server/errors.ts';
import { askAboutRestored } from '#server/rules/exams/exam-session-rules.ts';
import {
  cancelPaymentsOfFee,
  enterMissingPayments,
  reenterPaymentsOfFee,
  savePaid,
} from '#server/rules/money/fee-payments.ts';
import { planInWords } from '#server/rules/money/fee-raises.ts';
import { rowChanges } from '#server/rules/people/rows-below-student.ts';
import { sameFaculty, sameStudent } from '#server/rules/people/same-people.ts';
import { refuseDayToCome } from '#server/rules/teaching/days-to-come.ts';
import type { GradeInfo, GradeInput } from '#shared/exams/grades.ts';
import type { Result, ResultInput } from '#shared/exams/results.ts';
import { formatDate, formatTime } from '#shared/kit/format.ts';
import { codeKey } from '#shared/kit/text/text-key.ts';
import type { Fee, FeeInput } from '#shared/money/fees.ts';
import { fullName } from '#shared/people/full-name.ts';
import { relationLabels } from '#shared/people/guardians.ts';
import { recordChanges } from './changes.ts';

const withoutSizes = <C extends { photo: unknown }>({ photo: _, ...content }: C) => content;
const emailTaken = () => conflict('Another person has this email', 'contactInfo.email');

const codeTaken = () => conflict('Another subject has this code', 'code');

export const records = {
  student: recordChanges({
    noun: 'student',
    find: (db, id) => findStudent(db, id, ['personalInfo', 'contactInfo']),
    restored: async (tx, change, student) => {
      await change.ask('same-person', () => sameStudent(tx, student, student.id));
      await enterMissingPayments(tx, change, 'student_id', student.id);
    },
    duplicate: (error) =>
      /enrollment_number/.test(String(error))
        ? conflict('Another student has this enrolment number', 'enrollmentNumber')
        : emailTaken(),
  }),
  fee: rowChanges<FeeInput, Fee>({
    noun: 'fee',
    rows: feeRows,
    label: (fee) => fee.label,
    alongside: {
      saved: savePaid,
      removing: cancelPaymentsOfFee,
      restored: reenterPaymentsOfFee,
    },
  }),
  'fee-plan': recordChanges({
    noun: 'fee-plan',
    label: planInWords,
    find: findFeePlan,
    entry: (plan) => ({ recordId: plan.id, label: planInWords(plan) }),
    duplicate: () => conflict('There is a plan of this year and quota already: change that one', 'year'),
  }),
  result: rowChanges<ResultInput, Result>({
    noun: 'result',
    rows: resultRows,
    label: ({ subject, exam }) => `${subject.code} ${exam}`,
    refuse: ({ exam, sessionId }) =>
      sessionId ? conflict(`This is a mark of ‘${exam}’. Change it in its marks sheet.`, 'marks') : undefined,
    refuseInput: ({ heldOn }, now, before) => {
      if (heldOn !== before?.heldOn) refuseDayToCome('heldOn', heldOn, now);
    },
  }),
  grade: rowChanges<GradeInput, GradeInfo>({
    noun: 'grade',
    rows: gradeRows,
    label: ({ subject, term }) => `${subject.code} ${term}`,
  }),
  faculty: recordChanges({
    noun: 'faculty',
    find: findFaculty,
    restored: (tx, { ask }, member) => ask('same-person', () => sameFaculty(tx, member, member.id)),
    duplicate: emailTaken,
  }),
  guardian: recordChanges({
    noun: 'guardian',
    find: findGuardian,
    // Each student is one line of the entry.
    audited: ({ students, ...guardian }) => ({
      ...guardian,
      students: students.map((student) =>
        [
          `${fullName(student)} ${student.enrollmentNumber}`,
          relationLabels[student.relation].toLowerCase(),
          student.maySeeFees && 'sees fees',
          student.maySeeMarks && 'sees marks',
        ]
          .filter(Boolean)
          .join(', '),
      ),
    }),
    duplicate: () => conflict('Another guardian has this phone number', 'phone'),
  }),
  subject: recordChanges({
    noun: 'subject',
    find: findSubject,
    duplicate: codeTaken,
    refuseSame: async (tx, { id, code }, before) => {
      if (code === before?.code) return;
      await lockUntilCommit(tx, `subject ${codeKey(code)}`);
      const same = await subjectRows.listBy(tx, 'code', [codeKey(code)]);
      if (same.some((subject) => subject.id !== id)) throw codeTaken();
    },
  }),
  'study-material': recordChanges({
    noun: 'study-material',
    find: findStudyMaterial,
    audited: ({ title, file }) => ({ title, file: file.name }),
    lost: 'The subject of this file was deleted. Restore that first.',
  }),
  teaching: recordChanges({
    noun: 'teaching',
    label: ({ faculty, subject, academicYear }) =>
      `${subject.code} ${subject.name}, ${fullName(faculty)}, ${academicYear}`,
    find: findTeaching,
    audited: ({ academicYear }) => ({ academicYear }),
    entry: ({ faculty, subject }) => ({ recordId: faculty.id, label: `${subject.code} ${subject.name}` }),
    lost: 'The teacher or the subject of this entry was deleted. Restore that first.',
    duplicate: () => conflict('This is entered already', 'subjectId'),
  }),
  'exam-session': recordChanges({
    noun: 'exam-session',
    find: findExamSession,
    restored: askAboutRestored,
    // Each paper is one line of the entry. `isPublic` is left out: a publication writes an entry of its own.
    audited: ({ papers, isPublic: _, ...session }) => ({
      ...session,
      papers: papers.map(({ subject, date, time, room, duration, instructor, maxMarks, enteredBy }) =>
        [
          subject.code,
          formatDate(date),
          formatTime(time),
          room,
          duration,
          instructor,
          `of ${maxMarks}`,
          enteredBy && fullName(enteredBy),
        ]
          .filter(Boolean)
          .join(', '),
      ),
    }),
  }),
  event: recordChanges({
    noun: 'event',
    find: findEvent,
    // The audit log keeps a picture's hash, not the picture.
    audited: ({ eventPhoto, photos, hasPhoto: _, ...event }) => ({
      ...contentOf(event),
      photos: photos.map(({ photoId, text }) => `picture ${photoId.slice(0, 8)}${text && `, ${text}`}`),
      eventPhoto:
        eventPhoto && `picture ${createHash('sha256').update(eventPhoto).digest('hex').slice(0, 8)}`,
    }),
  }),
  'academic-calendar': recordChanges({ noun: 'academic-calendar', find: calendarRows.find }),
  notice: recordChanges({
    noun: 'notice',
    find: findNotice,
    // Without the state of publication: a publication writes an entry of its own.
    audited: contentOf,
  }),
  enquiry: recordChanges({
    noun: 'enquiry',
    find: findEnquiry,
    // What the visitor wrote stays in the messages alone, so that it is gone when they are deleted.
    audited: ({ stage, followUpOn, notes }) => ({ stage, followUpOn, notes }),
    duplicate: () => conflict('There is a newer enquiry with this phone number', 'phone'),
  }),
  'website-person': recordChanges({
    noun: 'website-person',
    find: websitePeople.find,
    // The photo's id tells whether it is another one.
    audited: (person) => withoutSizes(contentOf(person)),
  }),
  'gallery-picture': recordChanges({
    noun: 'gallery-picture',
    find: galleryPictures.find,
    audited: (picture) => withoutSizes(contentOf(picture)),
  }),
  course: recordChanges({ noun: 'course', find: courses.find, audited: contentOf }),
  'exam-date': recordChanges({ noun: 'exam-date', find: examDates.find, audited: contentOf }),
  'exam-link': recordChanges({ noun: 'exam-link', find: examLinks.find, audited: contentOf }),
};
