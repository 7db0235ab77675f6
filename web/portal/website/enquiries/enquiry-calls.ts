// How the screens read and change enquiries.
import {
  type Enquiry,
  type EnquiryInput,
  type EnquiryStage,
  enquirySortKeys,
  enquiryStageLabels,
  enquiryStages,
  type ListedEnquiry,
} from '#shared/website/enquiries.ts';
import { callListQuery, callQuery } from '#web/api/call-query.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import { recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { listOf } from '#web/portal/kit/lists/list-of.ts';

export const enquiryList = listOf({
  sortKeys: enquirySortKeys,
  defaultSort: '-lastMessageAt',
  filters: {
    stage: {
      label: 'Stage',
      choices: enquiryStages,
      choiceLabels: enquiryStageLabels,
      filter: { all: 'All stages' },
    },
    /** The path of a page of the site. */
    source: { label: 'Page', filter: { all: 'All pages' } },
    due: {
      label: 'Follow-up',
      choices: ['now'],
      choiceLabels: { now: 'To follow up now' },
      filter: { all: 'Due and later' },
    },
  },
  further: ({ view }) => ({ view: view === 'chart' ? view : undefined }),
  read: (query) => callListQuery('listEnquiries', { query }),
  exported: (filter) => callPath('exportEnquiries', {}, filter),
});

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
