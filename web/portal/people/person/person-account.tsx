import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountState } from '#shared/account/auth.ts';
import { formatMoment } from '#shared/kit/format.ts';
import { type PermissionSet, permissionSetLabels, permissionSets } from '#shared/roles.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { PartHeader } from '#web/portal/kit/shell/part-header.tsx';
import { useMay } from '#web/portal/kit/shell/use-permissions.ts';
import { SelectField } from '#web/ui/fields.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { InviteButton } from './invite-button.tsx';
import { ProfileList } from './profile-list.tsx';

interface PersonAccountProps {
  kind: 'student' | 'faculty';
  /** The record the account is for. */
  person: {
    id: string;
    firstName: string;
    contactInfo?: { email: string; phone: string } | undefined;
  };
}

/** The state of a person's account, and the invite link to choose a password. */
export function PersonAccount({ kind, person }: PersonAccountProps) {
  const { id, firstName, contactInfo } = person;
  const call = kind === 'student' ? 'readStudentAccount' : 'readFacultyAccount';
  const { data, error, refetch } = useQuery(callQuery(call, { params: { id } }));
  return (
    <>
      <PartHeader title="Account">
        <InviteButton
          call={kind === 'student' ? 'createStudentInvite' : 'createFacultyInvite'}
          id={id}
          name={firstName}
          phone={contactInfo?.phone ?? ''}
        />
      </PartHeader>
      {(error || !data) && <LoadState {...{ error, refetch }} />}
      {data && (
        <>
          <p className="mb-5 max-w-prose">
            <AccountPill account={data} /> {adviceFor(data, firstName)}
          </p>
          <ProfileList
            title="Signing in"
            items={[
              ['Logs in with', contactInfo?.email],
              ['Password', data.hasPassword ? 'Chosen' : 'None yet'],
              ['Two-step login', data.hasSecondFactor ? 'On' : 'Off'],
              ['Last signed in', data.lastLoginAt ? formatMoment(data.lastLoginAt) : 'Never'],
              [
                'Invite link',
                data.inviteUntil ? `Open until ${formatMoment(data.inviteUntil)}` : 'None open',
              ],
            ]}
          />
          {data.hasSecondFactor && <LostFactor kind={kind} id={id} />}
          {kind === 'faculty' && <AccountSets id={id} sets={data.sets} />}
          <Devices kind={kind} id={id} devices={data.devices} />
        </>
      )}
    </>
  );
}

function AccountPill({ account: { hasPassword, inviteUntil } }: { account: AccountState }) {
  if (hasPassword) return <Pill tone="good">Can sign in</Pill>;
  return inviteUntil ? <Pill tone="waiting">Invited</Pill> : <Pill tone="quiet">Not invited</Pill>;
}

function adviceFor({ hasPassword, inviteUntil }: AccountState, name: string): string {
  if (hasPassword)
    return `If ${name} has forgotten the password, ‘Invite’ makes a one-time link to choose another. The old password works until then.`;
  return inviteUntil
    ? `${name} has not used the invite link yet. If it is lost, ‘Invite’ makes a new one, and the older one ends.`
    : `${name} cannot sign in yet. ‘Invite’ makes a one-time link to choose a password, to be copied or sent by WhatsApp.`;
}

/** For a person who has lost the phone and the recovery codes. */
function LostFactor({ kind, id }: { kind: PersonAccountProps['kind']; id: string }) {
  const call = kind === 'student' ? 'deleteStudentSecondFactor' : 'deleteFacultySecondFactor';
  return (
    <p className="mb-5 flex flex-wrap items-center gap-3">
      Phone and recovery codes are lost?{' '}
      <RowAction
        variant="quietDanger"
        name="Turn two-step login off"
        run={() => callApi(call, { params: { id } })}
        done="Two-step login is off"
      >
        Turn two-step login off
      </RowAction>
    </p>
  );
}

function Devices({
  kind,
  id,
  devices,
}: Pick<AccountState, 'devices'> & { kind: PersonAccountProps['kind']; id: string }) {
  const call = kind === 'student' ? 'deleteStudentSessions' : 'deleteFacultySessions';
  return (
    <section className="border-t border-line py-5">
      <h2 className="text-xl">Signed-in devices</h2>
      {devices.length === 0 && <p className="mt-3 text-ink-soft">Not signed in anywhere.</p>}
      <ul className="mt-2 max-w-2xl">
        {devices.map(({ id, device, lastSeenAt }) => (
          <li
            key={id}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 last:border-b-0"
          >
            <span className="font-medium">{device}</span>
            <span className="tabular text-ink-soft">Last used {formatMoment(lastSeenAt)}</span>
          </li>
        ))}
      </ul>
      {devices.length > 0 && (
        <div className="mt-4 -ml-(--button-space)">
          <RowAction
            variant="quietDanger"
            name="Sign out everywhere"
            run={() => callApi(call, { params: { id } })}
            done="Signed out everywhere"
          >
            Sign out everywhere
          </RowAction>
        </div>
      )}
    </section>
  );
}

const teaching = '';

/** What a teacher's account may do beside teaching: an admin gives it. */
function AccountSets({ id, sets }: { id: string } & Pick<AccountState, 'sets'>) {
  const [chosen, setChosen] = useState<string>(sets[0] ?? teaching);
  if (!useMay()('admin.write')) return null;
  const given = permissionSets.filter(
    (set): set is Exclude<PermissionSet, 'admin'> => set !== 'admin' && set === chosen,
  );
  return (
    <section className="border-t border-line py-5">
      <h2 className="mb-3 text-xl">Beside teaching</h2>
      <div className="flex max-w-xl flex-wrap items-end gap-3">
        <SelectField
          label="The account may also"
          required
          className="min-w-0 flex-1"
          value={chosen}
          options={[
            { value: teaching, label: 'Nothing further' },
            ...permissionSets
              .filter((set) => set !== 'admin')
              .map((value) => ({ value, label: permissionSetLabels[value].name })),
          ]}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <RowAction
          name="Save what the account may do"
          run={() => callApi('setFacultySets', { params: { id }, body: { sets: given } })}
          done="Saved"
        >
          Save
        </RowAction>
      </div>
    </section>
  );
}
