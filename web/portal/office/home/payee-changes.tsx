import { Link } from '@tanstack/react-router';
import { formatMoment } from '#shared/kit/format.ts';
import type { OfficeTasks, PayeeChange } from '#shared/office/office-tasks.ts';
import { portalRoutes } from '#shared/routes.ts';

const labels: Readonly<Record<PayeeChange['field'], string>> = { account: 'Bank account', upiId: 'UPI id' };

/** Money that goes to a wrong account is noticed by who knows the right one: each change stands here for a week. */
export function PayeeChanges({ payeeChanges }: Pick<OfficeTasks, 'payeeChanges'>) {
  if (payeeChanges.length === 0) return null;
  return (
    <section
      className="mb-8 rounded-sm border-l-4 border-madder bg-madder-pale px-4 py-3"
      aria-labelledby="payee-changes"
    >
      <h2 id="payee-changes" className="text-xl">
        Where students pay was changed
      </h2>
      <ul className="mt-2 grid gap-3">
        {payeeChanges.map(({ id, at, actor, field, from, to }) => (
          <li key={`${id} ${field}`}>
            <span className="text-ink-soft">
              {formatMoment(at)} · {actor}
            </span>
            <dl className="grid gap-x-3 sm:grid-cols-[auto_1fr]">
              <dt className="font-medium">{labels[field]}, before</dt>
              <dd className="break-words whitespace-pre-line">{from || 'none'}</dd>
              <dt className="font-medium">{labels[field]}, after</dt>
              <dd className="break-words whitespace-pre-line">{to || 'none'}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        If you do not know of this, correct it in the{' '}
        <Link to={portalRoutes.admin('settings?tab=payments')} className="underline">
          settings
        </Link>{' '}
        and change your password.
      </p>
    </section>
  );
}
