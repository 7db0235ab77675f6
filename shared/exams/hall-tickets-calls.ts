import * as z from 'zod/mini';
import {
  hallTicketExceptionSchema as body,
  hallTicketStudentSchema,
  ownHallTicketSchema,
} from '#shared/exams/hall-tickets.ts';
import { exportFile, get, pdf, post, remove, set } from '#shared/kit/call.ts';
import { idText } from '#shared/kit/ids.ts';

/** Which student, where a guardian looks after several of the year. */
const ownTicketQuerySchema = z.object({ studentId: z.optional(idText) });

export const hallTicketCalls = {
  listHallTickets: get('/api/exam-sessions/{id}/hall-tickets', 'hall-ticket.write', {
    summary: 'The students of an exam session, and why a hall ticket is held back',
    answer: z.array(hallTicketStudentSchema),
  }),
  exportHallTickets: exportFile(
    '/api/exam-sessions/{id}/hall-tickets.csv',
    'hall-ticket.write',
    z.object({}),
  ),
  readOwnHallTicket: get('/api/exam-sessions/{id}/hall-ticket', 'hall-ticket.read', {
    summary:
      'The own hall ticket, or why it is held back; of a guardian that of a student whose marks may be seen',
    query: ownTicketQuerySchema,
    answer: ownHallTicketSchema,
  }),
  readOwnHallTicketPdf: pdf('/api/exam-sessions/{id}/hall-ticket.pdf', 'hall-ticket.read', {
    summary: 'The own hall ticket, once it is issued, to print',
    query: ownTicketQuerySchema,
  }),
  issueHallTickets: post('/api/exam-sessions/{id}/hall-tickets', 'hall-ticket.write', {
    summary: 'Issue a hall ticket with number and code to every student who is not held back and has none',
    answer: z.object({ issued: z.number() }),
  }),
  readHallTickets: pdf('/api/exam-sessions/{id}/hall-tickets.pdf', 'hall-ticket.write', {
    summary: 'The hall tickets that are issued to students who are not held back, to print',
  }),
  setHallTicketException: set(
    '/api/exam-sessions/{id}/hall-ticket-exceptions/{studentId}',
    'hall-ticket.write',
    {
      summary: 'Let a student sit the examination nevertheless, with the reason',
      body,
      approvals: ['exception'],
    },
  ),
  deleteHallTicketException: remove(
    '/api/exam-sessions/{id}/hall-ticket-exceptions/{studentId}',
    'hall-ticket.write',
    { summary: 'Hold the hall ticket back again; one that was issued is withdrawn' },
  ),
};
