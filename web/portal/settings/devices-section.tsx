import { useQuery } from '@tanstack/react-query';
import { formatDate, formatTime } from '#shared/format.ts';
import { CallError, callApi } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import { LoadFailure } from '#web/portal/shell/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts.tsx';

/** Where the account is signed in, and the way to end it there. */
export function DevicesSection() {
  const {
    data: sessions,
    error,
    refetch,
  } = useQuery({ queryKey: ['sessions'], queryFn: () => callApi('listSessions', {}) });

  const end = async (id: string) => {
    try {
      await callApi('deleteSession', { params: { id } });
      showToast('Signed out there');
    } catch (failure) {
      showToast(failure instanceof CallError ? failure.message : 'An unknown error occurred', {
        isError: true,
      });
    }
    await queryClient.invalidateQueries({ queryKey: ['sessions'] });
  };

  return (
    <section className="border-t border-line py-6">
      <h2 className="text-xl">Signed-in devices</h2>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      <ul className="mt-4">
        {sessions?.map(({ id, device, ip, lastSeenAt, isCurrent }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2"
          >
            <div>
              <p className="font-medium">
                {device}{' '}
                {isCurrent && (
                  <span className="ml-1 rounded-full bg-sea-pale px-2 py-0.5 text-sm text-teal-deep">
                    this device
                  </span>
                )}
              </p>
              <p className="text-sm text-ink-soft tabular">
                Last used {formatDate(lastSeenAt)}, {formatTime(lastSeenAt)} · {ip}
              </p>
            </div>
            {!isCurrent && (
              <Button look="danger" aria-label={`Sign out ${device}`} onClick={() => void end(id)}>
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
