import * as z from 'zod/mini';
import { create, get, remove, update } from '#shared/call.ts';
import {
  examSessionSchema as answer,
  examSessionInputSchema as body,
  examSessionQuerySchema as query,
  examStateInputSchema as state,
} from '#shared/exam-sessions.ts';
import { marksInputSchema, marksSheetSchema, savedMarksSchema } from '#shared/marks.ts';

export const examSessionCalls = {
  listExamSessions: get(
    '/api/exam-sessions',
    'exam-session.read',
    'Exam sessions, the latest academic year first; students get those of their year',
    { query, answer: z.array(answer) },
  ),
  findExamSession: get('/api/exam-sessions/{id}', 'exam-session.read', 'One exam session', { answer }),
  createExamSession: create('/api/exam-sessions', 'exam-session.write', 'Make an exam session', {
    body,
    answer,
  }),
  updateExamSession: update(
    '/api/exam-sessions/{id}',
    'exam-session.write',
    'Change an open exam session; with If-Match only this version of it',
    { body, answer },
  ),
  deleteExamSession: remove(
    '/api/exam-sessions/{id}',
    'exam-session.write',
    'Remove an open exam session with its marks',
  ),
  updateExamState: update(
    '/api/exam-sessions/{id}/state',
    'exam-session.write',
    'Lock, publish, take back or open an exam session',
    { body: state, answer },
  ),
  readMarks: get('/api/exam-sessions/{id}/marks', 'marks.write', 'The marks sheet of an exam session', {
    answer: marksSheetSchema,
  }),
  saveMarks: update(
    '/api/exam-sessions/{id}/marks',
    'marks.write',
    'Enter marks: all cells or none; a cell with an older version is refused (412)',
    { body: marksInputSchema, answer: savedMarksSchema, bodyLimit: 1024 * 1024 },
  ),
};
