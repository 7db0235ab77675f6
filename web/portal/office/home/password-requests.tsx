import type { PasswordRequest } from '#shared/account/password-requests.ts';
import { formatDate, formatTime } from '#shared/kit/format.ts';
import { InviteButton } from '#web/portal/people/person/invite-button.tsx';

const calls = {
  student: 'createStudentInvite',
  faculty: 'createFacultyInvite',
  guardian: 'createGuardianInvite',
  admin: 'createAdminInvite',
} as const satisfies Record<PasswordRequest['role'], string>;

const when = (instant: string) => `${formatDate(instant)}, ${formatTime(instant)}`;

/** Who has forgotten the password, each with a link to send or copy. A row stays until the password is chosen. */
export function PasswordRequests({ requests }: { requests: readonly PasswordRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <section className="mb-8" aria-labelledby="password-requests">
      <h2 id="password-requests" className="mb-3 text-xl">
        Forgotten passwords
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-white">
        {requests.map(({ role, recordId, name, phone, askedAt, linkUntil }) => (
          <li key={recordId} className="flex min-h-12 flex-wrap items-center gap-x-3 px-4 py-2">
            <span className="min-w-0 grow">
              <span className="block font-medium break-words">{name}</span>
              <span className="block text-sm text-ink-soft">
                {linkUntil ? `Link made, good until ${when(linkUntil)}` : `Asked on ${when(askedAt)}`}
              </span>
            </span>
            <InviteButton call={calls[role]} id={recordId} name={name} phone={phone} isQuiet />
          </li>
        ))}
      </ul>
    </section>
  );
}
