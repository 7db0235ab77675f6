import * as z from 'zod/mini';
import { exportFile, get, post } from '#shared/kit/call.ts';
import { idText } from '#shared/kit/ids.ts';
import * as attendance from '#shared/teaching/attendance.ts';
import { yearField } from '#shared/teaching/timetable.ts';

/** Every student now in the college, in each subject. */
const attendanceFileQuery = z.extend(attendance.academicYearQuery, { year: z.optional(yearField) });

export const attendanceCalls = {
  readStudentAttendance: get('/api/students/{id}/attendance', 'student.read', {
    summary: 'Attendance of a student by subject, with the state by the rule',
    query: attendance.academicYearQuery,
    answer: attendance.studentAttendanceSchema,
    offline: true,
  }),
  listClassAttendance: get('/api/attendance', 'class.read', {
    summary: 'Attendance of all students in a subject; a teacher sees the own subjects',
    /** One subject: every student of its year who has attendance in it, by name. */
    query: z.extend(attendance.academicYearQuery, { subjectId: idText }),
    answer: attendance.classAttendanceSchema,
    offline: true,
  }),
  listAtRisk: get('/api/attendance/at-risk', 'attendance.list', {
    summary:
      'The students below the percentage to sit the examination, who must attend most classes to reach it first',
    query: attendance.atRiskQuery,
    answer: z.array(attendance.atRiskStudentSchema),
  }),
  exportAttendance: exportFile('/api/attendance.csv', 'attendance.list', attendanceFileQuery),
  exportAtRisk: exportFile('/api/attendance/at-risk.csv', 'attendance.list', attendance.atRiskQuery),
  createAttendanceCounts: post('/api/attendance-counts', 'attendance.write', {
    summary:
      'Enter counts of classes held and attended before the registers were kept here: all rows or none',
    body: attendance.attendanceCountsSchema,
    bodyLimit: 4 * 1024 * 1024,
    answer: z.object({ saved: z.number() }),
  }),
};
