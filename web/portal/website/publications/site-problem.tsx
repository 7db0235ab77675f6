import { useQuery } from '@tanstack/react-query';
import { Alert } from '#web/ui/alert.tsx';
import { siteStateQuery } from './publication-calls.ts';

/** Why what was published is not on the website, if that is so. */
export function SiteProblem() {
  const { data } = useQuery(siteStateQuery);
  if (!data?.problem) return null;
  return (
    <div className="mb-4">
      <Alert>{data.problem}</Alert>
    </div>
  );
}
