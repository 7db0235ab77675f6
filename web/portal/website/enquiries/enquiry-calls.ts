// How the screens read and change enquiries.
import { queryOptions } from '@tanstack/react-query';
import type { Enquiry, EnquiryInput, EnquiryStage, ListedEnquiry } from '#shared/website/enquiries.ts';
import { callApi, callList, callPath } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import { recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { listQuery } from '#web/portal/kit/lists/list-query.ts';
import { filterOf } from '#web/portal/kit/lists/list-search.ts';
import type { EnquiryListSearch } from './enquiry-list-search.ts';

export const enquiryListQuery = (search: EnquiryListSearch) =>
  listQuery('enquiries', search, ({ view: _, ...query }, signal) =>
    callList('listEnquiries', { signal, query }),
  );

export function enquiriesExportPath(search: EnquiryListSearch): string {
  const { view: _, ...filter } = filterOf(search);
  return callPath('exportEnquiries', {}, filter);
}

export const enquiryFiguresQuery = queryOptions({
  queryKey: ['enquiries', 'figures'],
  queryFn: ({ signal }) => callApi('readEnquiryFigures', { signal }),
});

export function enquiryQuery(id: string) {
  return queryOptions({
    queryKey: ['enquiries', id],
    queryFn: ({ signal }) => callApi('findEnquiry', { signal, params: { id } }),
  });
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
    queryClient.setQueryData(enquiryQuery(id).queryKey, saved);
    return saved;
  },
};

/** Changes the stage of the version that the office sees. */
export const changeStage = ({ id, version }: ListedEnquiry, stage: EnquiryStage) =>
  enquiryCalls.update(id, { stage }, version);
