import * as z from 'zod/mini';
import { create, exportFile, get, post } from '#shared/kit/call.ts';
import * as messages from './messages.ts';

export const messageCalls = {
  listMessages: get('/api/messages', 'message.read', {
    summary: 'Who was told what and when, newest first',
    query: messages.messageListQuerySchema,
    answer: z.array(messages.messageSchema),
  }),
  /** A line for each reader. */
  exportMessages: exportFile('/api/messages.csv', 'message.read', messages.messageListQuerySchema),
  createMessage: create('/api/messages', 'message.write', {
    summary: 'Prepare a message for each of its readers',
    body: messages.messageInputSchema,
    answer: messages.messageSchema,
  }),
  openMessage: post('/api/messages/{id}/readers/{readerId}/opened', 'message.write', {
    summary: 'Note that WhatsApp was opened with the message for this reader',
    answer: messages.messageReaderSchema,
  }),
};
