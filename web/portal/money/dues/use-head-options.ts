import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#web/api/call-query.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';

/** The choices of the filter by fee: those of which something is open. */
export function useHeadOptions() {
  const { data = [] } = useQuery(callQuery('listDueHeads'));
  return { head: selectOptions(data.map(({ head }) => head)) };
}
