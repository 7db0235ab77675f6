import * as z from 'zod/mini';
import { get, pdf, remove, set } from '#shared/call.ts';
import {
  hallTicketExceptionSchema as body,
  hallTicketStudentSchema,
  hallTicketParams as params,
} from '#shared/hall-tickets.ts';

export const hallTicketCalls = {
  listHallTickets: get(
    '/api/exam-sessions/{id}/hall-tickets',
    'hall-ticket.write',
    'The students of an exam session, and why a hall ticket is held back',
    { answer: z.array(hallTicketStudentSchema) },
  ),
  readHallTickets: pdf(
    '/api/exam-sessions/{id}/hall-tickets.pdf',
    'hall-ticket.write',
    'The hall tickets of all students who are not held back, to print',
  ),
  setHallTicketException: set(
    '/api/exam-sessions/{id}/hall-ticket-exceptions/{studentId}',
    'hall-ticket.write',
    'Let a student sit the examination nevertheless, with the reason',
    { params, body },
  ),
  deleteHallTicketException: remove(
    '/api/exam-sessions/{id}/hall-ticket-exceptions/{studentId}',
    'hall-ticket.write',
    'Hold the hall ticket back again',
    { params },
  ),
};
