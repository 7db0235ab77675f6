import { useQuery } from '@tanstack/react-query';
import { Loading } from '#web/ui/loading.tsx';
import { analyticsQuery } from './analytics-query.ts';
import { AnalyticsView } from './analytics-view.tsx';
import { LoadFailure } from './load-failure.tsx';
import { ScreenHeader } from './screen-header.tsx';

/** Admins see fees too; what faculty see is for the server to say. */
export function AnalyticsScreen() {
  const { data, error, refetch } = useQuery(analyticsQuery);
  return (
    <>
      <ScreenHeader title="Analytics" />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && <AnalyticsView analytics={data} />}
      {!data && !error && <Loading text="Counting…" />}
    </>
  );
}
