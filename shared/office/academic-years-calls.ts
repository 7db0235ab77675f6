import { get, update } from '#shared/kit/call.ts';
import {
  academicYearSchema as answer,
  academicYearInputSchema as body,
} from '#shared/office/academic-years.ts';
import { academicYearText } from '#shared/teaching/teaching.ts';

const params = { academicYear: academicYearText };

export const academicYearCalls = {
  findAcademicYear: get('/api/academic-years/{academicYear}', 'timetable.read', {
    summary: 'The days, holidays and rule of attendance of an academic year',
    params,
    answer,
  }),
  updateAcademicYear: update('/api/academic-years/{academicYear}', 'timetable.write', {
    summary:
      'Set the days, holidays and rule of attendance of an academic year; with If-Match only this version of them',
    params,
    body,
    answer,
  }),
};
