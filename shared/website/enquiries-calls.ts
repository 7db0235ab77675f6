import * as z from 'zod/mini';
import { create, exportFile, get, remove, update } from '#shared/kit/call.ts';
import { auditEntrySchema, auditQuerySchema } from '#shared/office/audit-log.ts';
import * as enquiries from '#shared/website/enquiries.ts';

const answer = enquiries.enquirySchema;
const query = enquiries.enquiryListQuerySchema;

export const enquiryCalls = {
  sendEnquiry: create('/api/enquiries', 'enquiry.send', {
    summary: 'Keep what a visitor typed, with the visitor’s consent to be called back',
    body: enquiries.enquiryMessageInputSchema,
    answer: z.object({ reference: z.string() }),
  }),
  createEnquiry: create('/api/entered-enquiries', 'enquiry.write', {
    summary: 'Enter an enquiry that came by phone or in the office; one from a known phone number joins it',
    body: enquiries.enteredEnquirySchema,
    answer,
  }),
  listEnquiries: get('/api/enquiries', 'enquiry.list', {
    summary: 'Enquiries, one for each phone number',
    query,
    answer: z.array(enquiries.listedEnquirySchema),
  }),
  exportEnquiries: exportFile('/api/enquiries.csv', 'enquiry.list', query),
  readEnquiryFigures: get('/api/enquiry-figures', 'enquiry.list', {
    summary: 'The pages from which enquiries came, and how many messages each week',
    answer: enquiries.enquiryFiguresSchema,
  }),
  findEnquiry: get('/api/enquiries/{id}', 'enquiry.list', {
    summary: 'One enquiry with its messages',
    answer,
  }),
  updateEnquiry: update('/api/enquiries/{id}', 'enquiry.write', {
    summary: 'Change stage, next follow-up or notes; with If-Match only this version of it',
    body: enquiries.enquiryInputSchema,
    answer,
  }),
  deleteEnquiry: remove('/api/enquiries/{id}', 'enquiry.write', {
    summary: 'Remove an enquiry and its messages',
  }),
  listEnquiryAuditLog: get('/api/enquiries/{id}/history', 'history.list', {
    summary: 'Who changed what in this enquiry, newest first',
    query: auditQuerySchema,
    answer: z.array(auditEntrySchema),
  }),
};
