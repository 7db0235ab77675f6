import * as z from 'zod/mini';
import { exportFile, get, pdf, update } from '#shared/kit/call.ts';
import { anyText } from '#shared/kit/text/text.ts';
import * as renewals from '#shared/money/government/renewals.ts';
import { academicYearText } from '#shared/teaching/teaching.ts';

const utilisationQuery = z.object({
  academicYear: z.optional(academicYearText),
  /** The reference of one instalment; left out: all of the year. */
  reference: z.optional(anyText(80)),
});

export const renewalCalls = {
  listRenewals: get('/api/students/{id}/renewals', 'fees.list', {
    summary: 'The renewals of the fee reimbursement of a student, latest academic year first',
    answer: z.array(renewals.renewalSchema),
  }),
  updateRenewal: update('/api/students/{id}/renewals/{academicYear}', 'renewal.write', {
    summary: 'Write the state of the renewal of an academic year',
    params: { academicYear: academicYearText },
    body: renewals.renewalInputSchema,
    answer: renewals.renewalSchema,
  }),
  listReimbursements: get('/api/reimbursements', 'due.list', {
    summary:
      'Students whose fees the government pays, with renewal, attendance over all subjects, and what is released',
    query: renewals.reimbursementQuery,
    answer: renewals.reimbursementsSchema,
  }),
  exportReimbursements: exportFile('/api/reimbursements.csv', 'due.list', renewals.reimbursementQuery),
  /** The utilisation sheet: a line for each release. */
  exportUtilisation: exportFile('/api/reimbursements/utilisation.csv', 'due.list', utilisationQuery),
  readUtilisation: pdf('/api/reimbursements/utilisation.pdf', 'due.list', {
    summary: 'The utilisation sheet of an instalment or of an academic year, to sign',
    query: utilisationQuery,
  }),
};
