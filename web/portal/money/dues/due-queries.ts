// How the screens read what is open.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Field } from '#shared/kit/fields/fields.ts';
import { type Due, type DueSums, dueSortKeys } from '#shared/money/dues.ts';
import { feeFields } from '#shared/money/fees.ts';
import { contactInfoFields } from '#shared/people/contact-info.ts';
import { studentFields } from '#shared/people/students.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { type ListPage, listOf, type ShownList } from '#web/portal/kit/lists/list-of.ts';
import { filterOf, matchOf } from '#web/portal/kit/lists/list-search.ts';

/** What can be shown besides the usual columns, as the student's record and the fee name it. */
const furtherFields: Readonly<Record<'amount' | 'quota' | 'parentPhone' | 'phone', Field>> = {
  amount: feeFields.amount,
  quota: studentFields.quota,
  parentPhone: studentFields.parentPhone,
  phone: contactInfoFields['contactInfo.phone'],
};

/** Open fees, each page with the sums over all pages. */
export const dueList = listOf({
  sortKeys: dueSortKeys,
  defaultSort: 'dueOn',
  filters: {
    /** The complete label of a fee. */
    head: { label: 'Fee', filter: { all: 'All fees' } },
    year: studentFields.year,
    quota: studentFields.quota,
    overdue: {
      label: 'Due',
      choices: ['true', 'false'],
      choiceLabels: { true: 'Overdue', false: 'Due later' },
      filter: { all: 'Overdue and later' },
    },
    payableBy: {
      label: 'To be paid by',
      choices: ['government'],
      choiceLabels: { government: 'The government' },
      filter: { all: 'Students' },
    },
  },
  columnChoices: { fields: furtherFields, paths: Object.keys(furtherFields) },
  views: 'dues',
  further: ({ view }) => ({ view: view === 'chart' ? view : undefined }),
  read: (query) =>
    queryOptions({
      queryKey: ['listDues', 'list', JSON.stringify(query)],
      queryFn: async ({ signal }) => {
        const { dues: rows, total, sums } = await callApi('listDues', { signal, query });
        return { rows, total, sums };
      },
      placeholderData: keepPreviousData,
    }),
  exported: (filter) => callPath('exportDues', {}, filter),
});
export type DueListSearch = ReturnType<typeof dueList.readSearch>;
export type ShownDues = ShownList<ListPage<Due> & { sums: DueSums }, DueListSearch>;

/** All open fees that match, without pages. */
export function allDuesQuery(search: DueListSearch) {
  const query = filterOf(search);
  return queryOptions({
    queryKey: ['listDues', 'all', query],
    queryFn: async ({ signal }) => (await callApi('listDues', { signal, query })).dues,
  });
}

export function dueFiguresQuery(search: DueListSearch) {
  const query = { ...matchOf(search), by: search.year ? ('head' as const) : ('year' as const) };
  return queryOptions({ ...callQuery('listDueFigures', { query }), placeholderData: keepPreviousData });
}
