import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Admin, Invite } from '#shared/account/auth.ts';
import { usernameText } from '#shared/account/log-in.ts';
import { counted, formatDate, formatMoment } from '#shared/kit/format.ts';
import { type PermissionSet, permissionSetLabels } from '#shared/roles.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { QuestionDialog } from '#web/portal/kit/forms/question-dialog.tsx';
import { useSmallForm } from '#web/portal/kit/forms/use-small-form.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import { MayWrite, WriteOnly } from '#web/portal/kit/rows/use-may-write.ts';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { useMay } from '#web/portal/kit/shell/use-permissions.ts';
import { InviteDialog } from '#web/portal/people/person/invite-dialog.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { AdminAccessDialog, PermissionTicks } from './admin-access-dialog.tsx';
import { isLastAdmin } from './last-admin.ts';

type NamedInvite = Invite & { name: string };

/** The accounts of the office, each with what it may do. */
export function AdminsSection() {
  const { data, error, refetch } = useQuery(callQuery('listAdmins'));
  const [invite, setInvite] = useState<NamedInvite>();
  const [leaving, setLeaving] = useState<Admin>();
  const [changing, setChanging] = useState<Admin>();
  const mayWrite = useMay()('admin.write');

  return (
    <MayWrite value={mayWrite}>
      <section className="max-w-4xl">
        <h2 className="text-xl">Admins</h2>
        <p className="mt-2 max-w-prose">
          Each account may do what its ticks say. An invited person chooses a password by a one-time link.
        </p>
        {(error || !data) && <LoadState {...{ error, refetch }} />}
        {data && (
          <div className="mt-2 flex">
            <ExportLink href={callPath('exportAdmins')} />
          </div>
        )}
        <ul className="mt-4">
          {data?.map((admin) => (
            <li
              key={admin.id}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3"
            >
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">
                  {admin.username} {admin.isSelf && <Pill tone="good">you</Pill>}
                </p>
                <p className="text-sm">{admin.sets.map((set) => permissionSetLabels[set].name).join(', ')}</p>
                <p className="tabular text-sm text-ink-soft">{stateOf(admin)}</p>
              </div>
              <WriteOnly>
                <div className="flex flex-wrap gap-3">
                  <Button
                    aria-label={`Change what ${admin.username} may do`}
                    onClick={() => setChanging(admin)}
                  >
                    Change
                  </Button>
                  {!admin.isSelf && (
                    <RowAction
                      name={`New link for ${admin.username}`}
                      run={async () => {
                        const made = await callApi('createAdminInvite', { params: { id: admin.id } });
                        setInvite({ ...made, name: admin.username });
                      }}
                    >
                      New link
                    </RowAction>
                  )}
                  {admin.hasSecondFactor && !admin.isSelf && (
                    <RowAction
                      name={`Reset the two-step login of ${admin.username}`}
                      run={() => callApi('deleteAdminSecondFactor', { params: { id: admin.id } })}
                      done={`${admin.username} sets up two-step login at the next login`}
                    >
                      Reset two-step login
                    </RowAction>
                  )}
                  {admin.devices > 0 && !admin.isSelf && (
                    <RowAction
                      name={`Sign ${admin.username} out everywhere`}
                      run={() => callApi('deleteAdminSessions', { params: { id: admin.id } })}
                      done={`${admin.username} is signed out everywhere`}
                    >
                      Sign out
                    </RowAction>
                  )}
                  {!isLastAdmin(admin, data) && (
                    <Button
                      variant="quietDanger"
                      aria-label={`Remove ${admin.username}`}
                      onClick={() => setLeaving(admin)}
                    >
                      Remove
                    </Button>
                  )}
                </div>
              </WriteOnly>
            </li>
          ))}
        </ul>
        <WriteOnly>
          <InviteAdminForm onInvited={setInvite} />
        </WriteOnly>
        {invite && (
          <InviteDialog invite={invite} name={invite.name} phone="" onClose={() => setInvite(undefined)} />
        )}
        {changing && <AdminAccessDialog admin={changing} onClose={() => setChanging(undefined)} />}
        {leaving && (
          <QuestionDialog
            title={`Remove ${leaving.username}?`}
            confirm="Remove"
            isDangerous
            send={() => callApi('deleteAdmin', { params: { id: leaving.id } })}
            done={`${leaving.username} is removed`}
            onClose={() => setLeaving(undefined)}
          >
            <p>
              The account and its sessions end at once. This cannot be undone. What {leaving.username} has
              done stays in the history.
            </p>
          </QuestionDialog>
        )}
      </section>
    </MayWrite>
  );
}

function stateOf({ closedOn, hasPassword, inviteUntil, lastLoginAt, devices }: Admin): string {
  if (closedOn) return `Closed since ${formatDate(closedOn)}`;
  if (!hasPassword)
    return inviteUntil ? `Invited, link open until ${formatMoment(inviteUntil)}` : 'No password yet';
  const last = lastLoginAt ? `Last signed in ${formatMoment(lastLoginAt)}` : 'Never signed in';
  return devices > 0 ? `${last} · ${counted(devices, 'signed-in device')}` : last;
}

const usernameSchema = z.object({ username: usernameText });

/** Creates a staff account without a password. @param onInvited receives the link, which is shown once */
function InviteAdminForm({ onInvited }: { onInvited: (invite: NamedInvite) => void }) {
  const [sets, setSets] = useState<PermissionSet[]>(['office']);
  const { form, field, sentence, isBusy } = useSmallForm({
    schema: usernameSchema,
    empty: { username: '' },
    send: async ({ username }) => {
      const body = { username, sets };
      onInvited({ ...(await callApi('createAdmin', { body })), name: username });
    },
  });

  return (
    <form {...form} className="mt-6 grid max-w-md gap-4">
      <TextField
        {...field('username')}
        label="Username of the new admin"
        autoComplete="off"
        autoCapitalize="none"
      />
      <PermissionTicks sets={sets} onChange={setSets} />
      {sentence && <Alert>{sentence}</Alert>}
      <Button type="submit" variant="primary" isBusy={isBusy} className="justify-self-start">
        Invite an admin
      </Button>
    </form>
  );
}
