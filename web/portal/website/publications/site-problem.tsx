import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#web/api/call-query.ts';
import { Alert } from '#web/ui/alert.tsx';

/** Why what was published is not on the website, if that is so. */
export function SiteProblem() {
  const { data } = useQuery(callQuery('readSiteState'));
  if (!data?.problem) return null;
  return <Alert className="mb-4">{data.problem}</Alert>;
}
