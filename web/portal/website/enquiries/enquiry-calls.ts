// How the screens read and change enquiries.
import type { Enquiry, EnquiryInput, EnquiryStage, ListedEnquiry } from '#shared/website/enquiries.ts';
import { callListQuery, callQuery } from '#web/api/call-query.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import { recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { filterOf, pageOf } from '#web/portal/kit/lists/list-search.ts';
import type { EnquiryListSearch } from './enquiry-list-search.ts';

export const enquiryListQuery = ({ view: _, ...search }: EnquiryListSearch) =>
  callListQuery('listEnquiries', { query: pageOf(search) });

export function enquiriesExportPath(search: EnquiryListSearch): string {
  const { view: _, ...filter } = filterOf(search);
  return callPath('exportEnquiries', {}, filter);
}

export const enquiryCalls = {
  ...recordCalls<Enquiry, EnquiryInput>(
    'Enquiry',
    'enquiry',
    ({ reference, name }) => `${reference} of ${name}`,
  ),
  update: async (id: string, body: EnquiryInput, ifMatch: number | undefined) => {
    const saved = await callApi('updateEnquiry', { params: { id }, body, ifMatch });
    // The form is reset with the saved values.
    queryClient.setQueryData(callQuery('findEnquiry', { params: { id } }).queryKey, saved);
    return saved;
  },
};

/** Changes the stage of the version that the office sees. */
export const changeStage = ({ id, version }: ListedEnquiry, stage: EnquiryStage) =>
  enquiryCalls.update(id, { stage }, version);
