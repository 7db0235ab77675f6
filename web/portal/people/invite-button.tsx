import { useState } from 'react';
import type { Invite } from '#shared/auth.ts';
import { formatDate, formatTime } from '#shared/format.ts';
import { whatsappLink } from '#shared/whatsapp.ts';
import { callApi } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import { refreshRecords, sentenceOf } from '#web/portal/forms/records.ts';
import { collegeSettingsQuery } from '#web/portal/settings/college-settings-query.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { showToast } from '#web/ui/toasts.tsx';
import { fillInviteMessage, usualInviteMessage, withCountryCode } from './invite-message.ts';

interface InviteButtonProps {
  call: 'createStudentInvite' | 'createFacultyInvite';
  /** Of the record whose account is invited. */
  id: string;
  name: string;
  phone: string;
}

/** Makes a one-time link to choose a password, to be copied or sent by WhatsApp. It is shown once. */
export function InviteButton({ call, id, name, phone }: InviteButtonProps) {
  const [invite, setInvite] = useState<Invite & { message: string }>();
  const [isBusy, setBusy] = useState(false);

  const create = async () => {
    setBusy(true);
    try {
      // First the wording: an invite that was made and cannot be shown would be lost.
      const { inviteMessage } = await queryClient.query(collegeSettingsQuery);
      const made = await callApi(call, { params: { id } });
      setInvite({ ...made, message: inviteMessage ?? usualInviteMessage });
      void refreshRecords();
    } catch (error) {
      showToast(sentenceOf(error), { isError: true });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button look="primary" isBusy={isBusy} onClick={() => void create()}>
        Invite
      </Button>
      {invite && (
        <InviteDialog invite={invite} name={name} phone={phone} onClose={() => setInvite(undefined)} />
      )}
    </>
  );
}

interface InviteDialogProps {
  invite: Invite & { message: string };
  name: string;
  phone: string;
  onClose: () => void;
}

function InviteDialog({
  invite: { link, expiresAt, message: wording },
  name,
  phone,
  onClose,
}: InviteDialogProps) {
  const until = `${formatDate(expiresAt)}, ${formatTime(expiresAt)}`;
  const message = fillInviteMessage(wording, { name, until, link });
  return (
    <Modal title={`Invite ${name}`} onClose={onClose}>
      <p className="mb-4">
        Anyone with this link can choose the password of this account, once, until {until}. It is shown only
        here. Any older link has ended.
      </p>
      <CopyField label="Link" value={link} />
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Close</Button>
        <a
          href={whatsappLink(withCountryCode(phone), message)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center rounded-sm border border-ink-soft bg-white px-4 font-semibold hover:bg-sand"
        >
          Send by WhatsApp
        </a>
      </div>
    </Modal>
  );
}
