// How the office reads and changes guardians.
import { fullName } from '#shared/people/full-name.ts';
import { type Guardian, type GuardianInput, guardianSortKeys } from '#shared/people/guardians.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { filterOf, listSearch, pageOf } from '#web/portal/kit/lists/list-search.ts';

export const guardianListSearch = listSearch(guardianSortKeys, {});
type GuardianListSearch = ReturnType<typeof guardianListSearch>;

export const guardianListQuery = (search: GuardianListSearch) =>
  callListQuery('listGuardians', { query: pageOf(search) });

export const guardianExportPath = (search: GuardianListSearch) =>
  callPath('exportGuardians', {}, filterOf(search));

export const guardianCalls = recordCalls<Guardian, GuardianInput>('Guardian', 'guardian', fullName);
