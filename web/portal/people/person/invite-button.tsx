import { useState } from 'react';
import type { Invite } from '#shared/account/auth.ts';
import { callApi } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { useMayWrite } from '#web/portal/kit/rows/use-may-write.ts';
import { collegeSettingsQuery } from '#web/portal/office/settings/college-settings-query.ts';
import { Button } from '#web/ui/button.tsx';
import { InviteDialog } from './invite-dialog.tsx';

interface InviteButtonProps {
  call: 'createStudentInvite' | 'createFacultyInvite' | 'createGuardianInvite' | 'createAdminInvite';
  /** Id of the record whose account is invited. */
  id: string;
  name: string;
  phone: string;
  /** In a row of a list. */
  isQuiet?: boolean;
}

/** Creates a one-time link to choose a password, which the admin copies or sends by WhatsApp. It is shown once. */
export function InviteButton({ call, id, name, phone, isQuiet = false }: InviteButtonProps) {
  const [invite, setInvite] = useState<Invite>();
  const { run, isBusy } = useSaving('toast');
  const mayWrite = useMayWrite();

  const create = () =>
    run(async () => {
      // The settings are loaded first, because the dialog needs them: an invite that cannot be shown would be lost.
      await queryClient.query(collegeSettingsQuery);
      setInvite(await callApi(call, { params: { id } }));
    });

  if (!mayWrite) return null;
  return (
    <>
      <Button
        variant={isQuiet ? 'quiet' : 'primary'}
        isBusy={isBusy}
        {...(isQuiet && { 'aria-label': `Invite ${name}` })}
        onClick={() => void create()}
      >
        Invite
      </Button>
      {invite && (
        <InviteDialog invite={invite} name={name} phone={phone} onClose={() => setInvite(undefined)} />
      )}
    </>
  );
}
