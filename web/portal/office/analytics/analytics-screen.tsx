import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { AnalyticsView } from './analytics-view.tsx';

interface AnalyticsScreenProps {
  title?: string;
  /** As faculty see it; the server sends them no fees. */
  isWithoutFees?: boolean;
}

export function AnalyticsScreen({ title = 'Analytics', isWithoutFees = false }: AnalyticsScreenProps) {
  const { data, error, refetch } = useQuery(callQuery('readAnalytics'));
  return (
    <>
      <ScreenHeader title={title}>
        {data && <ExportLink href={callPath('exportAnalytics', {})} />}
      </ScreenHeader>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && <AnalyticsView analytics={isWithoutFees ? { ...data, fees: undefined } : data} />}
      {!data && !error && <Loading text="Counting…" />}
    </>
  );
}
