import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCount, formatMoment } from '#shared/kit/format.ts';
import type { Health } from '#shared/kit/health.ts';
import { dayMilliseconds } from '#shared/teaching/weekdays.ts';
import { callQuery } from '#web/api/call-query.ts';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';

/** Whether the server, its data and its backups are well, without a visit to the machine. */
export function HealthSection() {
  const { data, dataUpdatedAt, error, refetch } = useQuery(callQuery('readHealth'));
  return (
    <section className="max-w-4xl">
      <h2 className="text-xl">Health</h2>
      <p className="mt-2 max-w-prose">
        How the server and the college’s data stand. What needs care is marked.
      </p>
      {(error || !data) && <LoadState {...{ error, refetch }} />}
      {data && (
        <dl className="mt-4">
          {linesOf(data, dataUpdatedAt).map(({ name, value, more, care }) => (
            <div
              key={name}
              className="grid gap-x-8 border-b border-line py-3 sm:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <dt className="text-sm text-ink-soft sm:text-base">{name}</dt>
              <dd className="tabular min-w-0">
                <span className="font-medium wrap-anywhere">{value}</span>
                {care && <span className="ml-2 font-semibold text-madder">{care}</span>}
                {more && <p className="mt-0.5 text-sm text-ink-soft wrap-anywhere">{more}</p>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

interface Line {
  name: string;
  value: string;
  more?: ReactNode;
  /** What is wrong; undefined where all is well. */
  care?: string | undefined;
}

function linesOf(health: Health, now: number): Line[] {
  const { version, startedAt, memory, database, lastBackup, failedLogins, mail, disk } = health;
  const backupIsOld = lastBackup && now - Date.parse(lastBackup.at) > 2 * dayMilliseconds;
  const diskIsFull = disk.freeBytes < 1e9 || disk.freeBytes < disk.totalBytes / 20;
  return [
    {
      name: 'Last backup',
      value: lastBackup ? formatMoment(lastBackup.at) : 'None is known',
      care: lastBackup ? (backupIsOld ? 'older than two days' : undefined) : 'make one',
      more: lastBackup
        ? `${sizeOf(lastBackup.kilobytes * 1000)} in ${lastBackup.place}, read through after it was made`
        : 'The timer of the server makes one every night, npm run backup makes one now',
    },
    {
      name: 'Free disk',
      value: sizeOf(disk.freeBytes),
      care: diskIsFull ? 'nearly full' : undefined,
      more: `of ${sizeOf(disk.totalBytes)} on the disk with the pictures`,
    },
    {
      name: 'Failed log-ins',
      value: formatCount(failedLogins),
      care: failedLogins > 100 ? 'unusually many' : undefined,
      more: 'in the last 24 hours; the history lists them under Accounts',
    },
    ...(mail
      ? [
          {
            name: 'Email',
            value: `${formatCount(mail.waiting)} waiting`,
            care: mail.notTaken > 0 ? 'the mail server does not take them' : undefined,
            more: 'Messages name the words of the mail server for each reader',
          },
        ]
      : []),
    {
      name: 'Database',
      value: database.name,
      more: `${sizeOf(database.bytes)}, state ${database.migration}`,
    },
    {
      name: 'Program',
      value: `Version ${version}`,
      more: `Running since ${formatMoment(startedAt)}, ${memory} MB of memory`,
    },
  ];
}

/** '12 MB', '3.4 GB' */
function sizeOf(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(bytes < 1e10 ? 1 : 0)} GB`;
  return bytes >= 1e6 ? `${Math.round(bytes / 1e6)} MB` : `${Math.ceil(bytes / 1000)} kB`;
}
