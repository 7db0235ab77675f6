import * as z from 'zod/mini';
import { create, exportFile, get, update } from '#shared/kit/call.ts';
import { anyText } from '#shared/kit/text/text.ts';
import { certificateKinds } from '#shared/office/papers/document-kinds.ts';
import * as requests from './certificate-requests.ts';

const answer = requests.certificateRequestSchema;
const query = requests.requestListQuerySchema;

/** What students can ask for, and in how many days it is ready. */
const offeredKindSchema = z.object({ kind: z.enum(certificateKinds), days: z.number() });

export const certificateRequestCalls = {
  listOfferedKinds: get('/api/certificate-kinds', 'certificate-kind.read', {
    summary: 'The certificates for which students can ask',
    answer: z.array(offeredKindSchema),
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
    body: z
      .object({
        state: z.enum(
          requests.requestStates,
          `The state must be one of: ${requests.requestStates.join(', ')}`,
        ),
        reason: z._default(anyText(300), ''),
      })
      .check(
        z.refine(({ state, reason }) => state !== 'refused' || reason !== '', {
          error: 'Say why it is refused',
          path: ['reason'],
        }),
      ),
    answer,
  }),
};
