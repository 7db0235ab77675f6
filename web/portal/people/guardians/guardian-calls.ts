// How the office reads and changes guardians.
import { queryOptions } from '@tanstack/react-query';
import { fullName } from '#shared/people/full-name.ts';
import { type Guardian, type GuardianInput, guardianSortKeys } from '#shared/people/guardians.ts';
import { callApi, callList, callPath } from '#web/api/calls.ts';
import { recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { listQuery } from '#web/portal/kit/lists/list-query.ts';
import { filterOf, listSearch } from '#web/portal/kit/lists/list-search.ts';

export const guardianListSearch = listSearch(guardianSortKeys, {});
type GuardianListSearch = ReturnType<typeof guardianListSearch>;

export const guardianListQuery = (search: GuardianListSearch) =>
  listQuery('guardians', search, (query, signal) => callList('listGuardians', { signal, query }));

export const guardianExportPath = (search: GuardianListSearch) =>
  callPath('exportGuardians', {}, filterOf(search));

export const guardianCalls = recordCalls<Guardian, GuardianInput>('Guardian', 'guardian', fullName);

export const studentGuardiansQuery = (id: string) =>
  queryOptions({
    queryKey: ['students', id, 'guardians'],
    queryFn: ({ signal }) => callApi('listStudentGuardians', { signal, params: { id } }),
  });
