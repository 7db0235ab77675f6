import { useQuery } from '@tanstack/react-query';
import { Loading } from '#web/ui/loading.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import { ScreenHeader } from '../shell/screen-header.tsx';
import { analyticsQuery } from './analytics-query.ts';
import { AnalyticsView } from './analytics-view.tsx';

interface AnalyticsScreenProps {
  title?: string;
  /** As faculty see it; the server sends them no fees. */
  isWithoutFees?: boolean;
}

export function AnalyticsScreen({ title = 'Analytics', isWithoutFees = false }: AnalyticsScreenProps) {
  const { data, error, refetch } = useQuery(analyticsQuery);
  return (
    <>
      <ScreenHeader title={title} />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && <AnalyticsView analytics={isWithoutFees ? { ...data, fees: undefined } : data} />}
      {!data && !error && <Loading text="Counting…" />}
    </>
  );
}
