import * as z from 'zod/mini';
import { create, exportFile, get, update } from '#shared/kit/call.ts';
import * as requests from './certificate-requests.ts';

const answer = requests.certificateRequestSchema;
const query = requests.requestListQuerySchema;

export const certificateRequestCalls = {
  listOfferedKinds: get('/api/certificate-kinds', 'certificate-kind.read', {
    summary: 'The certificates for which students can ask',
    answer: z.array(requests.offeredKindSchema),
  }),
  listOwnRequests: get('/api/students/{id}/certificate-requests', 'certificate-request.ask', {
    summary: 'The certificates for which a student has asked, newest first',
    answer: z.array(answer),
  }),
  createCertificateRequest: create('/api/students/{id}/certificate-requests', 'certificate-request.ask', {
    summary: 'Ask the office for a certificate',
    body: requests.certificateRequestInputSchema,
    answer,
  }),
  listCertificateRequests: get('/api/certificate-requests', 'certificate.write', {
    summary: 'The certificates for which students have asked, the first due ones first',
    query,
    answer: z.array(answer),
  }),
  exportCertificateRequests: exportFile('/api/certificate-requests.csv', 'certificate.write', query),
  updateCertificateRequest: update('/api/certificate-requests/{id}', 'certificate.write', {
    summary: 'Say where a certificate is that a student asked for',
    body: requests.requestStateInputSchema,
    answer,
  }),
};
