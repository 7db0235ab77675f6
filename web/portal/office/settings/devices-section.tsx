import { useQuery } from '@tanstack/react-query';
import { formatDate, formatTime } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { Pill } from '#web/ui/pill.tsx';

/** The devices on which the account is signed in, each with a button that ends its session. */
export function DevicesSection() {
  const { data: sessions, error, refetch } = useQuery(callQuery('listSessions'));

  return (
    <section aria-labelledby="devices" className="border-t border-line py-6">
      <h2 id="devices" className="text-xl">
        {say('Signed-in devices')}
      </h2>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      <ul className="mt-4">
        {sessions?.map(({ id, device, ip, lastSeenAt, isCurrent }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2"
          >
            <div>
              <p className="font-medium">
                {say(device)} {isCurrent && <Pill tone="good">this device</Pill>}
              </p>
              <p className="text-sm text-ink-soft tabular">
                {say('Last used {day}, {time}', {
                  day: formatDate(lastSeenAt),
                  time: formatTime(lastSeenAt),
                })}
                &nbsp;· {ip}
              </p>
            </div>
            {!isCurrent && (
              <RowAction
                variant="quietDanger"
                name={say('Sign out {device}', { device: say(device) })}
                run={() => callApi('deleteSession', { params: { id } })}
                done="Signed out there"
              >
                Sign out
              </RowAction>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
