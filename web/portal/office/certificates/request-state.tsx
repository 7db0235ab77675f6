import { counted, formatDate } from '#shared/kit/format.ts';
import {
  type CertificateRequest,
  isOpenRequest,
  requestStateLabels,
} from '#shared/office/papers/certificate-requests.ts';
import { daysBetween } from '#shared/teaching/weekdays.ts';
import { Pill } from '#web/ui/pill.tsx';

const tones = { asked: 'waiting', 'in hand': 'waiting', ready: 'good', refused: 'bad' } as const;

export const RequestPill = ({ state }: Pick<CertificateRequest, 'state'>) => (
  <Pill tone={tones[state]}>{requestStateLabels[state]}</Pill>
);

/** 'Due on 5 Jan 2026, 3 days left'; of a closed request its state with the reason. */
export function DaysLeft({ request, today }: { request: CertificateRequest; today: string }) {
  const { state, dueOn, stateSince, reason } = request;
  if (!isOpenRequest(request))
    return `${requestStateLabels[state]} on ${formatDate(stateSince)}${reason && `: ${reason}`}`;
  const days = daysBetween(today, dueOn);
  const left = days < 0 ? 'late' : days === 0 ? 'today' : `${counted(days, 'day')} left`;
  return (
    <span className={days < 0 ? 'font-semibold text-madder' : undefined}>
      <span className="whitespace-nowrap">{formatDate(dueOn)},</span>{' '}
      <span className="whitespace-nowrap">{left}</span>
    </span>
  );
}
