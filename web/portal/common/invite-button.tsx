import { useState } from 'react';
import { college } from '#content/facts.ts';
import type { Invite } from '#shared/auth.ts';
import { formatDate, formatTime } from '#shared/format.ts';
import { whatsappLink } from '#shared/whatsapp.ts';
import { CallError, callApi } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { showToast } from '#web/ui/toasts.tsx';

interface InviteButtonProps {
  call: 'createStudentInvite';
  /** Of the record whose account is invited. */
  id: string;
  name: string;
  phone: string;
}

/** Makes a one-time link to choose a password, to be copied or sent by WhatsApp. It is shown once. */
export function InviteButton({ call, id, name, phone }: InviteButtonProps) {
  const [invite, setInvite] = useState<Invite>();
  const [isBusy, setBusy] = useState(false);

  const create = async () => {
    setBusy(true);
    try {
      setInvite(await callApi(call, { params: { id } }));
    } catch (error) {
      showToast(error instanceof CallError ? error.message : 'An unknown error occurred', { isError: true });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button isBusy={isBusy} onClick={() => void create()}>
        Invite
      </Button>
      {invite && (
        <InviteDialog invite={invite} name={name} phone={phone} onClose={() => setInvite(undefined)} />
      )}
    </>
  );
}

function InviteDialog({
  invite: { link, expiresAt },
  name,
  phone,
  onClose,
}: {
  invite: Invite;
  name: string;
  phone: string;
  onClose: () => void;
}) {
  const until = `${formatDate(expiresAt)}, ${formatTime(expiresAt)}`;
  const message = `Hello ${name}, choose your password for the ${college.shortName} portal here (good until ${until}): ${link}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast('Link copied');
    } catch {
      showToast('The browser did not copy it. Select the link and copy it by hand.', { isError: true });
    }
  };
  return (
    <Modal title={`Invite ${name}`} onClose={onClose}>
      <p>
        Whoever has this link can choose the password of this account, once, until {until}. It is shown only
        here.
      </p>
      <label className="mt-4 block">
        <span className="text-sm font-medium">Link</span>
        <input
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className="mt-1 block min-h-11 w-full rounded-sm border border-ink-soft bg-white px-3"
        />
      </label>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <a
          href={whatsappLink(phone, message)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center rounded-sm border border-ink-soft bg-white px-4 font-semibold hover:bg-sand"
        >
          Send by WhatsApp
        </a>
        <Button look="primary" onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
    </Modal>
  );
}
