import * as z from 'zod/mini';
import { create, get, pdf, post } from '#shared/kit/call.ts';
import { exportShape } from '#shared/kit/exports.ts';
import { requiredText } from '#shared/kit/text/text.ts';
import {
  certificateSchema as answer,
  certificateInputSchema as body,
  transferDraftSchema,
  verificationSchema,
} from '#shared/office/papers/certificates.ts';

export const certificateCalls = {
  listCertificates: get('/api/students/{id}/certificates', 'certificate.write', {
    summary: 'The certificates of a student, newest first',
    answer: z.array(answer),
  }),
  exportCertificates: get('/api/certificates.csv', 'certificate.write', {
    summary: 'All certificates and hall tickets that were issued, newest first, as CSV',
    query: z.object(exportShape),
    contentType: 'text/csv; charset=utf-8',
  }),
  createCertificate: create('/api/students/{id}/certificates', 'certificate.write', {
    summary: 'Issue a certificate with the next number',
    body,
    answer,
  }),
  readTransferDraft: get('/api/students/{id}/transfer-draft', 'certificate.write', {
    summary: 'What a transfer certificate of the student would say, and what it lacks',
    answer: transferDraftSchema,
  }),
  withdrawCertificate: post('/api/certificates/{id}/withdrawal', 'certificate.withdraw', {
    summary: 'Withdraw a certificate; its public page says so',
    body: z.object({ reason: requiredText('Say why it is withdrawn', 300) }),
    answer,
  }),
  readCertificate: pdf('/api/certificates/{id}/document.pdf', 'certificate.write', {
    summary: 'A certificate, to print',
  }),
  verifyCertificate: get('/api/verifications/{code}', 'certificate.verify', {
    summary:
      'What a certificate, marks memo or receipt is, and whether it is valid, by the code printed on it',
    answer: verificationSchema,
  }),
};
