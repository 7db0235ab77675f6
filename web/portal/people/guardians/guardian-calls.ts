// How the office reads and changes guardians.
import { fullName } from '#shared/people/full-name.ts';
import { type Guardian, type GuardianInput, guardianSortKeys } from '#shared/people/guardians.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { listOf } from '#web/portal/kit/lists/list-of.ts';

export const guardianList = listOf({
  sortKeys: guardianSortKeys,
  defaultSort: 'lastName',
  filters: {},
  read: (query) => callListQuery('listGuardians', { query }),
  exported: (filter) => callPath('exportGuardians', {}, filter),
});

export const guardianCalls = recordCalls<Guardian, GuardianInput>('Guardian', 'guardian', fullName);
