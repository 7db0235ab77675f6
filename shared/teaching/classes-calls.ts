import * as z from 'zod/mini';
import { create, exportFile, get, remove, update } from '#shared/kit/call.ts';
import { namedStudentSchema } from '#shared/kit/record-owner.ts';
import * as classes from '#shared/teaching/classes.ts';
import { yearParam } from '#shared/teaching/timetable.ts';

const answer = classes.classWithRegisterSchema;

export const classCalls = {
  listClasses: get('/api/classes', 'class.read', {
    summary: 'The classes held, with the counts of their registers',
    query: classes.classQuerySchema,
    answer: z.array(classes.classHeldSchema),
  }),
  exportClasses: exportFile('/api/classes.csv', 'class.read', classes.classFileQuery),
  findClass: get('/api/classes/{id}', 'class.read', {
    summary: 'A class held and its register',
    answer,
    offline: true,
  }),
  createClass: create('/api/classes', 'class.write', {
    summary:
      'Keep a class and its register; sent again as it was it is answered 200 and kept once. A second register of one class, or other marks under the same id, are refused (409) with the first one in `first`',
    body: classes.classInputSchema,
    answer,
    otherStatus: 200,
  }),
  updateRegister: update('/api/classes/{id}/register', 'class.write', {
    summary: 'Correct a register; with If-Match only this version of it',
    body: classes.registerInputSchema,
    answer,
  }),
  deleteClass: remove('/api/classes/{id}', 'class.delete', {
    summary: 'Take away a class that was not held',
  }),
  listRoster: get('/api/rosters/{year}', 'class.read', {
    summary: 'The students of a year, for a register',
    params: { year: yearParam },
    answer: z.array(namedStudentSchema),
    offline: true,
  }),
};
